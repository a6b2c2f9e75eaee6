import { normalize } from '../../sky/angle.ts'

/** Twelve longitudes, the first house's cusp first. */
export type Cusps = readonly number[]

/** Houses 4 to 9 lie opposite 10 to 3. */
export function withOpposites(
  first: number,
  second: number,
  third: number,
  tenth: number,
  eleventh: number,
  twelfth: number,
): Cusps {
  // mutate operator: half a circle on or back is the same place
  const opposite = (longitude: number) => normalize(longitude + 180)
  return [
    first,
    second,
    third,
    opposite(tenth),
    opposite(eleventh),
    opposite(twelfth),
    opposite(first),
    opposite(second),
    opposite(third),
    tenth,
    eleventh,
    twelfth,
  ]
}

/** Twelve houses of 30° each. */
export function everyThirty(first: number): Cusps {
  const cusps: number[] = []
  for (let i = 0; i < 12; i++) cusps.push(normalize(first + 30 * i))
  return cusps
}

/** The house (1 to 12) of a longitude. A body exactly on a cusp is in the house that begins there (decisions §6). */
export function houseOf(longitude: number, cusps: Cusps): number {
  const first = cusps[0]!
  const arc = ahead(longitude, first)
  let house = 12
  while (house > 1 && ahead(cusps[house - 1]!, first) > arc) house--
  return house
}

/** The arc forward from one longitude to another. `normalize` is not needed, because both are in [0, 360); a chart calls this a hundred times. */
const ahead = (to: number, from: number) => (to < from ? to - from + 360 : to - from)
