/** Where things lie on the drawn wheel, measured in the SVG itself: nothing here asks the layout. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { AspectName } from '../../chart/aspects.ts'
import type { Planet } from '../../sky/planets.ts'
import { ASPECT_GLYPHS, BODY_GLYPHS, SIGN_GLYPHS } from '../glyphs.ts'
import type { WheelChart } from './layout.ts'
import { SCALES, type ScaleName } from './scales.ts'
import { WHEEL_THEMES, type WheelThemeName } from './themes.ts'
import { drawWheel } from './wheel.ts'

fc.configureGlobal({ seed: 20 })

const PLANETS = Object.keys(BODY_GLYPHS) as Planet[]
const ASPECTS = Object.keys(ASPECT_GLYPHS) as AspectName[]
const SIGNS = Object.keys(SIGN_GLYPHS)
const MIDDLE = 320
const turn = (angle: number) => ((angle % 360) + 360) % 360
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** A chart that a sky could have: houses in order from the Ascendant, planets anywhere. */
const degrees = fc.integer({ min: 0, max: 359_999 }).map((thousandths) => thousandths / 1000)
const anyChart: fc.Arbitrary<WheelChart> = fc
  .record({
    ascendant: degrees,
    quarter: fc.integer({ min: 50, max: 130 }),
    places: fc.array(degrees, { minLength: 10, maxLength: 10 }),
    retrograde: fc.array(fc.boolean(), { minLength: 10, maxLength: 10 }),
    aspects: fc.uniqueArray(
      fc.record({
        pair: fc.tuple(fc.nat(9), fc.nat(9)).filter(([a, b]) => a !== b),
        aspect: fc.constantFrom(...ASPECTS),
        orb: fc.integer({ min: 0, max: 80 }).map((tenths) => tenths / 10),
      }),
      { maxLength: 12, selector: ({ pair, aspect }) => `${pair} ${aspect}` },
    ),
  })
  .map(({ ascendant, quarter, places, retrograde, aspects }) => ({
    ascendant,
    midheaven: turn(ascendant - quarter),
    cusps: Array.from({ length: 12 }, (_, house) =>
      // Two quarters below the horizon, the same two above it.
      turn(ascendant + Math.floor(house / 6) * 180 + span(house % 6, 180 - quarter)),
    ),
    planets: places.map((longitude, index) => ({
      name: PLANETS[index]!,
      longitude,
      retrograde: retrograde[index]!,
    })),
    aspects: aspects.map(({ pair, aspect, orb }) => ({
      planet1: PLANETS[pair[0]]!,
      planet2: PLANETS[pair[1]]!,
      aspect,
      orb,
    })),
  }))

const span = (house: number, quarter: number) =>
  house < 3 ? (house * quarter) / 3 : quarter + ((house - 3) * (180 - quarter)) / 3

interface Polar {
  radius: number
  /** From three o'clock, counter-clockwise as it is seen: y grows downwards in SVG. */
  angle: number
}

function polar(x: number, y: number): Polar {
  const [right, up] = [x - MIDDLE, MIDDLE - y]
  return { radius: Math.hypot(right, up), angle: turn((Math.atan2(up, right) * 180) / Math.PI) }
}

const number = '(-?[\\d.]+)'
const placesIn = (data: string): Polar[] =>
  Array.from(data.matchAll(new RegExp(`[ML]${number} ${number}`, 'g')), ([, x, y]) =>
    polar(Number(x), Number(y)),
  )

/** The part of the drawing with a title that begins so. */
function part(svg: string, title: string): string {
  const found = svg
    .split('<g>')
    .map((piece) => piece.split('</g>')[0]!)
    .filter((piece) => piece.startsWith(`<title>${title}`))
  assert.equal(found.length, 1, title)
  return found[0]!
}

const dataIn = (piece: string) => Array.from(piece.matchAll(/ d="(M-?[\d.]+ [^"]*)"/g), ([, data]) => data!)
const textAt = (piece: string, words: string) => {
  const [, x, y, size] = piece.match(
    new RegExp(`<text x="${number}" y="${number}" font-size="${number}"[^>]*>${words}</text>`),
  )!
  // Letters stand on their line, a little below the middle they are set around.
  return polar(Number(x), Number(y) - 0.36 * Number(size))
}
const movedTo = (piece: string) =>
  Array.from(piece.matchAll(new RegExp(`translate\\(${number} ${number}\\)`, 'g')), ([, x, y]) =>
    polar(Number(x), Number(y)),
  )

