/** Words that jar with a question: in the quiet register, or with its topic. A text that has one is replaced by another of the same card. */
import { remembered } from '../../../sky/remembered.ts'
import type { QuestionTopic } from '../../../tarot/question/question.ts'
import type { Theme } from '../../../tarot/theme.ts'
import type { QuestionContext } from '../../answers.ts'

const words = (list: string) =>
  RegExp(`\\b(?:${list.trim().split(/\s+/).join('|').replaceAll('_', ' ')})\\b(?!’t)`, 'i')

/** By what a text speaks of. Names of cards are no part of these, except where a word is one in small letters. */
const VOCABULARY = {
  celebration: words(`
    celebrat\\w* feasts? festiv\\w* part(?:y|ies) toasts? cheer\\w* danc\\w+ enjoy\\w* fun funny laugh\\w* jok\\w+ playful\\w*
    delight\\w* triumph\\w* victor\\w+ applause merry proud pride joy joys joyful happ(?:y|ier|iest|ily|iness) luck lucky luckily
    praise\\w* wins? winn\\w+ won rewards? thrill\\w* fortunate champion\\w* treat_yourself gladness congratulat\\w*
  `),
  blame: words(`
    excuses? lazy careless selfish\\w* greed\\w* stubborn\\w* vain vanity stop_pretending foolish\\w* fooling cowardice coward envy
    jealous\\w* guilty you_should_have you_ought_to_have your_own_fault your_fault you_have_been_avoiding
    you’ve_been_avoiding lie_to_yourself lying_to_yourself your_own_doing
  `),
  hurry: words(`
    (?:do|go|ring|call|say|start|begin|act|tell|write|ask|send|answer|reply|leave)(?:_\\w+){0,3}_at_once
    right_away straight_away now_or_never deadlines? quickly immediately too_late while_it_lasts
    by_(?:tonight|tomorrow|noon|monday|tuesday|wednesday|thursday|friday|saturday|sunday) before_(?:evening|noon|tonight)
    hurry hurry_up will_not_keep won’t_keep
  `),
  work: words(`
    office colleagues? boss(?:es)? jobs? careers? clients? meetings desks? salar(?:y|ies) wages? promotions? employ\\w+ projects?
    teamwork teams? workplace customers? business_plans? contracts? at_work paid_work
  `),
  partner: words(`
    partners? lover spouse marri\\w+ married husband wife kiss\\w* flirt\\w* romanc\\w* romantic\\w* beloved sweetheart weddings?
    couple(?!_of) first_date
  `),
  money: words(`money salar(?:y|ies) wages? savings budget invest\\w* bills? bank debts? purse`),
} as const
export type Tag = keyof typeof VOCABULARY

const TAGS = Object.entries(VOCABULARY) as [Tag, RegExp][]

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

/** The first four letters of a word that each of these entries has: a text without any of them is not looked at more closely. A test compares. */
const MARKERS: ReadonlySet<string> = new Set(
  `cele feas fest part toas chee danc enjo fun funn laug joke joki play deli triu vict appl merr prou prid joy joys joyf happ luck
  prai win wins winn won rewa thri fort cham trea glad cong excu lazy care self gree stub vain vani stop fool cowa envy jeal guil
  shou ough faul avoi lie lyin doin once away neve dead quic imme late last toni tomo noon mond tues wedn thur frid satu sund even
  hurr keep offi coll boss job jobs clie meet desk sala wage prom empl proj team work cust busi cont love spou marr husb wife
  kiss flir roma belo swee wedd coup date mone savi budg inve bill bank debt purs`.split(/\s+/),
)
const hasMarker = (text: string): boolean =>
  text
    .toLowerCase()
    .split(/[^a-z]+/)
    .some((word) => MARKERS.has(word.slice(0, 4)))

const NONE: readonly Tag[] = []

/** Without the look at the markers. */
export function allTagsIn(text: string): readonly Tag[] {
  const bare = text.replace(UNSAID, '')
  return TAGS.filter(([, pattern]) => pattern.test(bare)).map(([tag]) => tag)
}

/** The texts are some thousands, and each stands in many answers. */
// mutate constant: how many are remembered: it only saves time
export const tagsIn: (text: string) => readonly Tag[] = remembered(8192, (text: string) =>
  hasMarker(text) ? allTagsIn(text) : NONE,
)

/** To get in touch with somebody. */
const CONTACT = words(`
  (?:ring|call|phone|message|text|visit|invite|meet|write_to|reach_out_to|thank)_(?:him|her|them|somebody|someone|the_person|one_person|a_friend)
  tell_(?:him|her|them) ask_(?:him|her|them) send_(?:it|him|her|them|a_message)
`)

const ALL_BUT = (topic: QuestionTopic) => (other: QuestionTopic) => other !== topic
const AMONG =
  (...topics: readonly QuestionTopic[]) =>
  (topic: QuestionTopic) =>
    topics.includes(topic)

/** With which topics each tag jars. */
const JARS_WITH: Readonly<Record<Tag, (topic: QuestionTopic) => boolean>> = {
  work: ALL_BUT('work'),
  partner: ALL_BUT('love'),
  money: AMONG('love', 'friendship', 'family', 'health', 'spirit', 'loss'),
  celebration: AMONG('health', 'law', 'loss'),
  blame: AMONG('health', 'loss'),
  hurry: AMONG('health', 'loss'),
}

const QUIET_TAGS: readonly Tag[] = ['celebration', 'blame', 'hurry']

/** What the theme speaks of may be said if the caller named it. */
const ALLOWED_BY: Partial<Record<Theme, Tag>> = { love: 'partner', career: 'work' }

/** Whether a text jars with a question. */
export function isJarring(text: string, { question, theme }: QuestionContext): boolean {
  const { topic, register } = question
  const allowed = theme && ALLOWED_BY[theme]
  const jars = (tag: Tag) =>
    // Grave matters have offices and bills of their own.
    register === 'grave'
      ? QUIET_TAGS.includes(tag)
      : tag !== allowed && (JARS_WITH[tag](topic) || (register === 'quiet' && QUIET_TAGS.includes(tag)))
  return tagsIn(text).some(jars)
}

/** To get in touch is no advice in love with somebody who may want silence, or where no card can look. */
export function isJarringAct(text: string, context: QuestionContext): boolean {
  const { topic, about, ask } = context.question
  const isDelicate = ask === 'mind' || ask === 'hidden' || (topic === 'love' && about !== 'self')
  return isJarring(text, context) || (isDelicate && CONTACT.test(text))
}
