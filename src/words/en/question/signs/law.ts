/** Courts, police, prison and papers: words that are weak alone and say much together. */
import type { GraveField } from '../../../../tarot/question/graves.ts'

const law = (
  name: string,
  strength: GraveField['strength'],
  words: { terms?: string; phrases?: string },
): GraveField => ({
  name,
  grave: 'law',
  strength,
  ...words,
})

export const LAW_SIGNS: readonly GraveField[] = [
  law('courts and crimes, by their words', 'named', {
    terms:
      'court_case court_date court_hearing court_order crown_court magistrates magistrate magistrates_court county_court family_court high_court small_claims lawsuit plea_deal plead_guilty plead_not_guilty pleaded_guilty pleading_guilty not_guilty convicted conviction acquitted sentenced sentencing prison jail parole probation_officer bail on_bail remand on_remand arrested arrest_warrant warrant_for charged_with police_interview under_caution police_station cps prosecution prosecuted prosecutor defence_lawyer public_defender barrister indicted indictment subpoena subpoenaed witness_statement testify testifying perjury manslaughter assault_charge fraud_charge embezzled embezzlement restraining_order injunction custody_battle custody_hearing custody_case full_custody child_arrangements cafcass guardian_ad_litem social_services deported deportation deport asylum asylum_claim detention_centre immigration_tribunal home_office_letter refugee_status overstayed undocumented right_to_remain leave_to_remain employment_tribunal industrial_tribunal disciplinary_hearing misconduct_hearing inquest coroner being_sued suing_me sued_me sue_me sue_them drink_driving drunk_driving dui dangerous_driving hit_and_run community_service suspended_sentence ankle_tag juvenile_court jury_service_on the_jury_find verdict_on divorce_court decree_nisi hmrc_investigation tax_fraud benefit_fraud tax_evasion money_laundering',
  }),
  law('words of courts', 'weak', {
    terms:
      'court courts judge jury magistrate trial hearing tribunal verdict sentence sentenced appeal lawyer lawyers solicitor solicitors attorney barrister legal_aid legal case evidence witness witnesses statement guilty innocent accused allegation allegations charge charges prosecution defence custody divorce_papers papers settlement mediation contact_order visitation access_to_my weekends_with bailiff',
  }),
  law('police', 'weak', {
    terms:
      'police policeman policewoman officer officers detective detectives sergeant constable cops copper arrest warrant raid raided search_warrant questioned interview_room caution cautioned fingerprints cctv statement_to cell cells handcuffs took_my_phone took_my_computer seized investigation investigating investigated inspector crime criminal offence stolen_goods speeding licence_points breathalyser breath_test over_the_limit',
  }),
  law('prison', 'weak', {
    terms:
      'prison jail jailed locked_up behind_bars inside_for been_inside is_inside doing_time release release_date parole parole_board visiting_order visiting_day probation tag tagged early_release home_leave open_prison warden sentence_left served_half coming_out gets_out get_out_in years_left_to_serve',
  }),
  law('papers and borders', 'weak', {
    terms:
      'visa home_office immigration asylum deport deported papers_came my_papers no_papers passport_taken right_to_work refugee border_force overstay overstayed residence_permit citizenship_interview sponsor_licence removal_notice green_card_interview ice_agents ice_raid uscis',
  }),
  law('told by its steps', 'told', {
    phrases: `
      up before the/a magistrate/magistrates/judge/bench/beak/panel/board ~
      stand/standing/stood up/in/before ~ court/magistrate/judge/dock/jury/witness_box
      in/to/at/from/the/before/go_to/going_to/take_me_to/taking_me_to/taking_him_to court ~ monday/tuesday/wednesday/thursday/friday/tomorrow/week/month/14th/ex/kids/him/her/house/will/again/over/against/case/case_will/custody
      judge/jury/magistrate/panel/tribunal/court/board ~ believe/decide/rule/side/give/let/find/grant/lenient/favour/go_easy/send_him/send_me/say/think/against ~ me/him/her/us/custody/kids/case/guilty/years/favour/them
      ? will/did/does/can/would i/he/she/they/we/my_brother/my_son ~ go/going/get/getting/end_up/be_sent/be_locked/be ~ prison/jail/inside/locked_up/off/time/sentence/years_inside/bail/parole/tag/deported/custody/sent_down/put_away/charged/caught/away_with_it
      ? brother/son/husband/father/cousin/uncle/boyfriend/friend/partner/he/nephew/grandson/mother/sister ~ inside/locked_up/away/banged_up/in_there/on_remand/upstate/down_south_prison ~ months/years/date/since/home/visit/visits/out/letters/waiting
      when/will/is/before {dear}/he/she/brother ~ come/comes/coming/get/gets/getting/be/let out ~ christmas/home/parole/early/year/girl/paper_chain/date/again/ramadan/eid/good_behaviour/. ~
      home before/by/for ~ ramadan/christmas/eid/easter/birthday ~ inside/sentence/parole/date/remand
      ? officers/police/detectives/two_officers/men_in_suits/agents ~ came/come/at/door/knocked/asking/took/carried/searched/six_in_the_morning/by_name/depot/work/card/ring
      ? police/officer/officers/detective ~ want/wants/wanted/statement/question/questions/interview/find/know/charge/phone/computer/laptop/car/asked/asking/speak_to/talk_to
      took/carried/seized/taken/kept ~ computer/laptop/phone/phones/hard_drives/files ~ police/officers/raid/find/warrant/morning
      say/said/saying/tell/told/telling/swear ~ i/he/she/we was/were ~ home/with_him/with_her/asleep/there/driving/not_there ~ night/asked/him/police/court/lie
      alibi/cover_story/keep_my_mouth_shut/say_nothing/no_comment/my_fingerprints/on_camera/on_cctv/took_the_blame/taking_the_blame/blame_for/take_the_fall/my_name_on_it
      what/for_what my/his/her/the cousin/brother/son/friend/boyfriend/husband/partner did ~ car/name/blame/police/court/card
      get/gets/got/getting away with it ~
      will/are/do they/anyone/police ~ find/finding/found ~ out/computer/phone/body/it/money/me ~
      ? caught/catch ~ shoplifting/stealing/speeding/driving/police/camera/cash/till/selling/weed/me/us
      social worker/workers/services/lady ~ visit/visits/comes/came/wrote/fridge/decide/boys/girls/kids/children/report/room/take/taken/assessment/again/conference
      report/report_lady/assessor/guardian/cafcass ~ wrote/writes/recommend/recommends/kids/girls/boys/children/weekends/judge/court
      keep/keeping/lose/losing/get/see/have/take/taking/taken/let_me_have/allowed ~ kids/children/boys/girls/son/daughter/baby ~ court/custody/weekends/judge/social/ex/hearing/care/foster/full_time/back/supervised/lawyer/solicitor
      weekends/access/contact/supervised/visits ~ kids/children/girls/boys/son/daughter ~ ex/court/judge/report/stop/stopped/stopping/allowed/lets/let_me
      solicitor/lawyer/solicitors/lawyers/attorney ~ letter/letters/says/said/wants/thinks/advice/house/will/fees/plead/settle/offer/court/case/found
      letter from ~ solicitor/solicitors/lawyer/court/home_office/council/police/tribunal/his_lawyer/her_lawyer
      contest/contesting/contested/challenge/challenging/dispute/disputing the/a/her/his/mothers/fathers/my will/eviction/decision/fine/sentence ~
      ? sue/suing/sued/claim_against/compensation/damages/settle/settlement ~ them/hospital/employer/landlord/company/ex/neighbour/work/fall/accident/court/me/us
      papers/form/forms/visa/application/appeal/status/interview ~ home_office/refused/refusal/deport/sent_back/send_me_back/send_us_back/asylum/stay_here/overstay/detention/expire/expired/reporting/sign_every
      send/sent/sending/deport ~ me/us/him/her/them/my_husband/my_mother back ~ country/home/border/visa/papers/plane/war/flight
      tax_people/tax_office/taxman/hmrc/irs/customs/auditor/auditors/inspector/inspectors/revenue/trading_standards/licensing ~ want/wants/letter/books/years/investigate/investigating/investigation/visit/find/came/coming/knock/audit/asking/come
      books/receipts/invoices/accounts ~ cooked/head/false/fiddled/two_sets/missing/years/tax/come_clean/declare/declared/cash
      come clean/forward ~ tax/police/sit_tight/books/boss/money/accident/judge
      ? accused/accusing/accuses/accusation/allegation/allegations/framed/blamed ~ me/him/her/us/of/stealing/theft/touching/work/school/false/falsely/something
      suspended/under_investigation/investigated/struck_off/disciplinary/tribunal ~ work/school/hearing/patient/pupil/complaint/nursing/police/licence/register
      passport/papers/documents ~ keeping/keeps/kept/took/taken/holds/locked/confiscated/hidden ~ uncle/boss/agency/employer/madam/he/she/they/husband
    `,
  }),
]
