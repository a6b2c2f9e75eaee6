/** The prompts for a language model, in a language: templates, and the values for their slots. */
import type { DayEvent } from '../almanac/day-events.ts'
import type { AspectName } from '../chart/aspects.ts'
import type { ChartFact } from '../judgement/chart/fact.ts'
import type { NatalPlan } from '../judgement/chart/plan.ts'
import type { SectionId } from '../judgement/chart/sections.ts'
import type { CategoryJudgement } from '../judgement/day/categories.ts'
import type { Placement } from '../judgement/day/facts.ts'
import type { PairFact } from '../judgement/pair/facts.ts'
import type { PairSectionId } from '../judgement/pair/pair-sections.ts'
import type { PairKind } from '../judgement/pair/weights.ts'
import type { KeyEvent } from '../judgement/period/key-events.ts'
import type { YearTheme } from '../judgement/period/themes.ts'
import type { NatalPlacement, TimedMoment } from '../judgement/person/facts.ts'
import type { ReturnSummaryPlan } from '../judgement/person/return-plan.ts'
import type { SpanPart } from '../judgement/person/span-plan.ts'
import type { WeighedTransit } from '../judgement/person/transits.ts'
import type { Planet } from '../sky/planets.ts'
import type { Sign } from '../sky/zodiac.ts'
import type { Question } from '../tarot/question/question.ts'
import type { Theme } from '../tarot/theme.ts'
import type { LaidCard } from '../tarot/threads.ts'
import type { AnswerSentence } from './answers.ts'
import type { PlannedDay, PlannedPeriod, PlannedPersonalDay, PlannedPhase } from './planned-day.ts'
import type { ThreadOrPair } from './spreads.ts'

/** Increase it with every change to a template or its values: texts of other versions are no longer served. */
export const PROMPT_VERSION = 4

export interface Prompt {
  /** The same for every day and draw: voice, rules, format. */
  readonly instructions: string
  /** The facts of the day or of the spread, and what to write about them. */
  readonly task: string
}

export const TEMPLATES = [
  'never',
  'voice',
  'daily',
  'personal-day',
  'spread',
  'question',
  'natal',
  'together',
  'time',
  'period-voice',
  'period',
  'period-phases',
  'repair',
] as const
export type TemplateName = (typeof TEMPLATES)[number]

export type Fillings = Readonly<Record<string, string>>

type Length = { readonly least?: number; readonly most: number }
type Lines<Member extends string> = Readonly<Record<Member, string>>
type SpreadMember = 'summary' | 'threads' | 'act'
type AnsweredMember = 'answer' | 'summary' | 'threads'
type PartOfDay = 'summary' | 'advice' | 'love' | 'career' | 'wellbeing'
type PartOfPersonalDay =
  | 'overall'
  | 'personal_development'
  | 'relationships'
  | 'career_purpose'
  | 'emotional_wisdom'
  | 'practical_advice'
  | 'timing_guidance'
  | 'affirmation'

export interface PromptWords {
  readonly promptOf: (name: TemplateName, fillings: Fillings) => Prompt
  readonly filled: (name: TemplateName, fillings: Fillings) => string
  readonly styles: Lines<'brief' | 'detailed' | 'poetic'>
  readonly lensOf: (day: number, turn: number) => string
  readonly lengthWords: (member: string, length: Length, note?: string) => string
  readonly days: DayPrompts
  readonly periods: PeriodPrompts
  readonly natal: NatalPrompts
  readonly together: TogetherPrompts
  readonly time: TimePrompts
  readonly spreads: SpreadPrompts
}

