/** One request for each kind of report, and what its JSON answer tells, in order. */

interface TextPart {
  readonly text: string
}

export interface ReportCase {
  readonly url: string
  readonly body: object
  /** The texts of the answer. Its paragraphs are divided by empty lines. */
  readonly textsIn: (answer: never) => readonly (string | undefined | null)[]
}

export const ADA = {
  birthDateTime: '1990-05-15 14:30:00',
  timezone: 'Europe/Berlin',
  latitude: 52.52,
  longitude: 13.405,
}
export const BEN = {
  birthDateTime: '1985-11-02 06:40:00',
  timezone: 'America/Lima',
  latitude: -12.05,
  longitude: -77.05,
}

interface NatalAnswer {
  readonly data: { readonly portrait: TextPart; readonly sections: TextPart[]; readonly tensions: TextPart[] }
}
interface PairAnswer {
  readonly data: {
    readonly reading: Readonly<Record<'sections' | 'strengths' | 'frictions', TextPart[]>> &
      Readonly<Record<'summary' | 'advice', TextPart>>
  }
}
interface ReturnsAnswer {
  readonly data: {
    readonly returns: {
      reading: { summary: TextPart; sections: TextPart[]; key_dates: TextPart[]; note: string | null }
    }[]
  }
}
interface TimelineAnswer {
  readonly data: { readonly summary: string; readonly transits: TextPart[]; readonly lunations: TextPart[] }
}
interface YearAnswer {
  readonly data: {
    readonly interpretation: Readonly<
      Record<'summary' | 'love' | 'career' | 'wellbeing' | 'advice' | 'why', string>
    >
    readonly phases: TextPart[]
    readonly key_dates: (TextPart & { title: string })[]
  }
}
interface SpreadAnswer {
  readonly reading: { answer?: string; summary: string; threads: string[]; act: string }
  readonly cards: { name: string; meaning: string; in_position: string; position: { name: string } }[]
}

const texts = (all: readonly TextPart[]) => all.map(({ text }) => text)

const natal = ({ data: { portrait, sections, tensions } }: NatalAnswer) =>
  texts([portrait, ...sections, ...tensions])

function pair({ data }: PairAnswer) {
  const { summary, sections, strengths, frictions, advice } = data.reading
  return texts([summary, ...sections, ...strengths, ...frictions, advice])
}

const returns = ({ data }: ReturnsAnswer) =>
  data.returns.flatMap(({ reading: { summary, note, sections, key_dates: dates } }) => [
    summary?.text,
    note,
    ...texts(sections),
    ...texts(dates),
  ])

const timeline = ({ data }: TimelineAnswer) => [
  data.summary,
  ...texts(data.transits),
  ...texts(data.lunations),
]

function year({ data }: YearAnswer) {
  const { summary, love, career, wellbeing, advice, why } = data.interpretation
  const dates = data.key_dates.map(({ title, text }) => `${title}. ${text}`)
  return [summary, love, career, wellbeing, advice, why, ...texts(data.phases), ...dates]
}

const spread = ({ reading, cards }: SpreadAnswer) => [
  ...[reading.answer, reading.summary, ...reading.threads, reading.act],
  ...cards.flatMap(({ in_position: inPosition, meaning }) => [inPosition, meaning]),
]

const UNKNOWN_TIME = { options: { time_known: false } }

/** By the title of the report. */
export const EVERY_REPORT: Readonly<Record<string, ReportCase>> = {
  'Natal Reading': { url: '/v1/astrology/natal-reading', body: ADA, textsIn: natal },
  'Natal Reading, the time unknown': {
    url: '/v1/astrology/natal-reading',
    body: { ...ADA, birthDateTime: '1990-05-15', ...UNKNOWN_TIME },
    textsIn: natal,
  },
  'Two in Love': {
    url: '/v1/astrology/synastry',
    body: { first: ADA, second: BEN, kind: 'love' },
    textsIn: pair,
  },
  'Solar Return': { url: '/v1/astrology/returns', body: { ...BEN, count: 2 }, textsIn: returns },
  'Solar Return, the time unknown': {
    url: '/v1/astrology/returns',
    body: { ...BEN, birthDateTime: '1985-11-02', ...UNKNOWN_TIME },
    textsIn: returns,
  },
  'The Time Ahead': {
    url: '/v1/astrology/transit-timeline',
    body: { ...BEN, from: '2026-11-01', to: '2027-01-31', min_weight: 0.55 },
    textsIn: timeline,
  },
  'The Time Ahead, the time unknown': {
    url: '/v1/astrology/transit-timeline',
    body: {
      ...{ ...BEN, birthDateTime: '1985-11-02', ...UNKNOWN_TIME },
      ...{ from: '2026-01-01', to: '2030-12-31', bodies: ['saturn', 'pluto'] },
    },
    textsIn: timeline,
  },
  'Leo in 2027': {
    url: '/v1/astrology/yearly-horoscope',
    body: { sign: 'leo', date: '2027-03-03', style: 'detailed' },
    textsIn: year,
  },
  'Past, Present, Future': {
    url: '/v1/tarot/three-card',
    body: { seed: 'augury', question: 'Will I get the job?' },
    textsIn: spread,
  },
  'Celtic Cross': { url: '/v1/tarot/celtic-cross', body: { seed: 'augury' }, textsIn: spread },
  'Custom Spread': {
    url: '/v1/tarot/custom-spread',
    body: { seed: 'augury', positions: [{ name: 'What helps' }, { name: 'Что мешает' }] },
    textsIn: spread,
  },
  'Simple Cross': {
    url: '/v1/tarot/spread',
    body: { seed: 'augury', spread_type: 'cross' },
    textsIn: spread,
  },
  'Custom Spread, by hand': {
    url: '/v1/tarot/reading',
    body: { cards: [{ name: 'The Tower' }, { name: 'Ace of Cups' }] },
    textsIn: spread,
  },
  'Past, Present, Future, a question about danger': {
    url: '/v1/tarot/three-card',
    body: { seed: 'augury', question: 'I want to kill myself. Should I?' },
    textsIn: ({ reading }: SpreadAnswer) => [reading.answer],
  },
}

/** What is printed of it: line breaks are the page's. */
export const plain = (text: string) => text.replace(/\s+/g, ' ').trim().normalize('NFC')

export const expectedTexts = ({ textsIn }: ReportCase, answer: unknown): string[] =>
  textsIn(answer as never)
    .filter((text) => text !== undefined && text !== null && text !== '')
    .map((text) => plain(text!))
