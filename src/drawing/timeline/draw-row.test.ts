import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pictureOf } from '../../../test/timeline-picture.ts'
import { ASPECT_GLYPHS, BODY_GLYPHS } from '../glyphs.ts'
import { WHEEL_THEMES } from '../wheel/themes.ts'
import type { DrawnTransit } from './timeline-chart.ts'

const at = (date: string) => Date.parse(date)
const TRANSIT: DrawnTransit = {
  ...{ uid: 'a<b', body: 'saturn', aspect: 'square', point: 'moon', certain: true },
  visits: [
    { enters: at('2027-01-11'), leaves: at('2027-01-21') },
    { enters: at('2027-03-02'), leaves: at('2027-03-22') },
  ],
  passes: [{ at: at('2027-01-16'), retrograde: false }],
  stations: [],
}
/** A hundred days. */
const SPAN = { from: at('2027-01-01'), to: at('2027-04-11'), orb: 1 }
const draw = (more: Partial<DrawnTransit> = {}, width = 360) =>
  pictureOf({ ...SPAN, transits: [{ ...TRANSIT, ...more }] }, { width })
const { ink, ground, hard } = WHEEL_THEMES.light
const path = ({ svg }: { svg: string }) => / d="([^"]+)"/.exec(svg)![1]
const colour = ({ svg }: { svg: string }) =>
  / stroke="([^"]+)"/.exec(svg)?.[1] ?? /stroke="([^"]+)"/.exec(svg)?.[1]

test('body, aspect and point stand before the words as signs, from the margin on, one beside the other', () => {
  for (const width of [360, 1000]) {
    const { svg, glyphs, words } = draw({}, width)
    assert.deepEqual(glyphs.map(path), [BODY_GLYPHS.saturn, ASPECT_GLYPHS.square, BODY_GLYPHS.moon])
    const colours = Array.from(
      svg.matchAll(/scale\([\d.]+\)" fill="none" stroke="([^"]+)"/g),
      ([, each]) => each,
    )
    assert.deepEqual(colours, [ink, hard, ink])
    const label = words.find(({ text }) => text === 'Saturn square Moon')!
    const ends = [14, ...glyphs.map(({ right }) => right)]
    for (const [index, { left, top, bottom }] of [...glyphs, label].entries()) {
      const gap = left - ends[index]!
      assert.ok(gap > 1 && gap < 10, `${width}: ${index} ${gap}`)
      assert.ok(Math.abs(top + bottom - label.top - label.bottom) < 0.02, `${width}: ${index}`)
    }
    for (const { left, right } of glyphs) assert.ok(right - left > 12, `${width}`)
  }
})

test('an angle has its two letters where others have a sign', () => {
  for (const [point, letters] of [
    ['ascendant', 'AC'],
    ['midheaven', 'MC'],
  ] as const) {
    const { glyphs, words } = draw({ point })
    assert.equal(glyphs.length, 2)
    const sign = words.find(({ text }) => text === letters)!
    const moon = draw().glyphs[2]!
    assert.ok(Math.abs(sign.left + sign.right - moon.left - moon.right) < 0.02)
    assert.deepEqual([sign.colour, sign.size < 13 && sign.size > 8], [ink, true])
  }
})

test('a dotted line joins the first visit to the last, at the height of their bars', () => {
  const { svg, bars } = draw()
  const [, from, y, to] = /<path d="M(\S+) (\S+)H(\S+)" stroke="[^"]+"[^>]*stroke-dasharray/.exec(svg)!
  assert.deepEqual([Number(from), Number(to)], [bars[0]!.left, bars[1]!.right])
  assert.equal(Number(y), (bars[0]!.top + bars[0]!.bottom) / 2)
  assert.ok(svg.indexOf('stroke-dasharray="1.5 3"') < svg.indexOf('class="bar"'), 'it lies behind the bars')
})

test('one visit alone, or visits outside of the span, are joined by no line', () => {
  for (const visits of [
    [TRANSIT.visits[0]!],
    [
      { enters: at('2026-01-11'), leaves: at('2026-01-21') },
      { enters: at('2026-03-02'), leaves: at('2026-03-22') },
    ],
  ])
    assert.doesNotMatch(draw({ visits }).svg, /<path d="M\S+ \S+H/)
})

test('a line between visits goes to the side of the span where the first or the last is not known', () => {
  const visits = [
    { enters: null, leaves: at('2027-01-21') },
    { enters: at('2027-03-02'), leaves: null },
  ]
  const { svg, width } = draw({ visits })
  assert.match(svg, new RegExp(`<path d="M14 \\S+H${width - 14}" `))
})

test('a very short visit has a bar around its middle, wide enough for its colour to be seen around a dot', () => {
  const visits = [{ enters: at('2027-02-20T00:00'), leaves: at('2027-02-20T12:00') }]
  const passes = [{ at: at('2027-02-20T06:00'), retrograde: false }]
  const { bars, dots } = draw({ visits, passes })
  const [bar, dot] = [bars[0]!, dots[0]!]
  assert.ok(bar.left < dot.left - 0.5 && bar.right > dot.right + 0.5)
  assert.ok(Math.abs(bar.left + bar.right - dot.left - dot.right) < 0.03)
  assert.ok(bar.right - bar.left < 2 * (dot.right - dot.left))
})

test('a bar is darkest where the transit is exact, and faint but not invisible where it enters and leaves', () => {
  const { svg, bars } = draw({ visits: [TRANSIT.visits[0]!] })
  const [, id, x1, x2, stops] =
    /<linearGradient id="([^"]+)" gradientUnits="userSpaceOnUse" x1="(\S+)" y1="0" x2="(\S+)" y2="0">(.*?)<\/linearGradient>/.exec(
      svg,
    )!
  assert.match(bars[0]!.svg, new RegExp(`fill="url\\(#${id}\\)"`))
  assert.deepEqual([Number(x1), Number(x2)], [bars[0]!.left, bars[0]!.right])
  const found = Array.from(
    stops!.matchAll(/offset="([\d.]+)" stop-color="([^"]+)" stop-opacity="([\d.]+)"/g),
    ([, offset, tone, opacity]) => ({ offset: Number(offset), tone, opacity: Number(opacity) }),
  )
  assert.ok(found.every(({ tone }) => tone === hard))
  const [first, last] = [found[0]!, found.at(-1)!]
  assert.deepEqual([first.offset, last.offset], [0, 1])
  const darkest = found.find(({ opacity }) => opacity === 1)!
  assert.equal(darkest.offset, 0.5)
  for (const { opacity } of [first, last]) assert.ok(opacity > 0.05 && opacity < 0.3, `${opacity}`)
})

