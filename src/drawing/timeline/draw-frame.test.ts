import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pictureOf } from '../../../test/timeline-picture.ts'
import { WHEEL_THEMES } from '../wheel/themes.ts'
import type { DrawnTransit, TimelineChart } from './timeline-chart.ts'

const at = (date: string) => Date.parse(date)
const TRANSIT: DrawnTransit = {
  ...{ uid: 'one', body: 'saturn', aspect: 'square', point: 'moon', certain: true },
  visits: [{ enters: at('2027-01-01'), leaves: at('2027-02-01') }],
  ...{ passes: [], stations: [] },
}
const chart = (count: number, more: Partial<TimelineChart> = {}): TimelineChart => ({
  ...{ from: at('2026-11-01'), to: at('2027-11-01'), orb: 1 },
  transits: Array.from({ length: count }, () => TRANSIT),
  ...more,
})
const { ink, ground, gold, minor, easy, hard } = WHEEL_THEMES.light
const ENTRIES = ['exact', 'exact, retrograde', 'flowing', 'hard', 'conjunction']

test('each month stands just right of its line, and each line of the axis has one', () => {
  for (const width of [360, 700, 1200])
    for (const count of [1, 14]) {
      const { words, rules } = pictureOf(chart(count), { width })
      const places = [...new Set(rules.map(({ x }) => x))]
      const months = words.filter(({ text }) => /^([A-Z][a-z]{2}|2027|[A-Z][a-z]{2} 2026)$/.test(text))
      assert.equal(months.length, places.length * (count < 14 ? 1 : 2), `${width}`)
      for (const { left } of months)
        assert.ok(
          places.some((x) => left - x > 1 && left - x < 6),
          `${left}`,
        )
    }
})

test('a month whose word would go beyond the picture ends with it', () => {
  const { words, rules, width } = pictureOf(chart(1, { to: at('2027-01-02') }))
  const last = words.find(({ text }) => text === '2027')!
  assert.ok(width - last.right > 1 && width - last.right < 6)
  assert.ok(Math.max(...rules.map(({ x }) => x)) > last.left)
})

test('the words of the axis do not touch, wherever in a month the span begins or ends: the last one gives way', () => {
  const DAY = 86_400_000
  for (const days of [31, 62, 92, 183, 366, 731, 3660])
    for (let shift = 0; shift < 366; shift += 5) {
      const from = at('2026-11-01') + shift * DAY
      const { words } = pictureOf(chart(1, { from, to: from + days * DAY }))
      const [first] = words
      const axis = words.filter(({ top }) => top === first!.top)
      for (const [index, { text, right }] of axis.entries()) {
        const next = axis[index + 1]
        assert.ok(next === undefined || right < next.left, `${days} days, ${shift}: ${text} ${next?.text}`)
      }
    }
})

test('the line and the number of a new year are stronger than those of a month', () => {
  const { svg, words } = pictureOf(chart(1), { width: 1200 })
  const opacities = Array.from(svg.matchAll(/stroke-opacity="([\d.]+)" stroke-width="1"\/>/g), ([, each]) =>
    Number(each),
  )
  const strongest = Math.max(...opacities)
  assert.equal(opacities.filter((each) => each === strongest).length, 1)
  assert.ok(opacities.every((each) => each === strongest || each < strongest / 2))
  const colourOf = (text: string) => words.find((line) => line.text === text)!.colour
  assert.deepEqual([colourOf('2027'), colourOf('Feb')], [ink, minor])
})

test('the word for today stands over its line, and within the picture where the line is at its edge', () => {
  for (const [now, isInside] of [
    ['2026-11-01', false],
    ['2027-05-03', true],
    ['2027-10-31', false],
  ] as const) {
    const { words, rules, width } = pictureOf(chart(2, { now: at(now) }))
    const today = words.find(({ text }) => text === 'Today')!
    const lines = rules.filter(({ isToday }) => isToday)
    const [{ x, top }] = lines as [(typeof lines)[number]]
    // A piece below the word, and one for each row.
    assert.equal(lines.length, 3)
    assert.ok(lines.every((line) => line.x === x))
    assert.ok(today.bottom < top && top - today.bottom < 8)
    if (isInside) assert.ok(Math.abs((today.left + today.right) / 2 - x) < 0.01)
    else assert.ok(today.left > 2 && today.right < width - 2 && x > today.left && x < today.right)
    assert.equal(today.colour, gold)
  }
})

test('each entry of the legend stands once, right of its own mark, in its order', () => {
  for (const width of [360, 1000]) {
    const { words, dots, squares } = pictureOf(chart(1), { width })
    const entries = words.filter(({ text }) => ENTRIES.includes(text))
    assert.deepEqual(
      entries.map(({ text }) => text),
      ENTRIES,
    )
    const marks = [...dots, ...squares]
    assert.equal(marks.length, ENTRIES.length)
    for (const [index, { left, top, bottom }] of entries.entries()) {
      const mark = marks[index]!
      assert.ok(left - mark.right > 2 && left - mark.right < 12, `${width}: ${ENTRIES[index]}`)
      assert.ok(Math.abs(top + bottom - mark.top - mark.bottom) < 0.01, `${width}: ${ENTRIES[index]}`)
    }
    // The first mark of a line begins about where the rows do.
    assert.ok(Math.min(...marks.map(({ left }) => left)) < 20)
  }
})

test('the legend is one line on a desktop; on a phone filled dots, hollow dots and colours have a line each', () => {
  const linesOn = (width: number) => {
    const { words } = pictureOf(chart(1), { width })
    return Map.groupBy(
      words.filter(({ text }) => ENTRIES.includes(text)),
      ({ top }) => top,
    )
  }
  const textsOn = (width: number) => [...linesOn(width).values()].map((line) => line.map(({ text }) => text))
  assert.deepEqual(textsOn(1000), [ENTRIES])
  assert.deepEqual(textsOn(360), [['exact'], ['exact, retrograde'], ['flowing', 'hard', 'conjunction']])
})

test('the marks of the legend are drawn as what they explain: a filled and a hollow dot, and the colours of bars', () => {
  const { dots, squares } = pictureOf(chart(1))
  const fill = ({ svg }: { svg: string }) => / fill="([^"]+)"/.exec(svg)![1]
  assert.deepEqual(dots.map(fill), [ink, ground])
  assert.deepEqual(squares.map(fill), [easy, hard, gold])
})

test('how many transits are not drawn is the last line, and only if there are such', () => {
  for (const width of [360, 1000])
    for (const omitted of [undefined, 0, 1, 12]) {
      const { words } = pictureOf(chart(1, { omitted: omitted! }), { width })
      const said = words.filter(({ text }) => text.includes('not drawn'))
      assert.equal(said.length, omitted ? 1 : 0, `${width} ${omitted}`)
      for (const { left, top } of said) {
        assert.equal(left, 14)
        for (const other of words) assert.ok(other === said[0] || other.bottom < top, other.text)
      }
    }
})
