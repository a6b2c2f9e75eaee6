/** The writer that calls a language model. It respects the limits, checks every answer, and throws rather than return a bad text. */
import assert from 'node:assert/strict'
import { withoutSecrets } from '../../errors.ts'
import { PROMPT_VERSION } from '../../words/prompts.ts'
import type { Words } from '../../words/words.ts'
import type { Deadline } from '../deadline.ts'
import type { TextKind, TextKindName } from '../text-kinds.ts'
import type { TextContext, Writer } from '../writer.ts'
import { CallFailure, type CallOutcome, type ModelQuestion } from './call.ts'
import { Caller, type CallReport } from './caller.ts'
import { CircuitBreakers, type KindAttempt, type TextFailure } from './circuit-breakers.ts'
import { DailyBudget, type DailyBudgetParts, type Spending } from './daily-budget.ts'
import { Declined } from './declined.ts'
import type { ModelTask } from './model-task.ts'
import { type ModelSettings, type OpenedModel, openModel } from './provider.ts'
import { type Fault, type Review, review } from './review.ts'
import { Slots } from './slots.ts'

export type TextOutcome = 'good' | 'repaired' | 'rejected' | 'failed' | 'declined'

/** Receives the figures for the metrics. */
export interface ModelMetrics {
  onCall(report: CallReport): void
  onText(outcome: TextOutcome, kind: TextKindName): void
}

export interface ModelWriterParts {
  readonly settings: ModelSettings
  readonly now: () => number
  readonly tally: DailyBudgetParts['tally']
  readonly dailyCalls: number
  readonly mostAtOnce: number
  readonly modelMetrics: ModelMetrics
}

export interface ModelState {
  /** Texts are asked of the model. */
  readonly isAtWork: boolean
  /** The model is called, and its last texts failed. */
  readonly isFailing: boolean
  /** The kinds of text whose last texts failed; other kinds may be well. */
  readonly failingKinds: readonly string[]
  /** How long the model will not be called; 0 while it is in use. */
  readonly againInMs: number
  /** How the last call ended. */
  readonly last: CallOutcome | 'rejected' | undefined
  readonly callsToday: number
}

/** The model's answer broke rules, even after the one repair. */
export class RejectedText extends Error {
  constructor(faults: readonly Fault[]) {
    const complaints = faults.map(({ complaint }) => complaint).join(' ')
    super(withoutSecrets(`The model's text was not printed: ${complaints}`))
  }
}

/** With less of the time left than this, a second call would not finish. */
const MIN_SHARE_FOR_REPAIR = 0.3

export class ModelWriter implements Writer {
  readonly name = 'model'
  readonly edition: string
  readonly #caller: Caller
  readonly #modelMetrics: ModelMetrics
  readonly #breakers: CircuitBreakers
  readonly #budget: DailyBudget
  readonly #slots: Slots
  #last: ModelState['last']

  static async open(parts: ModelWriterParts): Promise<ModelWriter> {
    return new ModelWriter(parts, await openModel(parts.settings))
  }

