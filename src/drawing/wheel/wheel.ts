import type { AspectName } from '../../chart/aspects.ts'
import { nameOf, SIGN_SPAN, SIGNS, signOf } from '../../sky/zodiac.ts'
import { capitalised } from '../../text.ts'
import { ASPECT_GLYPHS, BODY_GLYPHS, RETROGRADE_GLYPH, SIGN_GLYPHS } from '../glyphs.ts'
import { CENTRE, layout, type PlacedAspect, type PlacedPlanet, pointAt, type WheelChart } from './layout.ts'
import { SCALES, type Scale, type ScaleName } from './scales.ts'
import { WHEEL_THEMES, type WheelTheme, type WheelThemeName } from './themes.ts'

/** Half the room that an aspect's glyph of 24 units is drawn in, its margin included. */
const ASPECT_ROOM = 15.2

const ELEMENTS = ['fire', 'earth', 'air', 'water'] as const

/** How an aspect's chord is drawn. Conjunctions have none: the glyphs already stand together. */
const CHORDS: Partial<Record<AspectName, { colour: 'easy' | 'hard' | 'minor'; dashes?: string }>> = {
  trine: { colour: 'easy' },
  sextile: { colour: 'easy', dashes: '5 3' },
  square: { colour: 'hard' },
  opposition: { colour: 'hard' },
  semisextile: { colour: 'minor', dashes: '1.5 3' },
  semisquare: { colour: 'minor', dashes: '1.5 3' },
  sesquiquadrate: { colour: 'minor', dashes: '1.5 3' },
  quincunx: { colour: 'minor', dashes: '1.5 3' },
}

/** The natal wheel as one SVG: the same drawing for the page, the API and the terminal. */
export function drawWheel(
  chart: WheelChart,
  options: { theme?: WheelThemeName; scale?: ScaleName } = {},
): string {
  const scale: Scale = SCALES[options.scale ?? 'full']
  const pen = new Pen(chart, WHEEL_THEMES[options.theme ?? 'light'], scale)
  const placed = layout(chart, scale)
  const { radii, letters } = scale
  const parts = [
    circle(radii.rim + 6, `fill="${pen.theme.ground}"`),
    ...SIGNS.map((_, index) => pen.sign(index)),
    pen.ticks(),
    ...[radii.rim, radii.zodiac, radii.houses, radii.aspects].map((radius) => pen.ring(radius)),
    circle(radii.rim + 4, `fill="none" stroke="${pen.theme.gold}" stroke-width=".8"`),
    ...chart.cusps.map((cusp, index) => pen.cusp(cusp, index + 1)),
    ...placed.axes.map((axis) => pen.axis(axis)),
    ...placed.houseNumbers.map(({ house, at }) =>
      pen.text(String(house), radii.houseNumber, at, letters.houseNumber, `House ${house}`),
    ),
    ...placed.aspects.map((aspect) => pen.aspect(aspect)),
    ...placed.planets.map((planet) => pen.planet(planet)),
  ]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-16 -16 672 672" width="640" height="640" role="img" ` +
    `aria-label="Natal chart wheel" font-family="Palatino, 'Book Antiqua', Georgia, serif">` +
    `<title>Natal chart wheel</title>${parts.join('')}</svg>`
  )
}

/** Draws in one chart's frame and one theme's colours. */
class Pen {
  readonly chart: WheelChart
  readonly theme: WheelTheme
  readonly radii: Scale['radii']
  readonly glyphs: Scale['glyphs']
  readonly letters: Scale['letters']
  readonly aspectGlyph: number

  constructor(chart: WheelChart, theme: WheelTheme, { radii, glyphs, letters, aspectGlyph }: Scale) {
    this.chart = chart
    this.theme = theme
    this.radii = radii
    this.glyphs = glyphs
    this.letters = letters
    this.aspectGlyph = aspectGlyph
  }

