/** Days and times of the month in words. */
const formatted = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })
  return (date: string) => format.format(new Date(`${date}T12:00:00Z`)).replaceAll(',', '')
}

/** `2026-11` → `November 2026` */
const ofMonth = formatted({ month: 'long', year: 'numeric' })
export const monthTitle = (month: string): string => ofMonth(`${month}-01`)

/** `Tuesday 24 November` */
export const dayTitle = formatted({ weekday: 'long', day: 'numeric', month: 'long' })

/** `Tue 24` */
export const dayInMonth = formatted({ weekday: 'short', day: 'numeric' })

const shortDay = formatted({ weekday: 'short', day: 'numeric', month: 'short' })
const dayOfYear = formatted({ day: 'numeric', month: 'long', year: 'numeric' })

/** `2026-11-24T15:53:35` → `Tue 24 Nov, 15:53` */
export const dayAndClock = (local: string): string => `${shortDay(local.slice(0, 10))}, ${clock(local)}`

/** `6 February 2027`, in one line */
export const dateInWords = (local: string): string => dayOfYear(local.slice(0, 10)).replaceAll(' ', '\u00a0')

export const clock = (local: string): string => local.slice(11, 16)

/** Today only the clock is needed. */
export const whenFrom = (now: string, local: string): string =>
  now.slice(0, 10) === local.slice(0, 10) ? clock(local) : dayAndClock(local)

export const percent = (share: number): string => `${Math.round(share * 100)}%`
