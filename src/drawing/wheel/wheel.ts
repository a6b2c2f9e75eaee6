import {
  ASPECT_GLYPHS,
  type AspectName,
  PLANET_GLYPHS,
  RETROGRADE_GLYPH,
  SIGN_GLYPHS,
  SIGN_NAMES,
} from '../glyphs.ts'
import {
  ASPECT_GLYPH_RADIUS,
  CENTRE,
  layout,
  type PlacedAspect,
  type PlacedPlanet,
  pointAt,
  RADII,
  type WheelChart,
} from './layout.ts'
import { WHEEL_THEMES, type WheelTheme, type WheelThemeName } from './themes.ts'

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
  options: { theme?: WheelThemeName; size?: number } = {},
): string {
  const pen = new Pen(chart, WHEEL_THEMES[options.theme ?? 'light'])
  const placed = layout(chart)
  const size = options.size ?? 640
  const parts = [
    circle(RADII.rim + 6, `fill="${pen.theme.ground}"`),
    ...SIGN_NAMES.map((_, index) => pen.sign(index)),
    pen.ticks(),
    ...[RADII.rim, RADII.zodiac, RADII.houses, RADII.aspects].map((radius) => pen.ring(radius)),
    circle(RADII.rim + 4, `fill="none" stroke="${pen.theme.gold}" stroke-width=".8"`),
    ...chart.cusps.map((cusp, index) => pen.cusp(cusp, index + 1)),
    ...placed.axes.map((axis) => pen.axis(axis)),
    ...placed.houseNumbers.map(({ house, at }) =>
      pen.text(String(house), RADII.houses - 12.5, at, 12, `House ${house}`),
    ),
    ...placed.aspects.map((aspect) => pen.aspect(aspect)),
    ...placed.planets.map((planet) => pen.planet(planet)),
  ]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-16 -16 672 672" width="${size}" height="${size}" role="img" ` +
    `aria-label="Natal chart wheel" font-family="Palatino, 'Book Antiqua', Georgia, serif">` +
    `<title>Natal chart wheel</title>${parts.join('')}</svg>`
  )
}

/** Draws in one chart's frame and one theme's colours. */
class Pen {
  readonly chart: WheelChart
  readonly theme: WheelTheme

  constructor(chart: WheelChart, theme: WheelTheme) {
    this.chart = chart
    this.theme = theme
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
    const name = SIGN_NAMES[index]!
    const colour = this.theme[ELEMENTS[index % 4]!]
    const [from, to] = [index * 30, index * 30 + 30]
    const outline =
      `M${this.#at(RADII.rim, from)}A${RADII.rim} ${RADII.rim} 0 0 0 ${this.#at(RADII.rim, to)}` +
      `L${this.#at(RADII.zodiac, to)}A${RADII.zodiac} ${RADII.zodiac} 0 0 1 ${this.#at(RADII.zodiac, from)}Z`
    const middle = pointAt(this.chart, (RADII.zodiac + RADII.rim) / 2, index * 30 + 15)
    return (
      `<g><title>${capital(name)}</title>` +
      `<path d="${outline}" fill="${colour}" fill-opacity="${this.theme.ring}" stroke="${this.theme.ink}" stroke-width=".8"/>` +
      `${this.#glyph(SIGN_GLYPHS[name], middle, 0.92, colour, 2)}</g>`
    )
  }

  ticks(): string {
    const marks = Array.from({ length: 360 }, (_, degree) => {
      const length = degree % 10 === 0 ? 10 : degree % 5 === 0 ? 7 : 4
      return this.#line(RADII.zodiac, RADII.zodiac - length, degree)
    })
    return `<path d="${marks.join('')}" stroke="${this.theme.ink}" stroke-width=".7" stroke-opacity=".7"/>`
  }

  ring(radius: number): string {
    return circle(radius, `fill="none" stroke="${this.theme.ink}" stroke-width="1.1"`)
  }

  cusp(longitude: number, house: number): string {
    return (
      `<path d="${this.#line(RADII.aspects, RADII.tick, longitude)}" stroke="${this.theme.ink}" stroke-width=".8" ` +
      `stroke-opacity=".45" stroke-dasharray="2 3"><title>Cusp of house ${house}: ${degreeText(longitude)}</title></path>`
    )
  }

  axis({ label, longitude, labelAt }: { label: string; longitude: number; labelAt: number }): string {
    const width = label === 'ASC' || label === 'MC' ? 2.2 : 1.2
    return (
      `<g><title>${AXIS_NAMES[label]}: ${degreeText(longitude)}</title>` +
      `<path d="${this.#line(RADII.aspects, RADII.zodiac, longitude)}${this.#line(RADII.rim, RADII.rim + 8, longitude)}" ` +
      `stroke="${this.theme.gold}" stroke-width="${width}"/>${this.#label(label, RADII.axisLabel, labelAt, 11.5, this.theme.gold)}</g>`
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
      ? `<circle cx="${round(glyph.x)}" cy="${round(glyph.y)}" r="${ASPECT_GLYPH_RADIUS}" fill="${this.theme.ground}"/>` +
        this.#glyph(ASPECT_GLYPHS[aspect.aspect], glyph, 0.46, this.theme[colour], 2.4)
      : ''
    const title = `${capital(aspect.planet1)} ${aspect.aspect} ${capital(aspect.planet2)}, orb ${aspect.orb.toFixed(1)}°`
    return `<g><title>${title}</title>${chord}${sign}</g>`
  }

  planet({ name, longitude, retrograde, column }: PlacedPlanet): string {
    const at = pointAt(this.chart, RADII.glyph, column)
    const { degree, minute } = degreeAndMinute(longitude)
    const touch = pointAt(this.chart, RADII.aspects, longitude)
    const leader =
      `<path d="M${this.#at(RADII.zodiac, longitude)}L${this.#at(RADII.zodiac - 9, longitude)}L${this.#at(RADII.glyph + 14, column)}" ` +
      `fill="none" stroke="${this.theme.gold}" stroke-width="1"/>` +
      `<circle cx="${round(touch.x)}" cy="${round(touch.y)}" r="2" fill="${this.theme.gold}"/>`
    const backwards = retrograde
      ? this.#glyph(RETROGRADE_GLYPH, pointAt(this.chart, RADII.retrograde, column), 0.38, this.theme.hard, 3)
      : ''
    return (
      `<g><title>${capital(name)} ${degreeText(longitude)}${retrograde ? ', retrograde' : ''}</title>${leader}` +
      this.#glyph(PLANET_GLYPHS[name], at, 0.95, this.theme.ground, 7) +
      this.#glyph(PLANET_GLYPHS[name], at, 0.95, this.theme.ink, 1.8) +
      this.#label(`${degree}°`, RADII.degree, column, 11.5, this.theme.ink) +
      this.#label(`${String(minute).padStart(2, '0')}′`, RADII.minute, column, 9.5, this.theme.ink) +
      `${backwards}</g>`
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

/** Degrees and minutes are cut, never rounded: 29°59.9′ stays in its sign. */
function degreeAndMinute(longitude: number) {
  const inSign = longitude % 30
  return { degree: Math.floor(inSign), minute: Math.floor((inSign % 1) * 60) }
}

function degreeText(longitude: number): string {
  const { degree, minute } = degreeAndMinute(longitude)
  return `${degree}°${String(minute).padStart(2, '0')}′ ${capital(SIGN_NAMES[Math.floor(longitude / 30) % 12]!)}`
}

const capital = (word: string) => word[0]!.toUpperCase() + word.slice(1)
const round = (value: number) => Math.round(value * 100) / 100
