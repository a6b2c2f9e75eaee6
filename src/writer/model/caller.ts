/** Calls the model: each call is counted against the day's budget, timed and reported, and servers that accept no schema are detected. */
import type { Deadline } from '../deadline.ts'
import { CallFailure, type CallOutcome, call, type ModelAnswer, type ModelQuestion } from './call.ts'
import type { DailyBudget, Spending } from './daily-budget.ts'
import type { OpenedModel } from './provider.ts'

export interface CallReport {
  readonly outcome: CallOutcome
  readonly ms: number
  readonly inputTokens: number
  readonly outputTokens: number
}

export interface CallerParts {
  readonly model: OpenedModel
  readonly budget: DailyBudget
  readonly onCall: (report: CallReport) => void
}

export class Caller {
  readonly #parts: CallerParts
  /** True once the server has refused a schema. */
  #mustBeBare = false

  constructor(parts: CallerParts) {
    this.#parts = parts
  }

  /** If the server refuses a request with a schema, the schema is left out, now and in later calls. */
  async ask(question: ModelQuestion, deadline: Deadline, spending: Spending): Promise<string> {
    const bare = { ...question, isBare: true }
    if (this.#mustBeBare) return this.#askOnce(bare, deadline, spending)
    try {
      return await this.#askOnce(question, deadline, spending)
    } catch (error) {
      if (!(error instanceof CallFailure) || error.outcome !== 'refused') throw error
      const said = await this.#askOnce(bare, deadline, spending)
      this.#mustBeBare = true
      return said
    }
  }

  async #askOnce(question: ModelQuestion, deadline: Deadline, spending: Spending): Promise<string> {
    const { model, budget, onCall } = this.#parts
    await budget.spend(spending)
    spending.onCall?.()
    const started = performance.now()
    const report = ({ inputTokens, outputTokens }: Omit<ModelAnswer, 'text'>, outcome: CallOutcome) =>
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
