/** The cover of a year: the glyph of the sign, and around it the twelve months, each as long as it is good. */
import { SIGN_GLYPHS } from '../../drawing/glyphs.ts'
import { WHEEL_THEMES } from '../../drawing/wheel/themes.ts'
import type { Sign } from '../../sky/zodiac.ts'

const { ink, gold, ground } = WHEEL_THEMES.light
const INNER = 118
const REACH = 150
const LEAST = 0.25
const OUTER = 300
const MONTH_DEGREES = 30
const GAP_DEGREES = 3

/** The best month reaches to the edge, the hardest one a quarter of that. */
export function yearRing(sign: Sign, scores: readonly number[]): string {
  const circle = (radius: number, style: string) => `<circle cx="0" cy="0" r="${radius}" ${style}/>`
  const [least, most] = [Math.min(...scores), Math.max(...scores)]
  const months = scores.map((score, month) => {
    const from = month * MONTH_DEGREES + GAP_DEGREES / 2
    const share = most === least ? 1 : (score - least) / (most - least)
    const outer = INNER + REACH * (LEAST + (1 - LEAST) * share)
    return `<path d="${segment(INNER + 6, outer, from, from + MONTH_DEGREES - GAP_DEGREES)}" fill="${gold}" fill-opacity=".32" stroke="${gold}" stroke-width=".8"/>`
  })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-310 -310 620 620">` +
    circle(OUTER, `fill="${ground}" stroke="${ink}" stroke-width="1.6"`) +
    circle(OUTER - 6, `fill="none" stroke="${gold}" stroke-width=".9"`) +
    months.join('') +
    circle(INNER, `fill="#FFFFFF" stroke="${ink}" stroke-width="1.2"`) +
    `<path d="${SIGN_GLYPHS[sign]}" transform="scale(6.4)" fill="none" stroke="${ink}" stroke-width="1.15" stroke-linecap="round" stroke-linejoin="round"/></svg>`
  )
}

/** Part of a ring; degrees clockwise from the top. */
function segment(inner: number, outer: number, from: number, to: number): string {
  const at = (radius: number, degrees: number) => {
    const angle = ((degrees - 90) * Math.PI) / 180
    return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`
  }
  return (
    `M${at(inner, from)}L${at(outer, from)}A${outer.toFixed(2)} ${outer.toFixed(2)} 0 0 1 ${at(outer, to)}` +
    `L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`
  )
}
