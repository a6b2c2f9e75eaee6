/** Writes the table of docs/configuration.md from the table of settings. */
import { readFileSync, writeFileSync } from 'node:fs'
import { SETTINGS } from '../../src/config.ts'

const PAGE = 'docs/configuration.md'

export function writeSettings(): void {
  const rows = Object.values(SETTINGS).map(
    ({ name, fallback, takes, purpose }) =>
      `| \`${name}\` | ${fallback === undefined ? '–' : `\`${fallback}\``} | ${takes} | ${purpose} |`,
  )
  const lines = readFileSync(PAGE, 'utf8').split('\n')
  const head = lines.findIndex((line) => line.startsWith('| Variable |'))
  const end = lines.findIndex((line, i) => i > head && !line.startsWith('|'))
  writeFileSync(PAGE, [...lines.slice(0, head + 2), ...rows, ...lines.slice(end)].join('\n'))
}
