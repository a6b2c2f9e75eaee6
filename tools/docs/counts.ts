/** Sentences of the documentation that say how many rows a table of the sources has. `npm run build -- docs` writes them anew. */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { allEndpoints } from '../../src/api/endpoints.ts'
import { HOUSE_SYSTEMS } from '../../src/chart/houses/houses.ts'
import { SECTIONS } from '../../src/judgement/chart/sections.ts'
import { CATEGORY_NAMES } from '../../src/judgement/day/categories.ts'
import { TOOLS } from '../../src/mcp/tools.ts'
import { AYANAMSA_NAMES } from '../../src/sky/ayanamsa.ts'
import { BODIES, BODY_NAMES } from '../../src/sky/bodies.ts'
import { DECK } from '../../src/tarot/deck.ts'
import { SPREAD_TYPES, THREE_CARD_SPREAD_TYPES } from '../../src/tarot/spreads.ts'
import { testParts } from '../../test/service.ts'

interface Count {
  readonly page: string
  /** Its group is the number. */
  readonly sentence: RegExp
  readonly count: number
}

const HOUSES = Object.keys(HOUSE_SYSTEMS).length
const PLANETS = BODY_NAMES.filter((name) => BODIES[name].kind === 'planet').length
/** Those of the sky itself; the meanings share their limit. */
const OF_THE_SKY = allEndpoints(testParts()).filter(
  ({ limit, path }) => limit === 'calendar' && !path.startsWith('/astrology/meanings'),
).length

const SOURCE_OF_SKY = 'test/golden/sky/SOURCE.md'
/** The rows of golden files, without their heading, each in a table or, of one, in a sentence. */
const GOLDEN_ROWS: readonly Count[] = globSync('test/golden/sky/*.tsv')
  .sort()
  .map((path) => ({
    page: SOURCE_OF_SKY,
    sentence: RegExp(`(?<=^\\| \`${basename(path)}\` \\| |^\`${basename(path)}\`: )([\\d,]+)(?= )`, 'm'),
    count: readFileSync(path, 'utf8').trimEnd().split('\n').length - 1,
  }))

export const COUNTS: readonly Count[] = [
  { page: 'README.md', sentence: /\| Lay any of (\S+) spreads by its type/, count: SPREAD_TYPES.length },
  { page: 'README.md', sentence: /Lay three cards, in (\S+) spreads/, count: THREE_CARD_SPREAD_TYPES.length },
  { page: 'README.md', sentence: /, (\S+) house systems, /, count: HOUSES },
  { page: 'README.md', sentence: /a portrait, (\S+) sections/, count: SECTIONS.length },
  { page: 'README.md', sentence: /The deck: (\S+) cards and a back/, count: DECK.length },
  { page: 'llms.txt', sentence: /a deck of (\S+) cards/, count: DECK.length },
  { page: 'llms.txt', sentence: /(\S+) tools, each with a schema/, count: TOOLS.length },
  { page: 'docs/charts.md', sentence: /\n(\S+) house systems, /, count: HOUSES },
  { page: 'docs/charts.md', sentence: /: (\S+) planets, three house systems/, count: PLANETS },
  { page: 'docs/houses.md', sentence: /many; (\S+) of them are here/, count: HOUSES },
  { page: 'docs/zodiacs.md', sentence: /## The (\S+) ayanamsas/, count: AYANAMSA_NAMES.length },
  { page: 'docs/contract.md', sentence: /The (\S+) categories are/, count: CATEGORY_NAMES.length },
  { page: 'docs/deck.md', sentence: /^(\S+) cards and a back/m, count: DECK.length },
  { page: 'docs/draw-algorithm.md', sentence: /^(\S+) cards, numbered/m, count: DECK.length },
  {
    page: 'docs/language-model.md',
    sentence: /with the texts of (\S+) categories/,
    count: CATEGORY_NAMES.length,
  },
  { page: 'docs/natal-chart.md', sentence: /longitudes and latitudes of (\S+) bodies/, count: PLANETS },
  { page: 'docs/sky-calendar.md', sentence: /(\S+) endpoints tell it/, count: OF_THE_SKY },
  { page: 'docs/sky-calendar.md', sentence: /a day for the (\S+) endpoints/, count: OF_THE_SKY },
  { page: 'docs/writing.md', sentence: /Spreads laid: (\S+) types/, count: SPREAD_TYPES.length },
  { page: SOURCE_OF_SKY, sentence: /cusps of (\S+) house systems/, count: HOUSES },
  ...GOLDEN_ROWS,
]

const WORDS =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(
    ' ',
  )

export function numberOf(written: string): number {
  const word = WORDS.indexOf(written.toLowerCase())
  return word === -1 ? Number(written.replaceAll(',', '')) : word
}

/** As a word if it was one, with a capital if it had one. */
function written(count: number, before: string): string {
  const word = WORDS[count]
  if (/\d/.test(before) || word === undefined) return count.toLocaleString('en-US')
  return /^[A-Z]/.test(before) ? word[0]!.toUpperCase() + word.slice(1) : word
}

export const withCounts = (page: string, text: string, counts = COUNTS): string =>
  counts
    .filter((each) => each.page === page)
    .reduce(
      (before, { sentence, count }) =>
        before.replace(sentence, (all: string, number: string) =>
          all.replace(number, written(count, number)),
        ),
      text,
    )

export function writeCounts(): void {
  for (const page of new Set(COUNTS.map((each) => each.page)))
    writeFileSync(page, withCounts(page, readFileSync(page, 'utf8')))
}
