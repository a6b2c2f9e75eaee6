/** The room that the address names. Its script and style are loaded when it is opened; those of the first room come with the page. */
import type { ComponentType } from 'preact'
import { useEffect, useLayoutEffect, useState } from 'preact/hooks'
import { unreachable } from '../api/problem.ts'
import type { Room } from '../state/rooms.ts'
import { TodaySection } from '../today/today-section.tsx'
import { ProblemNotice } from './problem-notice.tsx'

type View = ComponentType

const LOAD: Record<Exclude<Room, 'today'>, () => Promise<View>> = {
  spread: async () => (await import('../spread/spread-section.tsx')).SpreadSection,
  sky: async () => (await import('../sky/sky-section.tsx')).SkySection,
  month: async () => (await import('../month/month-section.tsx')).MonthSection,
  chart: async () => (await import('../chart/chart-section.tsx')).ChartSection,
  day: async () => (await import('../day/day-section.tsx')).DaySection,
  ahead: async () => (await import('../ahead/ahead-section.tsx')).AheadSection,
  together: async () => (await import('../together/together-section.tsx')).TogetherSection,
  deck: async () => (await import('../deck/deck-section.tsx')).DeckSection,
  journal: async () => (await import('../journal/journal-section.tsx')).JournalSection,
}

/** A room that has been loaded opens at once. */
const loaded: Partial<Record<Room, View>> = { today: TodaySection }
let isFirst = true

/** Loads a room's script before it is shown. */
export async function loadRoom(room: Room): Promise<void> {
  if (room !== 'today') loaded[room] ??= await LOAD[room]()
}

export function RoomView({ room }: { room: Room }) {
  const [Shown, setShown] = useState<View | undefined>(() => loaded[room])
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (room === 'today' || loaded[room] !== undefined) return
    let isCurrent = true
    LOAD[room]().then(
      (view) => {
        loaded[room] = view
        if (isCurrent) setShown(() => view)
      },
      () => isCurrent && setFailed(true),
    )
    return () => {
      isCurrent = false
    }
  }, [room])
  // The link that was followed may be gone with its room; a screen reader goes on where the new one begins.
  useLayoutEffect(() => {
    if (Shown === undefined) return
    if (!isFirst) document.getElementById(room)?.focus({ preventScroll: true })
    isFirst = false
  }, [Shown])
  if (Shown !== undefined) return <Shown />
  // A browser remembers a script that did not come for as long as the document lives.
  if (hasFailed)
    return <ProblemNotice problem={unreachable(navigator.onLine)} onRetry={() => location.reload()} />
  return null
}
