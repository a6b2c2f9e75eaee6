/** How long a picture of a card takes, from the very first start on: part of `npm run measure -- footprint`. */
import { cpSync, globSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { PICTURES } from '../src/pictures/picture.ts'
import { type RunningService, startService } from '../test/running-service.ts'
import { median } from './figures.ts'

const [FIRST, ...OTHERS] = PICTURES
/** Only a few: after that many seconds there would be files. */
const SOME = OTHERS.slice(0, 7)

export async function pictures(print: (what: string, seen: string) => void): Promise<void> {
  const home = copyOfTheProject()
  const isBuilt = () => globSync('dist/cards/*', { cwd: home }).some((folder) => /[0-9a-f]{16}$/.test(folder))
  const service = () => startService({ DATA_DIR: join(home, 'var') }, { home })

  const first = await service()
  const startedAt = performance.now()
  print('a PNG at the very first start: leads to', `its drawing, ${await timeOf(first, [FIRST!])} ms`)
  print('the next ones, while all are built', `${await timeOf(first, SOME)} ms`)
  while (!isBuilt()) await wait(50)
  print('until all are built', `${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
  print('a PNG from its file, once they are', `${await timeOf(first, OTHERS)} ms (goal 5)`)
  await first.stop()

  const second = await service()
  // The first has to find out the name of the folder, which is made from the sources.
  print('the first PNG of a new process', `${await timeOf(second, [FIRST!])} ms`)
  print('a PNG from its file', `${await timeOf(second, OTHERS)} ms (goal 5)`)
  print('a PNG from memory', `${await timeOf(second, OTHERS)} ms (goal 2)`)
  await second.stop()
  rmSync(home, { recursive: true, force: true })
}

/** As it is after `npm ci`: nothing built, nothing made. */
function copyOfTheProject(): string {
  const home = mkdtempSync(join(tmpdir(), 'augury-copy-'))
  const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
  for (const path of ['bin', 'src', 'data', 'package.json', 'tsconfig.json'])
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
