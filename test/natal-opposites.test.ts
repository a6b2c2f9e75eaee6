/** No two facts whose texts deny each other are in the portrait and the sections of one reading: 5,000 births with a fixed seed. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { USUAL_ORBS } from '../src/chart/aspects.ts'
import { castWiderChart, castWithoutTime, type WiderChart } from '../src/chart/wider-chart.ts'
import { READING_BODIES } from '../src/judgement/chart/fact.ts'
import { natalPlan } from '../src/judgement/chart/plan.ts'
import { DAY_MS } from '../src/time/time-scales.ts'
import { ENGLISH } from '../src/words/en/english.ts'
import { readOppositeSides } from '../src/words/opposites.ts'
import { type NatalText, sectionProse } from '../src/writer/natal-text.ts'
import { natalText } from '../src/writer/phrasebook/natal.ts'
import { prose } from '../src/writer/sentence.ts'
import { chance } from './recomputed/tables.ts'

const BIRTHS = 5000
/** One in so many is also read without the list; prime to 5, so that both kinds of births are among them. */
const CHECKED_WITHOUT = 9
const SELECTION = { points: READING_BODIES, node: 'true', lots: [], orbs: USUAL_ORBS, parallels: [] } as const
const draw = chance(38)

/** Of 120 years, all over the world; every fifth without its time. */
function chartOf(n: number): WiderChart {
  const from = Date.UTC(1900 + draw(120), draw(12), 1 + draw(28))
  const instant = from + draw(24 * 60) * 60_000
  const place = { latitude: draw(120) - 60, longitude: draw(360) - 180 }
  const houseSystem = (['whole', 'placidus'] as const)[draw(2)]!
  if (n % 5 > 0) return castWiderChart({ instant, place, houseSystem }, SELECTION)
  const day = { from, noon: from + DAY_MS / 2, to: from + DAY_MS }
  return castWithoutTime(day, { zodiac: 'tropical' }, SELECTION)
}

const pairs = readOppositeSides('en').flatMap(({ one, other }) =>
  one.flatMap((a) => other.map((b): [string, string] => [a, b])),
)
const idsIn = ({ portrait, sections }: NatalText) =>
  new Set(
    [...portrait, ...sections.flatMap(({ paragraphs }) => paragraphs.flat())].flatMap(
      ({ transits }) => transits,
    ),
  )
const pairsIn = (ids: ReadonlySet<string>) =>
  pairs.filter(([a, b]) => ids.has(a) && ids.has(b)).map((pair) => pair.join(' and '))

test('no listed pair is in one reading of 5,000, and lengths and counts hold', (t) => {
  let withPair = 0
  for (let n = 0; n < BIRTHS; n++) {
    const chart = chartOf(n)
    const text = natalText(ENGLISH, natalPlan(chart, ENGLISH.natal.opposites))
    assert.deepEqual(pairsIn(idsIn(text)), [], `birth ${n}`)
    const { length } = prose(text.portrait)
    assert.ok(length >= 900 && length <= 1500, `birth ${n}: ${length}`)
    for (const section of text.sections) {
      const { length } = sectionProse(section)
      assert.ok(length >= 180 && length <= 1200, `birth ${n} ${section.id}: ${length}`)
      assert.ok(section.paragraphs.length <= 4, `birth ${n} ${section.id}`)
    }
    if (
      n % CHECKED_WITHOUT === 0 &&
      pairsIn(idsIn(natalText(ENGLISH, natalPlan(chart, new Map())))).length > 0
    )
      withPair++
  }
  const checked = Math.ceil(BIRTHS / CHECKED_WITHOUT)
  t.diagnostic(`without the list ${withPair} of ${checked} would have one`)
  // Otherwise these births could not show what the list is for.
  assert.ok(withPair > checked / 3, `${withPair}`)
})