const near = (shown: number, expected: number, within: number, what: string) =>
  assert.ok(Math.abs(shown - expected) <= within, `${what}: ${shown}, expected ${expected}`)

/** Coordinates have two decimals: a hundredth of a unit is a fraction of a degree that grows towards the middle. */
function isAt(shown: Polar, longitude: number, ascendant: number, what: string): void {
  const off = turn(shown.angle - (180 + longitude - ascendant) + 180) - 180
  near(off, 0, 0.6 / shown.radius, what)
}

const scales = Object.keys(SCALES) as ScaleName[]

test('the Ascendant is at the left, the Descendant at the right, the Midheaven above and the Imum coeli below', () => {
  const drawn = (title: string, svg: string) => placesIn(dataIn(part(svg, title))[0]!)
  fc.assert(
    fc.property(anyChart, fc.constantFrom(...scales), (chart, scale) => {
      const svg = drawWheel(chart, { scale })
      for (const { angle } of drawn('Ascendant', svg)) near(angle, 180, 0.01, 'Ascendant')
      for (const { angle } of drawn('Descendant', svg)) near(turn(angle + 180), 180, 0.01, 'Descendant')
      for (const { angle } of drawn('Midheaven', svg)) assert.ok(angle > 45 && angle < 135, 'Midheaven')
      for (const { angle } of drawn('Imum coeli', svg)) assert.ok(angle > 225 && angle < 315, 'Imum coeli')
      for (const at of drawn('Midheaven', svg)) isAt(at, chart.midheaven, chart.ascendant, 'Midheaven')
      for (const at of drawn('Imum coeli', svg))
        isAt(at, chart.midheaven + 180, chart.ascendant, 'Imum coeli')
      const label = textAt(part(svg, 'Ascendant'), 'ASC')
      near(label.angle, 180, 8, 'ASC')
      assert.ok(label.radius > SCALES[scale].radii.rim)
    }),
  )
})

test('longitudes grow counter-clockwise: each sign fills its thirty degrees, in the order of the zodiac', () => {
  fc.assert(
    fc.property(anyChart, fc.constantFrom(...scales), (chart, scale) => {
      const { rim, zodiac } = SCALES[scale].radii
      const svg = drawWheel(chart, { scale })
      for (const [index, sign] of SIGNS.entries()) {
        const piece = part(svg, capital(sign))
        const [outline] = dataIn(piece)
        const [from] = placesIn(outline!)
        isAt(from!, index * 30, chart.ascendant, sign)
        const arcs = Array.from(
          outline!.matchAll(new RegExp(`A${number} ${number} 0 (\\d) (\\d) ${number} ${number}`, 'g')),
          ([, rx, ry, isLarge, isClockwise, x, y]) => ({
            size: [rx, ry].map(Number),
            flags: `${isLarge}${isClockwise}`,
            to: polar(Number(x), Number(y)),
          }),
        )
        // Out along the rim against the clock, and back along the inner edge with it.
        assert.deepEqual(
          arcs.map(({ size, flags }) => [...size, flags]),
          [
            [rim, rim, '00'],
            [zodiac, zodiac, '01'],
          ],
        )
        isAt(arcs[0]!.to, index * 30 + 30, chart.ascendant, sign)
        near(arcs[0]!.to.radius, rim, 0.01, sign)
        isAt(arcs[1]!.to, index * 30, chart.ascendant, sign)
        near(arcs[1]!.to.radius, zodiac, 0.01, sign)
        const [glyph] = movedTo(piece)
        isAt(glyph!, index * 30 + 15, chart.ascendant, sign)
        near(glyph!.radius, (rim + zodiac) / 2, 0.01, sign)
        assert.ok(piece.includes(SIGN_GLYPHS[sign as keyof typeof SIGN_GLYPHS]))
      }
    }),
    { numRuns: 40 },
  )
})

const ELEMENT_OF = ['fire', 'earth', 'air', 'water'] as const

