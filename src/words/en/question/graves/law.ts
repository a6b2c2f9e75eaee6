/** Courts, police, prison, and what one sues or is sued for. */
import type { GraveField } from '../../../../tarot/question/graves.ts'

const NAMED = `
  courtroom courthouse court_case court_date court_hearing court_order family_court crown_court county_court high_court magistrates magistrate small_claims tribunal tribunals lawsuit lawsuits litigation litigate sue suing sued sues prosecute prosecuted prosecution prosecutor district_attorney cps_decision crown_prosecution plaintiff defendant indictment indicted arraignment subpoena subpoenaed summons summoned_to deposition affidavit testify testifying testimony perjury acquitted acquittal convicted conviction convict parole probation probation_officer bail bailed remand remanded on_remand in_custody custody custody_battle full_custody sole_custody joint_custody custody_of visitation access_to_my_kids contact_order care_order adoption_order guardianship prison prisons jail gaol jailed imprisoned imprisonment behind_bars locked_up doing_time inmate inmates incarcerated penitentiary felony felon misdemeanour criminal_record criminal_charges criminal_case charged_with arrested arrests under_arrest arrest_warrant police_station police_interview interview_under_caution caution_from detective detectives dui dwi drink_driving_charge speeding_ban driving_ban points_on_my_licence community_service electronic_tag ankle_tag curfew_tag suspended_sentence life_sentence sentencing sentenced plea plea_deal plead pleading plead_guilty guilty_verdict not_guilty verdict found_guilty
  solicitor solicitors barrister barristers attorney attorneys lawyers legal_aid legal_action legal_advice legal_battle legal_case legal_dispute legal_fees legal_proceedings legal_team legal_letter injunction restraining_order non_molestation_order cease_and_desist class_action defamation libel slander malpractice medical_negligence negligence_claim unfair_dismissal wrongful_dismissal constructive_dismissal discrimination_case employment_case whistleblower settlement_offer out_of_court settle_out compensation_claim personal_injury injury_claim contested_will contest_the_will contesting_the_will contest_my contested_probate probate estate_dispute land_dispute boundary_dispute property_dispute property_case
  deported deportation deport removal_order asylum asylum_claim refugee_status home_office_decision immigration_court immigration_case immigration_appeal ice_detention detained detention_centre undocumented overstayed leave_to_remain ombudsman regulator struck_off disciplinary_hearing fitness_to_practise misconduct_hearing falsely_accused wrongly_accused false_accusation false_allegation false_allegations allegation allegations accused_of accused_me fraud_investigation tax_investigation embezzlement forged forgery extortion blackmail perjured identity_theft hmrc_investigation under_investigation being_investigated investigated_for
  divorce_settlement divorce_court divorce_proceedings divorce_hearing decree_absolute alimony child_support child_maintenance cafcass guardian_ad_litem social_services_take
`

