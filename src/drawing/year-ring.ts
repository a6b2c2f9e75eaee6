/** A year at a glance: the glyph of a sign, and around it the twelve months clockwise from the top, the longer the better. */
import type { Sign } from '../sky/zodiac.ts'
import { SIGN_GLYPHS } from './glyphs.ts'
import { CAPTION_LETTERS } from './wheel/caption.ts'
import { letterDefinitions, written } from './wheel/lettering.ts'
import { round } from './wheel/svg.ts'
import { WHEEL_THEMES } from './wheel/themes.ts'

const { ink, gold, ground } = WHEEL_THEMES.light
const RIM = 300
const LETTERS_AT = 276
const LETTER_SIZE = 17
const INNER = 118
/** The longest month. */
const REACH = 136
/** Of the shortest one, as a share of that. */
const MIN_SHARE = 0.25
const MONTH_DEGREES = 30
const GAP_DEGREES = 3

/** `initials` has a capital for each month. */
export function drawYearRing(sign: Sign, scores: readonly number[], initials: string): string {
  const circle = (radius: number, style: string) => `<circle cx="0" cy="0" r="${radius}" ${style}/>`
  const months = lengthsOf(scores).map((length, month) => {
    const from = month * MONTH_DEGREES + GAP_DEGREES / 2
    const shape = segment(INNER, INNER + length, from, from + MONTH_DEGREES - GAP_DEGREES)
    const letter = pointAt(LETTERS_AT, (month + 0.5) * MONTH_DEGREES)
    return (
      `<path d="${shape}" fill="${gold}" fill-opacity=".32" stroke="${gold}" stroke-width=".8"/>` +
      written(initials.charAt(month), letter, LETTER_SIZE, ink, CAPTION_LETTERS)
    )
  })
  const parts =
    circle(RIM, `fill="${ground}" stroke="${ink}" stroke-width="1.6"`) +
    circle(RIM - 6, `fill="none" stroke="${gold}" stroke-width=".9"`) +
    months.join('') +
    circle(INNER - 6, `fill="none" stroke="${gold}" stroke-width=".9"`) +
    `<path d="${SIGN_GLYPHS[sign]}" transform="scale(5.6)" fill="none" stroke="${ink}" stroke-width=".9" stroke-linecap="round" stroke-linejoin="round"/>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-304 -304 608 608" width="608" height="608">` +
    `${letterDefinitions(parts, CAPTION_LETTERS)}${parts}</svg>`
  )
}

/** From the hardest month to the best one. */
function lengthsOf(scores: readonly number[]): number[] {
  const [least, most] = [Math.min(...scores), Math.max(...scores)]
  return scores.map((score) => {
    const share = most === least ? 1 : (score - least) / (most - least)
    return REACH * (MIN_SHARE + (1 - MIN_SHARE) * share)
  })
}

/** Degrees clockwise from the top. */
function pointAt(radius: number, degrees: number) {
  const angle = ((degrees - 90) * Math.PI) / 180
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) }
}

/** Part of a ring. */
function segment(inner: number, outer: number, from: number, to: number): string {
  const at = (radius: number, degrees: number) => {
    const { x, y } = pointAt(radius, degrees)
    return `${round(x)} ${round(y)}`
  }
  const arc = (radius: number, sweep: number) => `A${round(radius)} ${round(radius)} 0 0 ${sweep} `
  return `M${at(inner, from)}L${at(outer, from)}${arc(outer, 1)}${at(outer, to)}L${at(inner, to)}${arc(inner, 0)}${at(inner, from)}Z`
}
