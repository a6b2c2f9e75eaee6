/** The tasks for a week, month or year: the whole, and some phases at a time, so that each call is small. */
import type { Static } from 'typebox'
import { Type } from '../../schema/type.ts'
import { SIGNS } from '../../sky/zodiac.ts'
import { numberOf } from '../../time/period.ts'
import type { Prompt } from '../../words/prompts.ts'
import type { Words } from '../../words/words.ts'
import {
  PERIOD_SUMMARY,
  type PeriodOverview,
  type PhasesAsk,
  type PhaseText,
  titleFaults,
} from '../period-text.ts'
import type { PeriodPlan } from '../plan/period-plan.ts'
import type { Sentence } from '../sentence.ts'
import { skyChecks } from './check-facts.ts'
import {
  CLOSED,
  factLines,
  type Length,
  type ModelTask,
  mapMembers,
  SENTENCE_FORM,
  SentenceAnswer,
} from './model-task.ts'
import { overviewFacts, phasesFacts } from './period-facts.ts'

const sentences = Type.Array(SentenceAnswer)

const OVERVIEW_ANSWER = Type.Object(
  { summary: sentences, love: sentences, career: sentences, wellbeing: sentences, advice: SentenceAnswer },
  CLOSED,
)
type OverviewAnswer = Static<typeof OVERVIEW_ANSWER>

const MEMBERS = ['summary', 'love', 'career', 'wellbeing', 'advice'] as const
const MAX_OUTPUT_TOKENS = 3000

const lengthsOf = ({ period }: PeriodPlan): Record<(typeof MEMBERS)[number], Length> => ({
  summary: PERIOD_SUMMARY[period.type],
  love: { most: 300 },
  career: { most: 300 },
  wellbeing: { most: 300 },
  advice: { most: 140 },
})

export function overviewTask(words: Words, plan: PeriodPlan): ModelTask<OverviewAnswer, PeriodOverview> {
  const lengths = lengthsOf(plan)
  return {
    name: 'period',
    words,
    prompt: overviewPrompt(words, plan),
    schema: OVERVIEW_ANSWER,
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    checks: skyChecks(words, overviewFacts(words, plan), plan.sign),
    passagesOf: (answer) =>
      MEMBERS.map((member) => ({
        member,
        name: member,
        sentences: [answer[member]].flat(),
        length: lengths[member],
      })),
    mapSentences: mapMembers,
    textOf: (answer) => answer,
  }
}

const OVERVIEW_FORM = `{${MEMBERS.map((member) => `"${member}":${member === 'advice' ? SENTENCE_FORM : `[${SENTENCE_FORM}]`}`).join(',')}}`

export function overviewPrompt(words: Words, plan: PeriodPlan): Prompt {
  const { prompts, names, periods } = words
  const lengths = lengthsOf(plan)
  const members = prompts.periods.overviewMembers(plan)
  return prompts.promptOf('period', {
    form: OVERVIEW_FORM,
    lengths: MEMBERS.map((member) => prompts.lengthWords(member, lengths[member], NOTES[member])).join('\n'),
    sign: names.properName(plan.sign),
    period: prompts.periods.periodWords(plan),
    why: periods.whyOfPeriod(plan),
    facts: factLines(overviewFacts(words, plan)),
    tone: prompts.periods.toneOfPeriod(plan),
    lens: lens(words, plan, 0),
    members: MEMBERS.map((member) => `- ${member}: ${members[member]}`).join('\n'),
  })
}

const NOTES: Readonly<Record<(typeof MEMBERS)[number], string>> = {
  summary: 'three sentences or more',
  love: 'two sentences',
  career: 'two sentences',
  wellbeing: 'two sentences',
  advice: 'one sentence',
}

const lens = ({ prompts }: Words, { period, sign }: PeriodPlan, ahead: number): string =>
  prompts.lensOf(numberOf(period) + ahead, SIGNS.indexOf(sign))

const PHASES_ANSWER = Type.Object(
  { phases: Type.Array(Type.Object({ title: Type.String(), text: sentences }, CLOSED)) },
  CLOSED,
)
type PhasesAnswer = Static<typeof PHASES_ANSWER>

const TEXT_LENGTH: Length = { most: 360 }

export function phasesTask(words: Words, ask: PhasesAsk): ModelTask<PhasesAnswer, readonly PhaseText[]> {
  const { plan, start, end } = ask
  return {
    name: 'period_phases',
    words,
    prompt: phasesPrompt(words, ask),
    schema: PHASES_ANSWER,
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    checks: skyChecks(words, phasesFacts(words, ask), plan.sign),
    passagesOf: ({ phases }) =>
      phases.map(({ title, text }, at) => ({
        member: 'phases',
        name: `phases[${at}]`,
        sentences: text,
        length: TEXT_LENGTH,
        faults: [
          ...titleFaults(title),
          ...(phases.length === end - start
            ? []
            : [`is one of ${phases.length} phases, not of ${end - start}`]),
        ],
      })),
    mapSentences: ({ phases }, change) => ({
      phases: phases.map(({ title, text }) => ({
        title,
        text: text.map((each: Sentence) => change(each) as never),
      })),
    }),
    textOf: ({ phases }) => phases,
  }
}

const PHASES_FORM = `{"phases":[{"title":"…","text":[${SENTENCE_FORM}]}]}`

export function phasesPrompt(words: Words, ask: PhasesAsk): Prompt {
  const { prompts, names } = words
  const { plan, start, end } = ask
  return prompts.promptOf('period-phases', {
    form: PHASES_FORM,
    lengths: prompts.lengthWords('text of a phase', TEXT_LENGTH, 'two or three sentences'),
    sign: names.properName(plan.sign),
    period: prompts.periods.periodWords(plan),
    facts: factLines(phasesFacts(words, ask)),
    lens: lens(words, plan, 1 + start),
    members: plan.phases
      .slice(start, end)
      .map((phase, at) => `- phases[${at}]: ${prompts.periods.phaseMember(phase)}`)
      .join('\n'),
  })
}