test('signs have the colours of their elements, fire first', () => {
  const chart = fc.sample(anyChart, 1)[0]!
  for (const theme of ['light', 'dark'] as const) {
    const svg = drawWheel(chart, { theme })
    for (const [index, sign] of SIGNS.entries()) {
      const colour = WHEEL_THEMES[theme][ELEMENT_OF[index % 4]!]
      assert.match(part(svg, capital(sign)), new RegExp(`fill="${colour}" fill-opacity=.*stroke="${colour}"`))
    }
  }
})

test('there is a tick at every whole degree, longer at five and longest at ten', () => {
  fc.assert(
    fc.property(anyChart, fc.constantFrom(...scales), (chart, scale) => {
      const { zodiac } = SCALES[scale].radii
      const [ticks] = dataIn(drawWheel(chart, { scale })).filter((data) => data.split('M').length === 361)
      const ends = placesIn(ticks!)
      for (let degree = 0; degree < 360; degree++) {
        const [outer, inner] = [ends[2 * degree]!, ends[2 * degree + 1]!]
        isAt(outer, degree, chart.ascendant, `tick ${degree}`)
        isAt(inner, degree, chart.ascendant, `tick ${degree}`)
        near(outer.radius, zodiac, 0.01, `tick ${degree}`)
        const length = degree % 10 === 0 ? 10 : degree % 5 === 0 ? 7 : 4
        near(outer.radius - inner.radius, length, 0.02, `tick ${degree}`)
      }
    }),
    { numRuns: 10 },
  )
})

/** Degrees and minutes are cut off, not rounded, from the six decimals that an answer shows. */
function inWords(longitude: number): string {
  const minutes = Math.floor((Math.round(longitude * 1e6) * 60) / 1e6)
  const [degree, minute] = [Math.floor(minutes / 60) % 30, String(minutes % 60).padStart(2, '0')]
  return `${degree}°${minute}′ ${capital(SIGNS[Math.floor(minutes / 1800)]!)}`
}

test('each planet touches the zodiac and the circle of aspects at its true degree, and is named with it', () => {
  fc.assert(
    fc.property(anyChart, fc.constantFrom(...scales), (chart, scale) => {
      const { radii, gaps } = SCALES[scale]
      const svg = drawWheel(chart, { scale })
      for (const { name, longitude, retrograde } of chart.planets) {
        const words = `${inWords(longitude)}${retrograde ? ', retrograde' : ''}</title>`
        const piece = part(svg, `${capital(name)} ${words}`)
        const [edge, inside, column] = placesIn(dataIn(piece)[0]!)
        near(edge!.radius, radii.zodiac, 0.01, name)
        isAt(edge!, longitude, chart.ascendant, name)
        assert.ok(inside!.radius < radii.zodiac && inside!.radius > radii.glyph)
        isAt(inside!, longitude, chart.ascendant, name)
        const [, x, y] = piece.match(new RegExp(`<circle cx="${number}" cy="${number}" r="2"`))!
        near(polar(Number(x), Number(y)).radius, radii.aspects, 0.01, name)
        isAt(polar(Number(x), Number(y)), longitude, chart.ascendant, name)
        // Ten planets that stand apart by the gap take less than half of the circle: none is moved farther.
        const away = turn(column!.angle - edge!.angle + 180) - 180
        near(away, 0, 9 * gaps.planet, name)
        const [glyph] = movedTo(piece)
        near(turn(glyph!.angle - column!.angle + 180), 180, 0.2, name)
        near(glyph!.radius, radii.glyph, 0.01, name)
        assert.ok(
          column!.radius > radii.glyph && column!.radius < inside!.radius,
          'the line ends at the glyph',
        )
        assert.equal(piece.split(BODY_GLYPHS[name]).length, 3)
        assert.equal(movedTo(piece).length, retrograde ? 3 : 2)
        checkRows(piece, longitude, column!.angle, scale)
      }
    }),
    { numRuns: 40 },
  )
})

/** Below a planet's glyph stand its degree, and its minute where there is room. */
function checkRows(piece: string, longitude: number, column: number, scale: ScaleName): void {
  const { radii } = SCALES[scale]
  const [, degree, minute] = inWords(longitude).match(/^(\d+)°(\d\d)′/)!
  const rows: [words: string, radius: number][] = [[`${degree}°`, radii.degree]]
  if ('minute' in radii) rows.push([`${minute}′`, radii.minute])
  assert.equal(piece.split('<text').length - 1, rows.length)
  for (const [words, radius] of rows) {
    const at = textAt(piece, words)
    near(at.radius, radius, 0.02, words)
    near(turn(at.angle - column + 180), 180, 0.2, words)
  }
}