export interface DayPrompts {
  readonly placementWords: (placement: Placement) => string
  /** `house` is the reader's house; null for an event without one. */
  readonly eventWords: (event: DayEvent, house: number | null) => string
  /** With another planet, or with the reader's sign. */
  readonly aspectWords: (planet: Planet, aspect: AspectName, other: Planet | null, reader: Sign) => string
  readonly natalPlacementWords: (placement: NatalPlacement) => string
  readonly contactWords: (transit: WeighedTransit, moment: TimedMoment | undefined) => string
  readonly momentWords: (moment: TimedMoment) => string
  readonly dayAsAWhole: (plan: PlannedDay) => Lines<'tone' | 'drive'>
  readonly dailyMembers: (plan: PlannedDay) => Lines<PartOfDay>
  readonly categoryMember: (judgement: CategoryJudgement) => string
  readonly personalDayAsAWhole: (plan: PlannedPersonalDay) => Lines<'energy' | 'themes'>
  /** `hours` are the times of the exact aspects, `HH:MM`. */
  readonly personalMembers: (plan: PlannedPersonalDay, hours: readonly string[]) => Lines<PartOfPersonalDay>
}

export interface PeriodPrompts {
  readonly periodWords: (plan: PlannedPeriod) => string
  readonly toneOfPeriod: (plan: PlannedPeriod) => string
  readonly keyEventWords: (turn: KeyEvent) => string
  readonly retrogradeWords: (theme: Extract<YearTheme, { kind: 'retrograde' }>) => string
  readonly phaseMember: (phase: PlannedPhase) => string
  readonly overviewMembers: (plan: PlannedPeriod) => Lines<PartOfDay>
}

export interface NatalPrompts {
  readonly natalFactWords: (fact: ChartFact) => string
  readonly strongestWords: (plan: NatalPlan) => string
  readonly natalMember: (id: SectionId, facts: readonly string[]) => string
  readonly portraitMember: (facts: readonly string[]) => string
}

export interface TogetherPrompts {
  /** A line for each source of the fact. */
  readonly pairFactWords: (fact: PairFact) => readonly string[]
  readonly kindWords: Lines<PairKind>
  readonly summaryMember: (lead: string | undefined, counter: string | undefined) => string
  readonly pairMember: (id: PairSectionId, kind: PairKind, facts: readonly string[]) => string
}

/** A span and a year of one person. */
export interface TimePrompts {
  /** `dates` in words. */
  readonly spanFactWords: (part: SpanPart, dates: string) => string
  readonly returnFactWords: (plan: ReturnSummaryPlan) => Lines<'rising' | 'sun' | 'moon'>
  readonly spanWords: string
  readonly returnWords: string
  readonly spanMember: (ids: readonly string[]) => string
  readonly returnMember: (ids: readonly string[]) => string
}

export interface SpreadPrompts {
  readonly cardFact: (laid: LaidCard) => string
  readonly themeWords: (theme: Theme) => string
  readonly threadFact: (thread: ThreadOrPair) => string
  /** What each member tells: the summary the cards in an order, the act what to do about one of them. */
  readonly spreadMembers: (
    parts: readonly (readonly string[])[],
    threads: number,
    acting: string,
  ) => Lines<SpreadMember>
  readonly spreadLengths: (lengths: Readonly<Record<SpreadMember, Length>>) => string
  /** What a writer of a spread knows of the question. */
  readonly knows: Lines<'nothing' | 'question'>
  readonly question: QuestionPrompts
}

export interface QuestionPrompts {
  /** The question as one line that cannot end its fence. */
  readonly fenced: (question: string) => string
  /** What was read of it, in words of our own. */
  readonly readWords: (question: Question) => string
  /** What of it our vocabulary knows, and a text may name. */
  readonly namedWords: (question: Question) => string
  /** A sentence of the answer: what it tells, or that it is printed as it stands. */
  readonly answerSentence: (sentence: AnswerSentence) => string
  readonly answeredMembers: (
    answer: { readonly count: number; readonly most: number },
    parts: readonly (readonly string[])[],
    threads: number,
  ) => Lines<AnsweredMember>
  readonly answeredLengths: (lengths: Readonly<Record<AnsweredMember, Length>>) => string
}
