/** Asks the model: each call counted against the day, timed and reported; servers that take no schema found out. */
import type { Deadline } from '../deadline.ts'
import { type Answered, CallFailure, type CallOutcome, call, type Question } from './call.ts'
import type { DailyCap } from './daily-cap.ts'
import type { OpenedModel } from './provider.ts'

export interface CallReport {
  readonly outcome: CallOutcome
  readonly ms: number
  readonly inputTokens: number
  readonly outputTokens: number
}

export interface CallerParts {
  readonly model: OpenedModel
  readonly cap: DailyCap
  readonly onCall: (report: CallReport) => void
}

export class Caller {
  readonly #parts: CallerParts
  /** Whether the server takes texts only, and no schema; found out by its refusal. */
  #mustBeBare = false

  constructor(parts: CallerParts) {
    this.#parts = parts
  }

  /** What the model says. A server that refuses a request with a schema is asked without, now and from then on. */
  async ask(question: Question, deadline: Deadline): Promise<string> {
    const bare = { ...question, isBare: true }
    if (this.#mustBeBare) return this.#askOnce(bare, deadline)
    try {
      return await this.#askOnce(question, deadline)
    } catch (error) {
      if (!(error instanceof CallFailure) || error.outcome !== 'refused') throw error
      const said = await this.#askOnce(bare, deadline)
      this.#mustBeBare = true
      return said
    }
  }

  async #askOnce(question: Question, deadline: Deadline): Promise<string> {
    const { model, cap, onCall } = this.#parts
    await cap.count()
    const started = performance.now()
    const report = ({ inputTokens, outputTokens }: Omit<Answered, 'text'>, outcome: CallOutcome) =>
      onCall({ outcome, ms: performance.now() - started, inputTokens, outputTokens })
    try {
      const answered = await call(model, question, deadline.signal())
      report(answered, 'answered')
      return answered.text
    } catch (error) {
      report({ inputTokens: 0, outputTokens: 0 }, error instanceof CallFailure ? error.outcome : 'garbled')
      throw error
    }
  }
}
