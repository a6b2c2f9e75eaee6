/** What each part of a wheel is drawn with, read from the SVG: places are computed from the chart alone. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { polar, turn } from '../../../test/wheel/measured-wheel.ts'
import { ASPECT_GLYPHS, BODY_GLYPHS, type BodyGlyph, RETROGRADE_GLYPH } from '../glyphs.ts'
import { drawBareWheel } from './bare-wheel.ts'
import { SCALES } from './scales.ts'
import { WHEEL_THEMES } from './themes.ts'
import { drawWheel } from './wheel.ts'
import type { WheelBody, WheelChart } from './wheel-chart.ts'

const theme = WHEEL_THEMES.light
const { radii, houseRing } = SCALES.full
const ASPECTS_AT = radii.houses - houseRing

const body = (name: BodyGlyph, longitude: number, more: Partial<WheelBody> = {}): WheelBody => ({
  name,
  longitude,
  retrograde: false,
  ...more,
})
/** Houses of 25 and 35 degrees by turns: none begins with a sign. */
const CUSPS = Array.from({ length: 12 }, (_, index) => turn(77 + index * 30 + (index % 2) * 5))
const empty: WheelChart = { ascendant: 77, midheaven: CUSPS[9]!, cusps: CUSPS, bodies: [], aspects: [] }
const outer = { label: 'Transiting', bodies: [], aspects: [] }

/** By title: what is drawn for it. */
const partsOf = (svg: string) =>
  new Map(
    svg
      .split('<g><title>')
      .slice(1)
      .map((part) => part.split('</title>') as [string, string]),
  )
const partOf = (svg: string, title: string): string => {
  const found = [...partsOf(svg)].find(([each]) => each.startsWith(title))
  assert.ok(found, title)
  return found[1]
}

/** Longitude and radius of every point of a path. */
const pointsOf = (data: string, first: number) =>
  Array.from(data.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g), ([, x, y]) => {
    const { radius, angle } = polar({ x: Number(x), y: Number(y) })
    return { longitude: turn(angle - 180 + first), radius }
  })
const isNear = (shown: number, expected: number, what: string, within = 0.02) =>
  assert.ok(Math.abs(shown - expected) < within, `${what}: ${shown}, expected ${expected}`)

/** Stroke, its width and the data of each path of a part that is not a glyph. */
const pathsOf = (part: string) =>
  Array.from(
    part.matchAll(/<path d="([^"]*)"(?: fill="none")? stroke="([^"]*)" stroke-width="([^"]*)"/g),
    ([, data, stroke, width]) => ({ data: data!, stroke: stroke!, width: Number(width) }),
  )

test('the ray of a cusp goes from the circle of aspects to the zodiac, and through the second ring', () => {
  for (const chart of [empty, { ...empty, outer }]) {
    const svg = drawWheel(chart)
    const outside = Math.max(
      ...Array.from(svg.matchAll(/cx="0" cy="0" r="([\d.]+)" fill="none" stroke="#20233F"/g), ([, r]) =>
        Number(r),
      ),
    )
    const expected = [ASPECTS_AT, radii.zodiac, ...(chart === empty ? [] : [radii.rim, outside])]
    const titles = CUSPS.map((cusp, index) => [`Cusp of house ${index + 1}: `, cusp] as const)
    for (const [title, longitude] of [
      ...titles,
      ['Ascendant', 77],
      ['Descendant', 257],
      ['Midheaven', CUSPS[9]!],
      ['Imum coeli', turn(CUSPS[9]! + 180)],
    ] as const) {
      const points = pointsOf(pathsOf(partOf(svg, title))[0]!.data, 77)
      assert.equal(points.length, expected.length, title)
      for (const [index, point] of points.entries()) {
        isNear(turn(point.longitude - longitude + 180), 180, title, 0.05)
        isNear(point.radius, expected[index]!, title)
      }
    }
  }
})

