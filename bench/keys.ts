/** The settings of a service with API keys and limits of its own, and the header with one of the keys. */
import { hash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const KEYS = 1000
const keyOf = (n: number) => `bench-${hash('sha256', `key ${n}`)}`

export const KEY_HEADER = `X-API-Key: ${keyOf(500)}`

/** None is reached in a minute of benchmark. */
const LIMITS = 'dailyHoroscope=1000000/1000000'

export function keySettings(): Record<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'augury-keys-'))
  process.on('exit', () => rmSync(folder, { recursive: true }))
  const keys = Array.from({ length: KEYS }, (_, n) => ({
    name: `client-${n}`,
    sha256: hash('sha256', keyOf(n)),
    limits: LIMITS,
  }))
  const file = join(folder, 'keys.json')
  writeFileSync(file, JSON.stringify(keys))
  return { API_KEYS_FILE: file, RATE_LIMITS: 'dailyHoroscope=120/5000,natalChart=100/5000,tarot=200' }
}
