/**
 * Logistic regression of two classes, fitted to convergence by all questions at once (Adam), the same result each time. The sum of a question is
 * divided by the root of how many features it has.
 */
export interface GraveSample {
  readonly features: readonly string[]
  readonly isGrave: boolean
}

export interface GraveModel {
  readonly weights: ReadonlyMap<string, number>
  readonly none: number
}

/** A grave question that is missed counts as much as so many ordinary ones. */
const COST_OF_MISS = 2
/** How much large weights cost. */
const SHRINKING = 0.02
const ROUNDS = 150
const STEP = 0.08

const scaleOf = ({ features }: GraveSample): number => 1 / Math.sqrt(features.length + 1)

/** `known` are the features that get a weight. */
export function fitGrave(samples: readonly GraveSample[], known: readonly string[]): GraveModel {
  const index = new Map(known.map((feature, at) => [feature, at]))
  const rows = samples.map((sample) => ({
    at: Int32Array.from(sample.features.flatMap((feature) => index.get(feature) ?? [])),
    scale: scaleOf(sample),
    right: sample.isGrave ? 1 : 0,
    cost: sample.isGrave ? COST_OF_MISS : 1,
  }))
  // The last place is that of what stands without any feature.
  const last = known.length
  const weights = new Float64Array(last + 1)
  const slopes = new Float64Array(last + 1)
  const mean = new Float64Array(last + 1)
  const square = new Float64Array(last + 1)
  for (let round = 1; round <= ROUNDS; round++) {
    for (let at = 0; at < last; at++) slopes[at] = SHRINKING * weights[at]!
    slopes[last] = 0
    for (const { at, scale, right, cost } of rows) {
      let sum = 0
      for (const feature of at) sum += weights[feature]!
      const error = (1 / (1 + Math.exp(-(weights[last]! + sum * scale))) - right) * cost
      for (const feature of at) slopes[feature]! += error * scale
      slopes[last]! += error
    }
    const step = STEP * (round < 0.6 * ROUNDS ? 1 : round < 0.85 * ROUNDS ? 0.3 : 0.1)
    for (let at = 0; at <= last; at++) {
      mean[at] = 0.9 * mean[at]! + 0.1 * slopes[at]!
      square[at] = 0.99 * square[at]! + 0.01 * slopes[at]! ** 2
      const [one, two] = [mean[at]! / (1 - 0.9 ** round), square[at]! / (1 - 0.99 ** round)]
      weights[at]! -= (step * one) / (Math.sqrt(two) + 1e-8)
    }
  }
  return { weights: new Map(known.map((feature, at) => [feature, weights[at]!])), none: weights[last]! }
}

export function graveSum({ weights, none }: GraveModel, sample: GraveSample): number {
  const sum = sample.features.reduce((total, feature) => total + (weights.get(feature) ?? 0), 0)
  return none + sum * scaleOf(sample)
}
