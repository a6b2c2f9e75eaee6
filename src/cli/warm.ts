/** `augury warm`: the model writes the horoscopes of a coming day, and of its week, month or year, before anyone requests them. */
import { setTimeout as wait } from 'node:timers/promises'
import { readConfig } from '../config.ts'
import { type ReadingParts, writeAhead } from '../readings/daily-horoscope.ts'
import { resolvePeriod, writePeriodAhead } from '../readings/period-horoscope.ts'
import { NO_METRICS, openTextSource } from '../service/text-source.ts'
import { SIGNS } from '../sky/zodiac.ts'
import { openStores, type Stores } from '../store/open-stores.ts'
import { resolveDate } from '../time/civil-time.ts'
import { PERIOD_TYPES } from '../time/period.ts'
import { zone } from '../time/zones.ts'
import { words } from '../words/language.ts'
import { STYLES } from '../writer/daily-text.ts'
import { type Command, type Input, JSON_OPTION, oneOf, type Terminal, text, UsageError } from './command.ts'
import { progressBar } from './progress-bar.ts'

/** Nobody is waiting for these texts, so a slow model gets more time. */
const PATIENCE_SECONDS = 60

export const warmCommand: Command = {
  summary: 'Let the language model write the next day’s horoscopes in advance',
  usage: '[--date DATE] [--zone ZONE] [--styles LIST] [--periods LIST] [--patience SECONDS] [--json]',
  options: {
    date: { type: 'string', help: 'YYYY-MM-DD, today or tomorrow (default: tomorrow)' },
    zone: { type: 'string', help: 'IANA time zone in which "tomorrow" is meant (default: UTC)' },
    styles: { type: 'string', help: `one or more of ${STYLES.join(',')} (default: all)` },
    periods: {
      type: 'string',
      help: `also of that date, one or more of ${PERIOD_TYPES.join(',')} (default: none)`,
    },
    patience: { type: 'string', help: `timeout for one text in seconds (default: ${PATIENCE_SECONDS})` },
    json: { ...JSON_OPTION, help: 'print as JSON how many texts were written, found and missing' },
  },
  examples: [
    'augury warm',
    'augury warm --periods week,month,year',
    'augury warm --date today --styles brief,detailed --patience 120',
  ],
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
    const date = dateOf(input)
    const tasks = tasksOf(input, date)
    const stores = openStores({
      config,
      limits: [],
      now: terminal.now,
      report: ({ message }) => terminal.note(message),
    })
    try {
      await connected(stores)
      const timeoutMs = patienceOf(input) * 1000
      const failures = new Set<string>()
      const { textSource, modelState } = await openTextSource({
        config,
        now: terminal.now,
        tally: stores.tally,
        modelMetrics: NO_METRICS,
        onFailure: (error) => failures.add((error as Error).message),
        timeoutMs,
      })
      const parts = { cache: stores.cache, textSource, words: words(terminal.language), now: terminal.now }
      const restMs = () => modelState!().againInMs
      const warmed = await writeAll(tasks, { parts, atOnce: config.llmConcurrency, restMs, terminal })
      if (stores.state().status !== 'ok') failures.add('The store failed: nothing was saved.')
      for (const failure of failures) terminal.note(failure)
      terminal.print(report(input, { date, readings: tasks.length }, warmed, modelState!().callsToday))
      return warmed.missing === 0 && stores.state().status === 'ok' ? 0 : 1
    } finally {
      await stores.close()
    }
  },
}

/** A text to be written. */
interface Task {
  readonly label: string
  readonly write: (parts: ReadingParts) => Promise<{ hit: boolean; reading: { isFallback: boolean } }>
}

const dateOf = (input: Input): string =>
  resolveDate(text(input, 'date') ?? 'tomorrow', zone(text(input, 'zone') ?? 'UTC'), input.terminal.now())

/** The names in an option that is a list. */
const listOf = <Name extends string>(input: Input, option: string, names: readonly Name[]) =>
  text(input, option)
    ?.split(',')
    .map((name) => oneOf(names, name.trim(), `--${option}`)!)

/** Style by style, so that the most requested texts are written first; then the periods, the shortest first. */
function tasksOf(input: Input, date: string): Task[] {
  const styles = listOf(input, 'styles', STYLES) ?? STYLES
  const periodNames = listOf(input, 'periods', PERIOD_TYPES) ?? []
  const days = styles.flatMap((style) =>
    SIGNS.map((sign) => ({
      label: `${sign}, ${style}`,
      write: (parts: ReadingParts) => writeAhead({ sign, date, style }, parts),
    })),
  )
  const periods = PERIOD_TYPES.filter((type) => periodNames.includes(type)).flatMap((type) => {
    const { period } = resolvePeriod(type, { date }, input.terminal.now())
    return SIGNS.map((sign) => ({
      label: `${sign}, ${type}`,
      write: (parts: ReadingParts) => writePeriodAhead({ sign, period }, parts),
    }))
  })
  return [...days, ...periods]
}

function patienceOf(input: Input): number {
  const seconds = Number(text(input, 'patience') ?? PATIENCE_SECONDS)
  if (!(seconds >= 1 && seconds <= 600)) throw new UsageError('--patience takes a number from 1 to 600.')
  return seconds
}

const CONNECT_WITHIN_MS = 3_000

/** Without the connection, readings would be stored only in memory. */
async function connected({ state }: Stores): Promise<void> {
  const giveUpAt = performance.now() + CONNECT_WITHIN_MS
  while (state().status !== 'ok' && performance.now() < giveUpAt) await wait(50)
}

interface WarmCounts {
  readonly written: number
  readonly found: number
  readonly missing: number
}

/** When the model is paused after failures, we wait and retry, within these limits; after that the operator has to act. */
const ROUNDS = 3
const MAX_REST_MS = 60_000

interface Work {
  readonly parts: ReadingParts
  readonly atOnce: number
  /** How long the model will still be paused. */
  readonly restMs: () => number
  readonly terminal: Terminal
}

async function writeAll(
  tasks: readonly Task[],
  { parts, atOnce, restMs, terminal }: Work,
): Promise<WarmCounts> {
  const bar = progressBar(tasks.length, terminal)
  const count = { written: 0, found: 0 }
  let left = tasks
  for (let round = 1; left.length > 0 && round <= ROUNDS && restMs() <= MAX_REST_MS; round++) {
    if (round > 1) await wait(restMs())
    const missed: Task[] = []
    await concurrently(left, atOnce, async (task) => {
      const { hit, reading } = await task.write(parts)
      if (reading.isFallback) missed.push(task)
      else count[hit ? 'found' : 'written']++
      bar.show(count.written + count.found, task.label)
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

interface WarmRequest {
  readonly date: string
  readonly readings: number
}

function report(input: Input, request: WarmRequest, warmed: WarmCounts, callsToday: number): string {
  const { written, found, missing } = warmed
  if (input.values.json) return JSON.stringify({ ...request, ...warmed, callsToday })
  const rest = missing > 0 ? `, ${missing} missing: run it again to write only these` : ''
  return `${request.date}: ${written} written, ${found} already there${rest}. Calls to the model today: ${callsToday}.`
}