test('each bar has a gradient of its own, and the colour of its aspect around it', () => {
  const { svg, bars } = pictureOf({ ...SPAN, transits: [TRANSIT, TRANSIT] })
  const ids = Array.from(svg.matchAll(/<linearGradient id="([^"]+)"/g), ([, id]) => id)
  assert.deepEqual([ids.length, new Set(ids).size], [4, 4])
  for (const [index, bar] of bars.entries()) {
    assert.match(bar.svg, new RegExp(`fill="url\\(#${ids[index]}\\)"`))
    assert.equal(colour(bar), hard)
  }
})

test('no line is seen through a bar: the ground of the picture lies behind it', () => {
  const { svg, bars } = draw()
  const behind = Array.from(
    svg.matchAll(/<rect (x="\S+" y="\S+" width="\S+" height="\S+") rx="3" fill="([^"]+)"\/>/g),
  )
  assert.deepEqual(
    behind.map(([, , fill]) => fill),
    [ground, ground],
  )
  for (const [index, [, box]] of behind.entries()) assert.ok(bars[index]!.svg.includes(box!))
})

test('a pass or a visit that begins with the end of the span is not drawn, nor one that ends with its beginning', () => {
  const visits = [
    { enters: at('2026-12-01'), leaves: SPAN.from },
    { enters: SPAN.to, leaves: at('2027-05-01') },
  ]
  const { bars, dots } = draw({ visits, passes: [{ at: SPAN.to, retrograde: false }] })
  // The legend has two dots.
  assert.deepEqual([bars.length, dots.length], [0, 2])
  assert.equal(draw({ passes: [{ at: SPAN.from, retrograde: false }] }).dots.length, 3)
})

test('a row is named for those who point at it, and reacts as wide as the picture without being seen', () => {
  const { svg } = draw()
  assert.match(svg, /data-transit="a&lt;b"><title>Saturn square Moon, 11 Jan – 22 Mar 2027<\/title>/)
  assert.match(
    svg,
    /<rect class="row" x="0" y="\S+" width="360" height="\S+" fill="[^"]+" fill-opacity="0"\/>/,
  )
})

test('dates that have no room on a phone are shortened to the end, the letters of the label at most a little smaller', () => {
  const long: Partial<DrawnTransit> = {
    ...{ body: 'neptune', aspect: 'conjunction', point: 'midheaven' },
    visits: [{ enters: at('2026-12-30'), leaves: at('2028-12-30') }],
  }
  const said = (width: number) => {
    const { words } = draw(long, width)
    const label = words.find(({ text }) => text.startsWith('Neptune'))!
    return { label, dates: words.find(({ text }) => text.includes('2028')) }
  }
  assert.equal(said(500).dates?.text, '30 Dec 2026 – 30 Dec 2028')
  assert.equal(said(500).label.size, 13)
  const narrow = said(360)
  assert.equal(narrow.dates?.text, 'until 30 Dec 2028')
  assert.ok(narrow.label.size < 13 && narrow.label.size >= 9.5)
  // As large as there is room for.
  const gap = narrow.dates!.left - narrow.label.right
  assert.ok(gap > 4 && gap < 16, `${gap}`)
  for (let width = 280; width < 500; width += 10) {
    const { label, dates } = said(width)
    assert.ok(label.size >= 9.5 && label.right < (dates?.left ?? width - 13) + 0.01, `${width}`)
  }
})

test('a bar whose beginning or end is not known does not fade at that side of the span', () => {
  for (const visit of [
    { enters: null, leaves: at('2027-01-21') },
    { enters: at('2027-03-02'), leaves: null },
  ]) {
    const { svg, width } = draw({ visits: [visit] })
    const [, x1, x2] = /<linearGradient [^>]* x1="(\S+)" y1="0" x2="(\S+)"/.exec(svg)!
    if (visit.enters === null) assert.ok(Number(x1) < -10 * width)
    else assert.ok(Number(x2) > 10 * width)
  }
})
