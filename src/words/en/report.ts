/** The words of reports in English. */
import { titleOf } from '../../text.ts'
import type { PrintedBirth, PrintedMethod, ReportWords } from '../report.ts'
import { dateWords, monthName } from './dates.ts'
import { ENGLISH_MEANING } from './page/meaning.ts'
import { ENGLISH_NAMES } from './page/names.ts'
import { ENGLISH_TOGETHER } from './page/together.ts'
import { longDate } from './shared-view.ts'

const { facts } = ENGLISH_MEANING
const { body, sign, aspect, term, title } = ENGLISH_NAMES
const code = (id: string) => id.replaceAll('-', '_')
const named = (id: string) => body(code(id))

type Form = readonly [id: RegExp, words: (first: string, second: string, third: string) => string]

/** By the house that begins there. */
const ANGLES: Readonly<Record<string, string>> = {
  1: 'Ascendant',
  4: 'Imum coeli',
  7: 'Descendant',
  10: 'Midheaven',
}

/** The first that fits. Names are those of the page. */
const FORMS: readonly Form[] = [
  [/^return-(.+)-in-natal-house-(\d+)$/, (who, house) => `Return ${named(who)} in your house ${house}`],
  [/^return-(.+)-in-house-(\d+)$/, (who, house) => `Return ${named(who)} in house ${house}`],
  [/^return-(.+)-on-angle-(\d+)$/, (who, house) => `Return ${named(who)} at the ${ANGLES[house]}`],
  [/^return-(.+)-in-([a-z]+)$/, (who, where) => `Return ${named(who)} in ${sign(where)}`],
  [/^profection-to-house-(\d+)$/, (house) => `Profection to house ${house}`],
  [
    /^(.+)-(conjunction|sextile|square|trine|opposition)-natal-(.+)$/,
    (first, by, second) => `${named(first)} ${aspect(by)} natal ${named(second)}`,
  ],
  [/^ruler-in-house-(\d+)$/, facts.rulerInHouse],
  [/^stellium-in-house-(\d+)$/, facts.stelliumInHouse],
  [/^(.+)-in-house-(\d+)$/, (who, house) => facts.inHouse(named(who), house)],
  [/^(.+)-in-(domicile|exaltation|detriment|fall)$/, (who, dignity) => facts.dignity(named(who), dignity)],
  [/^(.+)-in-([a-z]+)$/, (who, where) => facts.inSign(named(who), sign(where))],
  [/^t-square-(.+)$/, (kind) => facts.tSquare(term(kind))],
  [/^grand-(cross|trine)-(.+)$/, (figure, kind) => facts.grand(term(figure), term(kind))],
  [
    /^(.+)-(conjunction|sextile|square|trine|opposition)-(.+)$/,
    (first, by, second) => facts.aspect(named(first), aspect(by), named(second)),
  ],
  [/^(.+)-retrograde$/, (who) => facts.retrograde(named(who))],
  [/^(much|little)-(.+)$/, (amount, kind) => facts.balance(amount, term(kind))],
  [/^empty-(above|below)-horizon$/, facts.emptyHorizon],
  [/^empty-(.+)$/, facts.emptyHalf],
  [/^(.+)-moon$/, (phase) => facts.phase(title(code(phase)))],
  [/^(day|night)-chart$/, facts.bornBy],
]

const ofPair = ENGLISH_TOGETHER.facts
const PAIR_FORMS: readonly Form[] = [
  [
    /^first-(\w+)-(\w+)-second-(\w+)$/,
    (yours, by, theirs) => ofPair.contact(body(yours), aspect(by), body(theirs)),
  ],
  [/^second-(\w+)-in-first-house-(\d+)$/, (who, house) => ofPair.theirsInYourHouse(body(who), house)],
  [/^first-(\w+)-in-second-house-(\d+)$/, (who, house) => ofPair.yoursInTheirHouse(body(who), house)],
  [/^first-(\w+)-in-([a-z]+)$/, (who, where) => ofPair.yoursInSign(body(who), sign(where))],
  [/^second-(\w+)-in-([a-z]+)$/, (who, where) => ofPair.theirsInSign(body(who), sign(where))],
]

