/** The judgement of two charts, followed by hand from docs/synastry.md: its tables are read from the page. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { arcBetween, hundredths } from './tables.ts'

const PAGE = readFileSync(new URL('../../docs/synastry.md', import.meta.url), 'utf8')

/** The rows below a head of a table, each by its first cell. */
function tableUnder(head: string, from = PAGE): Record<string, string[]> {
  const start = from.indexOf(`\n${head}\n`)
  assert.notEqual(start, -1, head)
  const lines = from.slice(start + 1).split('\n')
  const end = lines.findIndex((line) => !line.startsWith('|'))
  const cells = (line: string) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
  return Object.fromEntries(
    lines.slice(2, end).map((line) => [cells(line)[0]!, cells(line).slice(1)] as const),
  )
}

const number = (text: string) => Number(text.replace('−', '-'))
const KINDS = ['love', 'friendship', 'family', 'work']
const ASPECTS = tableUnder('| Aspect | Orb | Nature |')
const WEIGHTS = tableUnder('| Point | love | friendship | family | work |')
const FACTORS = tableUnder('| Pair | love | friendship | family | work |')
const THEMES = tableUnder('| Theme | Contacts | + | − |')
const PARTS = tableUnder('| Theme | + | − |')
const MEASURES = 'contact ease attraction tenderness understanding steadiness growth friction'.split(' ')
const ANGLES: Record<string, number> = {
  conjunction: 0,
  sextile: 60,
  square: 90,
  trine: 120,
  opposition: 180,
}

export const POINTS = Object.keys(WEIGHTS)
export const FACTOR_ROWS = Object.keys(FACTORS).join()
const SLOW = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto']

const weight = (one: string, two: string, kind: string) => {
  const column = KINDS.indexOf(kind)
  const row = FACTORS[`${one}-${two}`] ?? FACTORS[`${two}-${one}`]
  return hundredths(
    10 * number(WEIGHTS[one]![column]!) * number(WEIGHTS[two]![column]!) * number(row?.[column] ?? '1'),
  )
}

/** `mercury with sun, moon`: the theme in whose row the two stand. */
function theme(one: string, two: string, kind: string): string {
  if (kind === 'love' && [one, two].sort().join() === 'ascendant,mars') return 'pull'
  const stands = (contacts: string, a: string, b: string) => {
    const [first, others] = contacts.split(' with ') as [string, string]
    return first === a && others.split(', ').includes(b)
  }
  // Mercury has its own row with all of them, and a slow planet with all but the slow ones.
  const found = Object.entries(THEMES).filter(
    ([, [contacts]]) => stands(contacts!, one, two) || stands(contacts!, two, one),
  )
  assert.equal(found.length, 1, `${one} and ${two}: ${found.map(([name]) => name)}`)
  return found[0]![0]
}

/** The sentences below the table of themes. */
function sign(of: string, aspect: string, pair: string[]): '+' | '−' {
  if (aspect === 'trine' || aspect === 'sextile') return '+'
  if (aspect === 'opposition' && pair.includes('ascendant')) return '+'
  if (aspect !== 'conjunction') return '−'
  if (['light', 'shelter', 'warmth', 'talk', 'pull', 'reach'].includes(of)) return '+'
  if (of === 'room') return pair.includes('mercury') || pair.includes('venus') ? '+' : '−'
  if (of === 'haze') return pair.includes('moon') || pair.includes('venus') ? '+' : '−'
  if (of === 'push') return pair.includes('moon') || pair.join() === 'mars,mars' ? '−' : '+'
  return '−'
}

export interface CountedAspect {
  readonly influence: number
  readonly parts: Record<string, number>
}

/** Of the aspects between two sets of longitudes, those that count; by their ids. */
export function counted(
  first: Record<string, number>,
  second: Record<string, number>,
  kind: string,
): Record<string, CountedAspect> {
  const found: Record<string, CountedAspect> = {}
  for (const one of POINTS)
    for (const two of POINTS) {
      if (SLOW.includes(one) && SLOW.includes(two)) continue
      if (one === 'ascendant' && two === 'ascendant') continue
      for (const [aspect, [orb, nature]] of Object.entries(ASPECTS)) {
        const limit = number(orb!)
        const exact = Math.abs(arcBetween(first[one]!, second[two]!) - ANGLES[aspect]!)
        if (exact > limit) continue
        const off = Math.round(exact * 1e4) / 1e4
        const closeness = Math.round((1 - off / limit) * 1e4) / 1e4
        found[`first-${one}-${aspect}-second-${two}`] = countOf(
          [one, two],
          aspect,
          kind,
          closeness,
          number(nature!),
        )
      }
    }
  return found
}

function countOf(
  pair: string[],
  aspect: string,
  kind: string,
  closeness: number,
  nature: number,
): CountedAspect {
  const [one, two] = pair as [string, string]
  const isSquare = aspect === 'square' && pair.includes('ascendant')
  const of = theme(one, two, kind)
  const plus = sign(of, aspect, pair)
  const signed = isSquare ? -0.3 : plus === '+' ? nature : -nature
  const influence = hundredths(weight(one, two, kind) * closeness * signed) + 0
  const shares = isSquare ? 'friction 1' : PARTS[of]![plus === '+' ? 0 : 1]!
  const parts = shares.split(', ').map((text) => {
    const [part, share] = text.split(' ') as [string, string]
    return [part, hundredths(Math.abs(influence) * Number(share))] as const
  })
  return { influence, parts: influence === 0 ? {} : Object.fromEntries(parts) }
}

export function sums(all: readonly CountedAspect[]): Record<string, number> {
  const total = (value: (each: CountedAspect) => number) =>
    hundredths(all.reduce((sum, each) => sum + value(each), 0)) + 0
  return Object.fromEntries(
    MEASURES.map((measure) => [
      measure,
      total(({ influence, parts }) =>
        measure === 'contact' ? Math.abs(influence) : measure === 'ease' ? influence : (parts[measure] ?? 0),
      ),
    ]),
  )
}

const BASELINE = Object.fromEntries(
  KINDS.map((kind) => {
    const part = PAGE.slice(PAGE.indexOf(`### Baseline: ${kind}\n`))
    return [kind, Object.values(tableUnder(`| of 100 | ${MEASURES.join(' | ')} |`, part))]
  }),
)

/** How many numbers of its column are below a sum. */
export const rank = (sum: number, measure: string, kind: string): number => {
  const rows = BASELINE[kind]!
  assert.equal(rows.length, 100)
  return rows.filter((row) => number(row[MEASURES.indexOf(measure)]!) < sum).length
}
