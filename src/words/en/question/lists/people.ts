/** People, and how old they are. Notation and rules: word-lists.ts. */
import type { WordLists } from '../../../../tarot/question/pattern.ts'

export const PEOPLE = {
  self: 'myself my_self me_self my_own_self',
  their: 'himself herself themselves themself him_self her_self',
  him: 'him her them',
  his: 'his her their',
  my: 'my our the his her their a',
  partner:
    'husband wife boyfriend girlfriend partner ex fiance lover exhusband exwife ex_husband ex_wife ex_boyfriend ex_girlfriend ex_partner exboyfriend baby_daddy baby_father childrens_father kids_father',
  /** Somebody one lives with, loves or meets. */
  man: '{partner} man guy bloke date roommate pimp',
  parent:
    'father mother stepfather stepmother step_father step_mother parents fathers mothers foster_father foster_mother foster_parents foster_carer',
  relative:
    'uncle aunt auntie cousin grandfather grandmother brother sister stepbrother in_laws brother_in_law mother_in_law father_in_law sister_in_law family son daughter grandson nephew relatives brothers cousins uncles',
  outsider:
    'man guy men neighbour landlord boss manager supervisor colleague coworker roommate lodger carer carers nurse doctor therapist stranger stalker customer client tutor driver trafficker dealer agency someone',
  authority:
    'teacher coach priest pastor vicar imam tutor babysitter nanny sir miss instructor trainer scout_leader youth_leader youth_worker choirmaster headteacher',
  /** Whoever may be spoken of. */
  he: 'he she they who {partner} {parent} {relative} {outsider} {authority}',
  /** Whoever may have power over a child. */
  grownup:
    'stepfather stepmother step_father step_mother father mother uncle aunt auntie grandfather grandmother teacher coach priest pastor vicar imam tutor babysitter nanny carer foster_father foster_mother foster_dad cousin mothers_boyfriend fathers_girlfriend mothers_partner parents parent family_friend neighbour older_brother big_brother older_sister brother youth_leader scout_leader trainer doctor boss',
  /** Somebody to worry about, in the signals. */
  loved:
    'mother father sister brother friend mate best_friend daughter son cousin aunt uncle wife husband girlfriend boyfriend partner niece nephew grandson granddaughter grandfather grandmother student pupil roommate ex colleague neighbour friends kid child teenager lad stepson stepdaughter',
  /** Somebody to worry about, in the phrases. */
  kin: 'mother father sister brother friend best_friend mate daughter son cousin aunt auntie grandmother grandfather neighbour colleague sister_in_law flatmate roommate wife husband girlfriend boyfriend partner housemate niece nephew ex',
  child:
    'son sons daughter daughters kid kids child children childs baby toddler boy boys girl girls lad grandson granddaughter grandchild grandchildren grandkids nephew niece stepson stepdaughter pupil pupils student little_one little_ones little_brother little_sister little_cousin younger_brother younger_sister baby_brother baby_sister twins godson goddaughter tot infant newborn schoolgirl schoolboy teenager stepkids babies toddlers nephews nieces grandsons granddaughters grandkid stepsons stepdaughters stepchild stepchildren step_son step_daughter stepkid little_boy little_girl baby_boy baby_girl kid_brother kid_sister small_boy small_girl',
  age: '7 8 9 10 11 12 13 14 15 16 17 seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen',
  small_age: '1 2 3 4 5 6 {age} one two three four five six',
} as const satisfies WordLists
