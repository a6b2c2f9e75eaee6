/** Lists of words that the guard's phrases name in braces. They are regular expressions over the spellings of `spelling.ts`. */

/** Ends a sentence, or goes on with something that does not change its meaning. */
const END =
  '\\.|and|but|so|because|please|help|now|tonight|today|lol|really|at all|just|if|should|will|what|is|i|am'

const PARTNERS =
  'husband|wife|boyfriend|girlfriend|partner|ex|ex husband|ex wife|ex boyfriend|ex girlfriend|ex partner|fiance|man|guy|bloke|date|exhusband|exboyfriend|baby daddy|baby father|childrens father|kids father|roommate|pimp'
const GROWN_UPS =
  'stepfather|stepmother|step father|step mother|father|mother|uncle|aunt|auntie|grandfather|grandmother|teacher|coach|priest|pastor|vicar|imam|tutor|babysitter|nanny|carer|foster father|foster mother|foster dad|cousin|mothers boyfriend|fathers girlfriend|mothers partner|parents|parent|family friend|neighbour|older brother|big brother|older sister|brother|youth leader|scout leader|trainer|doctor|boss'
const CHILDREN =
  'sons?|daughters?|kids?|child|children|baby|babies|toddlers?|newborn|nephews?|nieces?|grandsons?|granddaughters?|grandchild|grandchildren|grandkids?|stepsons?|stepdaughters?|stepchild|stepchildren|step son|step daughter|stepkids?|godson|goddaughter|pupils?|little (?:boy|girl|one|ones|brother|sister|cousin)|younger (?:brother|sister)|baby (?:boy|girl|brother|sister)|kid (?:brother|sister)|small (?:boy|girl)|twins|boy|girl|boys|girls'

export const LISTS = {
  end: END,
  partner: PARTNERS,
  grownup: GROWN_UPS,
  child: CHILDREN,
  self: 'myself|my self|me self|my own self',
  their: 'himself|herself|themselves|themself|him self|her self',
  he: `he|she|they|someone|(?:my|our|the|her|his|this|that|a|some) (?:{partner}|{grownup}|son|daughter|sister|brother in law|father in law|mother in law|sister in law|dad|friend|landlord|brothers?|family|in laws|stalker|stranger|neighbour|customer|client|manager|colleague|ex partner)|{partner}|stepfather|mother|father`,
  kin: 'mother|father|sister|brother|friend|best friend|mate|daughter|son|cousin|aunt|auntie|grandmother|grandfather|neighbour|colleague|sister in law|flatmate|roommate|wife|husband|girlfriend|boyfriend|partner|housemate|niece|nephew|ex',
  pills:
    'pills|tablets|meds|medication|medicine|paracetamol|tylenol|ibuprofen|aspirin|xanax|valium|sleeping pills|sleeping tablets|painkillers|pain killers|antidepressants|insulin|morphine|codeine|fentanyl|benzos|drugs',
} as const
