/** What a text speaks of, by its words: feasts, blame, hurry, offices, partners, money. */

/** Entries of a list: a word, or several joined by `_`, each a regular expression. */
const entriesOf = (list: string): string[] => list.trim().split(/\s+/)
export const wordsPattern = (list: string): RegExp =>
  RegExp(`\\b(?:${entriesOf(list).join('|').replaceAll('_', ' ')})\\b(?!’t)`, 'i')

/** By what a text speaks of. Names of cards are no part of these, except where a word is one in small letters. */
const VOCABULARY = {
  celebration: `
    celebrat\\w* feasts? festiv\\w* part(?:y|ies) toasts? cheer\\w* danc\\w+ enjoy\\w* fun funny laugh\\w* jok\\w+ playful\\w*
    delight\\w* triumph\\w* victor\\w+ applause merry proud pride joy joys joyful happ(?:y|ier|iest|ily|iness) luck lucky luckily
    praise\\w* wins? winn\\w+ won rewards? thrill\\w* fortunate champion\\w* treat_yourself gladness congratulat\\w*
  `,
  blame: `
    excuses? lazy careless selfish\\w* greed\\w* stubborn\\w* vain vanity stop_pretending foolish\\w* fooling cowardice coward envy
    jealous\\w* guilty you_should_have you_ought_to_have your_own_fault your_fault you_have_been_avoiding
    you’ve_been_avoiding lie_to_yourself lying_to_yourself your_own_doing
  `,
  hurry: `
    (?:do|go|ring|call|say|start|begin|act|tell|write|ask|send|answer|reply|leave)(?:_\\w+){0,3}_at_once
    right_away straight_away now_or_never deadlines? quickly immediately too_late while_it_lasts
    by_tonight by_tomorrow by_noon by_monday by_tuesday by_wednesday by_thursday by_friday by_saturday by_sunday before_evening
    before_noon before_tonight
    hurry hurry_up will_not_keep won’t_keep
  `,
  work: `
    office colleagues? boss(?:es)? jobs? careers? clients? meetings desks? salar(?:y|ies) wages? promotions? employ\\w+ projects?
    teamwork teams? workplace customers? business_plans? contracts? at_work paid_work
  `,
  partner: `
    partners? lover spouse marri\\w+ married husband wife kiss\\w* flirt\\w* romanc\\w* romantic\\w* beloved sweetheart weddings?
    a_couple_in the_couple first_date
  `,
  money: `money salar(?:y|ies) wages? savings budget invest\\w* bills? bank debts? purse`,
} as const
export type Tag = keyof typeof VOCABULARY

export const ALL_TAGS = Object.keys(VOCABULARY) as Tag[]
const PATTERNS = Object.fromEntries(
  Object.entries(VOCABULARY).map(([tag, list]) => [tag, wordsPattern(list)]),
) as Readonly<Record<Tag, RegExp>>

/** A card's name is no part of what a text says, and what is denied is not said: nobody has to be cheerful, and it needs no excuse. */
const UNSAID = RegExp(
  [
    '\\b(?:The|the) (?:Fool|Lovers)\\b',
    '\\bWheel of Fortune\\b',
    '\\b(?:[Nn]obody|[Nn]o one|[Nn]othing|[Nn]one of (?:it|that|this))\\b[^,.;:]*',
    '\\b\\w+n’t have to [^,.;:]*',
    '\\b(?:never|not) in a hurry|\\w+n’t (?:\\w+ )?quickly',
    '\\b(?:no|without|without any|needs no|in no) (?:excuses?|hurry|haste|deadlines?|praise|joy|luck|fun)\\b',
    '\\b(?:not|\\w+n’t) (?:be )?(?:your fault|your own fault|hurr(?:y|ied)|pretend\\w*|celebrat\\w*|enjoy\\w*|too late|foolish|lazy|selfish)\\b',
  ].join('|'),
  'g',
)

interface Suspect {
  readonly tag: Tag
  /** Of a whole word. */
  readonly pattern: RegExp
}

/** By three letters, the words that begin so and of which an entry has one: a text without any is not looked at more closely. */
const SUSPECTS = new Map<string, Suspect[]>()
for (const [tag, list] of Object.entries(VOCABULARY))
  for (const [start, own] of Map.groupBy(entriesOf(list).map(telltale), (word) => word.slice(0, 3))) {
    const suspect = { tag: tag as Tag, pattern: RegExp(`^(?:${own.join('|')})$`) }
    SUSPECTS.set(start, [...(SUSPECTS.get(start) ?? []), suspect])
  }

/** Of several words the longest one that stands alone is looked for. */
function telltale(entry: string): string {
  if (!entry.includes('_')) return entry
  const alone = entry.replace(/\(.*\)(?:\{.*\})?/, '').split(/[^a-z]+/)
  return alone.reduce((longest, word) => (word.length > longest.length ? word : longest))
}

/** A bit for every three letters that a suspect begins with: most texts are looked through without taking a word out of them. */
const LETTERS = 26
const STARTS = new Uint8Array(LETTERS ** 3)

/** 0 to 25, or else no letter. */
function letterAt(text: string, at: number): number {
  // The bit that makes a letter small.
  return (text.charCodeAt(at) | 32) - 97
}
const isLetter = (letter: number): boolean => letter >= 0 && letter < LETTERS

/** The number of the three letters there, or −1 if they are fewer. */
function startAt(text: string, at: number): number {
  const one = letterAt(text, at)
  const two = letterAt(text, at + 1)
  const three = letterAt(text, at + 2)
  return isLetter(one) && isLetter(two) && isLetter(three) ? (one * LETTERS + two) * LETTERS + three : -1
}

for (const start of SUSPECTS.keys()) STARTS[startAt(start, 0)] = 1

/** Tags of which a word is there. */
function suspectTags(text: string, wanted: readonly Tag[]): Tag[] {
  const found: Tag[] = []
  let isInWord = false
  for (let at = 0; at < text.length; at++) {
    const isOne = isLetter(letterAt(text, at))
    if (isOne && !isInWord) {
      const start = startAt(text, at)
      if (start >= 0 && STARTS[start] === 1) addTags(found, wordAt(text, at), wanted)
    }
    isInWord = isOne
  }
  return found
}

function wordAt(text: string, from: number): string {
  let end = from
  while (isLetter(letterAt(text, end))) end++
  return text.slice(from, end).toLowerCase()
}

function addTags(found: Tag[], word: string, wanted: readonly Tag[]): void {
  for (const { tag, pattern } of SUSPECTS.get(word.slice(0, 3))!)
    if (wanted.includes(tag) && !found.includes(tag) && pattern.test(word)) found.push(tag)
}

/** What a text speaks of, by all entries. */
export function allTagsIn(text: string): readonly Tag[] {
  const bare = text.replace(UNSAID, '')
  return ALL_TAGS.filter((tag) => PATTERNS[tag].test(bare))
}

/** The same in less time, of the tags that are wanted. */
export function tagsIn(text: string, wanted: readonly Tag[] = ALL_TAGS): readonly Tag[] {
  const suspects = suspectTags(text, wanted)
  if (suspects.length === 0) return suspects
  const bare = text.replace(UNSAID, '')
  return wanted.filter((tag) => suspects.includes(tag) && PATTERNS[tag].test(bare))
}
