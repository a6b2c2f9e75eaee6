import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Box, overlap } from '../../../test/share-picture.ts'
import { type Picture, pictureOf } from '../../../test/timeline-picture.ts'
import { OUTLINED_LETTERS } from './outlined-letters.ts'
import type { DrawnTransit, TimelineChart } from './timeline-chart.ts'

const at = (date: string) => Date.parse(date)
const transit = (index: number): DrawnTransit => ({
  uid: `transit-${index}`,
  body: 'neptune',
  aspect: index % 2 === 0 ? 'conjunction' : 'trine',
  point: 'midheaven',
  certain: index % 3 !== 0,
  visits: [
    { enters: at('2026-11-30'), leaves: at('2027-01-21') },
    { enters: at('2027-03-02'), leaves: at('2028-12-30') },
  ],
  passes: [
    { at: at('2027-01-01'), retrograde: false },
    { at: at('2027-04-10'), retrograde: true },
  ],
  stations: [],
})
/** A hundred days, with today at one of its ends or within. */
const chart = (count: number, more: Partial<TimelineChart> = {}): TimelineChart => ({
  from: at('2027-01-01'),
  to: at('2027-04-11'),
  now: at('2027-01-01'),
  orb: 1,
  transits: Array.from({ length: count }, (_, index) => transit(index)),
  omitted: 12,
  ...more,
})

const PHONE = [360, 430, 699]
const DESKTOP = [700, 1000, 1400]
const COUNTS = [0, 3, 13, 14, 24]
/** Each with a name. */
const pictures = (widths: readonly number[], counts = COUNTS): [string, Picture, number][] =>
  widths.flatMap((width) =>
    counts.flatMap((count) =>
      [at('2027-01-01'), at('2027-02-20'), at('2027-04-10')].flatMap((now) =>
        [0, 12].map((omitted): [string, Picture, number] => [
          `${count} on ${width}, ${omitted} omitted`,
          pictureOf(chart(count, { now, omitted }), { width }),
          count,
        ]),
      ),
    ),
  )

const middle = ({ top, bottom }: Box) => (top + bottom) / 2
const isNear = (a: number, b: number) => Math.abs(a - b) < 0.01
/** That none of these lies on another one. */
function areApart(boxes: readonly Box[], name: string): void {
  for (const [i, box] of boxes.entries()) {
    const other = boxes.slice(i + 1).find((each) => overlap(box, each))
    if (other) assert.fail(`${name}: ${JSON.stringify([box, other])}`)
  }
}
/** The parts of a row: its bars, and what is written and drawn of its name. */
const labelsOf = ({ words }: Picture) => words.filter(({ text }) => text.startsWith('Neptune'))
const datesOf = ({ words }: Picture) => words.filter(({ text }) => /^until|–/.test(text))

test('everything drawn lies inside the picture, on a phone and on a desktop, however many transits there are', () => {
  for (const [name, { words, glyphs, bars, dots, squares, rules, width, height }] of pictures([
    ...PHONE,
    ...DESKTOP,
  ])) {
    for (const box of [...words, ...glyphs, ...bars, ...dots, ...squares]) {
      assert.ok(box.left > 2 && box.right < width - 2, name)
      assert.ok(box.top > 2 && box.bottom < height - 2, name)
    }
    for (const { x, top, bottom } of rules)
      assert.ok(x > 2 && x < width - 2 && top > 2 && bottom < height - 2 && top < bottom, `${name}: ${x}`)
  }
})

test('no word, sign, bar or mark of the legend lies on another, and no line crosses words', () => {
  for (const [name, { words, glyphs, bars, dots, squares, rules }] of pictures([...PHONE, ...DESKTOP])) {
    const legendDots = dots.slice(-2)
    areApart([...words, ...glyphs, ...bars, ...squares, ...legendDots], name)
    for (const { x, top, bottom } of rules)
      for (const box of [...words, ...glyphs])
        assert.ok(!overlap({ left: x - 1, right: x + 1, top, bottom }, box), name)
  }
})

test('on a phone the label and the dates stand over the bars of their row, from margin to margin', () => {
  for (const [name, picture, count] of pictures(PHONE)) {
    const [labels, dates] = [labelsOf(picture), datesOf(picture)]
    assert.deepEqual([labels.length, dates.length], [count, count], name)
    for (const [index, label] of labels.entries()) {
      const bars = picture.bars.slice(2 * index, 2 * index + 2)
      for (const bar of bars) assert.ok(label.bottom < bar.top && bar.top - label.bottom < 14, name)
      // The next row is further away than the words are from their own bar.
      const below = labels[index + 1]
      if (below) assert.ok(below.top - bars[0]!.bottom > 1, name)
      assert.equal(middle(dates[index]!), middle(label), name)
      assert.ok(isNear(picture.width - 14, dates[index]!.right), name)
      assert.deepEqual([bars[0]!.left, bars[1]!.right], [14, picture.width - 14], name)
    }
  }
})