test('angles are golden, Ascendant and Midheaven wider than the points opposite, and these wider than cusps in ink', () => {
  const svg = drawWheel(empty)
  const widthsOf = (title: string, colour: string) => {
    const part = partOf(svg, title)
    const paths = pathsOf(part)
    assert.deepEqual(
      paths.map(({ stroke }) => stroke),
      [colour, colour],
      title,
    )
    for (const [, fill] of part.matchAll(/<g fill="([^"]*)"/g)) assert.equal(fill, colour, title)
    return paths.map(({ width }) => width)
  }
  const [ascendant, midheaven, descendant, imumCoeli] = [
    'Ascendant',
    'Midheaven',
    'Descendant',
    'Imum coeli',
  ].map((title) => widthsOf(title, theme.gold))
  assert.deepEqual(ascendant, midheaven)
  assert.deepEqual(descendant, imumCoeli)
  const cusp = widthsOf('Cusp of house 2: ', theme.ink)
  // The ray, and the leader to its label.
  for (const index of [0, 1]) {
    assert.ok(ascendant![index]! > descendant![index]! * 1.5)
    assert.ok(descendant![index]! > cusp[index]! * 1.2)
  }
  assert.equal(ascendant![0], ascendant![1])
  assert.match(partOf(svg, 'House 5'), new RegExp(`^<g fill="${theme.ink}"`))
})

test('leaders of labels outside begin at the outermost circle', () => {
  for (const chart of [empty, { ...empty, outer }]) {
    const svg = drawWheel(chart)
    const [outermost] = Array.from(svg.matchAll(/cx="0" cy="0" r="([\d.]+)" fill="none"/g), ([, r]) =>
      Number(r),
    )
      .sort((a, b) => a - b)
      .slice(-1)
    for (const title of ['Ascendant', 'Cusp of house 2: ']) {
      const [, leader] = pathsOf(partOf(svg, title))
      isNear(pointsOf(leader!.data, 77)[0]!.radius, outermost!, title)
    }
  }
})

test('circles of ink bound the zodiac, the houses and the aspects, a golden one lies around all, and the ground beneath', () => {
  const circlesOf = (svg: string) =>
    Array.from(
      svg.matchAll(/<circle cx="0" cy="0" r="([\d.]+)" fill="([^"]*)"(?: stroke="([^"]*)")?/g),
      ([, radius, fill, stroke]) => ({ radius: Number(radius), colour: stroke ?? fill }),
    )
  const [ground, ...rings] = circlesOf(drawWheel(empty))
  const golden = rings.pop()!
  assert.deepEqual(rings, [
    { radius: radii.rim, colour: theme.ink },
    { radius: radii.zodiac, colour: theme.ink },
    { radius: radii.houses, colour: theme.ink },
    { radius: ASPECTS_AT, colour: theme.ink },
  ])
  assert.deepEqual([golden.colour, ground!.colour], [theme.gold, theme.ground])
  assert.ok(golden.radius > radii.rim + 2 && ground!.radius > golden.radius)
  assert.equal(circlesOf(drawWheel({ ...empty, outer })).length, 7, 'and the edge of the second ring')
  assert.equal(circlesOf(drawWheel({ bodies: [], aspects: [] })).length, 5, 'without houses one circle less')
})

test('the field of a sign has its corners where the sign begins and ends, on the rim and on the zodiac', () => {
  const svg = drawWheel(empty)
  for (const [index, sign] of ['Aries', 'Taurus', 'Gemini', 'Cancer', 'Leo', 'Virgo'].entries()) {
    const [, data] = partOf(svg, sign).match(/^<path d="([^"]*)Z"/)!
    const corners = pointsOf(data!.replaceAll(/A\S+ \S+ 0 0 [01] /g, 'L'), 77)
    const expected = [
      [radii.rim, index * 30],
      [radii.rim, index * 30 + 30],
      [radii.zodiac, index * 30 + 30],
      [radii.zodiac, index * 30],
    ] as const
    assert.equal(corners.length, 4)
    for (const [corner, { radius, longitude }] of corners.entries()) {
      isNear(radius, expected[corner]![0], sign)
      isNear(turn(longitude - expected[corner]![1] + 180), 180, sign)
    }
  }
})

test('a second ring has ticks outside the rim, as many and as long', () => {
  const [, data, by] = drawWheel({ ...empty, outer }).match(
    /<path d="((?:M[^M]*){720})" transform="rotate\((\S+)\)"/,
  )!
  assert.equal(Number(by), 77)
  const points = pointsOf(data!, 0)
  for (let degree = 0; degree < 360; degree++) {
    const [inside, outside] = [points.slice(2 * degree), points.slice(720 + 2 * degree)]
    isNear(inside[0]!.radius, radii.zodiac, 'inner edge')
    isNear(outside[0]!.radius, radii.rim, 'outer edge')
    isNear(outside[1]!.radius - radii.rim, radii.zodiac - inside[1]!.radius, `${degree}°`)
    assert.ok(outside[1]!.radius > radii.rim)
    isNear(turn(outside[1]!.longitude - degree + 180), 180, `${degree}°`)
  }
})

