/** `npm run measure -- timeline-accuracy`: transits of two years to 300 birth charts against the Swiss Ephemeris, as a part of docs/accuracy.md. Takes minutes, and needs Debian's libswe (test/golden/timeline/SOURCE.md). */
import { readFileSync, writeFileSync } from 'node:fs'
import {
  BODIES,
  compareTimelines,
  hardlyMoves,
  type MomentError,
  type TimelineComparison,
} from '../../test/golden/timeline/compare.ts'
import { authorityTimelines, goldenOf } from '../golden/timeline.ts'
import { withMarkedPart } from '../marked-part.ts'
import { table } from './table.ts'

const PAGE = new URL('../../docs/accuracy.md', import.meta.url)
const [SPANS, BIRTHS_OF_EACH] = [30, 10]

const worstOf = (values: readonly number[]) => values.reduce((worst, value) => Math.max(worst, value), 0)
const medianOf = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** How far the body moves in the difference, in arcseconds. */
const arcOf = ({ seconds, motion }: MomentError) => (seconds * Math.abs(motion)) / 24

function row({ moments }: TimelineComparison, body: string) {
  const ofBody = moments.filter((moment) => moment.body === body)
  const [stations, others] = [true, false].map((are) =>
    ofBody.filter(({ kind }) => (kind === 'station') === are),
  ) as [MomentError[], MomentError[]]
  const moving = others.filter((moment) => !hardlyMoves(moment)).map(({ seconds }) => seconds)
  const slow = others.filter(hardlyMoves).map(({ seconds }) => seconds)
  return [
    body,
    moving.length.toLocaleString('en'),
    medianOf(moving).toFixed(1),
    worstOf(moving).toFixed(1),
    worstOf(others.map(arcOf)).toFixed(3),
    slow.length,
    slow.length === 0 ? '' : worstOf(slow).toFixed(0),
    stations.length,
    stations.length === 0 ? '' : worstOf(stations.map(({ seconds }) => seconds)).toFixed(0),
  ]
}

function figures(found: TimelineComparison): string {
  const { transits, missing, extra } = found
  const head = [
    'body',
    'moments',
    'median',
    'worst',
    'worst, ″',
    'hardly moving',
    'worst',
    'stations',
    'worst',
  ]
  const rows = BODIES.map((body) => row(found, body))
  return `Of ${transits.toLocaleString('en')} transits to ${SPANS * BIRTHS_OF_EACH} birth charts, ${missing.length} are missing and ${extra.length} are extra.

${table(head, rows)}`
}

const found = compareTimelines(authorityTimelines(SPANS, BIRTHS_OF_EACH).map(goldenOf))
for (const key of [...found.missing, ...found.extra]) console.log(key)
const text = figures(found)
console.log(text)
writeFileSync(PAGE, withMarkedPart(readFileSync(PAGE, 'utf8'), 'timeline', text))