const PHRASES = `
  report/reported/reporting/tell/told/go/going/went/take/complain ~~ to/with [the] police/authorities/cps/regulator
  will/is/when ~ divorce ~ final/finalised/over/through/granted/settled
  immigration/asylum/visa case/claim/appeal/hearing/interview
  win/winning/lose/fight/fighting/case/up/claim against the/my/our council/company/insurance/insurers/state/employer/landlord/hospital/government/builder/bank/school/police
  raid/raided/raiding/searched ~ house/home/flat/us/office/door
  is/was my/he/she ~ guilty/innocent/framed/set_up
  allowed/let/able/permitted/stopped/stop/stopping ~ to/me see/seeing/visit/contact/call my/our/the son/daughter/kids/children/grandchildren/girls/boys/grandson/granddaughter ~
  going/go/goes down for this/it/that/years/long ~
  sign/signing ~ papers/agreement/settlement/documents/nda ~ sent/solicitor/ex/divorce/court
  cctv/supervised_contact/contact_centre/power_of_attorney/community_order/csa/cms/court_bundle/character_reference
  ? bailed/tagged/banned/fined/cautioned ~ until/for/driving/again/police
  insurance/insurers ~ pay_out/refuse/refused/claim/dispute/reject
  court ~ case/date/hearing/order/judge/against/monday/tuesday/wednesday/thursday/friday/week/tomorrow/decision/ruling/ex/custody/rule/rules/ruled/decide/decides/win/lose/years/since/over/again/finished/property/settle
  ? in/to/at/by/through/from/the/family/go_to/going_to/taken_to/take_to/taking_to court
  take/takes/taking/took/drag/dragging/dragged ~ to court
  hearing ~ go/monday/tuesday/wednesday/thursday/friday/week/tomorrow/date/court/judge/on_the/next/appeal/outcome/tribunal/disciplinary/panel
  ? {own}/disciplinary/appeal/custody/parole/bail hearing/trial/appeal/sentence/verdict/case/tribunal/lawsuit
  ? the judge/jury/magistrate/verdict/trial/case/prosecution/defence ~
  judge ~ rule/rules/decide/decides/side/sides/grant/grants/order/orders/say/says/believe/favour/lenient/fair/likes/sentence/us/me
  will/did/do/have/is i/we/he/she/they/my ~ win/lose/won/lost/drop/dropped/settle/settled/appeal ~ case/appeal/claim/charges/custody/court/lawsuit/trial/dispute/tribunal/hearing
  charges ~ dropped/drop/pressed/press/against/stick/brought/pending/criminal
  ? press/pressing/drop/dropping/face/facing/file/filing/bring/bringing ~ charges/case/claim/suit/complaint_against
  go/going/goes/sent/send/went/end_up/ends_up/get_sent/put/land/kept ~ to/in/him/her/me/me_to prison/jail/inside/gaol
  sent/send/sending/go/goes/going down for ~ years/months/it/this/what/long
  years/months/time inside/in_prison/in_jail/behind_bars/served
  get/gets/got/come/comes/when/let/released/release/gets_out/getting/coming/be ~ out ~ prison/jail/early/parole/tag/inside/on_bail/on_licence
  ? from/in/out_of prison/jail/inside
  ? police ~ came/come/called/call/caution/arrested/charge/charged/took/want/involved/interview/interviewed/statement/report/reported/knocked/investigating/looking/found/raid/raided/told/going_to/record/station/bail/phone
  ? report/reported/reporting/call/called/calling/tell/told/go/went/went_to/go_to/statement ~ to/the/him_to/her_to/them_to/it_to police
  ? arrested/charged/convicted/accused/sentenced/questioned/interviewed/cautioned/investigated/acquitted/suspected for/with/of/by/on/over/last/in/and ~
  ? {dear}/he/she/i/they ~ was/got/is/been/being/get/gets/am arrested/charged/accused/convicted/sentenced/jailed/investigated/sued/locked_up/detained/deported/cautioned/summoned/prosecuted/framed/nicked/done_for
  lawyer/lawyers/solicitor/attorney/barrister ~ says/said/say/thinks/told/charges/costs/letter/letters/fees/bill/win/case/court/trust/hire/hired/call/called/will/got/terrifying/good
  ? hire/hired/hiring/get/need/find/see/seeing/got/call/change/trust/paying/pay/fire/sack/letter_from/letters_from/letter_off/from_his/from_her ~ lawyer/solicitor/attorney/barrister/lawyers/solicitors
  letter/letters from ~ solicitor/solicitors/court/lawyer/lawyers/attorney/police/home_office/regulator/council_legal
  lose/losing/lost/take/takes/taking/took/taken/get/getting/win/winning/fight/fighting/fights/keep/keeping/see/seeing ~ my/our/the/his/her kids/children/son/daughter/child/boys/girls/grandchildren ~ away/back/off_me/from_me/court/social_services/social_worker/custody/care/full_time/order/access
  social services/worker/workers ~
  taken/take/put into/in care
  ? custody/access/contact/visitation ~ kids/children/son/daughter/him/her/court/of/rights/agreement/schedule/arrangements
  contest/contesting/challenge/challenging/dispute/disputing/fight/fighting ~ will/estate/custody/eviction/decision/claim/fine/charge/ban/sentence/divorce
  divorce/divorcing ~ court/settlement/papers/lawyer/solicitor/assets/hearing/custody/final/proceedings/judge/house/granted/finalised/finalized/come_through/go_through/mediation/decree/terms/contested/signed/sign
  ? sign/signed/served/serve/serving ~ divorce/papers/the_papers
  witness/witnesses ~ court/trial/statement/case/stand/against
  statement/evidence/proof ~ court/police/case/trial/against_him/against_her/against_me/believe/solicitor
  appeal ~ visa/decision/court/refusal/against/rejected/tribunal/win/home_office/sentence/succeed/immigration/successful
  visa/asylum/immigration/green_card/residency/citizenship/deportation/status ~ refused/refusal/denied/appeal/rejected/expired/expires/deported/court/revoked/overstay/overstayed/tribunal/lawyer/illegal
  refused/denied/rejected/revoked my/his/her/our/the visa/asylum/residency/status
  green card
  mediation ~
  when/will/does/is he/she/they/my ~ get/gets/come/comes/be/let out . ~
  done/served/doing half/most/all/his/her/two_thirds/life ~ time/sentence/years
  give/giving/gave evidence
  charging/charge/charged me/him/her/us/my ~ with
  home office ~ let/stay/decide/decision/letter/refuse/interview/lawyer/wait
  let me/us/him/her/them stay in/here/uk/country/.
  leave/right/status to remain
  get/able/allowed/going to keep my/our/the kids/children/daughter/son/girls/boys/grandchildren
  take/taking/takes my/our/the kids/children/girls/boys/baby/daughter/son away/abroad/off/from/into_care/overseas/to_live/.
  officer/officers/detectives/police ~ took/seized/knocked/door/laptop/phone/searched/came
  settlement ~ estate/paid/offer/court/claim/accident/divorce/insurance/case
  executor/probate/estate/inheritance ~ cousin/court/solicitor/fight/fighting/contest/dispute/brother/sister/paid/will/stole/siblings/settled
  compensation/injury/negligence/insurance/accident claim/claims/payout/case
  claim against ~
  tax/benefit/benefits/insurance/card fraud
  fraud/theft/assault/robbery/burglary/murder/manslaughter/stalking/possession/dealing/gbh/abh/harassment charge/charges/case/trial/accusation/allegation
  i did it/not/nothing ~ wrong/innocent/accused/blame ~ court/police/proof/prove/guilty/believe/truth
  prove/clear/clearing/proving my/his/her/our innocence/name
  truth come/comes/coming/will_come out ~ court/judge/trial/police/case/hearing
  hit/knocked/ran_over/run_over ~ and ~ drove/police/insurance ~
  ? speeding/parking/court/big/huge/on_the_spot fine/fines/ticket
  licence/license ~ taken/revoked/lose/losing/ban/banned/suspended/suspend/back
  ? legal/illegal ~ trouble/battle/case/matter/matters/issue/issues/problem/problems/dispute/proceedings/status/aid/advice/action/fight/papers/fees/claim/rights
  ? his/her/my/long/light/heavy/jail/suspended/custodial/reduced/short/life/get_a/serve/serving/served/year sentence ~
  in trouble with the/for ~ law/police/tax/court
  evict/evicted/eviction/evicting/section_21/section_8/notice_to_quit
  landlord/tenant/neighbour/neighbours/employer/builder/company/council/ex ~ sue/suing/sued/court/legal/solicitor/tribunal/lawsuit/eviction/evict/evicting
`