test('a planet that stands apart from the others has its column at its own degree', () => {
  const planets = PLANETS.map((name, index) => ({ name, longitude: index * 36 + 1.5, retrograde: false }))
  const chart = { ascendant: 200, midheaven: 110, cusps: [], planets, aspects: [] }
  for (const scale of scales)
    for (const { name, longitude } of planets)
      for (const at of movedTo(part(drawWheel(chart, { scale }), capital(name))))
        isAt(at, longitude, 200, name)
})

test('cusps lie at their longitudes, and the number of a house between its own two', () => {
  fc.assert(
    fc.property(anyChart, (chart) => {
      const svg = drawWheel(chart)
      const { aspects, tick, houseNumber } = SCALES.full.radii
      for (const [index, cusp] of chart.cusps.entries()) {
        const house = index + 1
        const pattern = `<path d="([^"]*)"[^>]*><title>Cusp of house ${house}: ${inWords(cusp)}</title>`
        const ends = placesIn(svg.match(new RegExp(pattern))![1]!)
        assert.equal(ends.length, 2)
        for (const at of ends) isAt(at, cusp, chart.ascendant, `cusp ${house}`)
        near(ends[0]!.radius, aspects, 0.01, 'inner end')
        near(ends[1]!.radius, tick, 0.01, 'outer end')
        // The quarters here have 50 to 130 degrees, so every house has room for its number in the middle.
        const width = turn(chart.cusps[(index + 1) % 12]! - cusp)
        const at = textAt(part(svg, `House ${house}</title>`), String(house))
        isAt(at, cusp + width / 2, chart.ascendant, `house ${house}`)
        near(at.radius, houseNumber, 0.02, `house ${house}`)
      }
    }),
    { numRuns: 40 },
  )
})

const EASY = ['trine', 'sextile']
const HARD = ['square', 'opposition']
const colourOf = (aspect: string) =>
  EASY.includes(aspect) ? 'easy' : HARD.includes(aspect) ? 'hard' : 'minor'

test('a chord joins the degrees of its two planets, in the colour of its kind; conjunctions have none', () => {
  fc.assert(
    fc.property(anyChart, fc.constantFrom('light', 'dark'), (chart, theme: WheelThemeName) => {
      const svg = drawWheel(chart, { theme })
      const longitudeOf = (name: string) => chart.planets.find((planet) => planet.name === name)!.longitude
      for (const { planet1, planet2, aspect, orb } of chart.aspects) {
        const title = `${capital(planet1)} ${aspect} ${capital(planet2)}, orb ${orb.toFixed(1)}°`
        if (aspect === 'conjunction') {
          assert.ok(!svg.includes(title))
          continue
        }
        const piece = part(svg, title)
        const [from, to] = placesIn(dataIn(piece)[0]!)
        isAt(from!, longitudeOf(planet1), chart.ascendant, title)
        isAt(to!, longitudeOf(planet2), chart.ascendant, title)
        for (const { radius } of [from!, to!]) near(radius, SCALES.full.radii.aspects, 0.02, title)
        const colour = WHEEL_THEMES[theme][colourOf(aspect)]
        assert.ok(piece.includes(`stroke="${colour}" stroke-width=`), title)
        const isWhole = aspect === 'trine' || HARD.includes(aspect)
        assert.equal(piece.includes('stroke-dasharray'), !isWhole, title)
      }
    }),
    { numRuns: 60 },
  )
})

