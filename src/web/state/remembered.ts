/** Values that are kept from one visit to the next, in this browser only. */
import { useCallback, useRef, useState } from 'preact/hooks'

const PREFIX = 'augury.'

/** If the browser cannot store values (private window, full disk), nothing is kept and everything else works. */
function stored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null')
  } catch {
    return null
  }
}

export function store(key: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(PREFIX + key)
    else localStorage.setItem(PREFIX + key, JSON.stringify(value))
  } catch (error) {
    console.info('augury: this browser keeps nothing', error)
  }
}

/** Members of another type than the initial ones come from an older version or were edited by hand: they are ignored. */
export function recall<T extends object>(key: string, initial: T): T {
  const cached = stored(key)
  if (typeof cached !== 'object' || cached === null) return initial
  const known = Object.entries(cached).filter(
    ([name, value]) => Object.hasOwn(initial, name) && typeof value === typeof initial[name as keyof T],
  )
  return { ...initial, ...Object.fromEntries(known) }
}

export interface RememberedValue<T> {
  readonly value: T
  readonly change: (changed: Partial<T>) => void
  readonly forget: () => void
}

export function useRemembered<T extends object>(key: string, initial: T): RememberedValue<T> {
  const [value, setValue] = useState(() => recall(key, initial))
  // Two changes may happen before the next rendering, so each builds on the previous change and not on the rendered value.
  const latest = useRef(value)
  const put = useCallback(
    (next: T, cached: T | undefined) => {
      latest.current = next
      store(key, cached)
      setValue(next)
    },
    [key],
  )
  const change = useCallback(
    (changed: Partial<T>) => {
      const next = { ...latest.current, ...changed }
      put(next, next)
    },
    [put],
  )
  const forget = useCallback(() => put(initial, undefined), [put, initial])
  return { value, change, forget }
}
