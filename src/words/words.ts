/** All that the service says in a language. A language is a value of this type (src/words/language.ts), passed along from the request to the text. */
import type { AnswerWords } from './answers.ts'
import type { CardsWords } from './cards.ts'
import type { DayWords, PersonalDayWords } from './days.ts'
import type { LifeWords } from './life.ts'
import type { LinkWords } from './links.ts'
import type { DateWords, NamingWords } from './names.ts'
import type { NatalWords } from './natal.ts'
import type { PeriodWords } from './periods.ts'
import type { PersonalFeedWords } from './personal-feed.ts'
import type { PromptWords } from './prompts.ts'
import type { ProseRules, TextReader } from './prose.ts'
import type { QuestionWords } from './questions.ts'
import type { ReportWords } from './report.ts'
import type { ReturnWords } from './returns.ts'
import type { SignPairWords } from './sign-pairs.ts'
import type { SkyWords } from './sky.ts'
import type { SpreadsWords } from './spreads.ts'
import type { TerminalWords } from './terminal.ts'
import type { TimelineWords } from './timeline.ts'
import type { TimelinePictureWords } from './timeline-picture.ts'
import type { TogetherWords } from './together.ts'

/** What cards need: it loads without the sky. */
export interface TarotWords {
  /** BCP 47. */
  readonly language: string
  readonly cards: CardsWords
  readonly spreads: SpreadsWords
  readonly questions: QuestionWords
  readonly answers: AnswerWords
  readonly terminal: TerminalWords
}

export interface Words extends TarotWords {
  readonly names: NamingWords
  readonly dates: DateWords
  readonly days: DayWords
  readonly personalDays: PersonalDayWords
  readonly periods: PeriodWords
  readonly natal: NatalWords
  readonly signPairs: SignPairWords
  readonly together: TogetherWords
  readonly timeline: TimelineWords
  readonly returns: ReturnWords
  readonly life: LifeWords
  readonly sky: SkyWords
  readonly timelinePicture: TimelinePictureWords
  readonly personalFeed: PersonalFeedWords
  readonly links: LinkWords
  readonly report: ReportWords
  readonly prose: ProseRules
  /** What a text says, for the checks of a model's text. */
  readonly inText: TextReader
  /** The prompts for a language model. */
  readonly prompts: PromptWords
}
