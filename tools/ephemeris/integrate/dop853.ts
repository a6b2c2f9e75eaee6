import { STAGES, WEIGHTS } from './dop853-coefficients.ts'

/** Fills `rate` with the time derivative of `state`. The forces here do not depend on time itself. */
export type Derivative = (state: Float64Array, rate: Float64Array) => void

/** A weighted sum of stages. */
type Row = readonly { stage: number; weight: number }[]

const row = (weights: readonly number[]): Row =>
  weights.flatMap((weight, stage) => (weight === 0 ? [] : [{ stage, weight }]))

const ROWS = STAGES.map(row)
const LAST = row(WEIGHTS)

/**
 * A stepper of DOP853 with a fixed step, which advances `state` in place.
 * The sum is compensated (Kahan): what a step loses to rounding is given back in the next one,
 * so that a million quarter days leave the accuracy of the accelerations and not that of the sums.
 */
export function dop853(state: Float64Array, derivative: Derivative, step: number): () => void {
  const size = state.length
  const rates = STAGES.map(() => new Float64Array(size))
  const trial = new Float64Array(size)
  const lost = new Float64Array(size)

  return () => {
    for (let stage = 0; stage < ROWS.length; stage++) {
      trial.set(state)
      addRow(trial, rates, ROWS[stage]!, step)
      derivative(trial, rates[stage]!)
    }
    trial.fill(0)
    addRow(trial, rates, LAST, step)
    for (let k = 0; k < size; k++) {
      const change = trial[k]! - lost[k]!
      const next = state[k]! + change
      lost[k] = next - state[k]! - change
      state[k] = next
    }
  }
}

function addRow(target: Float64Array, rates: readonly Float64Array[], row: Row, step: number): void {
  for (let n = 0; n < row.length; n++) {
    const source = rates[row[n]!.stage]!
    const factor = step * row[n]!.weight
    for (let k = 0; k < target.length; k++) target[k] = target[k]! + factor * source[k]!
  }
}