test('a sign is intercepted if no cusp is in it: one at its very beginning is, one at its end is not', () => {
  const interceptedFor = (cusps: readonly number[]) =>
    [...partsOf(drawWheel({ ...empty, cusps })).keys()].filter((title) => title.includes('intercepted'))
  const even = Array.from({ length: 12 }, (_, index) => index * 30)
  assert.deepEqual(interceptedFor(even), [])
  assert.deepEqual(interceptedFor([]), [])
  assert.deepEqual(interceptedFor(even.with(1, 29.99)), ['Taurus, intercepted in house 2'])
  assert.deepEqual(interceptedFor(even.with(2, 59.99)), ['Gemini, intercepted in house 3'])
  assert.deepEqual(interceptedFor(even.with(0, 359.5)), ['Aries, intercepted in house 1'])
  assert.deepEqual(interceptedFor(even.with(11, 329)), ['Pisces, intercepted in house 12'])
})

test('brackets around an intercepted sign are open towards its glyph, and as high inwards as outwards', () => {
  const cusps = Array.from({ length: 12 }, (_, index) => index * 30).with(1, 29)
  const [brackets] = pathsOf(partOf(drawWheel({ ...empty, cusps }), 'Taurus')).slice(-1)
  assert.equal(brackets!.stroke, theme.earth)
  const points = pointsOf(brackets!.data, 77)
  assert.equal(points.length, 8)
  const aside = points.map(({ longitude }) => turn(longitude - 45 + 180) - 180)
  // Foot, post, post, foot.
  for (const [from, side] of [
    [0, -1],
    [4, 1],
  ] as const) {
    const [foot, post, end, other] = aside.slice(from, from + 4).map((way) => way * side)
    assert.ok(foot! > 0 && foot! < post! && other! < end!)
    isNear(foot!, other!, 'feet')
    isNear(post!, end!, 'posts')
    const [low, lower, high, higher] = points.slice(from, from + 4).map(({ radius }) => radius)
    isNear(low!, lower!, 'inner foot')
    isNear(high!, higher!, 'outer foot')
    isNear(low! + high!, radii.rim + radii.zodiac, 'around the middle of the ring')
    assert.ok(low! < high! && low! > radii.zodiac && high! < radii.rim)
  }
})

const ranging = { range: { from: 112, to: 124.5 } }

test('the bow of a day lies on the ticks of the ring that the body is in, beneath what else is drawn of it', () => {
  const svg = drawWheel({
    bodies: [body('moon', 118, ranging)],
    aspects: [],
    outer: { ...outer, bodies: [body('moon', 118, ranging)] },
  })
  for (const [title, from, to] of [
    ['Moon 28°00′ Cancer, during the day', radii.zodiac - 10, radii.zodiac],
    ['Transiting Moon 28°00′ Cancer, during the day', radii.rim, radii.rim + 10],
  ] as const) {
    const [bow, leader] = pathsOf(partOf(svg, title))
    const [, start, radius, across] = bow!.data.match(/^(M\S+ \S+)A(\S+) (\S+) /)!
    assert.equal(radius, across)
    isNear(pointsOf(start!, 0)[0]!.radius, Number(radius), title)
    const [near, far] = [Number(radius) - bow!.width / 2, Number(radius) + bow!.width / 2]
    assert.ok(near > from && far < to, `${near} to ${far}`)
    assert.ok(far - near > 3)
    assert.deepEqual([bow!.stroke, leader!.stroke], [theme.gold, theme.gold])
  }
})

test('leader and dot of a body are golden, its glyph and letters are ink, and signs of motion are red', () => {
  const svg = drawWheel({
    ...empty,
    bodies: [body('mars', 100, { retrograde: true }), body('venus', 200, { station: 'direct' })],
  })
  const [mars, venus] = [partOf(svg, 'Mars 10°00′ Cancer'), partOf(svg, 'Venus 20°00′ Libra')]
  for (const [part, longitude] of [
    [mars, 100],
    [venus, 200],
  ] as const) {
    assert.equal(pathsOf(part)[0]!.stroke, theme.gold)
    const [, x, y, fill] = part.match(/<circle cx="(\S+)" cy="(\S+)" r="\S+" fill="(\S+)"/)!
    assert.equal(fill, theme.gold)
    const [dot] = pointsOf(`M${x} ${y}`, 77)
    isNear(dot!.longitude, longitude, 'dot', 0.05)
    isNear(dot!.radius, ASPECTS_AT, 'dot')
  }
  const glyphs = (part: string) =>
    Array.from(
      part.matchAll(/<path d="([^"]*)" transform[^>]* stroke="(\S+)" stroke-width="(\S+)"/g),
      ([, ...all]) => all,
    )
  assert.deepEqual(
    glyphs(mars).map(([path, colour]) => [path, colour]),
    [
      [BODY_GLYPHS.mars, theme.ink],
      [RETROGRADE_GLYPH, theme.hard],
    ],
  )
  const [usual, small] = glyphs(mars).map(([, , width]) => Number(width))
  assert.ok(small! > usual!, 'a small sign has wider strokes')
  const colours = Array.from(venus.matchAll(/<g fill="([^"]*)"/g), ([, fill]) => fill)
  assert.deepEqual(colours, [theme.ink, theme.hard], 'degree and minute, station')
})

