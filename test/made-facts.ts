/** Facts and points of a birth chart made by hand, each with the weight that a test gives it. */
import type { AspectName } from '../src/chart/aspects.ts'
import { aspectId, balanceId, houseId, signId } from '../src/chart/fact-ids.ts'
import type { Subject } from '../src/judgement/chart/fact.ts'
import type { WeighedFact } from '../src/judgement/chart/sections.ts'
import type { PlanetWeight } from '../src/judgement/chart/weights.ts'
import { MANNER_OF } from '../src/judgement/tradition.ts'
import { PLANETS, type Planet } from '../src/sky/planets.ts'
import type { Element, Modality, Sign } from '../src/sky/zodiac.ts'

export function inSign(subject: Subject, sign: Sign, weight = 1): WeighedFact {
  const kind = subject === 'ascendant' || subject === 'midheaven' ? 'angle' : 'sign'
  return { id: signId(subject, sign), kind, subjects: [subject], keys: [subject, sign], sign, weight }
}

/** One of the two signs of a body that changes its sign on a day without an hour. */
export const perhapsIn = (subject: Subject, sign: Sign, weight = 1): WeighedFact => ({
  ...inSign(subject, sign, weight),
  isDoubtful: true,
})

export const inHouse = (subject: Subject, house: number, weight = 1): WeighedFact => ({
  ...{ id: houseId(subject, house), kind: 'house', subjects: [subject], keys: [subject, String(house)] },
  ...{ house, weight },
})

export const meeting = (one: Planet, aspect: AspectName, two: Planet, weight = 1): WeighedFact => ({
  ...{ id: aspectId(one, aspect, two), kind: 'aspect', subjects: [one, two], aspect, closeness: 1, weight },
  keys: [`${one}-${two}`, MANNER_OF[aspect]!],
})

export const balance = (name: Element | Modality, amount: 'much' | 'little', weight = 1): WeighedFact => ({
  ...{ id: balanceId(name, amount), kind: 'balance', subjects: [], keys: [name, amount], weight },
})

/** One point of its own for each planet, and the rest for ruling; the strongest first. */
export const planetsWith = (points: Partial<Record<Planet, number>>): PlanetWeight[] =>
  PLANETS.map((planet): PlanetWeight => {
    const sum = points[planet] ?? 1
    const own = { reason: 'planet', facts: [], points: 1 } as const
    const besides = { reason: 'ruler', facts: [], points: Math.round((sum - 1) * 10) / 10 } as const
    return { planet, points: sum, reasons: [own, besides] }
  }).sort((a, b) => b.points - a.points)
