/** Which planetary hour is running. */
import type { Answer } from '../api/operations.ts'

export type Hour = Answer<'planetaryHours'>['data']['hours'][number]

type Times = Pick<Hour, 'from' | 'to'>

export const presentHour = <H extends Times>(hours: readonly H[], now: number): H | undefined =>
  hours.find(({ from, to }) => Date.parse(from) <= now && now < Date.parse(to))

export const isBeforeSunrise = ([first]: readonly Times[], now: number): boolean =>
  first !== undefined && now < Date.parse(first.from)