test('signs are drawn first, then cusps, angles, house numbers, chords, bodies and those of the second ring', () => {
  const svg = drawWheel({
    ...empty,
    bodies: [body('sun', 10), body('moon', 130)],
    outer: {
      label: 'Transiting',
      bodies: [body('mars', 130)],
      aspects: [{ planet1: 'sun', planet2: 'mars', aspect: 'trine', orb: 0.5 }],
    },
  })
  const kindOf = (title: string) => {
    if (title.includes(', orb ')) return 'chord'
    if (/^(Ascendant|Descendant|Midheaven|Imum coeli): /.test(title)) return 'angle'
    return /^(Cusp|House|Transiting|Sun|Moon)(?= )/.exec(title)?.[0] ?? 'sign'
  }
  const kinds = [...partsOf(svg).keys()].map(kindOf)
  assert.deepEqual(
    kinds.filter((kind, index) => kind !== kinds[index - 1]),
    ['sign', 'Cusp', 'angle', 'House', 'chord', 'Sun', 'Moon', 'Transiting'],
  )
  // The ground lies beneath them all, and the circles upon the colours of the signs.
  const [ground, circles] = ['circle cx="0" cy="0"', 'fill="none" stroke="#20233F"'].map((code) =>
    svg.indexOf(code),
  )
  assert.ok(ground! < svg.indexOf('<g><title>Aries') && circles! > svg.indexOf('<g><title>Pisces'))
})

test('a chord is interrupted for its own glyph, which has its colour and is no larger than its room', () => {
  const svg = drawWheel({
    ...empty,
    bodies: [body('sun', 20), body('moon', 110)],
    aspects: [{ planet1: 'sun', planet2: 'moon', aspect: 'square', orb: 1 }],
  })
  const part = partOf(svg, 'Sun square Moon, orb 1.0°')
  const [chord] = pathsOf(part)
  const points = pointsOf(chord!.data, 77)
  assert.deepEqual(
    points.map(({ radius }) => Math.abs(radius - ASPECTS_AT) < 0.02),
    [true, false, false, true],
  )
  isNear(points[0]!.longitude, 20, 'from', 0.05)
  isNear(points[3]!.longitude, 110, 'to', 0.05)
  const [, path, x, y, scale, stroke] = part.match(
    /<path d="([^"]*)" transform="translate\((\S+) (\S+)\) scale\((\S+)\)" fill="none" stroke="(\S+)"/,
  )!
  assert.deepEqual([path, stroke, chord!.stroke], [ASPECT_GLYPHS.square, theme.hard, theme.hard])
  // A square of 14 units and its stroke.
  const half = (7 + 1.2) * Number(scale)
  assert.ok(half < SCALES.full.aspectGlyph && half > SCALES.full.aspectGlyph / 2)
  const ends = Array.from(chord!.data.matchAll(/[ML](\S+?) (-?[\d.]+)/g), ([, ...at]) => at.map(Number))
  for (const [endX, endY] of ends.slice(1, 3)) {
    const beside = Math.max(Math.abs(endX! - Number(x)), Math.abs(endY! - Number(y)))
    assert.ok(beside > SCALES.full.aspectGlyph && beside < SCALES.full.aspectGlyph + 2)
  }
})

