/** Dates, and the visitor's time zone. */

/** The date `steps` days after another. */
export function dayAfter(date: string, steps: number): string {
  return new Date(Date.parse(`${date}T12:00:00Z`) + steps * 86_400_000).toISOString().slice(0, 10)
}

export type Unit = 'day' | 'week' | 'month' | 'year'

/** A date some days or weeks after another, or the first day of a later month or year. */
export function dateAfter(date: string, unit: Unit, steps: number): string {
  if (unit === 'day' || unit === 'week') return dayAfter(date, unit === 'day' ? steps : 7 * steps)
  const [year, month] = date.split('-').map(Number) as [number, number]
  const first = unit === 'year' ? Date.UTC(year + steps, 0) : Date.UTC(year, month - 1 + steps)
  return new Date(first).toISOString().slice(0, 10)
}

/** The visitor's own time zone. Where the system names none, browsers say `Etc/Unknown`, or an offset, which the service does not know. */
export function ownZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return /^(?!Etc\/Unknown)[A-Z]/.test(timeZone ?? '') ? timeZone : 'UTC'
}

/** Today's date in a time zone; in the visitor's own if it is absent or unknown to the browser. */
export function todayIn(timeZone = ownZone(), now = Date.now()): string {
  try {
    return localDate(now, timeZone)
  } catch (error) {
    if (error instanceof RangeError) return localDate(now, ownZone())
    throw error
  }
}

/** The date and the clock of an instant in a time zone: `2026-11-25` and `01:53`. Swedes write dates as ISO does. */
export const localDate = (instant: number, timeZone: string): string =>
  new Date(instant).toLocaleDateString('sv-SE', { timeZone })
export const localClock = (instant: number, timeZone: string): string =>
  new Date(instant).toLocaleTimeString('sv-SE', { timeZone, hour: '2-digit', minute: '2-digit' })