  private constructor(parts: ModelWriterParts, model: OpenedModel) {
    const { settings, now, tally, dailyCalls, mostAtOnce, modelMetrics } = parts
    this.edition = `${settings.provider} ${settings.model} ${PROMPT_VERSION}`
    this.#modelMetrics = modelMetrics
    this.#breakers = new CircuitBreakers(now)
    this.#budget = new DailyBudget({ calls: dailyCalls, now, tally })
    this.#caller = new Caller({
      model,
      budget: this.#budget,
      onCall: (report) => {
        this.#last = report.outcome
        modelMetrics.onCall(report)
      },
    })
    this.#slots = new Slots(mostAtOnce)
  }

  get state(): ModelState {
    const { isResting, isFailing, failingKinds, restMs } = this.#breakers
    const isAtWork = !isResting && !this.#budget.isReached
    const againInMs = Math.max(restMs, this.#budget.restMs)
    return { isAtWork, isFailing, failingKinds, againInMs, last: this.#last, callsToday: this.#budget.calls }
  }

  async write<Ask, Text>(
    words: Words,
    { kind, modelTask: assign }: TextKind<Ask, Text>,
    ask: Ask,
    deadline: Deadline,
    context: TextContext = {},
  ): Promise<Text> {
    assert.ok(assign, 'no model is asked for this kind of text')
    const modelTask = await assign(words, ask)
    const attempt = this.#admit(kind)
    try {
      const spending = { kind, ...context }
      const { answer, outcome } = await this.#slots.run(deadline, () =>
        this.#goodAnswer(modelTask, deadline, spending),
      )
      this.#breakers.succeeded(attempt)
      this.#modelMetrics.onText(outcome, kind)
      return modelTask.textOf(answer)
    } catch (error) {
      this.#modelMetrics.onText(this.#noteFailure(attempt, error), kind)
      throw error
    }
  }

  #admit(kind: TextKindName): KindAttempt {
    try {
      return this.#breakers.admit(kind)
    } catch (error) {
      this.#modelMetrics.onText('declined', kind)
      throw error
    }
  }

  #noteFailure(attempt: KindAttempt, error: unknown): TextOutcome {
    if (error instanceof Declined) {
      this.#breakers.abandoned(attempt)
      return 'declined'
    }
    this.#breakers.failed(attempt, failureOf(error))
    if (error instanceof CallFailure) return 'failed'
    this.#last = 'rejected'
    return 'rejected'
  }

  async #goodAnswer<Answer, Text>(
    modelTask: ModelTask<Answer, Text>,
    deadline: Deadline,
    spending: Spending,
  ) {
    const question = questionOf(modelTask)
    const said = await this.#caller.ask(question, deadline, spending)
    const first = review(said, modelTask)
    if (isGood(first)) return { answer: first.answer, outcome: 'good' as const }
    if (deadline.leftMs < MIN_SHARE_FOR_REPAIR * deadline.totalMs) throw new RejectedText(first.faults)
    const again = await this.#caller.ask(repairOf(modelTask.words, question, said, first), deadline, spending)
    const second = review(again, modelTask, first.answer)
    if (isGood(second)) return { answer: second.answer, outcome: 'repaired' as const }
    throw new RejectedText(second.faults)
  }
}

/** Failures of the connection or of the account; any other may be due to the kind of text. */
const OF_CONNECTION: readonly CallOutcome[] = ['unreachable', 'unauthorized', 'rate_limited', 'server_error']

function failureOf(error: unknown): TextFailure {
  if (!(error instanceof CallFailure)) return { isLasting: false, connection: 'answered' }
  const { outcome, retryAfterMs } = error
  const isOfConnection = OF_CONNECTION.includes(outcome)
  const connection = isOfConnection ? 'failed' : outcome === 'timed_out' ? 'unknown' : 'answered'
  return { retryAfterMs, isLasting: outcome === 'unauthorized', connection }
}

const isGood = <Answer>(seen: Review<Answer>): seen is Review<Answer> & { answer: Answer } =>
  seen.answer !== undefined && seen.faults.length === 0

const questionOf = <Answer, Text>(modelTask: ModelTask<Answer, Text>): ModelQuestion => ({
  instructions: modelTask.prompt.instructions,
  messages: [{ role: 'user', content: modelTask.prompt.task }],
  form: { name: modelTask.name, schema: modelTask.schema },
  maxOutputTokens: modelTask.maxOutputTokens,
  isBare: false,
})

/** Requests only the faulty parts again: they are short, so there is time for them. */
function repairOf<Answer>(
  { prompts }: Words,
  question: ModelQuestion,
  said: string,
  { answer, faults }: Review<Answer>,
): ModelQuestion {
  if (answer === undefined) return question
  const members = [...new Set(faults.map(({ member }) => member))].join(', ')
  const complaints = faults.map(({ complaint }) => `- ${complaint}`).join('\n')
  const { form: _, ...free } = question
  return {
    ...free,
    messages: [
      ...question.messages,
      { role: 'assistant', content: said },
      { role: 'user', content: prompts.filled('repair', { faults: complaints, members }) },
    ],
  }
}
