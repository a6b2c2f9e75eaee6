/** A person's private calendar in English. */
import { titleOf } from '../../text.ts'
import type { PersonalFeedWords, TransitTimes } from '../personal-feed.ts'
import { dateWords } from './dates.ts'
import { houseOrdinal } from './names.ts'

const yearOf = (local: string) => local.slice(0, 4)
const dateWithYear = (local: string) => `${dateWords(local)} ${yearOf(local)}`

/** `11 March, 4 July and 9 October 2027`: a year is named with the last date of it. */
function datesInWords(locals: readonly string[]): string {
  const words = locals.map((local, i) => {
    const next = locals[i + 1]
    return next !== undefined && yearOf(next) === yearOf(local) ? dateWords(local) : dateWithYear(local)
  })
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

function spanInWords({ enters, leaves }: TransitTimes): string {
  if (enters === null) return leaves === null ? '' : `Until ${dateWithYear(leaves)}.`
  if (leaves === null) return `From ${dateWithYear(enters)}.`
  if (enters.slice(0, 10) === leaves.slice(0, 10)) return `On ${dateWithYear(enters)}.`
  const from = yearOf(enters) === yearOf(leaves) ? dateWords(enters) : dateWithYear(enters)
  return `From ${from} to ${dateWithYear(leaves)}.`
}

const MOMENTS = { begins: ' begins', exact: ', exact', closest: ', at its closest', ends: ' ends' } as const
const ENTERS = { direct: 'enters', retrograde: 'goes back into' } as const

export const PERSONAL_FEED: PersonalFeedWords = {
  calendarName: 'What is coming',
  notice:
    'Whoever has this address sees this calendar, without a password: give it to your calendar program and to nobody else.',
  transitTitle: ({ body, aspect, point }, moment, pass) => {
    const transit = `${titleOf(body)} ${aspect} your ${titleOf(point)}`
    const number = pass === undefined || pass.of === 1 ? '' : ` (${pass.number} of ${pass.of})`
    return `${transit}${MOMENTS[moment]}${number}`
  },
  transitLine: (times) => {
    const exact = times.passes.length === 0 ? '' : ` Exact on ${datesInWords(times.passes)}.`
    return `${spanInWords(times)}${exact}`.trim()
  },
  lunationTitle: (phase, isEclipse, point) => {
    const eclipse = phase === 'new_moon' ? 'Solar eclipse' : 'Lunar eclipse'
    const moon = phase === 'new_moon' ? 'New Moon' : 'Full Moon'
    return `${isEclipse ? eclipse : moon} on your ${titleOf(point)}`
  },
  houseTitle: (body, house, direction) =>
    `${titleOf(body)} ${ENTERS[direction]} your ${houseOrdinal(house)} house`,
}
