/** What the wheel shows, measured in the SVG itself. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { adversarial } from '../../../test/wheel/charts.ts'
import { type Label, type MeasuredWheel, measure, polar, turn } from '../../../test/wheel/measured-wheel.ts'
import { houseAt } from '../../../test/wheel/truth.ts'
import { castChart } from '../../chart/chart.ts'
import { SIGNS } from '../../sky/zodiac.ts'
import { resolveLocalTime } from '../../time/civil-time.ts'
import { BODY_GLYPHS, type BodyGlyph, RETROGRADE_GLYPH, SIGN_GLYPHS } from '../glyphs.ts'
import { SCALES, type ScaleName } from './scales.ts'
import { drawWheel } from './wheel.ts'
import type { WheelBody, WheelChart } from './wheel-chart.ts'

const scales = Object.keys(SCALES) as ScaleName[]
const NAMES = Object.keys(BODY_GLYPHS) as BodyGlyph[]
const EVEN = Array.from({ length: 12 }, (_, house) => house * 30)
const EMPTY: WheelChart = { ascendant: 0, midheaven: 270, cusps: EVEN, bodies: [], aspects: [] }
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const body = (name: BodyGlyph, longitude: number, more: Partial<WheelBody> = {}): WheelBody => ({
  name,
  longitude,
  retrograde: false,
  ...more,
})

const longitudeOf = (place: { x: number; y: number }, first = 0) => turn(polar(place).angle - 180 + first)
const near = (shown: number, expected: number, within: number, what: string) =>
  assert.ok(Math.abs(turn(shown - expected + 180) - 180) <= within, `${what}: ${shown}, expected ${expected}`)
const labelsOf = (wheel: MeasuredWheel, title: string): Label[] => {
  const found = wheel.labels.filter((label) => label.title.startsWith(title))
  assert.notEqual(found.length, 0, title)
  return found
}
const linesOf = (wheel: MeasuredWheel, title: string) => {
  const found = wheel.lines.filter((line) => line.title.startsWith(title))
  assert.notEqual(found.length, 0, title)
  return found
}

test('1962-02-04 18:00 New York: Jupiter, in house 6, is drawn in house 6', () => {
  const { instant } = resolveLocalTime('1962-02-04 18:00', 'America/New_York')
  const place = { latitude: 40.7128, longitude: -74.006 }
  const { angles, houses, bodies } = castChart({ instant, place, houseSystem: 'placidus' })
  assert.equal(bodies.jupiter.house, 6)
  const chart: WheelChart = {
    ...angles,
    cusps: houses.cusps,
    bodies: Object.entries(bodies).map(([name, each]) => body(name as BodyGlyph, each.longitude)),
    aspects: [],
  }
  for (const scale of scales) {
    const own = labelsOf(measure(drawWheel(chart, { scale })), 'Jupiter')
    for (const label of own)
      assert.equal(houseAt(longitudeOf(label, angles.ascendant), houses.cusps), 6, scale)
    assert.equal(own[0]!.path, BODY_GLYPHS.jupiter)
    assert.deepEqual(
      own.map(({ words }) => words),
      scale === 'full' ? [undefined, '18°36′'] : [undefined, '18°'],
    )
  }
})

test('the Ascendant is at the left, the Midheaven at its degree, each with degree and minute', () => {
  const chart = { ...EMPTY, ascendant: 203.51, midheaven: 117.905, cusps: [] }
  const wheel = measure(drawWheel(chart))
  for (const [title, longitude, words] of [
    ['Ascendant: 23°30′ Libra', 203.51, ['ASC', '23°30′']],
    ['Descendant: 23°30′ Aries', 23.51, ['DSC', '23°30′']],
    ['Midheaven: 27°54′ Cancer', 117.905, ['MC', '27°54′']],
    ['Imum coeli: 27°54′ Capricorn', 297.905, ['IC', '27°54′']],
  ] as const) {
    for (const { x1, y1, x2, y2 } of linesOf(wheel, title)) {
      near(longitudeOf({ x: x1, y: y1 }, 203.51), longitude, 0.01, title)
      near(longitudeOf({ x: x2, y: y2 }, 203.51), longitude, 0.01, title)
    }
    const labels = labelsOf(wheel, title)
    assert.deepEqual(
      labels.map((label) => label.words),
      words,
    )
    for (const label of labels) assert.ok(polar(label).radius > SCALES.full.radii.rim + 10)
  }
  near(
    polar({ x: linesOf(wheel, 'Ascendant')[0]!.x1, y: linesOf(wheel, 'Ascendant')[0]!.y1 }).angle,
    180,
    0.01,
    'left',
  )
})

test('longitudes grow counter-clockwise: each sign fills its thirty degrees, in the order of the zodiac', () => {
  for (const scale of scales) {
    const { rim, zodiac } = SCALES[scale].radii
    const svg = drawWheel({ ...EMPTY, ascendant: 77.7 }, { scale })
    for (const [index, sign] of SIGNS.entries()) {
      const [, data] = svg.match(new RegExp(`<title>${capital(sign)}</title><path d="([^"]*)"`))!
      // Out along the rim against the clock, and back along the inner edge with it.
      const numbers = data!.match(/-?[\d.]+/g)!.map(Number)
      const [x1, y1, , , , isLarge, isClockwise, x2, y2] = numbers
      assert.deepEqual([isLarge, isClockwise], [0, 0])
      near(longitudeOf({ x: x1!, y: y1! }, 77.7), index * 30, 0.01, sign)
      near(longitudeOf({ x: x2!, y: y2! }, 77.7), index * 30 + 30, 0.01, sign)
      assert.deepEqual(
        Array.from(data!.matchAll(/A(\S+) (\S+) 0 (\d) (\d)/g), ([, ...flags]) => flags.map(Number)),
        [
          [rim, rim, 0, 0],
          [zodiac, zodiac, 0, 1],
        ],
      )
      const [glyph] = labelsOf(measure(svg), capital(sign))
      assert.equal(glyph!.path, SIGN_GLYPHS[sign])
      near(longitudeOf(glyph!, 77.7), index * 30 + 15, 0.01, sign)
    }
  }
})

test('there is a tick at every whole degree, longer at five and longest at ten', () => {
  const svg = drawWheel({ ...EMPTY, ascendant: 123.25 })
  const [, data, by] = svg.match(/<path d="((?:M[^M]*){360})" transform="rotate\((\S+)\)"/)!
  assert.equal(Number(by), 123.25)
  const ends = Array.from(data!.matchAll(/M(\S+) (\S+)L(\S+) (-?[\d.]+)/g), ([, ...numbers]) =>
    numbers.map(Number),
  )
  for (const [degree, [x1, y1, x2, y2]] of ends.entries()) {
    const [outer, inner] = [polar({ x: x1!, y: y1! }), polar({ x: x2!, y: y2! })]
    near(turn(outer.angle - 180), degree, 0.01, 'tick')
    near(turn(inner.angle - 180), degree, 0.01, 'tick')
    near(outer.radius, SCALES.full.radii.zodiac, 0.01, 'edge')
    near(outer.radius - inner.radius, degree % 10 === 0 ? 10 : degree % 5 === 0 ? 7 : 4, 0.02, 'length')
  }
})

test('a body that stands apart has its column at its own degree, and a dot where its chords begin', () => {
  const bodies = NAMES.slice(0, 10).map((name, index) => body(name, index * 30 + 15.5))
  for (const scale of scales) {
    const svg = drawWheel({ ...EMPTY, cusps: [], bodies }, { scale })
    const wheel = measure(svg)
    const inside = Math.min(...wheel.rings)
    for (const { name, longitude } of bodies) {
      const title = `${capital(name)} `
      for (const label of labelsOf(wheel, title)) near(longitudeOf(label), longitude, 0.3, name)
      const [, x, y] = svg.match(new RegExp(`<title>${title}.*?<circle cx="(\\S+)" cy="(\\S+)" r="2"`))!
      near(longitudeOf({ x: Number(x), y: Number(y) }), longitude, 0.01, name)
      near(polar({ x: Number(x), y: Number(y) }).radius, inside, 0.01, name)
    }
    // Its line leads down to the glyph.
    const glyph = labelsOf(wheel, 'Sun ').find(({ path }) => path === BODY_GLYPHS.sun)!
    const { x2, y2 } = linesOf(wheel, 'Sun ').at(-1)!
    const across = Math.max(glyph.left - x2, x2 - glyph.right, 0)
    const down = Math.max(glyph.top - y2, y2 - glyph.bottom, 0)
    assert.ok(Math.hypot(across, down) < 5)
  }
})

test('cusps lie at their longitudes, with degree and minute outside the rim; a house number stands in its own house', () => {
  fc.assert(
    fc.property(adversarial(4), (chart) => {
      const wheel = measure(drawWheel(chart))
      const { cusps, ascendant } = chart as Required<WheelChart>
      for (const [index, cusp] of cusps.entries()) {
        const title = `Cusp of house ${index + 1}: `
        const { x1, y1 } = linesOf(wheel, title)[0]!
        near(longitudeOf({ x: x1, y: y1 }, ascendant), cusp, 0.05, title)
        const number = wheel.labels.find((label) => label.title === `House ${index + 1}`)
        const width = turn(cusps[(index + 1) % 12]! - cusp)
        if (number === undefined) assert.ok(width < 4, `there is room for a number in ${width}°`)
        else {
          // The ink of a figure lies a little beside the middle of its room.
          const loose = (0.6 / polar(number).radius) * (180 / Math.PI)
          assert.ok(turn(longitudeOf(number, ascendant) - cusp + loose) <= width + 2 * loose, number.title)
        }
        if (
          [ascendant, chart.midheaven!].some(
            (angle) => Math.abs((turn(cusp - angle + 90) % 180) - 90) < 0.001,
          )
        )
          continue
        const [label] = labelsOf(wheel, title)
        assert.match(label!.title, new RegExp(`: ${label!.words} `))
      }
    }),
    { numRuns: 300, seed: 5 },
  )
})

test('whole sign houses need no degrees at their cusps', () => {
  const wheel = measure(drawWheel({ ...EMPTY, ascendant: 12.3, midheaven: 280 }))
  assert.equal(wheel.labels.filter(({ title }) => title.startsWith('Cusp')).length, 0)
  assert.equal(wheel.labels.filter(({ words }) => words?.includes('°')).length, 4)
})

test('a sign without a cusp is marked as intercepted, and says in which house', () => {
  const cusps = [0, 20, 65, 95, 125, 155, 180, 200, 245, 275, 305, 335]
  const svg = drawWheel({ ...EMPTY, cusps })
  assert.deepEqual(svg.match(/[A-Z][a-z]+, intercepted in house \d+/g), [
    'Taurus, intercepted in house 2',
    'Scorpio, intercepted in house 8',
  ])
  // A bracket on either side of the glyph.
  const [, brackets] = svg.match(/Taurus, intercepted.*?fill="none"[^>]*><path d="([^"]*)" fill="none"/)!
  const [one, other] = brackets!
    .split('M')
    .slice(1)
    .map((bracket) => {
      const [x, y] = bracket.match(/-?[\d.]+/g)!.map(Number)
      return longitudeOf({ x: x!, y: y! })
    })
  assert.ok(one! < 45 && other! > 45 && Math.abs(one! + other! - 90) < 0.1, `${one} ${other}`)
  const parts = (title: string) =>
    svg.split(`<title>${title}`)[1]!.split('</g>')[0]!.split('<path').length - 1
  assert.deepEqual([parts('Taurus'), parts('Leo')], [3, 2])
})

test('a station has its letters, retrograde motion its sign, and both are in the description', () => {
  const bodies = [
    body('mercury', 40, { station: 'retrograde' }),
    body('mars', 140, { retrograde: true, station: 'direct' }),
    body('saturn', 240, { retrograde: true }),
    body('venus', 300),
  ]
  for (const theme of ['light', 'print'] as const)
    assert.ok(
      drawWheel({ ...EMPTY, bodies }, { theme }).match(
        new RegExp(`d="${RETROGRADE_GLYPH}"[^>]* stroke-width="3"`),
      ),
      theme,
    )
  const wheel = measure(drawWheel({ ...EMPTY, bodies }))
  const last = (title: string) => labelsOf(wheel, title).at(-1)!
  assert.equal(last('Mercury 10°00′ Taurus, stationary, turning retrograde').words, 'SR')
  assert.equal(last('Mars 20°00′ Leo, retrograde, stationary, turning direct').words, 'SD')
  const saturn = labelsOf(wheel, 'Saturn 0°00′ Sagittarius, retrograde')
  assert.ok(saturn.some(({ path }) => path === RETROGRADE_GLYPH))
  assert.equal(labelsOf(wheel, 'Venus').length, 3)
})

test('without a time of birth there are no houses and no angles, Aries is at the left, and the Moon has the bow of its day', () => {
  const chart: WheelChart = {
    bodies: [body('sun', 54), body('moon', 118, { range: { from: 112, to: 124.5 } })],
    aspects: [],
  }
  const svg = drawWheel(chart)
  assert.doesNotMatch(svg, /House|Cusp|Ascendant|Midheaven|rising/)
  assert.match(
    svg,
    /aria-label="Natal chart wheel: Sun in Taurus, Moon in Cancer or Leo, birth time unknown"/,
  )
  assert.match(svg, /<title>Moon 28°00′ Cancer, during the day between 22°00′ Cancer and 4°30′ Leo<\/title>/)
  const [, x1, y1, , , isClockwise, x2, y2] = svg.match(
    /during the day[^>]*><path d="M(\S+) (\S+)A(\S+) \S+ 0 (\d) (\d) (\S+) (-?[\d.]+)"/,
  )!
  assert.equal(isClockwise, '0')
  near(longitudeOf({ x: Number(x1), y: Number(y1) }), 112, 0.01, 'from')
  near(longitudeOf({ x: Number(x2), y: Number(y2) }), 124.5, 0.01, 'to')
  const [aries] = labelsOf(measure(svg), 'Aries')
  near(polar(aries!).angle, 195, 0.01, 'Aries begins at nine o’clock')
})

test('degrees are cut, so the last minute of a sign stays in it', () => {
  for (const [longitude, words] of [
    [29.99999, '29°59′ Aries'],
    [359.9999999, '0°00′ Aries'],
    [8.85, '8°51′ Aries'],
  ] as const)
    assert.ok(
      drawWheel({ ...EMPTY, bodies: [body('sun', longitude)] }).includes(`<title>Sun ${words}</title>`),
    )
})

test('a crowd is staggered inwards and moves the circle of aspects; its letters stay', () => {
  const crowd = NAMES.slice(0, 7).map((name, index) => body(name, 312 + index))
  const [alone, crowded] = [[body('sun', 315)], crowd].map((bodies) =>
    measure(drawWheel({ ...EMPTY, cusps: [], bodies })),
  )
  const inner = (wheel: MeasuredWheel) => Math.min(...wheel.rings)
  assert.ok(inner(crowded!) < inner(alone!) - 10)
  const depths = crowd.map(({ name }) => polar(labelsOf(crowded!, capital(name))[0]!).radius)
  assert.ok(Math.max(...depths) - Math.min(...depths) > 20, 'more than one row')
  for (const { name } of crowd) assert.match(labelsOf(crowded!, capital(name))[1]!.words!, /^1\d°00′$/, name)
})

test('a second ring stands outside the zodiac, with its own titles, and its aspects take the place of the chart’s', () => {
  const chart: WheelChart = {
    ...EMPTY,
    bodies: [body('sun', 10), body('moon', 100)],
    aspects: [{ planet1: 'sun', planet2: 'moon', aspect: 'square', orb: 0 }],
    outer: {
      label: 'Transiting',
      bodies: [body('sun', 131), body('mars', 100)],
      aspects: [{ planet1: 'sun', planet2: 'sun', aspect: 'trine', orb: 1 }],
    },
  }
  const wheel = measure(drawWheel(chart))
  const { rim, zodiac } = SCALES.full.radii
  for (const label of labelsOf(wheel, 'Transiting')) assert.ok(polar(label).radius > rim)
  for (const label of labelsOf(wheel, 'Sun 10°00′ Aries')) assert.ok(polar(label).radius < zodiac)
  const chords = wheel.titles.filter((title) => title.includes('orb'))
  assert.deepEqual(chords, ['Sun trine Transiting Sun, orb 1.0°'])
  const ends = linesOf(wheel, 'Sun trine')
  near(longitudeOf({ x: ends[0]!.x1, y: ends[0]!.y1 }), 10, 0.01, 'from the chart')
  near(longitudeOf({ x: ends.at(-1)!.x2, y: ends.at(-1)!.y2 }), 131, 0.01, 'to the ring')
})

test('degree and minute read from left to right on both sides of the wheel, and from above near its top and bottom', () => {
  // Aries is at the left, Cancer at the bottom, Libra at the right, Capricorn at the top.
  const bodies = [body('sun', 5.5), body('moon', 95.5), body('mars', 185.5), body('venus', 275.5)]
  const outer = { label: 'Transiting', bodies, aspects: [] }
  const wheel = measure(drawWheel({ ...EMPTY, cusps: [], bodies, outer }))
  for (const whose of ['', 'Transiting ']) {
    for (const name of ['Sun', 'Mars'])
      assert.deepEqual(
        labelsOf(wheel, whose + name).map(({ words }) => words),
        [undefined, '5°30′'],
      )
    for (const name of ['Moon', 'Venus']) {
      const own = labelsOf(wheel, whose + name)
      const [degree, minute] = ['5°', '30′'].map((words) => own.find((each) => each.words === words)!)
      assert.ok(degree!.y < minute!.y, `${whose}${name}: the degree stands above the minute`)
    }
  }
})

test('two bodies on one ray stand farther apart than the parts of either', () => {
  const bodies = [body('sun', 14), body('moon', 14.5), body('mars', 15)]
  const wheel = measure(drawWheel({ ...EMPTY, cusps: [], bodies }))
  const names = ['Sun', 'Moon', 'Mars']
  const gap = (a: Label, b: Label) =>
    Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom)
  for (const [index, name] of names.entries())
    for (const other of names.slice(index + 1))
      for (const one of labelsOf(wheel, name))
        for (const another of labelsOf(wheel, other)) assert.ok(gap(one, another) >= 3, `${name}, ${other}`)
})

test('a compact wheel has fewer and larger letters, and speaks as fully', () => {
  const chart = { ...EMPTY, bodies: [body('sun', 54.405)] }
  const [full, compact] = scales.map((scale) => measure(drawWheel(chart, { scale })))
  assert.deepEqual(
    labelsOf(full!, 'Sun').map(({ words }) => words),
    [undefined, '24°24′'],
  )
  assert.deepEqual(
    labelsOf(compact!, 'Sun').map(({ words }) => words),
    [undefined, '24°'],
  )
  assert.ok(labelsOf(compact!, 'Sun')[1]!.scale > 1.3 * labelsOf(full!, 'Sun')[1]!.scale)
  assert.deepEqual(compact!.titles, full!.titles)
})

test('the wheel is named by Sun, Moon and rising sign', () => {
  const chart = { ...EMPTY, ascendant: 185, bodies: [body('sun', 54), body('moon', 299)] }
  const words = 'Natal chart wheel: Sun in Taurus, Moon in Capricorn, Libra rising'
  const svg = drawWheel(chart)
  assert.ok(svg.includes(`role="img" aria-label="${words}"><title>${words}</title>`))
  assert.match(drawWheel(EMPTY), /aria-label="Natal chart wheel">/)
})

test('the picture is as wide as asked for, and grows downwards for a caption and a grid', () => {
  const chart = { ...EMPTY, bodies: [body('sun', 0), body('moon', 120)] }
  const sizeOf = (svg: string) =>
    svg
      .match(/ width="(\d+)" height="(\d+)"/)!
      .slice(1)
      .map(Number)
  assert.deepEqual(sizeOf(drawWheel(chart)), [640, 640])
  assert.deepEqual(sizeOf(drawWheel(chart, { size: 200 })), [200, 200])
  const [, caption] = sizeOf(drawWheel({ ...chart, caption: ['Born', 'Somewhere'] }))
  const [, both] = sizeOf(drawWheel({ ...chart, caption: ['Born', 'Somewhere'] }, { grid: true }))
  assert.ok(caption! > 660 && both! > caption! + 40)
})

test('a caption stands below the wheel in the letters that there are, and whole in the description', () => {
  const caption = ['Tromsø & São Paulo', 'x'.repeat(200)]
  const svg = drawWheel({ ...EMPTY, caption })
  assert.ok(svg.includes(`<desc>Tromsø &amp; São Paulo. ${'x'.repeat(200)}</desc>`))
  const [, left, width] = svg.match(/viewBox="(\S+) \S+ (\S+) /)!
  const lines = Array.from(
    svg.matchAll(/<g fill="[^"]*" transform="translate\((\S+) (\S+)\) scale\((\S+)\)"/g),
    ([, ...n]) => n.map(Number),
  )
  const [long] = lines.slice(-1)
  assert.ok(long![0]! > Number(left) && long![0]! < 0, 'a long line is made to fit')
  assert.ok(lines.at(-2)![1]! > Number(width) / 2, 'below the wheel')
})

test('everything that is written lies within the picture, which has the middle of the wheel in its middle', () => {
  const bodies = NAMES.slice(0, 10).map((name, index) => body(name, index * 36 + 3))
  for (const scale of scales)
    for (const chart of [
      { ...EMPTY, bodies },
      { bodies, aspects: [] },
    ]) {
      const svg = drawWheel(chart, { scale })
      const [left, top, width, height] = svg
        .match(/viewBox="([^"]*)"/)![1]!
        .split(' ')
        .map(Number) as [number, number, number, number]
      assert.deepEqual([left, top], [-width / 2, -width / 2])
      for (const label of measure(svg).labels)
        assert.ok(
          label.left >= left &&
            label.right <= left + width &&
            label.top >= top &&
            label.bottom <= top + height,
          label.title,
        )
    }
  const widthOf = (chart: WheelChart) => Number(drawWheel(chart).match(/viewBox="\S+ \S+ (\S+) /)![1])
  assert.ok(
    widthOf({ bodies, aspects: [] }) < widthOf({ ...EMPTY, bodies }),
    'no room is kept for degrees of cusps',
  )
})
