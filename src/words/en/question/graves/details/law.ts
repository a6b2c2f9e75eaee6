/** Courts, police, prison, custody and immigration: told by details, without its name. */
// mutate-file order: the order of signs, of which each is weighed by its name
import type { GraveField } from '../../../../../tarot/question/graves.ts'

export const LAW_DETAILS: readonly GraveField[] = [
  {
    name: 'police: knocks, seizures, questions',
    grave: 'law',
    strength: 'told',
    phrases: `
      knock/knocked/banged/kicked/broke/bang ~ door ~ 5/6/4/five/six/four/dawn/warrant/officers/police/uniform ~ am/morning/son/husband/laptop/laptops/took/warrant/phone/searched
      took/taken/seized/bagged/kept/have/still_have ~ my/his/her/all/our/the phone/phones/laptop/laptops/computer/computers/hard_drive/devices/passport/passports/shotgun/car ~ evidence/police/officers/months/investigation/bags/bagged/forensics/examined/warrant/back
      devices/laptop/phone ~ forensics/forensic/examined/seized/evidence/analysed ~
      taken/took/led/drove/marched ~ away/off/out in/in_the handcuffs/cuffs/a_police_car/police_van/a_van/the_back_of
      handcuffs/handcuffed/cuffed/in_cuffs/cells/police_cell/night_in_the_cells/custody_suite/custody_sergeant/duty_solicitor/mugshot/mug_shot/fingerprinted/fingerprints/swabbed/dna_swab/line_up/identity_parade/e_fit/photofit/voluntary_interview/no_comment/nfa/no_further_action/rui/released_under_investigation/under_caution/read_his_rights/read_her_rights/read_me_my_rights/penalty_notice/section_18/search_warrant/ankle_monitor/tagged/on_tag/on_a_tag/the_tag/curfew/sar_request
      helping police/officers with ~ enquiries/inquiries
      asked/asking/want/wants/told/invited/called ~ come/go/attend/pop ~ in/down/station ~ questions/voluntarily/statement/interview/caution/solicitor/detective/officer
      what/should/will/can/do i/we/he/she/to ~ say/tell/told/lie/lied ~ to/the ~ police/officers/detective/detectives/investigator/inspector/cops
      gave/give/giving/given/make/made/making/sign/signed/change/changed/withdraw/withdrawn/retract/retracted ~ statement/statements ~ police/against/detective/court/officer/him/her/pressure/afraid/solicitor/signed/drop
      lie/lied/lying/cover/covered/covering ~ to/for/under ~ police/court/oath/him_to/brother/son/alibi/judge/investigators
      alibi/alibis/cctv_footage/dashcam_footage/phone_records/cell_site/was_nowhere_near/wrong_place_wrong_time/mistaken_identity/fit_up/fitted_up/stitched_up/set_me_up/set_him_up/planted_on/planted_in/grassed/grass_on/grassing/snitch/snitching/turn_himself_in/turn_myself_in/turn_herself_in/hand_himself_in/hand_myself_in/on_the_run/wanted_by/warrant_out/wear_a_wire/take_the_rap/took_the_rap/take_the_fall/taking_the_fall/took_the_blame_for/cop_a_plea
      car/cars/van/officers/detectives/men ~ parked/outside/watching/sitting ~ house/street/flat ~ police/unmarked/arrest/investigation/come_for_me/days/following
      named/naming/name/face/photo/picture ~ in/on ~ local/newspaper/paper/papers/news/crimestoppers ~ court/charge/charged/son/husband/arrested/innocent/case/accused
    `,
  },
  {
    name: 'the case: dates, letters, waiting',
    grave: 'law',
    strength: 'told',
    phrases: `
      adjourned/adjournment/remanded/relisted/vacated_the/case_management/pre_trial/committal/mention_hearing/disclosure/discovery_phase/motion_to/grand_jury/bench_trial/hung_jury/mistrial/retrial/appeal_court/court_of_appeal/supreme_court/judicial_review/legal_aid/public_defender/pro_bono/pro_se/litigant/litigant_in_person/mckenzie_friend/bundle/witness_box/witness_stand/the_dock/in_the_dock/stand_trial/jurors/foreman/victim_impact/victim_personal/pre_sentence/character_reference/character_references/mitigation/mitigating/aggravating/sentencing_guidelines/statute_of_limitations/cross_examined/cross_examination/court_bailiff/affidavits/notarised/stipendiary
      jury ~ out/deliberating/deliberate/come_back/comes_back/came_back/return/returns/believe/side/days/second_day/verdict/twelve
      stand/stood/standing/sit/sat/go ~ up/in/on ~ dock/witness_box/stand/front_of_the_judge/gallery/public_gallery
      papers/envelope/summons/documents/order/lawsuit/letter ~ served/serve/handed/process_server/hand_delivered/recorded_delivery ~ door/work/me/him/her/ex/morning/kids/court/divorce/days
      i/we/he/she/been/was/got/get/being served ~ papers/today/yesterday/work/door/with ~
      face/faces/facing/looking/looks/risk/risks/get/gets/could_get/give/gave/got ~ at/him/her/up_to/me/two/three/five/ten/life/10/15/20/25/2/3/5 ~ years/months/life ~ prison/inside/sentence/charge/judge/jail/for_it/bars/behind/suspended/plea/lawyer/barrister
      will/does/could/might/can he/she/i/my_son/my_brother/my_husband/my_boyfriend/my_father ~ be/get/go ~ sent_down/put_away/locked_up/off_with_it/a_custodial/custodial/down_for_it/down_for_this
      custodial/suspended/community/life/concurrent/consecutive/indeterminate/ipp/tariff sentence/order/sentences
      plead/pleads/pleading/pleaded/plea/deal/offered ~ guilty/not_guilty/deal/lesser/guilty_to/no_contest ~
      suit ~ court/hearing/judge/borrowed/borrow/trial ~ monday/tuesday/wednesday/thursday/friday/tomorrow/look/jury/son
      did/have done nothing/not ~ wrong ~ accused/they_say/blame/police/court/school/suspended/investigation/job/believe/charge/cleared
      she/he/they/girl/student/pupil/woman/colleague/patient/ex ~ says/claims/said/claiming/claimed/telling ~ i/he/my_son/my_husband/my_brother ~ did/touched/hit/took/stole/raped/assaulted/harassed/hurt ~ not/never/lie/lying/true/police/innocent
      exonerated/vindicated/acquit/overturned/quashed/innocence_project
      name/names cleared/clear/clearing/mud/dragged/blackened/restored ~ court/police/work/investigation/accused/years/charge/allegation/through/innocent
    `,
  },
  {
    name: 'inside: prison',
    grave: 'law',
    strength: 'told',
    phrases: `
      visiting/visit/visits/visited/visitor/visitors hours/order/orders/hall/room/centre/day ~ prison/inside/him/brother/son/husband/father/guard/guards/booked/search/glass/table/month/cell
      visiting order
      visit/visits/visiting/see/saw ~ through/behind/across ~ glass/plastic_screen/screen ~
      inside ~ brother/son/husband/father/boyfriend/partner/years/months/since/wing/cell/letters/out ~ out/visit/wait/release/parole/letters/sentence/wing/cell/tag/letter
      {dear} ~ is/was/been/back inside ~ years/months/since/again/until/visit/letters/release/wait/kids
      wait/waiting/waits for/until him/her/he/she/my_man/{dear} ~ out/release/released/get_out/gets_out/home ~ prison/years/inside/sentence/parole/letters/jail/tag
      phone/calls/call ~ cell/wing/landing/prison/credit/three_minutes/ten_minutes/runs_out/recorded/inmate ~ him/brother/son/husband/boyfriend/inside/night
      letter/letters/writes/write ~ prison/cell/wing/inmate/jail/inside/hmp/penitentiary/number_on
      hmp/young_offenders/young_offender/borstal/juvie/juvenile_detention/open_prison/cat_a/category_a/solitary/the_hole/segregation/lifer/death_row/halfway/parole_hearing/parole_board/release_date/out_on_licence/on_licence/recalled_to/recall_to_prison/home_detention/house_arrest/day_release/resettlement/approved_premises/commissary/canteen_money/cellmate/cell_mate/screws/wing_officer/banged_up/in_the_nick/in_the_slammer/in_the_clink/in_chokey/porridge_again/at_her_majestys/time_served/good_behaviour/clean_record/spent_conviction/dbs_check/expunge/expunged/expungement/sealed_record/rap_sheet/third_strike/immigration_hold/correctional/convicts/ex_con/excon/ex_offender/pen_pal_inmate
      record/conviction/dbs/past/caution ~ job/check/interview/employer/tell/disclose/declare/years_ago/show_up/come_up ~ conviction/criminal/caution/prison/spent/employer/dbs/offence
      tag/ankle/bracelet/curfew ~ home/by_seven/seven/leave/house/bleeps/probation/box/charge ~ prison/out/months/probation/court/judge/breach/evening
    `,
  },
  {
    name: 'bail and release',
    grave: 'law',
    strength: 'told',
    phrases: `
      released/out/freed/let_go/home under/on/pending ~ investigation/bail/licence/tag/bond/trial/caution/appeal
      sign/signs/signing/report/reports/reporting ~ on/in/to/at ~ police_station/station/probation/home_office/immigration/becket_house/ice ~ week/weekly/every/monday/friday/detained/afraid
      not/no/never allowed/contact/permitted ~ to/with/within/near ~ contact/speak/see/leave/enter/metres/miles/own_house ~ bail/court/order/condition/conditions/judge/trial/injunction
    `,
  },
  {
    name: 'children: who gets them',
    grave: 'law',
    strength: 'told',
    phrases: `
      ex/he/she/husband/wife/judge/court/social_worker/cafcass/mother/father ~ keep/keeps/keeping/get/gets/getting/give/take/withholding/withhold/stop/stops/stopping/refuse/refuses/turn ~ me/kids/children/son/daughter/them/our ~ from/seeing/see/full_time/weekends/half/against/contact/abroad/hague/handover/access
      see/seeing/seen/hold/held my/our kids/children/son/daughter/boy/girl/grandchildren ~ supervised/contact_centre/court/judge/order/two_hours/once_a_month/months/since_the/lawyer/social
      contact_centre/supervised_contact/supervised_visits/supervised_visitation/parental_alienation/parental_responsibility/residency_order/residence_order/child_arrangements/prohibited_steps/specific_issue/section_7/section_37/section_47/child_protection_plan/child_in_need/cp_conference/kinship_care/special_guardianship/placement_order/forced_adoption/interim_care/cps_case/cps_took/cps_visit/cps_came/dcf/dcfs/dhs_took/jugendamt/barnevernet/parent_ti/relocation_case/leave_to_remove/hague_convention/take_them_abroad/abducted_by_their/custody_evaluator/custody_evaluation/parenting_plan/parenting_time/fathers_rights/child_abduction
      social/case worker/workers/services ~ visit/visits/door/knocked/report/meeting/kids/children/baby/take/taken/removed/school/assess/assessment/plan/conference
      take/took/taken/remove/removed/removing ~ baby/children/kids/son/daughter/grandchildren/newborn ~ at_birth/foster/into_care/care/social/adoption/hospital/court/adopted/strangers/emergency
      judge/court/cafcass/guardian/report ~ ask/asks/listen/listens/interview/speak/recommend/recommends ~ kids/children/son/daughter/who_they_want/live_with/wishes
      live/lives/living with ~ me/him/his_father/her_mother/ex/father/mother ~ judge/court/order/decide/decides/decision/custody/cafcass
    `,
  },
  {
    name: 'immigration: papers, passports, borders',
    grave: 'law',
    strength: 'told',
    phrases: `
      passport/passports/papers/documents/id ~ kept/keeps/held/holding/hold/took/taken/confiscated/locked/hides/hidden/seized/withheld/safe ~ employer/boss/madam/agency/agent/sponsor/husband/police/home_office/embassy/back/me/my
      papers/documents/permit/visa/status/residency ~ expire/expires/expired/ran_out/run_out/run_outs/overstay/overstayed/renewed/renewal/refused/in_order/without/no/lost/fake ~ deport/sent_back/send_back/country/stay/leave/work/home_office/immigration/lawyer/police/border/kids/border_force/appeal
      no/without/lost/not_have/have_no papers/status/visa/documents ~ country/work/afraid/stay/kids/years/police/hospital/live/leave/deport
      send/sends/sent/sending/deport/put/flown/fly ~ me/us/him/her/them/husband/brother/family/father ~ back/home/plane/rwanda/charter ~ country/war/visa/papers/border/claim/asylum/danger/syria/afghanistan/eritrea/iran/sudan/somalia/kids/immigration/judge
      let/allow/allowed/permission/grant/granted/given ~ me/us/him/her/them/my ~ stay/remain/leave_to/status/in_the_country/settle ~ country/home_office/immigration/visa/officer/interview/here/indefinitely/kids/border/judge/appeal
      ? asylum/refugee/immigration/settlement/partner/family/big/substantive interview/hearing/status/decision/camp/hotel/lawyer/judge/office/raid/officer/officers/prison/hold/case
      ice ~ agents/came/raid/raids/took/detained/custody/van/knock/check_in/pick
      biometric/brp/ilr/evisa/indefinite_leave/naturalisation/naturalization/partner_visa_refused/visa_refusal/refusal_letter/uscis/i_130/i_485/rfe/notice_to_appear/daca/dreamers/tps_status/h1b_denied/overstaying/overstayer/illegal_immigrant/illegally/no_recourse/nrpf/dublin/fingerprinted_in/removal_centre/yarls_wood/deportation_order/voluntary_departure/voluntary_return/sanctuary_city/border_patrol/crossed_the_border/crossing_the_channel/small_boat/coyote/smugglers/smuggler/unhcr/resettlement_case/human_rights_claim/stateless/bridging_visa/protection_visa/dulding/duldung/titre_de_sejour/permesso/ausbildungsduldung/family_reunion_visa/family_reunification
      border/airport/customs ~ stopped/detained/turned_back/questioned/held/officer/refused_entry/interrogated/pulled_aside ~
      refused/denied/turned_back entry/at_the_border/boarding_at ~
      marriage/wedding/married ~ sham/fake/papers/interview/visa/prove/genuine/officer ~ home_office/immigration/stay/deport/refused/husband/wife/visa/officer
    `,
  },
  {
    name: 'work and professions: suspended, investigated',
    grave: 'law',
    strength: 'told',
    phrases: `
      suspended/suspend/suspension ~ work/job/school/pay/full_pay/duty/investigation/pending/allegation/allegations/hearing/complaint/teacher/nurse
      under/pending/during/internal/ongoing/serious investigation/inquiry/enquiry/allegation/audit
      investigation ~ work/hr/panel/police/hearing/outcome/clear/cleared/suspended/against_me/against_him/tax/fraud/trading_standards
      disciplinary/grievance/misconduct/capability/gross_misconduct/dismissal/tribunal ~ hearing/panel/meeting/process/outcome/letter/monday/tuesday/wednesday/thursday/friday/appeal/union/investigation
      nmc/gmc/hcpc/gdc/srb/sra_investigation/teaching_regulation/licensing_board/medical_board/nursing_board/bar_association/struck/strike_off/lose_my_licence_to/lose_my_pin/fitness_to_practice/safeguarding_concern/lado/acas/et1/constructive/without_prejudice/nda/non_disclosure/gagging/gagging_order/whistleblowing/whistle_blowing/blew_the_whistle/trading_standards/hse_investigation/court_martial/court_martialled/dishonourable/military_police/awol/deserter/desertion/draft_dodging/conscription_office/mobilised/conscripted
      union/rep/hr ~ hearing/disciplinary/suspended/allegation/grievance/dismissed/tribunal/meeting ~
    `,
  },
  {
    name: 'property, wills, accidents, money claims',
    grave: 'law',
    strength: 'told',
    phrases: `
      will/estate/inheritance/house/land/farm ~ contest/contested/forged/changed/cut_out/cut_me_out/left_out/disinherited/executor/undue/dispute/disputed/brothers/siblings/stepmother ~ lawyer/court/solicitor/fight/judge/claim/signed/deathbed/siblings/brother/sister/case/evidence
      boundary/fence/hedge/right_of_way/land/property/title/deed/deeds ~ dispute/court/neighbour/surveyor/judge/solicitor/lawyer/registry/case/fight/stolen/forged
      liable/liability/negligent/negligence/damages/compensation/whiplash/insurers/loss_adjuster/payout ~ claim/court/accident/crash/admit/settle/offer/lawyer/fault/paid/against/case/judge
      settle/settling/settlement ~ trial/court/lawyer/mediator/case/claim/insurers/compensation ~
      pedestrian/cyclist/old_man/child/someone/motorcyclist ~ hit/ran/knocked/stepped_out ~ car/driving/wheel/road ~ police/charge/died/hospital/fault/court/dream/forgive/investigation
      careless/dangerous/drunk/drink/drug/uninsured/reckless driving/driver ~ charge/court/ban/points/police/hearing/case/killed/letter
      breathalysed/breathalyzed/breathalyser/over_the_limit/blew_over/failed_the_breath/nip_through/notice_of_intended/points_on/totting_up/speed_awareness/lose_my_licence/lose_his_licence/lose_her_licence/no_insurance/hit_and_ran/left_the_scene/leaving_the_scene/fled_the_scene/failed_to_stop/possession_with_intent/intent_to_supply/shoplifting/caught_stealing/caught_shoplifting/caught_with/county_lines/joint_enterprise/affray/actual_bodily/grievous/arson/perverting/aiding_and/conspiracy_to/money_laundering/money_mule/frozen_by_police/cyber_crime/catfish_charge/revenge_porn_case/indecent_images/sex_offenders/sex_offender/the_register/sopo/honour_code_hearing/academic_misconduct/plagiarism_hearing/khula/talaq_court/beth_din_case/get_refused/agunah/qisas/blood_money/diyya/panchayat/bride_price_case/dowry_case/498a/fir_against/filed_an_fir/false_fir/anticipatory_bail
      stole/steal/stolen/took/taken/embezzled/borrowed/skimmed ~ from ~ work/till/employer/company/boss/charity/clients/petty_cash/safe ~ caught/find_out/found_out/police/confess/pay_back/prison/audit/guilty/sacked
    `,
  },
  {
    name: 'words of officialdom',
    grave: 'law',
    strength: 'weak',
    phrases: `
      letter/letters/envelope/email ~ official/crest/recorded/signed_for/deadline/14_days/28_days/twenty_eight/fourteen
      appeal/appealing/appealed ~ lost/last/won/deadline/weeks/months/rejected/outcome
      papers/documents/forms ~ signed/sign/lawyer/stamp/stamped/refused/missing/wait
      interview/panel/board ~ decide/decides/decision/outcome/wait/officer/case
      passport/visa ~ waiting/months/back/hold/still/returned/stuck
    `,
  },
  {
    name: 'being judged, blamed, believed',
    grave: 'law',
    strength: 'weak',
    phrases: `
      ? complaint/complaints/grievance/allegation ~ against me/him/her/my/us ~
      they/everyone/people/she/he ~ believe/believes/believed ~ me/him/her ~ lie/lies/truth/word/story/side
      my/his/her word ~ against ~ his/hers/mine/theirs
      blame/blamed/blaming/accuse/accuses/accusing/pointing ~ me/him/son/husband/brother ~ did/not/do/wrong/took/something
      truth/evidence/proof/footage/messages/screenshots ~ come_out/comes_out/enough/found/show/shows/save/hidden
      ? get/gets/got/getting ~ away with ~
      ? go/goes/going/gone/went free/unpunished/down
    `,
  },
  {
    name: 'gone for years',
    grave: 'law',
    strength: 'weak',
    phrases: `
      wait/waiting ~ five/three/seven/ten/two/four/eight/3/4/5/6/7/8/10 years ~ him/her/out/home
      ? when/until/once he/she/{dear} ~ out/home/free/released/freed
      letters/letter/visit/visits ~ once/twice/every/only ~ month/fortnight/week/two_weeks
      ? bars/cell/guard/guards/handcuffs/uniform/wing/yard/locked ~
    `,
  },
  {
    name: 'fighting over children and houses',
    grave: 'law',
    strength: 'weak',
    phrases: `
      weekends/handover/handovers/half_the_week/alternate/school_holidays ~ kids/children/son/daughter/ex
      ex/he/she ~ threatens/threatening/threatened/wants/says ~ take/house/kids/half/everything/lawyer/full
      mediator/mediation/agreement/settlement/order ~ kids/house/ex/sign/signed/half/breach/broke
    `,
  },
  {
    name: 'served',
    grave: 'law',
    strength: 'told',
    phrases: `
      served/serve me/him/her/us/them ~ papers/documents/notice/order/summons
      seen/interviewed/questioned/spoken ~ by/with ~ police/detectives/officers/investigators
    `,
  },
]
