/** The births that a browser keeps, as a value: what can be added to it, taken from it, and read of what was stored. */
import { SIGNS, type Sign } from '../../sky/zodiac.ts'

/** As entered in the form. */
export interface Birth {
  readonly date: string
  readonly time: string
  readonly isTimeUnknown: boolean
  /** The text in the place field, chosen or typed. */
  readonly place: string
  /** Of a place that was chosen; empty if its coordinates or its zone were typed. */
  readonly placeId: string
  readonly latitude: string
  readonly longitude: string
  readonly timezone: string
}

export const NO_BIRTH: Birth = {
  date: '',
  time: '',
  isTimeUnknown: false,
  place: '',
  placeId: '',
  latitude: '',
  longitude: '',
  timezone: '',
}

export const isComplete = ({ date, time, isTimeUnknown, latitude, longitude, timezone }: Birth): boolean =>
  [date, latitude, longitude, timezone].every((text) => text !== '') && (isTimeUnknown || time !== '')

/** Noon replaces an unknown time where one is needed: the error is at most half a day. */
export const localTimeOf = ({ date, time, isTimeUnknown }: Birth, between: ' ' | 'T'): string =>
  `${date}${between}${isTimeUnknown || time === '' ? '12:00' : time}:00`

export interface NamedBirth extends Birth {
  readonly id: string
  /** Empty: the first of them is the visitor's own, any other is called by its date. */
  readonly name: string
}

export interface Births {
  readonly births: readonly NamedBirth[]
  /** The id of the birth that the rooms are about; empty if there is none. */
  readonly chosen: string
  /** The id of the other one in the room of two people; empty if it is typed there. */
  readonly second: string
  /** Of a visitor who gave a sign and no birth. */
  readonly sign: Sign | ''
}

export const NO_BIRTHS: Births = { births: [], chosen: '', second: '', sign: '' }

export const birthWithId = ({ births }: Pick<Births, 'births'>, id: string): NamedBirth | undefined =>
  births.find((birth) => birth.id === id)

export type BirthDraft = Birth & { readonly name?: string }

/** With a birth that is changed, or added if there is no id. What is added first is chosen. */
export function withBirth(before: Births, draft: BirthDraft, id?: string): Births {
  const existing = id === undefined ? undefined : birthWithId(before, id)
  const birth = birthIn({ ...existing, ...draft, id: existing?.id ?? freeId(before.births) })
  const births =
    existing === undefined
      ? [...before.births, birth]
      : before.births.map((each) => (each === existing ? birth : each))
  return { ...before, births, chosen: before.chosen || birth.id }
}

/** Without a birth. If it was the chosen one, the first of the others is. */
export function withoutBirth(before: Births, id: string): Births {
  const births = before.births.filter((birth) => birth.id !== id)
  return {
    ...before,
    births,
    chosen: before.chosen === id ? (births[0]?.id ?? '') : before.chosen,
    second: before.second === id ? '' : before.second,
  }
}

const freeId = (births: readonly NamedBirth[]): string =>
  String(1 + Math.max(0, ...births.map(({ id }) => Number(id) || 0)))

/** Members of another type come from another version or were edited by hand: they are empty. */
function birthIn(given: unknown): NamedBirth {
  const initial: NamedBirth = { id: '', name: '', ...NO_BIRTH }
  const members = Object.entries(initial).map(([member, empty]) => {
    const value = (given as Record<string, unknown> | null)?.[member]
    return [member, typeof value === typeof empty ? value : empty]
  })
  return Object.fromEntries(members) as NamedBirth
}

/** What is stored, if it is usable: incomplete births and ids of nobody are left out. */
export function birthsIn(stored: unknown): Births {
  const { births, chosen, second, sign } = (stored ?? {}) as Partial<Record<keyof Births, unknown>>
  const whole = (Array.isArray(births) ? births : [])
    .map(birthIn)
    .filter((birth, at, all) => birth.id !== '' && isComplete(birth) && indexOfId(all, birth.id) === at)
  const existing = (id: unknown) => whole.find((birth) => birth.id === id)?.id
  return {
    births: whole,
    chosen: existing(chosen) ?? whole[0]?.id ?? '',
    second: existing(second) ?? '',
    sign: SIGNS.find((each) => each === sign) ?? '',
  }
}

const indexOfId = (births: readonly NamedBirth[], wanted: string): number =>
  births.findIndex(({ id }) => id === wanted)

/** From the time when a browser kept one birth, and the other one of two people apart from it. */
export function birthsFromBefore(birth: unknown, second: unknown): Births {
  const [own, other] = [birthIn(birth), birthIn(second)]
  const first = isComplete(own) ? withBirth(NO_BIRTHS, own) : NO_BIRTHS
  const isSecondRemembered = (second as { isRemembered?: unknown } | null)?.isRemembered === true
  if (!isSecondRemembered || !isComplete(other)) return first
  const both = withBirth(first, other)
  return { ...both, second: both.births.at(-1)!.id }
}