test('on a desktop a row is one line: signs and label left of the bars, the dates right of them', () => {
  for (const [name, picture, count] of pictures(DESKTOP)) {
    const [labels, dates] = [labelsOf(picture), datesOf(picture)]
    assert.deepEqual([labels.length, dates.length], [count, count], name)
    for (const [index, label] of labels.entries()) {
      const bars = picture.bars.slice(2 * index, 2 * index + 2)
      for (const bar of bars) {
        assert.ok(isNear(middle(bar), middle(label)), name)
        assert.ok(isNear(middle(dates[index]!), middle(label)), name)
        assert.ok(label.right < bar.left && bar.right < dates[index]!.left, name)
      }
    }
    if (count === 0) continue
    // Their columns have no more room than the longest words need.
    const [left, right] = [picture.bars[0]!.left, picture.bars[1]!.right]
    assert.ok(left - Math.max(...labels.map((label) => label.right)) < 20, name)
    assert.ok(Math.min(...dates.map((each) => each.left)) - right < 16, name)
    assert.ok(picture.width - Math.max(...dates.map((each) => each.right)) < 20, name)
  }
})

test('rows are as high as each other and follow each other without a gap, and the one of a transit holds it', () => {
  for (const [name, { svg, width, words, bars }, count] of pictures([360, 1000])) {
    const rows = Array.from(
      svg.matchAll(/<rect class="row" x="0" y="(\S+)" width="(\S+)" height="(\S+)"/g),
      (row) => row.slice(1).map(Number) as [number, number, number],
    )
    assert.equal(rows.length, count, name)
    const labels = words.filter(({ text }) => text.startsWith('Neptune'))
    for (const [index, [top, wide, high]] of rows.entries()) {
      assert.equal(wide, width, name)
      if (index > 0) assert.equal(top, rows[index - 1]![0] + high, name)
      for (const box of [labels[index]!, bars[2 * index]!, bars[2 * index + 1]!])
        assert.ok(box.top >= top && box.bottom <= top + high, name)
    }
  }
})

test('a line of the axis goes past every bar: through all rows on a desktop, in pieces between the labels on a phone', () => {
  for (const [name, { rules, bars }, count] of pictures([...PHONE, ...DESKTOP], [1, 3, 24])) {
    const isPhone = PHONE.some((width) => name.includes(` ${width},`))
    const ofAxis = rules.filter(({ isToday }) => !isToday)
    const places = new Set(ofAxis.map(({ x }) => x))
    assert.ok(places.size > 1, name)
    for (const x of places) {
      const pieces = ofAxis.filter((rule) => rule.x === x)
      assert.equal(pieces.length, isPhone ? count : 1, name)
      for (const { top, bottom } of bars)
        assert.ok(pieces.some((piece) => piece.top < top && piece.bottom > bottom, name))
    }
  }
})

test('the axis stands above the rows, and once more below them where there are 14 or more', () => {
  for (const [name, { words, rules, bars }, count] of pictures([360, 1000])) {
    const months = words.filter(({ text }) => text === 'Feb')
    assert.equal(months.length, count >= 14 ? 2 : 1, name)
    const [upper, lower] = months
    for (const { top, isToday } of rules) if (!isToday) assert.ok(upper!.bottom < top, name)
    if (lower) for (const { bottom } of [...bars, ...rules]) assert.ok(bottom < lower.top, name)
  }
})

test('below the last row and its axis comes the legend, and the picture ends with it', () => {
  for (const [name, { words, bars, height }] of pictures([360, 1000])) {
    const legend = words.filter(({ text }) => /^(exact|flowing|hard|conjunction)|drawn$/.test(text))
    assert.equal(legend.length, name.includes(' 12 ') ? 6 : 5, name)
    const others = [...bars, ...words.filter((each) => !legend.includes(each))]
    for (const { top } of legend) for (const { bottom } of others) assert.ok(bottom < top, name)
    assert.ok(height - Math.max(...legend.map(({ bottom }) => bottom)) < 22, name)
  }
})

test('words can be read: 13 pixels for labels, 11 and more for the axis, and for dates, which are smaller than it', () => {
  for (const [name, { words }] of pictures([430, 1000], [3])) {
    const sizeOf = (text: RegExp) => words.find((line) => text.test(line.text))!.size
    const [label, month, dates] = [sizeOf(/^Neptune/), sizeOf(/^Feb$/), sizeOf(/2028$/)]
    assert.ok(label === 13 && month < label && dates < month && dates >= 11, name)
    if (name.includes(' 1000,')) assert.ok(dates > 11, `${name}: larger where there is room`)
  }
})

test('a dot lies within the height of its bar, with some of the bar’s colour above and below', () => {
  for (const [name, { dots, bars }] of pictures([360, 1000], [3]))
    for (const dot of dots.slice(0, -2)) {
      const bar = bars.find(({ top, bottom }) => top < dot.top && bottom > dot.bottom)
      assert.ok(bar !== undefined && dot.bottom - dot.top > 5, name)
    }
})

test('as outlines the words do not touch either', () => {
  for (const width of [430, 1000]) {
    const { words } = pictureOf(chart(3), { width, letters: OUTLINED_LETTERS })
    areApart(words, `${width}`)
  }
})
