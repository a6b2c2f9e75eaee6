/** The service is killed under load, again and again, over one data folder: nothing it kept may be damaged or wrong. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../test/redis-server.ts'
import { startService } from '../../test/running-service.ts'
import { mixed, traffic } from '../../test/traffic.ts'
import { atMost, count, median, type Row, reported } from './row.ts'

/** By then a service has written what it compiled (bin/augury.js), as any that has run for a while. */
const SETTLED_MS = 5_000

export async function killRepeatedly(repetitions: number): Promise<Row[]> {
  const directory = mkdtempSync(join(tmpdir(), 'augury-kills-'))
  // The same in each round, for links are part of the answers.
  const port = String(await freePort())
  const readings = new Map<string, string>()
  let wrong = 0
  let damaged = 0
  const starts: number[] = []
  let answers = 0
  const settled = await startService({ DATA_DIR: directory, PORT: port, WORKERS: '2' })
  await wait(SETTLED_MS)
  await settled.stop()
  for (let round = 0; round < repetitions; round++) {
    const WORKERS = String(1 + (round % 2))
    const service = await startService({ DATA_DIR: directory, RATE_LIMITS: 'off', PORT: port, WORKERS })
    starts.push(service.startedInMs / 1000)
    const next = mixed()
    const load = traffic({
      port: service.port,
      next,
      connections: 16,
      forMs: 150 + (round % 7) * 30,
      check: ({ path, body }, status, text) => {
        if (status !== 200) return
        answers++
        // A reading must say the same before and after any number of crashes.
        const said = proseOf(text)
        const key = `${path} ${JSON.stringify(body)}`
        if (readings.has(key) && readings.get(key) !== said) wrong++
        readings.set(key, said)
      },
    })
    await wait(100 + (round % 5) * 30)
    await service.kill()
    await load
    if (!isSound(join(directory, 'augury.db'))) damaged++
  }
  // What the service itself found to be damaged would lie here.
  const setAside = readdirSync(directory).filter((name) => name.includes('damaged')).length
  rmSync(directory, { recursive: true, force: true })
  return [
    count(
      `${repetitions} times kill -9 under load, with 1 and 2 workers by turns: damaged files`,
      damaged,
      0,
    ),
    count('… files that the service has set aside', setAside, 0),
    count('… wrong answers', wrong, 0, ` of ${answers.toLocaleString('en')}`),
    atMost('… slowest start to the first answer', Math.max(...starts), 2, ' s', 2),
    reported('… median start', `${median(starts).toFixed(2)} s`),
  ]
}

function isSound(path: string): boolean {
  const database = new DatabaseSync(path, { readOnly: true })
  try {
    const { integrity_check } = database.prepare('pragma integrity_check(1)').get() as {
      integrity_check: string
    }
    return integrity_check === 'ok'
  } finally {
    database.close()
  }
}

/** What a reader would read: everything but ids, clocks and timings. */
function proseOf(text: string): string {
  const { data, ...tarot } = JSON.parse(text)
  if (data === undefined) return JSON.stringify({ ...tarot, seed_used: undefined, timestamp: undefined })
  return JSON.stringify([data.interpretation, data.planets, data.houses, data.transits])
}
