/** How long a picture of a card takes, from the very first start on: part of `npm run bench:footprint`. */
import { cpSync, globSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type RunningService, startService } from '../test/running-service.ts'
import { median } from './median.ts'

const GOAL = '(goal 150)'
/** All 79 pictures in both formats. */
const ALL = 158
/** From the end of the deck, which is made ahead last. */
const NEW = ['peki', 'pequ', 'pekn', 'pepa', 'pe10', 'pe09', 'pe08']

export async function pictures(print: (what: string, seen: string) => void): Promise<void> {
  const home = copyOfTheProject()
  const kept = () => globSync('dist/cards/*/*', { cwd: home }).length
  const service = () => startService({ DATA_DIR: join(home, 'var') }, { home })

  const first = await service()
  await wait(1_000)
  print('a PNG, one second after the very first start', `${await timeOf(first, ['ar17'])} ms ${GOAL}`)
  while (kept() < 10) await wait(50)
  print('a PNG never made before, while all are made', `${await timeOf(first, NEW)} ms ${GOAL}`)
  while (kept() < ALL) await wait(50)
  await first.stop()

  const second = await service()
  print('a PNG from its file, in a new process', `${await timeOf(second, NEW)} ms`)
  print('a PNG from memory', `${await timeOf(second, NEW)} ms`)
  await second.stop()
  rmSync(home, { recursive: true, force: true })
}

/** As it is after `npm ci`: nothing built, nothing made. */
function copyOfTheProject(): string {
  const home = mkdtempSync(join(tmpdir(), 'augury-copy-'))
  const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
  for (const path of ['bin', 'src', 'data', 'package.json'])
    cpSync(at(path), join(home, path), { recursive: true })
  symlinkSync(at('node_modules'), join(home, 'node_modules'))
  return home
}

/** The median, in milliseconds, of asking for one after another. */
async function timeOf({ port }: RunningService, ids: readonly string[]): Promise<string> {
  const times: number[] = []
  for (const id of ids) {
    const before = performance.now()
    const answer = await fetch(`http://127.0.0.1:${port}/cards/${id}.png`)
    await answer.arrayBuffer()
    times.push(performance.now() - before)
    if (!answer.ok) throw new Error(`/cards/${id}.png is answered with ${answer.status}`)
  }
  return median(times).toFixed(times.length > 1 ? 1 : 0)
}