test('the closer an aspect, the wider, the plainer and the later drawn is its chord', () => {
  const planets = PLANETS.map((name, index) => ({ name, longitude: index * 36, retrograde: false }))
  const orbs = [3.5, 0, 8, 1, 6]
  const aspects = orbs.map((orb, index) => ({
    planet1: PLANETS[index]!,
    planet2: PLANETS[index + 5]!,
    aspect: 'opposition' as const,
    orb,
  }))
  const svg = drawWheel({ ascendant: 0, midheaven: 270, cusps: [], planets, aspects })
  const chords = Array.from(
    svg.matchAll(/orb ([\d.]+)°<\/title><path[^>]*stroke-width="([\d.]+)" stroke-opacity="([\d.]+)"/g),
    ([, ...numbers]) => numbers.map(Number),
  )
  assert.deepEqual(
    chords.map(([orb]) => orb),
    [8, 6, 3.5, 1, 0],
  )
  for (const [index, [, width, opacity]] of chords.entries()) {
    if (index === 0) continue
    assert.ok(width! > chords[index - 1]![1]! && opacity! > chords[index - 1]![2]!)
  }
  // From a hair line at the limit of the orb to three times that when exact, and never quite opaque or lost.
  assert.deepEqual(chords.at(0)!.slice(1), [0.7, 0.35])
  assert.deepEqual(chords.at(-1)!.slice(1), [2.2, 0.95])
})

test('the glyph of an aspect lies on its chord: of the closest, in the middle', () => {
  fc.assert(
    fc.property(anyChart, fc.constantFrom(...scales), (chart, scale) => {
      const svg = drawWheel(chart, { scale })
      const room = SCALES[scale].aspectGlyph
      const chords = chart.aspects.filter(({ aspect }) => aspect !== 'conjunction')
      const closest = Math.min(...chords.map(({ orb }) => orb))
      const first = chords.find(({ orb }) => orb === closest)
      for (const each of chords) {
        const title = `${capital(each.planet1)} ${each.aspect} ${capital(each.planet2)}`
        const piece = part(svg, title)
        const [x1, y1, x2, y2] = piece
          .match(new RegExp(`d="M${number} ${number}L${number} ${number}"`))!
          .slice(1)
          .map(Number) as [number, number, number, number]
        const middle = [(x1 + x2) / 2, (y1 + y2) / 2] as const
        const glyph = piece.match(new RegExp(`<circle cx="${number}" cy="${number}" r="${room}"`))
        if (!glyph) {
          // Nothing is in the way of the closest one but the edge of the circle.
          const depth = Math.hypot(middle[0] - MIDDLE, middle[1] - MIDDLE)
          if (each === first) assert.ok(depth + room >= SCALES[scale].radii.aspects - 3 - 0.1, title)
          continue
        }
        assert.ok(
          piece.includes(` d="${ASPECT_GLYPHS[each.aspect]}" transform="translate(${glyph[1]} ${glyph[2]})`),
        )
        const [x, y] = [Number(glyph[1]), Number(glyph[2])]
        const way = Math.hypot(x2 - x1, y2 - y1)
        const off = way === 0 ? 0 : Math.abs((x - x1) * (y2 - y1) - (y - y1) * (x2 - x1)) / way
        near(off, 0, 0.03, `${title} beside its chord`)
        const share = Math.hypot(x - x1, y - y1) / way
        assert.ok(share > 0.19 && share < 0.81, title)
        assert.ok(Math.hypot(x - MIDDLE, y - MIDDLE) + room < SCALES[scale].radii.aspects - 2.9, title)
        if (each === first) near(share, 0.5, 0.01, title)
      }
    }),
    { numRuns: 200 },
  )
})

/** The chart with everything in it, and the Ascendant, so many degrees on. */
const turnedOn = (chart: WheelChart, by: number): WheelChart => ({
  ascendant: turn(chart.ascendant + by),
  midheaven: turn(chart.midheaven + by),
  cusps: chart.cusps.map((cusp) => turn(cusp + by)),
  planets: chart.planets.map((planet) => ({ ...planet, longitude: turn(planet.longitude + by) })),
  aspects: chart.aspects,
})

const coordinates = (svg: string) => svg.match(/-?\d+(\.\d+)?/g)!.map(Number)

/** What is drawn after the ring of signs and its ticks, without the words that name degrees. */
const insideOf = (svg: string) =>
  svg
    .slice(svg.indexOf('stroke-opacity=".7"/>'))
    .replaceAll(/<title>.*?<\/title>/g, '')
    .replaceAll(/>\d+[°′]</g, '><')

