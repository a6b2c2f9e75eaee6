/** Lists of words that the tables of signals name in braces, in the notation of `pattern.ts`: words are separated by spaces. */
export const SIGNAL_LISTS = {
  // People
  him: 'him her them',
  his: 'his her their',
  my: 'my our the his her their a',
  partner:
    'husband wife boyfriend girlfriend partner ex fiance lover exhusband exwife ex_husband ex_wife ex_boyfriend ex_girlfriend ex_partner',
  parent:
    'father mother stepfather stepmother step_father step_mother parents fathers mothers foster_father foster_mother foster_parents foster_carer',
  relative:
    'uncle aunt auntie cousin grandfather grandmother brother sister stepbrother in_laws brother_in_law mother_in_law father_in_law sister_in_law family son daughter grandson nephew relatives brothers cousins uncles',
  outsider:
    'man guy men neighbour landlord boss manager supervisor colleague coworker roommate lodger carer carers nurse doctor therapist stranger stalker customer client tutor driver trafficker dealer agency someone',
  authority:
    'teacher coach priest pastor vicar imam tutor babysitter nanny sir miss instructor trainer scout_leader youth_leader youth_worker choirmaster headteacher',
  he: 'he she they who {partner} {parent} {relative} {outsider} {authority}',
  loved:
    'mother father sister brother friend mate best_friend daughter son cousin aunt uncle wife husband girlfriend boyfriend partner niece nephew grandson granddaughter grandfather grandmother student pupil roommate ex colleague neighbour friends kid child teenager lad stepson stepdaughter',
  child:
    'son sons daughter daughters kid kids child children childs baby toddler boy boys girl girls lad grandson granddaughter grandchild grandchildren grandkids nephew niece stepson stepdaughter pupil pupils student little_one little_ones little_brother little_sister little_cousin younger_brother younger_sister baby_brother baby_sister twins godson goddaughter tot infant newborn schoolgirl schoolboy teenager stepkids',
  age: '7 8 9 10 11 12 13 14 15 16 17 seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen',
  small_age: '1 2 3 4 5 6 {age} one two three four five six',
  // Words of feeling
  afraid: 'scared afraid frightened terrified petrified fearful scares frightens terrifies',
  // Time
  soon: 'soon tonight today tomorrow now monday tuesday wednesday thursday friday saturday sunday this_week this_weekend the_weekend next_week by_then',
  feast:
    'birthday birthdays christmas new_years new_year summer spring winter autumn easter next_years years anniversary wedding graduation',
  // Things
  pills:
    'pill pills tablet tablets meds medication medicine paracetamol tylenol ibuprofen aspirin xanax valium painkillers antidepressants insulin morphine codeine sleeping_pills sleeping_tablets prescription prescriptions sleepers capsules benzos oxy',
  weapon:
    'gun shotgun pistol rifle revolver knife knives blade blades machete hammer axe baseball_bat crowbar bullet bullets bat weapon taser',
  drop: 'bridge cliff cliffs roof rooftop ledge edge balcony railing railings viaduct car_park multistorey tower_block tenth_floor top_floor window overpass',
  tracks:
    'tracks train trains platform railway rails level_crossing motorway traffic oncoming lorry lorries truck underground tube',
  water: 'water river sea lake canal ocean waves tide weir reservoir harbour pier',
  limb: 'arm arms wrist wrists leg legs thigh thighs skin stomach hand hands hip hips body',
} as const
