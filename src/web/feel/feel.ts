/** Sound and touch when cards move: off until somebody switches them on, and nothing of them is loaded before. */
import { useEffect, useState } from 'preact/hooks'
import { recall, store } from '../state/remembered.ts'
import type { CardMove } from './rustle.ts'

const KEY = 'feel'
const OFF = { isOn: false }
const listeners = new Set<(isOn: boolean) => void>()

const isOn = (): boolean => recall(KEY, OFF).isOn

export function feel(moment: CardMove): void {
  if (!isOn()) return
  import('./play.ts').then(
    ({ play }) => play(moment),
    () => undefined,
  )
}

export function switchFeel(on: boolean): void {
  store(KEY, { isOn: on })
  for (const listener of listeners) listener(on)
  // Plays it once, so that the visitor hears and feels what was switched on.
  feel('deal')
}

/** Whether it is on, in every place that has the switch. */
export function useFeel(): boolean {
  const [value, setValue] = useState(isOn)
  useEffect(() => {
    listeners.add(setValue)
    return () => void listeners.delete(setValue)
  }, [])
  return value
}
