/** The offer to install the page: never at once, but on a second day, or when something is in the journal. */
import { useEffect, useState } from 'preact/hooks'
import { todayIn } from '../parts/dates.ts'
import { recall, useRemembered } from './remembered.ts'

export interface Visits {
  /** The days on which the page was opened. */
  readonly days: number
  readonly lastDay: string
  /** The visitor does not want to be asked again. */
  readonly isDeclined: boolean
}

const NONE: Visits = { days: 0, lastDay: '', isDeclined: false }

/** With a visit today. */
export const withVisit = (before: Visits, today: string): Visits =>
  before.lastDay === today ? before : { ...before, days: before.days + 1, lastDay: today }

export const isRightMoment = ({ days, isDeclined }: Visits, hasEntries: boolean): boolean =>
  !isDeclined && (days >= 2 || hasEntries)

/** As Chromium's browsers have it; others offer an installation in their own menus. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>
}

const hasJournal = (): boolean => recall('journal', { entries: [] as unknown[] }).entries.length > 0

/** Undefined while there is nothing to offer. `room`: whatever was kept in the last one counts. */
export function useInstallOffer(room: string | undefined) {
  const { value: visits, change } = useRemembered('visits', NONE)
  const [event, setEvent] = useState<InstallEvent>()
  const [hasEntries, setHasEntries] = useState(false)
  useEffect(() => {
    change(withVisit(visits, todayIn()))
    const keep = (offered: Event) => {
      // The browser would ask at once.
      offered.preventDefault()
      setEvent(offered as InstallEvent)
    }
    const isDone = () => setEvent(undefined)
    addEventListener('beforeinstallprompt', keep)
    addEventListener('appinstalled', isDone)
    return () => {
      removeEventListener('beforeinstallprompt', keep)
      removeEventListener('appinstalled', isDone)
    }
  }, [])
  useEffect(() => setHasEntries(hasJournal()), [room])
  if (event === undefined || !isRightMoment(visits, hasEntries)) return undefined
  return {
    accept: () => {
      setEvent(undefined)
      void event.prompt()
    },
    decline: () => change({ isDeclined: true }),
  }
}
