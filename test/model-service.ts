/** The service with a language model at a test's own server, and the figures it keeps. */
import type { Parts } from '../src/api/parts.ts'
import { interpreterState, openTextSource } from '../src/service/text-source.ts'
import { memoryStore } from '../src/store/readings/memory.ts'
import type { Store } from '../src/store/readings/store.ts'
import type { CallReport } from '../src/writer/model/caller.ts'
import type { TextOutcome } from '../src/writer/model/model-writer.ts'
import type { TextSource } from '../src/writer/text-source.ts'
import type { ModelServer } from './model-server.ts'
import { testParts, testService } from './service.ts'

/** A model that answers is waited for, however slow the machine; it is longer than any setting allows. */
const PATIENT_MS = 30_000
/** With one that hangs: most of it must be left when the model is asked. */
const HASTY_MS = 2_500

const BIRTH = {
  birthDateTime: '1990-05-15T14:30:00',
  birthLocation: { latitude: 52.52, longitude: 13.405, timezone: 'Europe/Berlin' },
}

export async function serviceWithModel(
  server: Pick<ModelServer, 'origin'>,
  environment: Record<string, string> = {},
  replaced: Partial<Parts> = {},
  tally: Store['tally'] = memoryStore(Date.now).tally,
) {
  const settings = {
    RATE_LIMITS: 'off',
    LLM_PROVIDER: 'openai-compatible',
    LLM_MODEL: 'test-model',
    LLM_BASE_URL: `${server.origin}/v1`,
    ...environment,
  }
  const parts = testParts(settings, replaced)
  const calls: CallReport[] = []
  const texts: TextOutcome[] = []
  const failures: string[] = []
  const { textSource: opened, modelState } = await openTextSource({
    config: parts.config,
    now: parts.now,
    tally,
    modelMetrics: { onCall: (report) => calls.push(report), onText: (outcome) => texts.push(outcome) },
    onFailure: (error) => failures.push((error as Error).message),
    timeoutMs: PATIENT_MS,
  })
  let timeoutMs = PATIENT_MS
  const withLongTimeout = (textSource: TextSource): TextSource => ({
    ...textSource,
    get timeoutMs() {
      return timeoutMs
    },
    forClient: (client) => withLongTimeout(textSource.forClient!(client)),
  })
  const textSource = withLongTimeout(opened)
  const interpreter = () => interpreterState(modelState!())
  const service = await testService({ ...parts, textSource, checks: { ...parts.checks, interpreter } })

  async function ask(payload: object = { sign: 'leo' }) {
    const reply = await service.inject({ method: 'POST', url: '/v1/astrology/daily-horoscope', payload })
    const { data } = reply.json()
    return { status: reply.statusCode, data, source: data?.metadata.interpretation_source as string }
  }
  async function askPersonal(payload: object = BIRTH) {
    const reply = await service.inject({ method: 'POST', url: '/v1/astrology/personalized-daily', payload })
    const { data } = reply.json()
    return { status: reply.statusCode, data, source: data?.metadata.interpretation_source as string }
  }
  async function askNatal(payload: object = { birthDateTime: BIRTH.birthDateTime, ...BIRTH.birthLocation }) {
    const reply = await service.inject({ method: 'POST', url: '/v1/astrology/natal-reading', payload })
    const { data } = reply.json()
    return { status: reply.statusCode, data, source: data?.metadata.interpretation_source as string }
  }
  async function askPair(
    payload: object = {
      first: { birthDateTime: BIRTH.birthDateTime, ...BIRTH.birthLocation },
      second: { birthDateTime: '1985-11-02 06:40', ...BIRTH.birthLocation },
    },
  ) {
    const reply = await service.inject({ method: 'POST', url: '/v1/astrology/synastry', payload })
    const { data } = reply.json()
    return { status: reply.statusCode, data, source: data?.metadata.interpretation_source as string }
  }
  async function askSpread(
    payload: object = { seed: 'model' },
    spread = 'three-card',
    remoteAddress = '127.0.0.1',
  ) {
    const url = `/v1/tarot/${spread}`
    const reply = await service.inject({ method: 'POST', url, payload, remoteAddress })
    const { reading, cards } = reply.json()
    return { status: reply.statusCode, reading, cards, source: reading?.interpretation_source as string }
  }
  async function health() {
    return (await service.inject({ url: '/v1/astrology/health' })).json()
  }
  /** Gives up on the model soon while the work is done. */
  async function hastily<T>(work: () => Promise<T>): Promise<T> {
    timeoutMs = HASTY_MS
    try {
      return await work()
    } finally {
      timeoutMs = PATIENT_MS
    }
  }
  return {
    ask,
    askPersonal,
    askNatal,
    askPair,
    askSpread,
    health,
    hastily,
    service,
    moveClock: parts.moveClock,
    calls,
    texts,
    failures,
    textSource,
    cache: parts.cache,
  }
}
