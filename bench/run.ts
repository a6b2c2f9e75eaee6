/**
 * `npm run bench`: every benchmark, as tables of ratios in one run, written to docs/performance.md.
 * `npm run bench -- shell daily` measures some requests only, and replaces their rows there; `npm run bench -- sky` a section.
 */
import { spawnSync } from 'node:child_process'
import { availableParallelism, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { CASES } from './cases.ts'
import { requestRow, type Section, writePage } from './page.ts'
import { throughput } from './throughput.ts'

/** Benchmarks that print their own lines, by their names in `npm run measure`. */
const OTHERS: readonly (Section & { readonly file: string })[] = [
  { title: 'The sky', command: 'npm run measure -- sky-speed', file: 'sky.ts' },
  { title: 'Time zones', command: 'npm run measure -- zones-speed', file: 'zones.ts' },
  { title: 'Daily horoscopes', command: 'npm run measure -- daily-speed', file: 'daily.ts' },
  { title: 'Personal days', command: 'npm run measure -- personal-speed', file: 'personal.ts' },
  { title: 'Two charts', command: 'npm run measure -- synastry-speed', file: 'synastry.ts' },
  { title: 'Reports', command: 'npm run measure -- reports-speed', file: 'reports.ts' },
  {
    title: 'Returns, progressions, life',
    command: 'npm run measure -- one-person-speed',
    file: 'one-person.ts',
  },
  { title: 'One person’s transits', command: 'npm run measure -- timeline-speed', file: 'timeline.ts' },
  { title: 'Memory, start and growth', command: 'npm run measure -- footprint', file: 'footprint.ts' },
]

const wanted = process.argv.slice(2)
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name)
const nameOf = (file: string) => file.replace('.ts', '')
const names = [...CASES.map(({ name }) => name), ...OTHERS.map(({ file }) => nameOf(file))]
const unknown = wanted.filter((name) => !names.includes(name))
if (unknown.length > 0) throw new Error(`There is no benchmark ${unknown}. There are ${names.join(', ')}.`)

const day = new Date().toISOString().slice(0, 10)
const machine = () =>
  `${day}, Node ${process.versions.node}, ${process.platform} (${process.arch}), ${availableParallelism()} cores, load ${loadavg()[0]!.toFixed(0)}`

for (const row of CASES.filter(({ name }) => isWanted(name))) {
  const line = requestRow(row, await throughput(row), day, loadavg()[0]!)
  console.log(line)
  writePage({ request: line })
}

for (const { title, command, file } of OTHERS.filter((other) => isWanted(nameOf(other.file)))) {
  const path = fileURLToPath(new URL(file, import.meta.url))
  const { stdout } = spawnSync(process.execPath, [path], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  console.log(`\n${title}\n${stdout}`)
  writePage({ section: { title, command }, lines: stdout.trimEnd().split('\n'), when: machine() })
}
