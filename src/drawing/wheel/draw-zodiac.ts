/** The ring of signs, the ticks of its degrees, and the circles. */
import { normalize } from '../../sky/angle.ts'
import { elementOf, nameOf, SIGN_SPAN, SIGNS, type Sign } from '../../sky/zodiac.ts'
import { SIGN_GLYPHS } from '../glyphs.ts'
import type { WheelContext } from './drawing.ts'
import { type Line, pointAt } from './geometry.ts'
import { at, circle, glyph, linesData, round, titled } from './svg.ts'

const MIDDLE = { x: 0, y: 0 }
/** Half the angle between the brackets around an intercepted sign, and their half height, in units of the sign's glyph. */
// mutate members, constant: a size: taste, as long as nothing lies on anything else (a test says so)
const BRACKET = { angle: 4.2, half: 11, foot: 0.9 }

export function drawZodiac(drawing: WheelContext): string[] {
  const { layout, theme } = drawing
  const { outside, outerHouses, rim, zodiac, houses, aspects } = layout.radii
  // mutate order: a list of circles that do not touch, in any order
  const rings = [...new Set([outside, outerHouses, rim, zodiac, houses, aspects])]
  return [
    // mutate constant: a size: taste, as long as the ground reaches beyond the circles (a test says so)
    circle(MIDDLE, outside + 6, `fill="${theme.ground}"`),
    // mutate order: the order of drawing parts that only touch, in one colour
    ...SIGNS.map((sign, index) => drawSign(drawing, sign, index)),
    // mutate order: the order of drawing parts that only touch, in one colour
    drawTicks(drawing),
    // mutate order: the order of drawing parts that only touch, in one colour
    ...rings.map((radius) => circle(MIDDLE, radius, `fill="none" stroke="${theme.ink}" stroke-width="1.1"`)),
    circle(MIDDLE, outside + 4, `fill="none" stroke="${theme.gold}" stroke-width=".8"`),
  ]
}

/** The house that a sign lies in with neither of its ends: no cusp is in it. */
function interceptedIn(cusps: readonly number[], index: number): number | undefined {
  const [from, to] = [index * SIGN_SPAN, (index + 1) * SIGN_SPAN]
  const isInSign = (cusp: number) => cusp >= from && cusp < to
  if (cusps.length === 0 || cusps.some(isInSign)) return undefined
  const distances = cusps.map((cusp) => normalize(from - cusp))
  return distances.indexOf(Math.min(...distances)) + 1
}

function drawSign({ chart, layout, scale, theme }: WheelContext, sign: Sign, index: number): string {
  const { first, radii } = layout
  const { rim, zodiac } = radii
  const colour = theme[elementOf(sign)]
  const [from, to] = [index * SIGN_SPAN, (index + 1) * SIGN_SPAN]
  const on = (radius: number, longitude: number) => pointAt(first, radius, longitude)
  const outline =
    `M${at(on(rim, from))}A${rim} ${rim} 0 0 0 ${at(on(rim, to))}` +
    `L${at(on(zodiac, to))}A${zodiac} ${zodiac} 0 0 1 ${at(on(zodiac, from))}Z`
  const [middle, radius] = [from + SIGN_SPAN / 2, (zodiac + rim) / 2]
  const house = interceptedIn(chart.cusps ?? [], index)
  const half = BRACKET.half * scale.glyphs.sign
  const brackets = [-1, 1].map((side) => {
    const [post, foot] = [
      middle + side * BRACKET.angle * scale.glyphs.sign,
      middle + side * (BRACKET.angle - BRACKET.foot) * scale.glyphs.sign,
    ]
    return `M${[on(radius - half, foot), on(radius - half, post), on(radius + half, post), on(radius + half, foot)].map(at).join('L')}`
  })
  return titled(
    house === undefined ? nameOf(sign) : `${nameOf(sign)}, intercepted in house ${house}`,
    `<path d="${outline}" fill="${colour}" fill-opacity="${theme.ring}" stroke="${theme.ink}" stroke-width=".8"/>`,
    glyph(SIGN_GLYPHS[sign], on(radius, middle), scale.glyphs.sign, colour, 2),
    house === undefined
      ? ''
      : `<path d="${brackets.join('')}" fill="none" stroke="${colour}" stroke-width="1.1"/>`,
  )
}

/** One tick for each degree, longer at five and longest at ten; with a second ring also outside. */
function drawTicks({ chart, layout, theme }: WheelContext): string {
  const { rim, zodiac } = layout.radii
  const data = ticks(zodiac, -1) + (chart.outer === undefined ? '' : ticks(rim, 1))
  return (
    `<path d="${data}" transform="rotate(${round(layout.first)})" stroke="${theme.ink}" stroke-width=".7" ` +
    'stroke-opacity=".7"/>'
  )
}

const drawnTicks = new Map<string, string>()

/** All of a circle's ticks with Aries at the left. They are the same for every chart, and take a fifth of the time of a wheel. */
function ticks(radius: number, way: 1 | -1): string {
  const key = `${radius} ${way}`
  const cached = drawnTicks.get(key)
  if (cached !== undefined) return cached
  const lines = Array.from({ length: 360 }, (_, degree): Line => {
    const length = degree % 10 === 0 ? 10 : degree % 5 === 0 ? 7 : 4
    return [pointAt(0, radius, degree), pointAt(0, radius + way * length, degree)]
  })
  const data = linesData(lines)
  // mutate statement, arguments: what is not remembered is drawn again
  drawnTicks.set(key, data)
  return data
}
