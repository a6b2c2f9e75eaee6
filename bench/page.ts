/** docs/performance.md: what is measured again replaces its row or its section there, and says when it was measured. */
import { readFileSync, writeFileSync } from 'node:fs'
import type { Case } from './cases.ts'
import type { Contender, Result } from './throughput.ts'

const PAGE = new URL('../docs/performance.md', import.meta.url)

export interface Section {
  readonly title: string
  readonly command: string
}

/** `| daily | POST … | 0.46, 0.45 | … |`: throughput and processor time, as shares of bare. */
export function requestRow(row: Case, results: readonly Result[], day: string, load: number): string {
  const share = (kind: Contender) => {
    const found = results.find((result) => result.kind === kind)
    return found === undefined ? '' : `${found.throughput.toFixed(2)}, ${found.cpu.toFixed(2)}`
  }
  const bare = results.find(({ kind }) => kind === 'bare')!
  const cells = [
    row.name,
    `${row.method} ${row.path.split('?')[0]}`,
    share('log off'),
    row.goal?.logOff ?? '',
    share('log on'),
    share('keys'),
    share('bare json'),
    `${bare.cpuMicroseconds.toFixed(0)} µs`,
    `${day}, ${load.toFixed(0)}`,
  ]
  return `| ${cells.join(' | ')} |`
}

type Change =
  | { readonly request: string }
  | { readonly section: Section; readonly lines: readonly string[]; readonly when: string }

export function writePage(change: Change): void {
  const page = readFileSync(PAGE, 'utf8')
  writeFileSync(PAGE, 'request' in change ? withRow(page, change.request) : withSection(page, change))
}

/** Replaces the row of that request, or adds it below the last one. */
export function withRow(page: string, row: string): string {
  const name = row.split(' | ')[0]!
  const lines = page.split('\n')
  const known = lines.findIndex((line) => line.startsWith(`${name} | `))
  const last = lines.findLastIndex((line) => /^\| [\w-]+ \| (GET|POST) /.test(line))
  if (known === -1) lines.splice(last + 1, 0, row)
  else lines[known] = row
  return lines.join('\n')
}

export function withSection(
  page: string,
  { section: { title, command }, lines, when }: Extract<Change, { section: Section }>,
): string {
  const text = `## ${title}\n\n\`${command}\`: ${when}.\n\n\`\`\`text\n${lines.join('\n')}\n\`\`\`\n\n`
  const parts = page.split(/^(?=## )/m)
  const at = parts.findIndex((part) => part.startsWith(`## ${title}\n`))
  // The last part is written by `npm run measure -- install`.
  if (at === -1) parts.splice(-1, 0, text)
  else parts[at] = text
  return parts.join('')
}