test('a chart turned on as a whole keeps its drawing: only the signs move along', () => {
  fc.assert(
    fc.property(anyChart, fc.integer({ min: 1, max: 359 }), (chart, by) => {
      const [before, after] = [chart, turnedOn(chart, by)].map((each) => insideOf(drawWheel(each)))
      const [some, others] = [coordinates(before!), coordinates(after!)]
      assert.equal(some.length, others.length)
      for (const [index, value] of some.entries()) near(others[index]!, value, 0.011, 'coordinate')
    }),
    { numRuns: 60 },
  )
})

test('another Ascendant under the same sky turns the drawing about its middle by the difference', () => {
  const sky = fc.sample(anyChart, { numRuns: 30, seed: 4 })
  for (const chart of sky)
    for (const by of [30, 90, 211]) {
      const drawn = [chart, { ...chart, ascendant: turn(chart.ascendant + by) }].map((each) =>
        Array.from(drawWheel(each).matchAll(/ d="(M[^"]*L[^"]*)" (?!transform)/g), ([, data]) =>
          placesIn(data!),
        ),
      )
      const [before, after] = drawn.map((paths) => paths.filter(({ length }) => length > 0))
      assert.equal(before!.length, after!.length)
      for (const [index, places] of before!.entries()) {
        // The horizon itself is drawn where the Ascendant is.
        const isHorizon = [places[0]!.angle, turn(places[0]!.angle + 180)].some(
          (angle) => Math.abs(angle - 180) < 0.01,
        )
        if (isHorizon) continue
        for (const [at, { radius, angle }] of places.entries()) {
          near(after![index]![at]!.radius, radius, 0.03, 'radius')
          near(turn(after![index]![at]!.angle - angle + by + 180), 180, 2 / radius, 'angle')
        }
      }
    }
})

test('light and dark differ in colours alone', () => {
  const colourless = (svg: string) =>
    svg.replaceAll(/#[0-9A-F]{6}/g, '#').replaceAll(/fill-opacity="[\d.]+"/g, 'fill-opacity')
  fc.assert(
    fc.property(anyChart, fc.constantFrom(...scales), (chart, scale) => {
      const [light, dark] = (['light', 'dark'] as const).map((theme) => drawWheel(chart, { theme, scale }))
      assert.equal(colourless(light!), colourless(dark!))
      const coloursOf = (svg: string) => new Set(svg.match(/#[0-9A-F]{6}/g))
      const [ofLight, ofDark] = [coloursOf(light!), coloursOf(dark!)]
      for (const colour of ofLight) assert.ok(!ofDark.has(colour), colour)
      for (const [theme, used] of [
        ['light', ofLight],
        ['dark', ofDark],
      ] as const)
        for (const colour of used)
          assert.ok(Object.values(WHEEL_THEMES[theme]).includes(colour as never), `${theme} ${colour}`)
    }),
    { numRuns: 40 },
  )
  assert.equal(
    drawWheel(fc.sample(anyChart, { numRuns: 1, seed: 2 })[0]!),
    drawWheel(fc.sample(anyChart, { numRuns: 1, seed: 2 })[0]!, { theme: 'light', scale: 'full' }),
  )
})

/** Brightness as the web measures contrast (WCAG 2.2). */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

test('every colour stands out from its ground: letters by 7, lines by 3 to 1 and more', () => {
  for (const [theme, { ground, ring: _, ...colours }] of Object.entries(WHEEL_THEMES))
    for (const [name, colour] of Object.entries(colours)) {
      const [a, b] = [luminance(ground), luminance(colour)]
      const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
      assert.ok(contrast >= (name === 'ink' ? 7 : 3), `${theme} ${name}: ${contrast.toFixed(1)}`)
    }
})

test('the rings lie inside one another, each row of a column in its own', () => {
  for (const { radii } of Object.values(SCALES)) {
    const inwards = Object.values(radii)
    assert.deepEqual(
      inwards,
      inwards.toSorted((a, b) => b - a),
    )
  }
  const svg = drawWheel({ ascendant: 0, midheaven: 270, cusps: [], planets: [], aspects: [] })
  const { rim, zodiac, houses, aspects } = SCALES.full.radii
  const rings = Array.from(svg.matchAll(/<circle cx="320" cy="320" r="([\d.]+)"/g), ([, radius]) =>
    Number(radius),
  )
  assert.deepEqual(
    rings.toSorted((a, b) => b - a),
    [rim + 6, rim + 4, rim, zodiac, houses, aspects],
  )
})
