/** A language model behind a bad network: every reading is answered in time, by the phrasebook if need be. */
import { FAULTS, FaultProxy } from '../../test/fault-proxy.ts'
import { startModelServer } from '../../test/model-server.ts'
import { startService } from '../../test/running-service.ts'
import { failures, traffic } from '../../test/traffic.ts'
import { atMost, count, type Row, reported } from './row.ts'

const CONNECTIONS = 8
const FOR_MS = 6_000

export async function modelFaults(): Promise<Row[]> {
  const model = await startModelServer()
  const proxy = await FaultProxy.before(Number(new URL(model.origin).port))
  const rows: Row[] = []
  for (const fault of FAULTS) {
    proxy.fault = fault
    const callsBefore = model.calls.length
    const service = await startService({
      DATA_DIR: ':memory:',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'silent',
      LLM_PROVIDER: 'openai-compatible',
      LLM_MODEL: 'test-model',
      LLM_BASE_URL: `http://127.0.0.1:${proxy.port}/v1`,
    })
    const outcome = await traffic({
      port: service.port,
      next: newDays(),
      connections: CONNECTIONS,
      forMs: FOR_MS,
    })
    await service.kill()
    proxy.cut()
    rows.push(
      count(`model, ${fault}: failures`, failures(outcome), 0, ` of ${outcome.answers.toLocaleString('en')}`),
      atMost('… longest wait for an answer', outcome.worstMs / 1000, 5, ' s'),
      reported('… calls that reached the model', String(model.calls.length - callsBefore)),
    )
  }
  await proxy.close()
  await model.stop()
  return rows
}

const SIGNS = ['aries', 'leo', 'libra', 'pisces']

/** A sign and a day that nobody has asked for yet. */
function newDays() {
  let n = 0
  return () => {
    const date = new Date(Date.UTC(2000, 0, 1 + n)).toISOString().slice(0, 10)
    const body = { sign: SIGNS[n++ % SIGNS.length], style: 'brief', date }
    return { method: 'POST', path: '/v1/astrology/daily-horoscope', body } as const
  }
}