function factIn(forms: readonly Form[], id: string): string {
  for (const [pattern, words] of forms) {
    const [, first, second = '', third = ''] = pattern.exec(id) ?? []
    if (first !== undefined) return words(first, second, third)
  }
  return title(code(id))
}

/** From its first to its last day. */
function isMonth(from: string, to: string): boolean {
  const [year, month, day] = from.split('-').map(Number)
  const last = new Date(Date.UTC(year!, month!, 0)).toISOString().slice(0, 10)
  return day === 1 && to === last
}

const shortDate = (date: string) => `${dateWords(date)} ${Number(date.slice(0, 4))}`

const zoneName = (zone: string) => zone.replaceAll('_', ' ')

function bornLines({ date, time, zone, place }: PrintedBirth): string[] {
  const when = time === null ? `${date}, hour unknown` : `${date}, ${time}`
  return [when, `${zoneName(zone)} · ${place}`]
}

const KINDS: Readonly<Record<string, string>> = {
  love: 'Two in Love',
  friendship: 'Two Friends',
  family: 'Two of a Family',
  work: 'Two at Work',
}

const SKY =
  'The places of Sun, Moon and planets were computed for that minute, as seen from the middle of the Earth, to within two seconds of arc; the houses follow from the horizon of the place. Nothing was looked up in a table of dates.'
const SKY_OF_DAY =
  'The places of Sun, Moon and planets were computed for that whole day, as seen from the middle of the Earth, to within two seconds of arc. The tables have those of noon; what is told was true from midnight to midnight.'
const skyOf = ({ houseSystem }: PrintedMethod) => (houseSystem === null ? SKY_OF_DAY : SKY)
/** `same`: what a reader can try again. */
const byHand = (same: string) =>
  `The texts were written by hand, a whole text for each thing that is told. Which of them are told follows from sums that anybody can repeat: ${same}, today and in ten years.`
const BY_MODEL =
  'A language model has written the texts from the facts in the margin. It was told those facts, and neither name, date nor place.'
const NO_ADVICE =
  'All this is a way to think about yourself, as old as writing, and no science. It says nothing about health, money, law or the future, and it is no advice in any of them. Where something here is wrong, you are right.'

const SYSTEMS: Readonly<Record<string, string>> = { whole: 'Whole Sign' }

function castWith(subject: string, { houseSystem, zodiac, ayanamsa }: PrintedMethod): string {
  const houses = houseSystem === null ? 'no houses' : `${SYSTEMS[houseSystem] ?? titleOf(houseSystem)} houses`
  const named = ayanamsa === null ? '' : ` (${titleOf(ayanamsa)})`
  return `${subject} ${houses} and the ${zodiac} zodiac${named}.`
}

