import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TIMELINE_PICTURE } from '../../words/en/timeline-picture.ts'
import { WHEEL_THEMES } from '../wheel/themes.ts'
import { TEXT_LETTERS } from './letters.ts'
import { OUTLINED_LETTERS } from './outlined-letters.ts'
import { drawTimeline } from './timeline.ts'
import type { DrawnTransit, TimelineChart } from './timeline-chart.ts'
import { type AnsweredTransit, timelineChartOf } from './timeline-of-answer.ts'

const at = (date: string) => Date.parse(date)
const TRANSIT: DrawnTransit = {
  uid: 'saturn-square-natal-moon-2027-01-11',
  body: 'saturn',
  aspect: 'square',
  point: 'moon',
  certain: true,
  visits: [
    { enters: at('2027-01-01'), leaves: at('2027-01-21') },
    { enters: at('2027-03-02'), leaves: at('2027-06-01') },
  ],
  passes: [
    { at: at('2027-01-11'), retrograde: false },
    { at: at('2027-03-22'), retrograde: true },
  ],
  stations: [],
}
/** A hundred days. */
const CHART: TimelineChart = {
  from: at('2027-01-01'),
  to: at('2027-04-11'),
  now: at('2027-02-20'),
  orb: 1,
  transits: [TRANSIT],
}
const draw = (chart: TimelineChart, width = 360, theme: keyof typeof WHEEL_THEMES = 'light') =>
  drawTimeline(chart, { width, theme, letters: TEXT_LETTERS, words: TIMELINE_PICTURE })
const numbers = (svg: string, pattern: RegExp) =>
  [...svg.matchAll(pattern)].map((match) => match.slice(1).map(Number))

test('bars go from entry to exit, and one that lasts longer than the span ends with it', () => {
  // On 360 pixels the span has 332, from 14 on.
  const bars = numbers(draw(CHART), /class="bar" x="([\d.]+)" y="[\d.]+" width="([\d.]+)"/g)
  assert.deepEqual(bars, [
    [14, 66.4],
    [213.2, 132.8],
  ])
})

test('a pass is a dot at its day, hollow if the planet is retrograde', () => {
  const { ground, ink } = WHEEL_THEMES.light
  const row = draw(CHART).split('data-transit')[1]!.split('</g>')[0]!
  const dots = [...row.matchAll(/<circle cx="([\d.]+)"[^>]* fill="([^"]+)"/g)]
  assert.deepEqual(
    dots.map(([, x, fill]) => [Number(x), fill]),
    [
      [47.2, ink],
      [279.6, ground],
    ],
  )
})

test('what lies outside of the span has no bar and no dot', () => {
  const svg = draw({ ...CHART, from: at('2027-02-01'), to: at('2027-02-28') })
  assert.ok(!svg.includes('class="bar"'))
  assert.equal(
    svg
      .split('data-transit')[1]!
      .split('</g>')[0]!
      .match(/<circle/g),
    null,
  )
})

