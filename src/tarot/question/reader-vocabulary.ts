/** What the reader needs of a language. */
import type { AboutWords } from './about.ts'
import type { AskTable } from './asks.ts'
import type { Danger } from './danger.ts'
import type { FormWords } from './forms.ts'
import type { GraveField } from './graves.ts'
import type { LanguageWords } from './language.ts'
import type { MatterEntry, PersonEntry } from './matters.ts'
import type { NameWords } from './names.ts'
import type { OptionWords } from './options.ts'
import type { WordLists } from './pattern.ts'
import type { QuestionAbout, QuestionSpan, QuestionTopic } from './question.ts'
import type { TextSpelling } from './question-text.ts'
import type { SituationEntry } from './situations.ts'
import type { TopicField } from './topics.ts'
import type { WordWeights } from './word-weights.ts'

export type RegisterTable =
  | 'distress'
  | 'sorrow'
  | 'doubtful'
  | 'dear'
  | 'bulliedBefore'
  | 'bulliedStill'
  | 'nursery'
  | 'heartache'
  | 'everyday'
  | 'message'
  | 'animal'
  | 'strayed'
  | 'putDown'
  | 'absent'
  | 'housing'
  | 'home'
  | 'sign'
  | 'unanswered'
  | 'sober'
  | 'foretold'
  | 'greeting'
  | 'dealing'
  | 'eating'
  | 'dying'
  | 'died'
  | 'unrepeatable'
  | 'instruction'

/** Fields of everyday life. The first three are weighed by themselves. */
export type CalmField =
  | 'trade'
  | 'fiction'
  | 'joke'
  | 'things'
  | 'food'
  | 'party'
  | 'dating'
  | 'work'
  | 'study'
  | 'travel'
  | 'hobby'
  | 'home'

export interface ReaderVocabulary {
  readonly spelling: TextSpelling
  readonly lists: WordLists
  readonly names: NameWords
  readonly language: LanguageWords
  readonly forms: FormWords
  readonly options: OptionWords
  readonly about: AboutWords
  readonly asks: Readonly<Record<AskTable, string>>
  readonly spans: Readonly<Record<QuestionSpan | 'past', string>>
  readonly register: Readonly<Record<RegisterTable, string>>
  readonly topics: readonly TopicField[]
  /** What only sounds grave. */
  readonly light: string
  readonly graves: readonly GraveField[]
  /** How words weigh beside the tables. */
  readonly words: WordWeights
  /** By name, what speaks against a grave matter. */
  readonly calm: Readonly<Record<CalmField, string>>
  readonly persons: readonly PersonEntry[]
  /** Words after which somebody is not the asker's own: his, their. */
  readonly others: ReadonlySet<string>
  readonly matters: readonly MatterEntry[]
  readonly situations: readonly SituationEntry[]
  readonly topicMatters: Readonly<Record<QuestionTopic, Readonly<Record<QuestionAbout, string | null>>>>
  readonly spanMatters: Readonly<Record<QuestionSpan, string>>
  /** “your mother” of “mother”. */
  readonly yours: (noun: string) => string
  /** A question as a clause that calls the asker “you”, in words that `isOurs` knows; null where its grammar is not plain. */
  readonly restated: (question: string, isOurs: (word: string) => boolean) => string | null
  readonly dangerIn: (question: string) => Danger | null
  /** The code of another language that a question is in; null if it is none that is known. */
  readonly otherLanguageIn: (question: string) => string | null
}
