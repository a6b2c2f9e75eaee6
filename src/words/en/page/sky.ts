/** The room of a sign: its day, week, month and year. */
const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options })
const DAYS = format({ day: 'numeric', month: 'long' })
const SHORT_DAY = format({ day: 'numeric', month: 'short' })
const DAYS_OF_YEAR = format({ day: 'numeric', month: 'long', year: 'numeric' })
const WEEKDAY = format({ weekday: 'long', day: 'numeric', month: 'long' })
const SHORT_WEEKDAY = format({ weekday: 'short' })
const MONTH = format({ month: 'long' })
const MONTH_OF_YEAR = format({ month: 'long', year: 'numeric' })
const SHORT_MONTH = format({ month: 'short' })

const noon = (date: string) => new Date(`${date}T12:00:00Z`)

export const ENGLISH_SKY = {
  title: 'The sky, sign by sign',
  intro:
    'Read from where the planets really stand, for a day, a week, a month or a year. Press a transit to see the sentence it caused.',
  sign: 'Sign',
  period: 'Time',
  periods: { day: 'Day', week: 'Week', month: 'Month', year: 'Year' },
  style: 'Style',
  styles: { brief: 'Brief', detailed: 'Detailed', poetic: 'Poetic' },
  isThere: (period: string, sign: string): string => `The ${period} of ${sign} is there`,
  copyLink: 'Copy the link',
  requestForNextYear: 'The request for the year after',
  /** Of an entry in the journal: `Leo, Tuesday 17 November 2026`. */
  entryTitle: (sign: string, when: string): string => `${sign}, ${when}`,
  /** Below the sign: the date or the period, and the style. */
  /** What is read: `Sun 15 November 2026`, `Week of 15 November 2026`. A year that was not chosen begins today. */
  dateOf: (period: 'day' | 'week' | 'month' | 'year', date: string, isChosen: boolean): string => {
    const at = noon(date)
    if (period === 'month') return MONTH_OF_YEAR.format(at)
    if (period === 'year' && isChosen) return date.slice(0, 4)
    const day = DAYS_OF_YEAR.format(at)
    return { day: `${SHORT_WEEKDAY.format(at)} ${day}`, week: `Week of ${day}`, year: `Year from ${day}` }[
      period
    ]
  },
  heading: (when: string, style: string): string => `${when}, ${style}`,
  why: 'Why',
  wholeDay: 'The day as a whole',
  /** `period` is a week, a month, a year, or the number of a year. */
  whole: (period: string): string => `${/^\d/.test(period) ? period : `The ${period}`} as a whole`,
  themes: 'Themes',
  keyThemes: 'Key themes',
  energy: (level: string): string => `Energy: ${level}`,
  parts: {
    love: 'Love',
    career: 'Career',
    wellbeing: 'Wellbeing',
    advice: 'Advice',
    background: 'The long weather',
  },
  scale: 'From −10, hard going, to +10, when all goes easily.',
  outlook: (outlook: string, intensity: string): string => `${outlook}, ${intensity} intensity`,
  lucky: { title: 'Lucky things', numbers: 'Numbers', colours: 'Colours', hours: 'Hours', planet: 'Planet' },
  positions: 'Where the planets stand',
  position: (planet: string, degree: number, sign: string, isRetrograde: boolean): string =>
    `${planet} ${degree}° ${sign}${isRetrograde ? ', retrograde' : ''}`,
  moon: {
    lit: (name: string, share: string): string => `${name}, ${share} lit`,
    exactAt: (title: string, clock: string): string => `${title} at ${clock}`,
    exactElsewhere: (title: string, date: string, clock: string): string =>
      `${title}: ${date}, ${clock} where you are`,
  },
  transits: {
    label: 'Transits behind the text',
    toSign: (planet: string, aspect: string, sign: string, isRetrograde: boolean, orb: string): string =>
      `${planet} ${aspect} ${sign}${isRetrograde ? ', retrograde' : ''}, ${orb}`,
    inSky: (first: string, aspect: string, second: string, orb: string): string =>
      `${first} ${aspect} ${second}, ${orb}`,
    /** From the words of an id, the first of which has a capital: `Moon trine your Neptune`. */
    fromWords: (words: readonly string[]): string => words.join(' ').replace(' natal ', ' your '),
    onDate: (title: string, date: string): string => `${title}, ${date}`,
  },
  bestDays: 'Best days',
  carefulDays: 'Days for care',
  scores: {
    days: 'The scores of the days, from −10 to +10',
    months: 'The scores of the months, from −10 to +10',
  },
  bar: (when: string, score: string, tone: string, mark?: 'best' | 'careful'): string =>
    `${when}: ${[score, tone, ...(mark ? [{ best: 'a best day', careful: 'a day for care' }[mark]] : [])].join(', ')}`,
  phases: (period: string): string => `How the ${period} goes`,
  keyDates: 'Key dates',
  dates: {
    /** `16 – 18 March` */
    span: (from: string, to: string): string => DAYS.formatRange(noon(from), noon(to)),
    /** `18 Mar` */
    short: (date: string): string => SHORT_DAY.format(noon(date)),
    /** `Wednesday 18 March` */
    weekday: (date: string): string => WEEKDAY.format(noon(date)).replace(',', ''),
    /** `Wed` */
    shortWeekday: (date: string): string => SHORT_WEEKDAY.format(noon(date)),
    /** `March` */
    month: (date: string): string => MONTH.format(noon(date)),
    /** `March 2026` */
    monthOfYear: (date: string): string => MONTH_OF_YEAR.format(noon(date)),
    /** “Sept” is British, and wider than all the others. */
    shortMonth: (date: string): string => SHORT_MONTH.format(noon(date)).slice(0, 3),
    /** `16–22 March 2026`, `18 November 2026 – 31 October 2027` */
    spanOfYears: (from: string, to: string): string => DAYS_OF_YEAR.formatRange(noon(from), noon(to)),
  },
}
