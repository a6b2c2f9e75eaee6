/** The room of what is coming: the picture, a transit, the year from birthday to birthday, the line of life, the calendar. */
import { capitalised, titleOf } from '../../../text.ts'
import { chapterTitle } from '../chapters.ts'
import { PERSONAL_FEED } from '../personal-feed.ts'
import { TIMELINE_PICTURE } from '../timeline-picture.ts'

const DATE = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})
const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
/** By the date that a local or a UTC time begins with. */
const dayOf = (time: string) => new Date(`${time.slice(0, 10)}T12:00:00Z`)

export const ENGLISH_AHEAD = {
  title: 'Ahead',
  /** Before a birth is known. */
  invitation: 'What is coming to your own chart: when it begins, when it is strongest, and when it lets go.',
  isThere: 'What is coming is there',
  form: {
    look: 'Look ahead',
    hint: 'The birth stays in this browser. It goes to this server to be computed, is kept nowhere there, and never stands in an address.',
  },
  span: {
    legend: 'How far',
    names: { season: 'Three months', year: 'A year', decade: 'Ten years' },
  },
  picture: TIMELINE_PICTURE,
  hint: 'Touch a bar to read it. The darker it is, the closer; a dot is the day on which it is exact, a ring if the planet is retrograde.',
  none: 'Nothing of weight touches your chart in this time.',
  whole: 'All in all',
  peaks: 'Most comes together on',
  date: (time: string): string => DATE.format(dayOf(time)),
  month: (time: string): string => MONTH.format(dayOf(time)),
  transit: ({ body, aspect, point }: { body: string; aspect: string; point: string }): string =>
    `${titleOf(body)} ${aspect} your ${titleOf(point)}`,
  times: PERSONAL_FEED.transitLine,
  isNow: 'It is with you now.',
  house: (house: number): string => `It goes through your house ${house}.`,
  back: 'Back to the whole',
  print: 'Print',
  year: {
    title: 'From birthday to birthday',
    which: 'Which year',
    names: { current: 'This year', next: 'The next' },
    from: (from: string, to: string | undefined): string =>
      to === undefined ? `From ${from}` : `From ${from} to ${to}`,
    profection: (house: number, sign: string, ruler: string): string =>
      `A year of house ${house}, in ${sign}, with ${capitalised(ruler)} as its lord.`,
    dates: 'Days to know',
  },
  life: {
    title: 'The line of your life',
    hint: 'The chapters that every life has, at the age at which they come to yours.',
    line: (age: string): string => `A line from birth to the age of 100; today you are ${age}`,
    chapter: chapterTitle,
    age: (years: string): string => `at ${years}`,
    now: 'now',
    next: 'next',
  },
  feed: {
    title: 'In your calendar',
    text: 'What weighs most, from two weeks ago to half a year ahead, in your own calendar program. It moves on by itself.',
    make: 'Make my address',
    subscribe: 'Subscribe',
    copy: 'Copy the address',
    download: 'Download as a file',
    address: 'The address of your calendar',
  },
}