/** Not enough alone; both fields together are. */
const WORDS = `
  court judge jury trial hearing case verdict prison_sentence lawyer legal illegal police officer officers law_case estate probate claim appeal evidence witness charge charged charges charging home_office immigration visa settlement mediation a_fine the_fine fined licence social_worker social_services divorce custody statement half_his_time half_her_time done_time inside the_board parole_board solicitor caseworker fraud crime record accused tribunal plea inheritance will_contest
`
const OUTCOME = `
  against believe_me believes_me let_me_stay let_us_stay allowed take_my_girls take_my_boys take_my_kids take_my_children take_the_kids take_them_away keep_my_children keep_my_kids keep_the_kids did_not_do did_nothing guilty innocent innocence justice win_my lose_my_case sent_down get_out gets_out come_out let_out settle settled fight_it contest contesting over_him over_her proof prove dropped thrown_out stay_in_the_country took_my_laptop took_my_phone seized abroad_with sue give_evidence stand_up_in deported released
`

export const LAW: readonly GraveField[] = [
  { name: 'courts, police and prison, named', grave: 'law', strength: 'named', terms: NAMED },
  { name: 'the law told round about', grave: 'law', strength: 'told', phrases: PHRASES },
  { name: 'words of the law', grave: 'law', strength: 'weak', terms: WORDS },
  { name: 'how a case may end', grave: 'law', strength: 'weak', terms: OUTCOME },
]
