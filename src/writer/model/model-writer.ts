/** The writer that calls a language model. It respects the limits, checks every answer, and throws rather than return a bad text. */
import assert from 'node:assert/strict'
import { withoutSecrets } from '../../errors.ts'
import { filled, PROMPT_VERSION } from '../../words/en/prompts.ts'
import type { Deadline } from '../deadline.ts'
import type { Telling } from '../telling.ts'
import type { Writer } from '../writer.ts'
import type { Assignment } from './assignment.ts'
import { Breaker, type Visit } from './breaker.ts'
import { CallFailure, type CallOutcome, type Question } from './call.ts'
import { Caller, type CallReport } from './caller.ts'
import { DailyCap, type DailyCapParts } from './daily-cap.ts'
import { Declined } from './declined.ts'
import { type ModelSettings, type OpenedModel, openModel } from './provider.ts'
import { type Fault, type Review, review } from './review.ts'
import { Slots } from './slots.ts'

export type TextOutcome = 'good' | 'repaired' | 'rejected' | 'failed' | 'declined'

/** Receives the figures for the metrics. */
export interface ModelWatch {
  onCall(report: CallReport): void
  onText(outcome: TextOutcome): void
}

export interface ModelWriterParts {
  readonly settings: ModelSettings
  readonly now: () => number
  readonly tally: DailyCapParts['tally']
  readonly dailyCalls: number
  readonly mostAtOnce: number
  readonly watch: ModelWatch
}

export interface ModelState {
  /** It is asked. */
  readonly isAtWork: boolean
  /** It is called, and its last texts failed. */
  readonly isFailing: boolean
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
const LEAST_SHARE_FOR_REPAIR = 0.3

export class ModelWriter implements Writer {
  readonly name = 'model'
  readonly edition: string
  readonly #caller: Caller
  readonly #watch: ModelWatch
  readonly #breaker: Breaker
  readonly #cap: DailyCap
  readonly #slots: Slots
  #last: ModelState['last']

  static async open(parts: ModelWriterParts): Promise<ModelWriter> {
    return new ModelWriter(parts, await openModel(parts.settings))
  }

  private constructor(parts: ModelWriterParts, model: OpenedModel) {
    const { settings, now, tally, dailyCalls, mostAtOnce, watch } = parts
    this.edition = `${settings.provider} ${settings.model} ${PROMPT_VERSION}`
    this.#watch = watch
    this.#breaker = new Breaker(now)
    this.#cap = new DailyCap({ most: dailyCalls, now, tally })
    this.#caller = new Caller({
      model,
      cap: this.#cap,
      onCall: (report) => {
        this.#last = report.outcome
        watch.onCall(report)
      },
    })
    this.#slots = new Slots(mostAtOnce)
  }

  get state(): ModelState {
    const isAtWork = !this.#breaker.isResting && !this.#cap.isReached
    const againInMs = Math.max(this.#breaker.restMs, this.#cap.restMs)
    const { isFailing } = this.#breaker
    return { isAtWork, isFailing, againInMs, last: this.#last, callsToday: this.#cap.calls }
  }

  async write<Ask, Text>(telling: Telling<Ask, Text>, ask: Ask, deadline: Deadline): Promise<Text> {
    assert.ok(telling.assignment, 'no model is asked for this kind of text')
    const assignment = await telling.assignment(ask)
    const visit = this.#admit()
    try {
      const { answer, outcome } = await this.#slots.run(deadline, () =>
        this.#goodAnswer(assignment, deadline, telling.shareOfCalls),
      )
      this.#breaker.succeeded()
      this.#watch.onText(outcome)
      return assignment.textOf(answer)
    } catch (error) {
      this.#noteFailure(visit, error)
      throw error
    }
  }

  #admit(): Visit {
    try {
      return this.#breaker.admit()
    } catch (error) {
      this.#watch.onText('declined')
      throw error
    }
  }

  #noteFailure(visit: Visit, error: unknown): void {
    if (error instanceof Declined) {
      this.#breaker.abandoned(visit)
      this.#watch.onText('declined')
      return
    }
    const isCall = error instanceof CallFailure
    if (!isCall) this.#last = 'rejected'
    this.#breaker.failed(visit, {
      retryAfterMs: isCall ? error.retryAfterMs : undefined,
      isLasting: isCall && error.outcome === 'unauthorized',
    })
    this.#watch.onText(isCall ? 'failed' : 'rejected')
  }

  async #goodAnswer<Answer, Text>(assignment: Assignment<Answer, Text>, deadline: Deadline, share?: number) {
    const question = questionOf(assignment)
    const said = await this.#caller.ask(question, deadline, share)
    const first = review(said, assignment)
    if (isGood(first)) return { answer: first.answer, outcome: 'good' as const }
    if (deadline.leftMs < LEAST_SHARE_FOR_REPAIR * deadline.totalMs) throw new RejectedText(first.faults)
    const again = await this.#caller.ask(repairOf(question, said, first), deadline, share)
    const second = review(again, assignment, first.answer)
    if (isGood(second)) return { answer: second.answer, outcome: 'repaired' as const }
    throw new RejectedText(second.faults)
  }
}

const isGood = <Answer>(seen: Review<Answer>): seen is Review<Answer> & { answer: Answer } =>
  seen.answer !== undefined && seen.faults.length === 0

const questionOf = <Answer, Text>(assignment: Assignment<Answer, Text>): Question => ({
  instructions: assignment.prompt.instructions,
  messages: [{ role: 'user', content: assignment.prompt.task }],
  form: { name: assignment.name, schema: assignment.schema },
  maxOutputTokens: assignment.maxOutputTokens,
  isBare: false,
})

/** Requests only the faulty parts again: they are short, so there is time for them. */
function repairOf<Answer>(question: Question, said: string, { answer, faults }: Review<Answer>): Question {
  if (answer === undefined) return question
  const members = [...new Set(faults.map(({ member }) => member))].join(', ')
  const complaints = faults.map(({ complaint }) => `- ${complaint}`).join('\n')
  const { form: _, ...free } = question
  return {
    ...free,
    messages: [
      ...question.messages,
      { role: 'assistant', content: said },
      { role: 'user', content: filled('repair', { faults: complaints, members }) },
    ],
  }
}