test('an aspect to something that is not on the wheel is not drawn', () => {
  const to = (planet1: string, planet2: string) => ({ planet1, planet2, aspect: 'square', orb: 1 })
  const bodies = [body('sun', 20), body('moon', 110)]
  const chords = (chart: WheelChart) =>
    [...partsOf(drawWheel(chart)).keys()].filter((title) => title.includes('orb'))
  const aspects = [to('sun', 'moon'), to('sun', 'chiron'), to('chiron', 'moon'), to('mars', 'pluto')]
  assert.deepEqual(chords({ ...empty, bodies, aspects }), ['Sun square Moon, orb 1.0°'])
  // From a body of the chart to one of the ring.
  const ring = {
    label: 'Transiting',
    bodies: [body('mars', 200)],
    aspects: [to('sun', 'mars'), to('mars', 'sun')],
  }
  assert.deepEqual(chords({ ...empty, bodies, aspects, outer: ring }), [
    'Sun square Transiting Mars, orb 1.0°',
  ])
})

test('letters below the wheel stand on the ground of the theme, which covers the whole picture', () => {
  const boxOf = (svg: string) =>
    svg
      .match(/viewBox="(\S+) (\S+) (\S+) (\S+)"/)!
      .slice(1)
      .map(Number)
  for (const [chart, options] of [
    [{ ...empty, caption: ['Born'] }, {}],
    [{ ...empty, bodies: [body('sun', 0), body('moon', 90)] }, { grid: true }],
  ] as const) {
    const svg = drawWheel(chart, options)
    const [, x, y, width, height, fill] = svg.match(
      /<rect x="(\S+)" y="(\S+)" width="(\S+)" height="(\S+)" fill="(#\w+)"\/>/,
    )!
    assert.deepEqual([x, y, width, height].map(Number), boxOf(svg))
    assert.equal(fill, theme.ground)
    assert.ok(svg.indexOf('<rect') < svg.indexOf('<circle'), 'beneath the wheel')
    const [left, top, across, down] = boxOf(svg) as [number, number, number, number]
    assert.deepEqual([left, top], [-across / 2, -across / 2])
    assert.equal(across, 2 * (radii.rim + SCALES.full.labelRoom))
    const [, shown, high] = svg.match(/ width="(\d+)" height="(\d+)" role/)!
    assert.equal(Number(high), Math.round((Number(shown) * down) / across))
  }
  assert.doesNotMatch(drawWheel(empty), /<rect/)
})

test('the table of aspects stands below the caption', () => {
  const bodies = [body('sun', 0), body('moon', 90)]
  const heightOf = (svg: string) => Number(svg.match(/viewBox="\S+ \S+ \S+ (\S+)"/)![1])
  const captioned = { ...empty, bodies, caption: ['Born', 'Somewhere'] }
  const [plain, caption, grid, both] = [
    drawWheel({ ...empty, bodies }),
    drawWheel(captioned),
    drawWheel({ ...empty, bodies }, { grid: true }),
    drawWheel(captioned, { grid: true }),
  ]
  isNear(
    heightOf(both!) - heightOf(plain!),
    heightOf(caption!) + heightOf(grid!) - 2 * heightOf(plain!),
    'both',
  )
  const [, top] = both!.match(/<rect x="\S+" y="(\S+)" width="24"/)!
  assert.ok(Number(top) > heightOf(caption!) - heightOf(plain!) / 2)
})

test('a wheel alone is the same drawing without what is below it, and as wide as asked for', () => {
  const chart = { ...empty, bodies: [body('sun', 0), body('moon', 90)] }
  assert.equal(drawBareWheel(chart), drawWheel(chart))
  assert.equal(
    drawBareWheel(chart, { theme: 'dark', scale: 'compact', size: 300 }),
    drawWheel(chart, { theme: 'dark', scale: 'compact', size: 300 }),
  )
  const captioned = drawBareWheel({ ...chart, caption: ['Born', 'Somewhere'] })
  assert.match(captioned, /<desc>Born\. Somewhere<\/desc>/)
  assert.equal(captioned.replace(/<desc>.*?<\/desc>/, ''), drawWheel(chart))
  assert.doesNotMatch(drawWheel({ ...chart, caption: [] }), /<desc>/)
})

test('a cusp of the second ring has no line of its own within a thousandth of a degree of one of its angles', () => {
  const linesAt = (from: number) => {
    const cusps = Array.from({ length: 12 }, (_, index) => turn(97 + from + index * 30))
    const second = { ...outer, ascendant: 97, midheaven: 2, cusps }
    return [...partsOf(drawWheel({ ...empty, outer: second })).keys()].filter((title) =>
      title.startsWith('Transiting cusp of house 1:'),
    ).length
  }
  assert.deepEqual([0, 0.00095, 0.00105].map(linesAt), [0, 0, 1])
})
