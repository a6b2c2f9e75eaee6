/** docs/endurance.md: a section for each part, of the day on which it was last run. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Row } from './row.ts'

const PAGE = new URL('../../docs/endurance.md', import.meta.url)

const HEAD = `# What the service survives

Written by \`npm run endure\`; \`npm run endure -- kill redis\` runs some parts again and replaces their sections. The load and the service ran on the same two
cores, which other work was sharing: each section says how many processes wanted a core on average, in the last minute, 5 and 15 minutes.
A ✗ marks what was not as wanted.
`

export interface Section {
  readonly title: string
  readonly rows: readonly Row[]
  /** Processes that wanted a core, on average, when it ended. */
  readonly load: string
}

/** Sections of parts that were not run stay as they are. `titles` are those of all parts, in order. */
export function writePage(titles: readonly string[], sections: readonly Section[]): void {
  const oldSections = existsSync(PAGE) ? readFileSync(PAGE, 'utf8').split(/^(?=## )/m) : []
  const texts = titles.map((title) => {
    const made = sections.find((section) => section.title === title)
    return made === undefined ? oldSections.find((text) => text.startsWith(`## ${title}\n`)) : textOf(made)
  })
  const whole = [HEAD, ...texts.filter((text) => text !== undefined)].map((text) => text.trim())
  writeFileSync(PAGE, `${whole.join('\n\n')}\n`)
}

function textOf({ title, rows, load }: Section): string {
  const lines = rows.map(
    ({ what, seen, wanted, isMet }) => `| ${what} | ${seen} | ${wanted}${isMet ? '' : ' ✗'} |`,
  )
  return `## ${title}

${new Date().toISOString().slice(0, 10)}, load average ${load}.

| What | Seen | Wanted |
|---|---|---|
${lines.join('\n')}
`
}
