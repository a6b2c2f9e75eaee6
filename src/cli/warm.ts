/** `augury warm`: the model writes the horoscopes of a coming day before anyone requests them. */
import { setTimeout as wait } from 'node:timers/promises'
import { readConfig } from '../config.ts'
import { type KeyOfDay, type ReadingParts, writeAhead } from '../readings/daily-horoscope.ts'
import { openDesk, UNWATCHED } from '../service/desk.ts'
import { SIGNS } from '../sky/zodiac.ts'
import { openStores, type Stores } from '../store/open-stores.ts'
import { resolveDate } from '../time/civil-time.ts'
import { zone } from '../time/zones.ts'
import { STYLES } from '../writer/daily-text.ts'
import { type Command, type Input, JSON_OPTION, oneOf, type Terminal, text, UsageError } from './command.ts'
import { progressBar } from './progress-bar.ts'

/** Nobody is waiting for these texts, so a slow model gets more time. */
const PATIENCE_SECONDS = 60

export const warm: Command = {
  summary: 'Let the language model write the next day’s horoscopes in advance',
  usage: '[--date DATE] [--zone ZONE] [--styles LIST] [--patience SECONDS] [--json]',
  options: {
    date: { type: 'string', help: 'YYYY-MM-DD, today or tomorrow (default: tomorrow)' },
    zone: { type: 'string', help: 'IANA time zone in which "tomorrow" is meant (default: UTC)' },
    styles: { type: 'string', help: `one or more of ${STYLES.join(',')} (default: all)` },
    patience: { type: 'string', help: `timeout for one text in seconds (default: ${PATIENCE_SECONDS})` },
    json: { ...JSON_OPTION, help: 'print as JSON how many texts were written, found and missing' },
  },
  examples: ['augury warm', 'augury warm --date today --styles brief,detailed --patience 120'],
  async run(input) {
    const { terminal } = input
    const config = readConfig(terminal.environment)
    if (config.llmProvider === 'none') {
      terminal.note(
        'No language model is configured, so there is nothing to warm: the phrasebook writes a text in less than a millisecond.',
      )
      return 0
    }
    if (config.redisUrl === undefined && config.dataDir === ':memory:')
      throw new UsageError(
        'The texts must be kept in a store that the service also uses: set DATA_DIR or REDIS_URL.',
      )
    const readings = readingsOf(input)
    const stores = openStores({
      config,
      limits: [],
      now: terminal.now,
      tell: ({ message }) => terminal.note(message),
    })
    try {
      await connected(stores)
      const patienceMs = patienceOf(input) * 1000
      const failures = new Set<string>()
      const { desk, modelState } = await openDesk({
        config,
        now: terminal.now,
        tally: stores.tally,
        watch: UNWATCHED,
        onFailure: (error) => failures.add((error as Error).message),
        patienceMs,
      })
      const parts = { cache: stores.cache, desk, now: terminal.now }
      const restMs = () => modelState!().againInMs
      const warmed = await writeAll(readings, { parts, atOnce: config.llmConcurrency, restMs, terminal })
      if (stores.state().status !== 'ok') failures.add('The store failed: nothing was saved.')
      for (const failure of failures) terminal.note(failure)
      terminal.print(report(input, readings, warmed, modelState!().callsToday))
      return warmed.missing === 0 && stores.state().status === 'ok' ? 0 : 1
    } finally {
      await stores.close()
    }
  },
}

function readingsOf(input: Input): KeyOfDay[] {
  const asked = text(input, 'date') ?? 'tomorrow'
  const date = resolveDate(asked, zone(text(input, 'zone') ?? 'UTC'), input.terminal.now())
  const styles = text(input, 'styles')
    ?.split(',')
    .map((style) => oneOf(STYLES, style.trim(), '--styles')!)
  // Style by style, so that the most requested texts are written first.
  return (styles ?? STYLES).flatMap((style) => SIGNS.map((sign) => ({ sign, date, style })))
}

function patienceOf(input: Input): number {
  const seconds = Number(text(input, 'patience') ?? PATIENCE_SECONDS)
  if (!(seconds >= 1 && seconds <= 600)) throw new UsageError('--patience takes a number from 1 to 600.')
  return seconds
}

const CONNECT_WITHIN_MS = 3_000

/** Without the connection, readings would be kept only in memory. */
async function connected({ state }: Stores): Promise<void> {
  const giveUpAt = performance.now() + CONNECT_WITHIN_MS
  while (state().status !== 'ok' && performance.now() < giveUpAt) await wait(50)
}

interface Warmed {
  readonly written: number
  readonly found: number
  readonly missing: number
}

/** When the model is paused after failures, we wait and retry, within these limits; after that the operator has to act. */
const ROUNDS = 3
const LONGEST_REST_MS = 60_000

interface Work {
  readonly parts: ReadingParts
  readonly atOnce: number
  /** How long the model will still be paused. */
  readonly restMs: () => number
  readonly terminal: Terminal
}

async function writeAll(
  readings: readonly KeyOfDay[],
  { parts, atOnce, restMs, terminal }: Work,
): Promise<Warmed> {
  const bar = progressBar(readings.length, terminal)
  const count = { written: 0, found: 0 }
  let left = readings
  for (let round = 1; left.length > 0 && round <= ROUNDS && restMs() <= LONGEST_REST_MS; round++) {
    if (round > 1) await wait(restMs())
    const missed: KeyOfDay[] = []
    await concurrently(left, atOnce, async (reading) => {
      const { hit, reading: made } = await writeAhead(reading, parts)
      if (made.isStandIn) missed.push(reading)
      else count[hit ? 'found' : 'written']++
      bar.show(count.written + count.found, `${reading.sign}, ${reading.style}`)
    })
    left = missed
  }
  return { ...count, missing: left.length }
}

/** Starts the work in order, at most `atOnce` at a time. */
async function concurrently<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values()
  const worker = async () => {
    for (const item of queue) await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

function report(input: Input, readings: readonly KeyOfDay[], warmed: Warmed, callsToday: number): string {
  const { date } = readings[0]!
  const { written, found, missing } = warmed
  if (input.values.json) return JSON.stringify({ date, readings: readings.length, ...warmed, callsToday })
  const rest = missing > 0 ? `, ${missing} missing: run it again to write only these` : ''
  return `${date}: ${written} written, ${found} already there${rest}. Calls to the model today: ${callsToday}.`
}
