/** What a question asks, as codes. The words of a language are passed in; the question's own words are in `options` alone; `restated` has words of the vocabulary. */
import type { Theme } from '../theme.ts'
import type { Steps } from './steps.ts'

export const QUESTION_FORMS = ['yes_no', 'choice', 'when', 'why', 'how', 'who', 'what', 'open'] as const
export type QuestionForm = (typeof QUESTION_FORMS)[number]

export const QUESTION_TOPICS = [
  'love',
  'friendship',
  'family',
  'work',
  'money',
  'study',
  'home',
  'travel',
  'health',
  'spirit',
  'creativity',
  'law',
  'loss',
  'general',
] as const
export type QuestionTopic = (typeof QUESTION_TOPICS)[number]

/** Whose matter it is: the asker's, somebody else's, or one between the asker and another. */
export const QUESTION_ABOUTS = ['self', 'other', 'us'] as const
export type QuestionAbout = (typeof QUESTION_ABOUTS)[number]

/** No verdict may be given on these. */
export const GRAVE_KINDS = [
  'health',
  'death',
  'pregnancy',
  'violence',
  'self_harm',
  'addiction',
  'law',
  'debt',
  'minor',
] as const
export type GraveKind = (typeof GRAVE_KINDS)[number]

export const QUESTION_SPANS = ['day', 'week', 'month', 'year', 'later'] as const
export type QuestionSpan = (typeof QUESTION_SPANS)[number]

/** What is really asked: `yes_no`, `how` and `what` are split by their verbs. */
export type QuestionAsk =
  | 'event'
  | 'deed'
  /** To tell an authority what somebody does: not for cards to advise on. */
  | 'report'
  | 'worth'
  | 'mind'
  | 'hidden'
  | 'fact'
  | 'chance'
  | 'when'
  | 'why'
  | 'how_do'
  | 'how_be'
  | 'what_do'
  | 'what_ahead'
  | 'what_is'
  | 'hurdle'
  | 'who'
  | 'choice'
  | 'open'

/** What is asked of something's worth: no card refuses a permission or blames anybody, so each kind has words of its own. */
export type WorthKind =
  /** Whether one may. */
  | 'permission'
  /** Whether others know it, too. */
  | 'normal'
  /** Too old, too late. */
  | 'late'
  /** Whether one does or is enough. */
  | 'enough'
  /** Ready for it, made for it. */
  | 'ready'
  /** The right path, the right thing. */
  | 'course'
  /** Whether it pays. */
  | 'value'
  /** Whether one is silly, selfish, wrong. */
  | 'blame'

export type QuestionRegister = 'light' | 'quiet' | 'grave'

export type Pronoun = 'he' | 'she' | 'they'

/** Somebody whom the vocabulary knows. */
export interface NamedPerson {
  readonly noun: string
  readonly pronoun: Pronoun
}

/** Why a question is not understood: it orders a machine about, it is in another language, or nobody can tell. */
export type UnreadAs = 'order' | 'language' | 'noise'

export interface Question {
  readonly understood: boolean
  /** Of one that is not understood. */
  readonly unreadAs?: UnreadAs
  /** The code of the language that it is in, where that is recognised. */
  readonly language?: string | null
  readonly form: QuestionForm
  readonly topic: QuestionTopic
  readonly about: QuestionAbout
  readonly grave: GraveKind | null
  readonly span: QuestionSpan | null
  /** Of a choice, as they were written. */
  readonly options: readonly string[]
  readonly theme: Theme
  readonly showCards: boolean
  readonly ask: QuestionAsk
  readonly register: QuestionRegister
  /** It speaks of a sorrow, a fear or a trouble. A question can be quiet without it, because little is known of it. */
  readonly isDistressed: boolean
  /** It asks about something feared: will we lose, is it over, am I too late. */
  readonly isFeared: boolean
  /** Should I not … */
  readonly isNegated: boolean
  /** Of what something is worth, if that is known. */
  readonly worth?: WorthKind | null
  /** In which place something will be. */
  readonly isWhere?: boolean
  /** To marry, leave, quit, move, sell, drop out. */
  readonly isBig: boolean
  /** In love: towards somebody, away, or back. */
  readonly step: 'towards' | 'away' | 'back' | null
  readonly person: NamedPerson | null
  /** The one person whom the question itself calls he or she. */
  readonly pronoun?: Pronoun | undefined
  /** It names no matter at all: “hi”, “yes or no?”, one bare word. */
  readonly isBare?: boolean
  /** Somebody eats too little, or brings it up again. */
  readonly isOfEating?: boolean
  /** What it is about, in words of the vocabulary that can follow “about” and call the asker “you”; null where that would hurt or mislead. */
  readonly matter: string | null
  /** The same, if the question itself names a thing: an interview, a house. No person and no topic. */
  readonly thing?: string | null
  /** The question itself as a clause that calls the asker “you”: “whether you will get the flat”; null where that would hurt, or cannot be said for sure. */
  readonly restated: string | null
  /** A matter that many ask about and that has words of its own: waiting for a reply, an exam, a lost ring. Null where none is plain, and in grave matters. */
  readonly situation?: string | null
  /** Whose words fit the situation best, whatever else the question speaks of. */
  readonly situationTopic?: QuestionTopic | null
  /** What is asked about happens on a day of its own, as an exam does. */
  readonly isOnItsDay?: boolean
  /** Several doctors were asked about it already. */
  readonly isUnanswered?: boolean
  /** Whether to end an animal's life out of mercy. */
  readonly isPutDown?: boolean
  /** The asker was not there when somebody died. */
  readonly wasAbsent?: boolean
  /** A landlord does not keep a dwelling in order. */
  readonly isOfHousing?: boolean
  /** Something in which somebody who has died may seem near: a robin, a feather, a song. */
  readonly isOfSign?: boolean
  /** A home may be lost to a debt. */
  readonly isOfHome?: boolean
  /** An animal has not come home, and nobody says that it is dead. */
  readonly isStrayed?: boolean
  /** The illness or death is that of an animal. */
  readonly isOfAnimal?: boolean
  /** False if it is grave and nobody can tell for sure in which way: then nothing is said that fits one kind alone. */
  readonly isKindSure?: boolean
  /** False if the topic is a guess: then the words are those for any topic. */
  readonly isTopicSure?: boolean
  /** Who asks has stopped drinking, using or betting. */
  readonly isSober?: boolean
  /** It asks whether somebody will die, of whom nobody says that they are dying. */
  readonly isForetold?: boolean
  /** Somebody is dying and alive; without it a grave question of death is about one who died, or about death itself. */
  readonly isDying?: boolean
}

/** What reads questions in a language. */
export interface QuestionReader {
  readonly questionIn: (text: string) => Question
  /** What the first question would wait for: done in steps, others can be answered meanwhile. */
  readonly prepareQuestions: () => Steps<unknown>
}

export const readQuestion = ({ questionIn }: QuestionReader, text: string): Question => questionIn(text)

const THEMES: Readonly<Partial<Record<QuestionTopic, Theme>>> = {
  love: 'love',
  work: 'career',
  money: 'career',
  study: 'career',
  spirit: 'spiritual',
}

/** Creative work may be a job or none. */
export const themeOf = (topic: QuestionTopic, isJob: boolean): Theme =>
  topic === 'creativity' && isJob ? 'career' : (THEMES[topic] ?? 'general')
