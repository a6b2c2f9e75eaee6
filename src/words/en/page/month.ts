/** The room of the month's sky. Dates are `YYYY-MM-DD`, local times `YYYY-MM-DDTHH:MM:SS`. */
const formatted = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })
  return (date: string): string => format.format(new Date(`${date}T12:00:00Z`)).replaceAll(',', '')
}
const ofMonth = formatted({ month: 'long', year: 'numeric' })
const shortDay = formatted({ weekday: 'short', day: 'numeric', month: 'short' })
const dayOfYear = formatted({ day: 'numeric', month: 'long', year: 'numeric' })

const weekdayAndDay = formatted({ weekday: 'short', day: 'numeric' })

const clock = (local: string) => local.slice(11, 16)

/** Names of planets, of which two are spoken of with an article. */
const articled = (planet: string) => (['Sun', 'Moon'].includes(planet) ? `the ${planet}` : planet)

export const ENGLISH_MONTH = {
  title: 'The month’s sky',
  intro:
    'The Moon of every day as she really looks, and what the planets do. Open a day to read it; subscribe, and it comes to your own calendar.',
  isThere: (month: string): string => `${month} is there`,
  before: 'The month before',
  present: 'This month',
  after: 'The month after',
  gridOf: (month: string): string => `The days of ${month}`,
  /** From Monday on: the whole name, what stands on a phone, and what a desktop adds to that. */
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((name) => ({
    name,
    short: name.slice(0, 2),
    rest: name.slice(2, 3),
  })),
  dates: {
    /** `2026-11` → `November 2026` */
    month: (month: string): string => ofMonth(`${month}-01`),
    /** `Tuesday 24 November` */
    day: formatted({ weekday: 'long', day: 'numeric', month: 'long' }),
    /** `Tue 24, 15:53` */
    inMonth: (local: string): string => `${weekdayAndDay(local.slice(0, 10))}, ${clock(local)}`,
    /** `2026-11-24T15:53:35` → `Tue 24 Nov, 15:53` */
    dayAndClock: (local: string): string => `${shortDay(local.slice(0, 10))}, ${clock(local)}`,
    /** `6 February 2027`, in one line */
    whole: (local: string): string => dayOfYear(local.slice(0, 10)).replaceAll(' ', '\u00a0'),
  },
  /** The times of an event as one day has them. */
  times: {
    fromTo: (from: string, to: string): string => `from ${from} to ${to}`,
    from: (from: string): string => `from ${from}`,
    until: (to: string): string => `until ${to}`,
    allDay: 'all day',
  },
  /** `Tuesday 24 November: Full Moon, 100% lit. Full Moon in Gemini, 2°` */
  cell: (day: string, moon: { phase: string; lit: string } | undefined, events: readonly string[]): string =>
    [moon ? `${day}: ${moon.phase}, ${moon.lit} lit` : day, ...events].join('. '),
  /** What turns direct has a letter, because there is no glyph for it. */
  direct: 'D',
  day: {
    moon: (title: string, lit: string): string => `${title}, ${lit} lit`,
    quiet: 'A quiet day: nothing of note happens in the sky.',
    close: 'The whole month',
  },
  legend: {
    phase: 'new, full or quarter Moon',
    eclipse: 'eclipse',
    ingress: 'enters a sign',
    retrograde: 'turns retrograde',
    direct: 'turns direct',
  },
  outstanding: (month: string): string => `What stands out in ${month}`,
  retrogrades: 'Retrograde this month',
  moon: {
    label: 'The Moon now',
    exact: 'Exact',
    exactAt: (clock: string, sign: string, degree: number): string =>
      `today at ${clock}; now she is in ${sign}, ${degree}°`,
    lit: 'Lit',
    age: (lit: string, days: number): string => `${lit}, ${days.toFixed(1)} days after the new Moon`,
    voidOfCourse: 'Void of course',
    voidNow: (until: string, sign: string): string => `now, until ${until}, when she enters ${sign}`,
    voidNext: (from: string, to: string): string => `next from ${from} to ${to}`,
    voidHint: 'The hours between her last aspect in one sign and her entry into the next.',
    inSky: 'In your sky',
    above: (degrees: number): string => `${degrees}° above the horizon`,
    below: 'below the horizon',
    nextEclipse: 'Next eclipse',
    eclipse: (kind: string, sign: string, date: string): string => `${kind} in ${sign}, ${date}`,
    nextPhases: 'The next phases',
  },
  place: {
    label: 'Where you are',
    otherwise: 'Look at the spelling, or take the next larger town.',
    clocks: (zone: string): string => `Times are by the clocks of ${zone}.`,
    clocksAndHint: (zone: string): string =>
      `Times are by the clocks of ${zone}. With a place, the Moon is drawn as she hangs in the sky there, eclipses say whether they can be seen, and the planetary hours of today are told.`,
    forget: 'Forget this place',
  },
  hours: {
    title: 'Planetary hours',
    /** `next` is undefined in the last hour. */
    now: (planet: string, until: string, next: string | undefined): string =>
      `Hour of ${articled(planet)} until ${until}${next === undefined ? '' : `, then ${articled(next)}`}`,
    all: (ruler: string): string => `The 24 hours of the day of ${articled(ruler)}`,
    byDay: 'By day, each from',
    byNight: 'By night, each from',
    polarDay: 'The Sun does not set today: the hours are counted from six to six.',
    polarNight: 'The Sun does not rise today: the hours are counted from six to six.',
    light: (sunrise: string, sunset: string, next: string): string =>
      `Sunrise ${sunrise}, sunset ${sunset}, the next sunrise ${next}.`,
  },
  feed: {
    title: 'In your own calendar',
    text: (zone: string): string =>
      `Phases, eclipses, ingresses, stations, retrogrades and seasons, by the clocks of ${zone}. The feed goes from last month to a year ahead and moves on by itself. Your calendar must be able to reach this server.`,
    subscribe: 'Subscribe',
    copy: 'Copy the address',
    download: 'Download',
  },
  requests: {
    month: 'The request for the month',
    moon: 'The request for the Moon',
    hours: 'The request for the hours',
  },
}
