/** What a shared address shows: the same for everybody, at any time. */
import { ServiceError } from '../errors.ts'
import { SIGNS } from '../sky/zodiac.ts'
import type { DrawnCard } from '../tarot/card.ts'
import type { Vote } from '../tarot/leanings.ts'
import { SPREAD_TYPES } from '../tarot/spreads.ts'
import { isInRange } from '../time/range.ts'
import type { TarotWords, Words } from '../words/words.ts'
import { phrasebookSource } from '../writer/text-source.ts'
import { type DailyReading, type ReadingParts, readDaily } from './daily-horoscope.ts'
import { withPhrasebookText } from './spread-text.ts'
import { dailyCard, laySpread, type SpreadReading } from './tarot.ts'
import { yesOrNo } from './yes-no.ts'

export interface SharedSpread {
  readonly type: string
  readonly seed: string
  /** `Past, Present, Future` */
  readonly name: string
  readonly cards: readonly DrawnCard[]
  /** Names of the places, a name for each card; none where the draw has no places. */
  readonly places: readonly string[]
  /** Of a yes or no. A grave question has no shared address, and none is in one. */
  readonly vote?: Vote
  /** Absent where the draw has no spread. */
  readonly laid?: SpreadReading
}

/** As in the requests for draws. */
const MAX_SEED = 256

/** A seed is given, so no clock is needed. */
// mutate constant: a seed is given, so nobody looks at the clock
const NO_CLOCK = 0

const PLACELESS = {
  daily_card: (seed: string) => [dailyCard({ seed }, NO_CLOCK).drawn],
  yes_no: (seed: string) => yesOrNo({ seed, count: 3 }, NO_CLOCK).cards,
} as const satisfies Record<
  keyof TarotWords['spreads']['placelessNames'],
  (seed: string) => readonly DrawnCard[]
>

export function readSharedSpread(
  { spreads, questions }: TarotWords,
  type: string,
  seed: string,
): SharedSpread {
  if (seed === '' || [...seed].length > MAX_SEED)
    throw nothing(`A seed has from one to ${MAX_SEED} characters.`)
  // Somebody may type a question about danger as a seed: no cards are drawn for it, and none can be shared.
  if (questions.dangerIn(seed) !== null) throw nothing('There are no cards at this address.')
  if (isPlaceless(type)) {
    const name = spreads.placelessNames[type]
    const { vote } = yesOrNo({ seed, count: 3 }, NO_CLOCK)
    return {
      type,
      seed,
      name,
      cards: PLACELESS[type](seed),
      places: [],
      ...(type === 'yes_no' && { vote }),
    }
  }
  const spreadType = SPREAD_TYPES.find((each) => each === type)
  if (spreadType === undefined) throw nothing('There is no spread of that name.')
  const { name, positions } = spreads.spreadWords({ type: spreadType })
  const laid = laySpread({ spreadType, seed }, NO_CLOCK)
  return { type, seed, name, cards: laid.cards, places: positions.map((position) => position.name), laid }
}

/** How the reading begins, by the phrasebook; one card says what it means, and a yes or no how it was counted. */
export function firstSentenceOf(words: Words, { cards, laid, vote }: SharedSpread): string {
  if (vote !== undefined) return words.cards.ruleOf(cards, vote)
  const whole = laid && withPhrasebookText(words, laid).whole
  const text = whole?.text.summary[0]?.text ?? words.cards.meaning(cards[0]!, 'general')
  return /^.*?[.!?…]”?(?= |$)/.exec(text)?.[0] ?? text
}

const isPlaceless = (type: string): type is keyof typeof PLACELESS => Object.hasOwn(PLACELESS, type)

/** Always by the phrasebook: a preview must not wait for a model, and robots must not set one to work. */
export async function readSharedDay(sign: string, date: string, parts: ReadingParts): Promise<DailyReading> {
  if (!SIGNS.some((each) => each === sign.toLowerCase())) throw nothing('There is no sign of that name.')
  if (!isDate(date)) throw nothing('There is no such date, or it is not between the years 1600 and 2399.')
  const request = { sign, date, style: 'detailed' } as const
  return (await readDaily(request, { ...parts, textSource: phrasebookSource })).reading
}

function isDate(text: string): boolean {
  const instant = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN
  return isInRange(instant) && new Date(instant).toISOString().startsWith(text)
}

const nothing = (message: string) => new ServiceError('NOT_FOUND', message)
