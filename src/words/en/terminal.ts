/** What the command line says around the texts of readings. */
import { capitalised, titleOf } from '../../text.ts'
import type { TerminalWords } from '../terminal.ts'
import { chapterTitle } from './chapters.ts'

export const ENGLISH_TERMINAL: TerminalWords = {
  label: (code) => code.replaceAll(/[_-]/g, ' '),
  seedLine: (seed, zone) => (zone === undefined ? `Seed: ${seed}` : `Seed: ${seed} (today in ${zone})`),
  pair: (names) => names.join(' and '),
  together: 'Together',
  act: 'One thing to do',
  betterSpread: (command) => `A spread that has places for this question: ${command}`,
  house: (house) => `house ${house}`,
  span: (from, to) => `${from} to ${to}`,
  until: (clock) => `until ${clock}`,
  relativeDate: (date, asked, zone) => `${date}, ${asked} in ${zone}`,
  dayHeading: (when, overall, sign) => `${sign}, ${when}: ${overall}`,
  periodHeading: ({ type, from, to }, overall, sign) => `${sign}, ${type} from ${from} to ${to}: ${overall}`,
  personalHeading: ({ date, zone, theme, energy, sunSign, ascendant }) =>
    `${date} in ${zone}: ${theme}, ${energy} (Sun in ${capitalised(sunSign)}, ${capitalised(ascendant)} rising)`,
  keyDates: 'key dates (UTC)',
  bestDays: 'best days',
  carefulDays: 'careful days',
  pullsTwoWays: 'Where it pulls two ways',
  countsMost: 'What counts most',
  nothingHappens: 'Nothing happens.',
  twoPeople: {
    strengths: 'What comes easily',
    frictions: 'Where it rubs, and what helps',
    contacts: 'The strongest contacts',
    contact: (yours, aspect, theirs) => `your ${yours} ${aspect} their ${theirs}`,
    scores: (pairs) =>
      `How much there is, beside ${pairs.toLocaleString('en')} pairs of strangers (no verdict)`,
    rank: (rank) => `more than ${rank} of 100 pairs`,
    rankBetween: (low, high) =>
      low === high
        ? `more than ${low} of 100 pairs`
        : `more than ${low} to ${high} of 100 pairs, by the hour of birth`,
    nothing: 'These two charts have nothing in common that could be told.',
  },
  moon: {
    labels: {
      lit: 'lit',
      age: 'age',
      position: 'position',
      inTheSky: 'in the sky',
      voidOfCourse: 'void of course',
    },
    lit: (percent, isWaxing) => `${percent} %, ${isWaxing ? 'waxing' : 'waning'}`,
    age: (days) => `${days} days`,
    height: (degrees, isBelow) => `${degrees}° ${isBelow ? 'below' : 'above'} the horizon`,
    voidNow: (ends, nextSign) => `now, until ${ends}, then in ${nextSign}`,
    voidLater: (begins, ends, nextSign) => `from ${begins} to ${ends}, then in ${nextSign}`,
    inSign: (sign) => `in ${sign}`,
  },
  time: {
    peaks: 'The days on which most comes together',
    transit: (body, aspect, point) => `${titleOf(body)} ${aspect} your ${titleOf(point)}`,
    exact: (dates) => `exact ${dates.join(', ')}`,
    neverExact: (date) => `closest ${date}`,
    between: (from, to) => `${from ?? '…'} to ${to ?? '…'}`,
    lighter: (count) =>
      `${count} lighter ${count === 1 ? 'one is' : 'ones are'} not listed: --all lists them, too.`,
    returnTitle: (body, number, when) => `${titleOf(body)} return ${number}: ${when.join(', ')}`,
    profection: (house, sign, ruler) =>
      `The year of house ${house}, ${sign}, with ${capitalised(ruler)} as its lord`,
    keyDates: 'Key dates',
    progressedMoon: 'The progressed Moon',
    progressedSun: 'The progressed Sun',
    inSign: (sign, until) => `in ${sign}${until === null ? '' : `, until ${until}`}`,
    inHouse: (house, until) => `in house ${house}${until === null ? '' : `, until ${until}`}`,
    inPhase: (phase, until) => `${phase}${until === null ? '' : `, until ${until}`}`,
    coming: 'What changes next',
    age: (years) => `age ${years}`,
    isNow: 'now',
    chapter: chapterTitle,
  },
}