export const ENGLISH_REPORT: ReportWords = {
  kinds: {
    natal: 'Natal Reading',
    solarReturn: 'Solar Return',
    timeline: 'The Time Ahead',
    pair: (kind) => KINDS[kind] ?? 'Two People',
    year: (year, ofSign) => `${sign(ofSign)} in ${year}`,
    spread: (name) => name,
  },
  body,
  term,
  fact: (id) => factIn(FORMS, id),
  pairFact: (id) => factIn(PAIR_FORMS, id),
  bornLines,
  pairLine: (who, birth) => `${who === 'first' ? 'You' : 'They'}: ${bornLines(birth)[0]}`,
  longDate,
  shortDate,
  moment: (local) => `${longDate(local.slice(0, 10))}, ${local.slice(11, 16)}`,
  bornOn: (birth) => `Born on ${bornLines(birth)[0]}`,
  yearFrom: (date) => `The year from ${shortDate(date)}`,
  beginIn: (date) => (date.length > 4 ? `${monthName(date)} ${date.slice(0, 4)}` : date),
  exactOn: (date) => `Exact on ${date}`,
  span: (from, to) => (isMonth(from, to) ? monthName(from) : `${dateWords(from)} to ${dateWords(to)}`),
  day: dateWords,
  titles: {
    portrait: 'Portrait',
    tensions: 'Where you pull two ways',
    tables: 'The chart in figures',
    positions: 'Positions',
    houses: 'Houses',
    aspects: 'Aspects',
    method: 'How this was computed',
    together: 'The two of you',
    strengths: 'What comes easily',
    frictions: 'Where it rubs, and what helps',
    advice: 'One thing to do',
    contacts: 'Where the two charts touch',
    first: 'Your positions',
    second: 'Their positions',
    year: 'The year',
    love: 'Love',
    career: 'Work',
    wellbeing: 'Wellbeing',
    why: 'Why',
    months: 'Month by month',
    keyDates: 'Dates to know',
    bestDays: 'Days that help',
    carefulDays: 'Days that ask for care',
    cards: 'The cards',
    answer: 'The answer',
    threads: 'What runs through them',
    act: 'One thing to do',
    reading: 'What the cards say',
    timeline: 'What it comes to',
    contents: 'Contents',
    underWay: 'Already under way',
    peaks: 'Days on which most comes together',
    lunations: 'New and full Moons',
    birthChart: 'Your chart at birth',
    houseEntries: 'From house to house',
    toNatal: 'Aspects to the chart at birth',
  },
  columns: {
    body: 'body',
    sign: 'sign',
    position: 'position',
    house: 'house',
    motion: 'motion',
    cusp: 'cusp',
    aspect: 'aspect',
    other: 'with',
    orb: 'orb',
    first: 'yours',
    second: 'theirs',
    date: 'date',
    event: 'event',
    natal: 'at birth',
  },
  houseNumber: String,
  retrograde: 'retrograde',
  applying: (isApplying) => (isApplying ? 'applying' : 'separating'),
  timeUnknown: ENGLISH_MEANING.withoutTime,
  card: (name, isReversed) => (isReversed ? ENGLISH_NAMES.reversed(name) : name),
  monthInitials: 'JFMAMJJASOND',
  monthsOfCover: 'The longer a month is drawn, the more it helps.',
  chartMethod: (method) => [
    skyOf(method),
    castWith('The chart has', method),
    method.byModel ? BY_MODEL : byHand('the same birth has the same reading'),
    NO_ADVICE,
  ],
  pairMethod: (method, pairs) => [
    skyOf(method),
    castWith('Both charts have', method),
    `Every contact between the two charts was weighed by its closeness and by the bodies that make it, and the sums were held beside those of ${pairs.toLocaleString('en')} pairs of strangers. There is no percentage and no verdict in it.`,
    method.byModel ? BY_MODEL : byHand('the same two births have the same reading'),
    NO_ADVICE,
  ],
  timelineMethod: (byModel) => [
    'For every day of this span the places of the planets were computed and held beside those of the birth chart. A transit lasts from its first entry into the orb to its last exit; the notes have the days on which it is exact.',
    byModel ? BY_MODEL : byHand('the same birth and the same days have the same reading'),
    NO_ADVICE,
  ],
  yearMethod: (byModel) => [
    'A year is made of its days: for each of them the places of Sun, Moon and planets were computed, and weighed for this sign. The months tell where that sky turns; the dates are those on which something exact happens.',
    byModel ? BY_MODEL : byHand('the same sign has the same year'),
    NO_ADVICE,
  ],
  spreadMethod: (seed, byModel) => [
    seed === null
      ? 'The cards were drawn by hand.'
      : `The cards were drawn by a published rule from the words “${seed}”: whoever has these words can draw them again and will find the same cards.`,
    byModel ? BY_MODEL : byHand('the same cards have the same reading'),
    NO_ADVICE,
  ],
}
