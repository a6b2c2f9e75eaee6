/** Finds in our list of events those of another. */
import { terrestrialTime } from '../../../src/time/time-scales.ts'

const DAY_SECONDS = 86_400

export type Years = readonly [from: number, to: number]

/** An event's name and its Julian day, TT unless said otherwise. */
export type NamedDay = readonly [name: string, day: number]

export interface Moments {
  /** As many as the other side has and we have not, and the other way round. */
  readonly missing: number
  readonly extra: number
  readonly seconds: number[]
}

/** Each of theirs belongs to the nearest of ours with its name, each of ours to at most one of theirs. */
export function match(theirs: readonly NamedDay[], ours: readonly NamedDay[], withinSeconds = 60): Moments {
  const open = new Map<string, number[]>()
  for (const [name, day] of ours) {
    if (!open.has(name)) open.set(name, [])
    open.get(name)!.push(day)
  }
  const seconds = theirs.flatMap(([name, day]) => {
    const list = open.get(name) ?? []
    const distances = list.map((each) => Math.abs(each - day) * DAY_SECONDS)
    const nearest = distances.indexOf(Math.min(...distances))
    if (nearest === -1 || distances[nearest]! > withinSeconds) return []
    list.splice(nearest, 1)
    return [distances[nearest]!]
  })
  const extra = [...open.values()].flat().length
  return { missing: theirs.length - seconds.length, extra, seconds }
}

/** Those of some years of TT. */
export function ofYears(list: readonly NamedDay[], [from, to]: Years): NamedDay[] {
  const dayOf = (year: number) => Date.UTC(year) / 86_400_000 + 2440587.5
  return list.filter(([, day]) => day >= dayOf(from) && day < dayOf(to))
}

/** A span of instants that surely has the years of TT in it. */
export const around = ([from, to]: Years): [number, number] => [
  Date.UTC(from) - 86_400_000,
  Date.UTC(to) + 86_400_000,
]

export const named = ({ id, at }: { readonly id: string; readonly at: number }): NamedDay => [
  id,
  terrestrialTime(at),
]
