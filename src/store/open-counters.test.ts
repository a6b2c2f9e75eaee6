import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { openCounters } from './open-counters.ts'

const LIMITS = [{ group: 'charts', perMinute: 50, perDay: 60 }]
const CLIENT = { high: 1, low: 1 }
const NOW = 1_700_000_000_000

const opened = (dataDir: string) =>
  openCounters({
    config: { dataDir },
    limits: LIMITS,
    now: () => NOW,
    steadyNow: () => 5_000,
    report: () => {},
  })

test('in a folder, counters go on from the daily counts of those before them', async (t) => {
  const directory = mkdtempSync(join(tmpdir(), 'augury-counters-'))
  t.after(() => rmSync(directory, { recursive: true, force: true }))
  const first = opened(directory)
  for (let n = 0; n < 40; n++) await first.counters.count(CLIENT, 0, 5_000)
  first.close()
  const second = opened(directory)
  t.after(() => second.close())
  const { limit, remaining } = await second.counters.count(CLIENT, 0, 5_000)
  assert.deepEqual([limit, remaining], [60, 19])
})

test('counters in memory begin at zero', async () => {
  for (let start = 0; start < 2; start++) {
    const { counters, close } = opened(':memory:')
    assert.equal((await counters.count(CLIENT, 0, 5_000)).remaining, 49)
    close()
  }
})