  #at(radius: number, longitude: number): string {
    const { x, y } = pointAt(this.chart, radius, longitude)
    return `${round(x)} ${round(y)}`
  }

  #line(fromRadius: number, toRadius: number, longitude: number): string {
    return `M${this.#at(fromRadius, longitude)}L${this.#at(toRadius, longitude)}`
  }

  #glyph(path: string, at: { x: number; y: number }, scale: number, colour: string, width: number): string {
    return (
      `<path d="${path}" transform="translate(${round(at.x)} ${round(at.y)}) scale(${scale})" fill="none" ` +
      `stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
    )
  }

  sign(index: number): string {
    const name = SIGNS[index]!
    const colour = this.theme[ELEMENTS[index % 4]!]
    const [from, to] = [index * 30, index * 30 + 30]
    const outline =
      `M${this.#at(this.radii.rim, from)}A${this.radii.rim} ${this.radii.rim} 0 0 0 ${this.#at(this.radii.rim, to)}` +
      `L${this.#at(this.radii.zodiac, to)}A${this.radii.zodiac} ${this.radii.zodiac} 0 0 1 ${this.#at(this.radii.zodiac, from)}Z`
    const middle = pointAt(this.chart, (this.radii.zodiac + this.radii.rim) / 2, index * 30 + 15)
    return (
      `<g><title>${capitalised(name)}</title>` +
      `<path d="${outline}" fill="${colour}" fill-opacity="${this.theme.ring}" stroke="${this.theme.ink}" stroke-width=".8"/>` +
      `${this.#glyph(SIGN_GLYPHS[name], middle, this.glyphs.sign, colour, 2)}</g>`
    )
  }

  ticks(): string {
    const marks = Array.from({ length: 360 }, (_, degree) => {
      const length = degree % 10 === 0 ? 10 : degree % 5 === 0 ? 7 : 4
      return this.#line(this.radii.zodiac, this.radii.zodiac - length, degree)
    })
    return `<path d="${marks.join('')}" stroke="${this.theme.ink}" stroke-width=".7" stroke-opacity=".7"/>`
  }

  ring(radius: number): string {
    return circle(radius, `fill="none" stroke="${this.theme.ink}" stroke-width="1.1"`)
  }

  cusp(longitude: number, house: number): string {
    return (
      `<path d="${this.#line(this.radii.aspects, this.radii.tick, longitude)}" stroke="${this.theme.ink}" stroke-width=".8" ` +
      `stroke-opacity=".45" stroke-dasharray="2 3"><title>Cusp of house ${house}: ${degreeText(longitude)}</title></path>`
    )
  }

  axis({ label, longitude, labelAt }: { label: string; longitude: number; labelAt: number }): string {
    const width = label === 'ASC' || label === 'MC' ? 2.2 : 1.2
    return (
      `<g><title>${AXIS_NAMES[label]}: ${degreeText(longitude)}</title>` +
      `<path d="${this.#line(this.radii.aspects, this.radii.zodiac, longitude)}${this.#line(this.radii.rim, this.radii.rim + 8, longitude)}" ` +
      `stroke="${this.theme.gold}" stroke-width="${width}"/>${this.#label(label, this.radii.axisLabel, labelAt, this.letters.axisLabel, this.theme.gold)}</g>`
    )
  }

  text(words: string, radius: number, longitude: number, size: number, title: string): string {
    return `<g><title>${title}</title>${this.#label(words, radius, longitude, size, this.theme.ink)}</g>`
  }

  /** Letters with a margin in the ground's colour, so that no line runs through them. */
  #label(words: string, radius: number, longitude: number, size: number, colour: string): string {
    const { x, y } = pointAt(this.chart, radius, longitude)
    return (
      `<text x="${round(x)}" y="${round(y + size * 0.36)}" font-size="${size}" fill="${colour}" text-anchor="middle" ` +
      `paint-order="stroke" stroke="${this.theme.ground}" stroke-width="4" stroke-linejoin="round">${words}</text>`
    )
  }

  aspect({ aspect, from, to, glyph }: PlacedAspect): string {
    const { colour, dashes } = CHORDS[aspect.aspect]!
    const closeness = 1 - Math.min(aspect.orb, 8) / 8
    const chord =
      `<path d="M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}" stroke="${this.theme[colour]}" ` +
      `stroke-width="${round(0.7 + 1.5 * closeness)}" stroke-opacity="${round(0.35 + 0.6 * closeness)}"` +
      `${dashes ? ` stroke-dasharray="${dashes}"` : ''}/>`
    const sign = glyph
      ? `<circle cx="${round(glyph.x)}" cy="${round(glyph.y)}" r="${this.aspectGlyph}" fill="${this.theme.ground}"/>` +
        this.#glyph(
          ASPECT_GLYPHS[aspect.aspect],
          glyph,
          round(this.aspectGlyph / ASPECT_ROOM),
          this.theme[colour],
          2.4,
        )
      : ''
    const title = `${capitalised(aspect.planet1)} ${aspect.aspect} ${capitalised(aspect.planet2)}, orb ${aspect.orb.toFixed(1)}°`
    return `<g><title>${title}</title>${chord}${sign}</g>`
  }

  planet({ name, longitude, retrograde, column }: PlacedPlanet): string {
    const { radii, glyphs, letters, theme } = this
    const at = pointAt(this.chart, radii.glyph, column)
    const { degree, minute } = degreeAndMinute(longitude)
    const minutes =
      radii.minute === undefined
        ? ''
        : this.#label(`${String(minute).padStart(2, '0')}′`, radii.minute, column, letters.minute, theme.ink)
    const backwards = retrograde
      ? this.#glyph(
          RETROGRADE_GLYPH,
          pointAt(this.chart, radii.retrograde, column),
          glyphs.retrograde,
          theme.hard,
          3,
        )
      : ''
    return (
      `<g><title>${capitalised(name)} ${degreeText(longitude)}${retrograde ? ', retrograde' : ''}</title>` +
      this.#leader(longitude, column) +
      this.#glyph(BODY_GLYPHS[name], at, glyphs.planet, theme.ground, 7) +
      this.#glyph(BODY_GLYPHS[name], at, glyphs.planet, theme.ink, 1.8) +
      `${this.#label(`${degree}°`, radii.degree, column, letters.degree, theme.ink)}${minutes}${backwards}</g>`
    )
  }

  /** From where a planet is to the column that stands for it, and a dot where its chords begin. */
  #leader(longitude: number, column: number): string {
    const { zodiac, glyph, aspects } = this.radii
    const touch = pointAt(this.chart, aspects, longitude)
    const end = glyph + this.glyphs.planet * 14.7
    return (
      `<path d="M${this.#at(zodiac, longitude)}L${this.#at(zodiac - 9, longitude)}L${this.#at(end, column)}" ` +
      `fill="none" stroke="${this.theme.gold}" stroke-width="1"/>` +
      `<circle cx="${round(touch.x)}" cy="${round(touch.y)}" r="2" fill="${this.theme.gold}"/>`
    )
  }
}

const AXIS_NAMES: Readonly<Record<string, string>> = {
  ASC: 'Ascendant',
  DSC: 'Descendant',
  MC: 'Midheaven',
  IC: 'Imum coeli',
}

const circle = (radius: number, style: string) =>
  `<circle cx="${CENTRE}" cy="${CENTRE}" r="${radius}" ${style}/>`

/**
 * Degrees and minutes are cut, never rounded: 29°59.9′ stays in its sign. In millionths of a degree, which longitudes are
 * shown in: of 8.85 the fraction times sixty is a little less than the 51 minutes that the chart says.
 */
function degreeAndMinute(longitude: number) {
  const millionths = Math.round(longitude * 1e6)
  return {
    degree: Math.floor(millionths / 1e6) % SIGN_SPAN,
    minute: Math.floor(((millionths % 1e6) * 60) / 1e6),
  }
}

function degreeText(longitude: number): string {
  const { degree, minute } = degreeAndMinute(longitude)
  return `${degree}°${String(minute).padStart(2, '0')}′ ${nameOf(signOf(longitude))}`
}

const round = (value: number) => Math.round(value * 100) / 100
