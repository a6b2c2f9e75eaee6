/** `augury horoscope` and `augury day`: the API's responses, computed in this process with the configured stores and writer. */

import { ask } from '../api/ask.ts'
import { allEndpoints } from '../api/endpoints.ts'
import { readConfig } from '../config.ts'
import { CATEGORY_NAMES } from '../judgement/day/categories.ts'
import { makeParts } from '../service/parts.ts'
import { nameOf, type Sign } from '../sky/zodiac.ts'
import { STYLES } from '../writer/daily-text.ts'
import { BIRTH_OPTIONS, birthOf } from './birth.ts'
import { type Command, type Input, JSON_OPTION, oneOf, text, UsageError } from './command.ts'
import { columns, paragraph } from './layout.ts'

export const horoscope: Command = {
  summary: 'Read the daily horoscope of a sign',
  usage: 'SIGN [--date DATE] [--style STYLE] [--zone ZONE] [--categories LIST] [--json]',
  options: {
    date: { type: 'string', help: 'YYYY-MM-DD, today, tomorrow or yesterday' },
    style: { type: 'string', help: `${STYLES.join(', ')} (default: detailed)` },
    zone: { type: 'string', help: 'IANA time zone in which "today" is meant (default: UTC)' },
    categories: { type: 'string', help: `all, or some of ${CATEGORY_NAMES.join(',')}` },
    json: JSON_OPTION,
  },
  mostWords: 1,
  examples: ['augury horoscope leo', 'augury horoscope pisces --date tomorrow --style poetic'],
  async run(input) {
    const sign = input.words[0]
    if (sign === undefined) throw new UsageError('The sign is missing. Example: augury horoscope leo')
    const style = oneOf(STYLES, text(input, 'style'), '--style') ?? 'detailed'
    const data = await answerOf('/astrology/daily-horoscope', input, {
      sign,
      style,
      date: text(input, 'date'),
      timezone: text(input, 'zone'),
      categories: text(input, 'categories')?.split(','),
    })
    input.terminal.print(input.values.json ? JSON.stringify(data) : horoscopeText(data as HoroscopeData))
    return undefined
  },
}

export const day: Command = {
  summary: 'Read the personal horoscope of a day, for a birth',
  usage: '"YYYY-MM-DD HH:mm" (--place NAME | --zone ZONE --lat N --lon N) [--date DATE] [--json]',
  options: {
    ...BIRTH_OPTIONS,
    date: {
      type: 'string',
      help: 'YYYY-MM-DD, today, tomorrow or yesterday, in the time zone of the birthplace',
    },
    json: JSON_OPTION,
  },
  mostWords: 1,
  examples: ['augury day "1990-05-15 14:30" --zone Europe/Berlin --lat 52.52 --lon 13.405 --date tomorrow'],
  async run(input) {
    const { birthDateTime, ...birthLocation } = birthOf(input)
    const asked = { birthDateTime, birthLocation, date: text(input, 'date') }
    const data = await answerOf('/astrology/personalized-daily', input, asked)
    input.terminal.print(input.values.json ? JSON.stringify(data) : dayText(data as DayData))
    return undefined
  },
}

/** The `data` of an endpoint's response. Warnings go to standard error; errors are thrown. */
async function answerOf(path: string, { terminal }: Input, body: object): Promise<unknown> {
  const config = readConfig({ ...terminal.environment, LOG_LEVEL: 'silent', RATE_LIMITS: 'off' })
  const parts = await makeParts(config)
  try {
    const endpoints = allEndpoints({ ...parts, now: terminal.now })
    const { data, warnings = [] } = (await ask(endpoints, path, body, parts)) as Enveloped
    for (const { message } of warnings) terminal.note(message)
    return data
  } finally {
    await parts.close()
  }
}

interface Enveloped {
  readonly data: object
  readonly warnings?: readonly { readonly message: string }[]
}

interface HoroscopeData {
  readonly sign: Sign
  readonly date: string
  readonly interpretation: Record<string, unknown>
  readonly categories?: Record<string, { outlook: string; influence_score: number; interpretation: string }>
  readonly metadata: { overall_score: number; overall_tone: string }
}

function horoscopeText({ sign, date, interpretation, categories = {}, metadata }: HoroscopeData): string {
  const told = interpretation as Record<string, string | undefined>
  const { summary, love, career, wellbeing, advice, background, why } = told
  const named = Object.entries({ love, career, wellbeing, advice, background, why })
  const passages = named.flatMap(([name, words]) => (words ? [`${name}\n${paragraph(words, '  ')}`] : []))
  const rows = Object.entries(categories).map(([name, { outlook, influence_score }]) => [
    name.replace('_', ' '),
    influence_score.toFixed(1).padStart(5),
    outlook,
  ])
  const heading = `${nameOf(sign)}, ${date}: ${metadata.overall_tone.replace('_', ' ')} (${metadata.overall_score})`
  return [heading, paragraph(summary!), ...passages, ...(rows.length > 0 ? [columns(rows)] : [])].join('\n\n')
}

interface DayData {
  readonly targetDate: string
  readonly birthProfile: { sunSign: Sign; ascendant: Sign }
  readonly interpretation: {
    content: Record<string, string | string[]>
    background: string
    why: string
    energyType: string
    dominantTheme: string
  }
}

function dayText({ targetDate, birthProfile, interpretation }: DayData): string {
  const { content, background, why, energyType, dominantTheme } = interpretation
  const heading = `${targetDate}: ${dominantTheme}, ${energyType} (Sun in ${nameOf(birthProfile.sunSign)}, ${nameOf(birthProfile.ascendant)} rising)`
  const passages = Object.entries({ ...content, background, why }).map(([name, words]) => {
    const told = Array.isArray(words)
      ? words.map((advice) => paragraph(advice, '  - ')).join('\n')
      : paragraph(words, '  ')
    return `${name.replaceAll('_', ' ')}\n${told}`
  })
  return [heading, ...passages].join('\n\n')
}
