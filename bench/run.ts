/**
 * `npm run bench`: every benchmark, as a table of ratios in one run, written to docs/performance.md.
 * `npm run bench -- shell daily` measures some requests only and writes nothing.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { CASES, type Case } from './cases.ts'
import { throughput } from './throughput.ts'

const wanted = process.argv.slice(2)

/** Benchmarks that print their own lines. */
const OTHERS = {
  'The sky': 'sky.ts',
  'Time zones': 'zones.ts',
  'Daily horoscopes': 'daily.ts',
  'Personal days': 'personal.ts',
  'Memory, start and growth': 'footprint.ts',
}

async function requestLines(row: Case): Promise<string[]> {
  const lines = [`${row.name}: ${row.method} ${row.path}`]
  for (const { kind, of, throughput: share, cpu, perSecond, cpuMicroseconds } of await throughput(row)) {
    const goal = { bare: undefined, 'log off': row.goal?.logOff, 'log on': row.goal?.logOn, keys: 0.97 }[kind]
    lines.push(
      `  ${kind.padEnd(8)} ${perSecond.toFixed(0).padStart(7)}/s ${cpuMicroseconds.toFixed(1).padStart(6)} µs CPU` +
        `   throughput ${share.toFixed(2)}, CPU ${cpu.toFixed(2)} of ${of}${goal === undefined ? '' : ` (goal ${goal})`}`,
    )
  }
  return lines
}

const sections: string[] = []
const requests: string[] = []
for (const row of CASES.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const lines = await requestLines(row)
  console.log(lines.join('\n'))
  requests.push(...lines)
}
sections.push(
  `## Requests\n\nThe service with limits on, against bare \`node:http\` that parses the same body and sends a constant answer of the same size, in turns within one run. \`keys\` is the service with \`API_KEYS_FILE\` (a thousand keys) and \`RATE_LIMITS\` set and a key in each request, log off.\n\n${block(requests)}`,
)

if (wanted.length === 0) {
  for (const [title, file] of Object.entries(OTHERS)) {
    const path = fileURLToPath(new URL(file, import.meta.url))
    const { stdout } = spawnSync(process.execPath, [path], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    console.log(`\n${title}\n${stdout}`)
    sections.push(`## ${title}\n\n${block(stdout.trimEnd().split('\n'))}`)
  }
  const day = new Date().toISOString().slice(0, 10)
  const machine = `Node ${process.versions.node} on ${process.platform} (${process.arch}), ${availableParallelism()} shared cores`
  const intro = `# Performance\n\nWritten by \`npm run bench\` on ${day}, ${machine}. Trust the ratios; absolute times differ by machine.`
  const page = new URL('../docs/performance.md', import.meta.url)
  // The last part is written by `npm run measure -- install`.
  const [, installation] = readFileSync(page, 'utf8').split(/^(?=## Package, )/m)
  writeFileSync(page, `${[intro, ...sections].join('\n\n')}\n\n${installation}`)
}

function block(lines: readonly string[]): string {
  return `\`\`\`text\n${lines.join('\n')}\n\`\`\``
}
