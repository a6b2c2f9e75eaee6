/**
 * The births that this browser keeps, and which of them the rooms are about: the only place that stores a birth. A room reads `useBirths().birth`
 * and asks anew when it changes; births are sent only in the body of a request.
 */
import { useEffect, useState } from 'preact/hooks'
import type { Sign } from '../../sky/zodiac.ts'
import {
  type BirthDraft,
  type Births,
  birthsFromBefore,
  birthsIn,
  birthWithId,
  type NamedBirth,
  NO_BIRTHS,
  withBirth,
  withoutBirth,
} from './birth-list.ts'
import { forgetReadings } from './offline.ts'

const KEY = 'augury.births'
const OLDER_KEYS = ['augury.birth', 'augury.second-birth'] as const

/** The last state, and the text it was read from: as long as the text is the same, so are the objects. */
let last: { readonly text: string | null; readonly births: Births } | undefined

function storedText(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

function load(): Births {
  const text = storedText()
  if (last !== undefined && last.text === text) return last.births
  const births = text === null ? movedFromBefore() : birthsIn(parsed(text))
  last = { text: storedText(), births }
  return births
}

function movedFromBefore(): Births {
  try {
    const [birth, second] = OLDER_KEYS.map((key) => parsed(localStorage.getItem(key)))
    const births = birthsFromBefore(birth, second)
    if (births.births.length > 0) localStorage.setItem(KEY, JSON.stringify(births))
    for (const key of OLDER_KEYS) localStorage.removeItem(key)
    return births
  } catch {
    return NO_BIRTHS
  }
}

const listeners = new Set<(births: Births) => void>()

function update(change: (before: Births) => Births): void {
  const births = change(load())
  try {
    if (births.births.length === 0 && births.sign === '') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(births))
  } catch (error) {
    console.info('augury: this browser keeps nothing', error)
  }
  last = { text: storedText(), births }
  for (const listener of listeners) listener(births)
}

/** Changes the birth with this id, or adds one; returns its id. */
export function saveBirth(draft: BirthDraft, id?: string): string {
  let saved = ''
  update((before) => {
    const after = withBirth(before, draft, id)
    saved = (id === undefined ? after.births.at(-1)! : birthWithId(after, id)!).id
    return after
  })
  return saved
}

export const chooseBirth = (id: string): void =>
  update((before) => (birthWithId(before, id) ? { ...before, chosen: id } : before))

/** The other one of two people; empty if it is nobody who is kept. */
export const chooseSecond = (id: string): void => update((before) => ({ ...before, second: id }))

export const chooseSign = (sign: Sign | ''): void => update((before) => ({ ...before, sign }))

/** With the answers that were kept for the time without a network: they may be about it. */
export function forgetBirth(id: string): void {
  update((before) => withoutBirth(before, id))
  void forgetReadings()
}

export interface BirthStore extends Births {
  /** The one that the rooms are about. */
  readonly birth: NamedBirth | undefined
}

export function useBirths(): BirthStore {
  const [births, setBirths] = useState(load)
  useEffect(() => {
    const follow = () => setBirths(load())
    follow()
    listeners.add(setBirths)
    // Another window of the page may have changed them.
    addEventListener('storage', follow)
    return () => {
      listeners.delete(setBirths)
      removeEventListener('storage', follow)
    }
  }, [])
  return { ...births, birth: birthWithId(births, births.chosen) }
}