test('today has a line, in its span alone', () => {
  assert.match(draw(CHART), /class="today"><path d="M180 24/)
  assert.ok(!draw({ ...CHART, now: at('2027-04-11') }).includes('class="today"'))
  assert.ok(!draw({ ...CHART, now: at('2026-12-31') }).includes('class="today"'))
})

test('a bar without a known beginning or end fills its side of the span', () => {
  const open = { ...TRANSIT, visits: [{ enters: null, leaves: at('2027-01-21') }] }
  const [bar] = numbers(
    draw({ ...CHART, transits: [open] }),
    /class="bar" x="([\d.]+)" y="[\d.]+" width="([\d.]+)"/g,
  )
  assert.deepEqual(bar, [14, 66.4])
})

test('an uncertain transit has a dashed edge', () => {
  const svg = draw({ ...CHART, transits: [{ ...TRANSIT, certain: false, passes: [] }] })
  assert.match(svg, /class="bar"[^>]*stroke-dasharray="3 2"/)
  assert.doesNotMatch(draw(CHART), /class="bar"[^>]*stroke-dasharray/)
})

const LONG = { ...TRANSIT, uid: 'long', body: 'neptune', aspect: 'conjunction', point: 'midheaven' } as const
const LATER = { ...LONG, visits: [{ enters: at('2026-11-30'), leaves: at('2028-12-30') }] }

for (const [name, letters] of Object.entries({ outlines: OUTLINED_LETTERS, text: TEXT_LETTERS })) {
  const linesOn = (width: number) => {
    const written: Parameters<typeof letters.write>[0][] = []
    const write: typeof letters.write = (line) => {
      written.push(line)
      return letters.write(line)
    }
    const options = {
      width,
      theme: 'light',
      letters: { ...letters, write },
      words: TIMELINE_PICTURE,
    } as const
    drawTimeline({ ...CHART, transits: [LATER] }, options)
    return (pattern: RegExp) => written.find(({ text }) => pattern.test(text))
  }

  test(`on 360 pixels the longest label and its end share a line without touching, as ${name}`, () => {
    const line = linesOn(360)
    const [label, dates] = [line(/^Neptune/)!, line(/^until 30 Dec 2028$/)!]
    const end = label.x + letters.widthOf(label.text, label.size)
    assert.ok(end < dates.x - letters.widthOf(dates.text, dates.size), `${end}`)
    assert.ok(label.size >= 9.5, `label of ${label.size} pixels`)
  })

  test(`on 320 pixels its dates are left out before it becomes too small to read, as ${name}`, () => {
    const line = linesOn(320)
    assert.equal(line(/2028/), undefined)
    assert.ok(line(/^Neptune/)!.size >= 11)
  })
}

test('rows that can be pressed have a name and take the focus; a picture is one image', () => {
  const options = { width: 360, theme: 'light', letters: TEXT_LETTERS, words: TIMELINE_PICTURE } as const
  const pressable = drawTimeline(CHART, { ...options, isPressable: true })
  assert.match(
    pressable,
    /data-transit="saturn-square-natal-moon-2027-01-11" tabindex="0" role="button" aria-label="Saturn square Moon, 1 Jan – 1 Jun 2027"/,
  )
  assert.match(draw(CHART), /role="img" aria-label="Transits from 1 Jan 2027 to 10 Apr 2027: 1"/)
  assert.ok(!draw(CHART).includes('tabindex'))
})

test('in print there is no colour, and the legend explains none', () => {
  const svg = draw(CHART, 1200, 'print')
  const colours = new Set(svg.match(/#[0-9A-Fa-f]{6}/g))
  assert.deepEqual([...colours].sort(), ['#000000', '#FFFFFF'])
  assert.ok(!svg.includes('>flowing<'))
  assert.ok(draw(CHART, 1200).includes('>flowing<'))
})

const answered = (uid: string, weight: number, enters: string, leaves: string): AnsweredTransit => ({
  ...{ uid, weight, body: 'mars', aspect: 'trine', point: 'sun', passes: [], stations: [] },
  visits: [{ enters: { local: `${enters}T00:00:00` }, leaves: { local: `${leaves}T00:00:00` } }],
})

test('of an answer the heaviest transits are drawn, in its order, without those between two visits', () => {
  const transits = [
    answered('first', 0.5, '2027-01-02', '2027-01-04'),
    answered('light', 0.2, '2027-01-02', '2027-01-04'),
    answered('unseen', 0.9, '2026-01-02', '2026-01-04'),
    answered('heavy', 0.8, '2027-01-03', '2027-01-05'),
  ]
  const answer = { from: '2027-01-01', to: '2027-01-31', transits, metadata: { orb: 1 } }
  const chart = timelineChartOf(answer, { now: '2027-01-10T06:00:00', rows: 2 })
  assert.deepEqual(
    chart.transits.map(({ uid }) => uid),
    ['first', 'heavy'],
  )
  assert.equal(chart.omitted, 1)
  assert.equal(chart.to, at('2027-02-01'))
  assert.equal(chart.now, at('2027-01-10T06:00:00Z'))
  assert.ok(draw(chart).includes('1 lighter transit is not drawn'))
})
