/** The phase of the Moon under which somebody is born: eight of 45°, each beginning at its angle from the Sun (Dane Rudhyar). */
import { cosine, normalize } from '../sky/angle.ts'
import { litShare } from '../sky/moon-light.ts'

export const MOON_PHASES = [
  'new_moon',
  'crescent',
  'first_quarter',
  'gibbous',
  'full_moon',
  'disseminating',
  'last_quarter',
  'balsamic',
] as const
export type MoonPhaseName = (typeof MOON_PHASES)[number]

const PHASE_SPAN = 360 / MOON_PHASES.length

export interface MoonPhase {
  readonly name: MoonPhaseName
  /** How far the Moon is ahead of the Sun, in [0, 360). */
  readonly elongation: number
  readonly waxing: boolean
  /** The share of the disc that is lit as seen from the Earth's centre, 0 to 1. */
  readonly illuminated: number
}

/** What people call the Moon they see: eight too, but each in the middle of its 45°. A thin crescent is no new Moon to them. */
export const VISIBLE_PHASES = [
  'new_moon',
  'waxing_crescent',
  'first_quarter',
  'waxing_gibbous',
  'full_moon',
  'waning_gibbous',
  'last_quarter',
  'waning_crescent',
] as const
export type VisiblePhase = (typeof VISIBLE_PHASES)[number]

export const visiblePhaseOf = ({ elongation }: Pick<MoonPhase, 'elongation'>): VisiblePhase =>
  VISIBLE_PHASES[Math.round(elongation / PHASE_SPAN) % VISIBLE_PHASES.length]!

export const phaseNameOf = (elongation: number): MoonPhaseName =>
  MOON_PHASES[Math.floor(elongation / PHASE_SPAN)]!

/** Positions at a Julian day of Terrestrial Time, in the same zodiac. */
export function moonPhaseOf(
  sun: { readonly longitude: number },
  moon: { readonly longitude: number; readonly latitude: number },
  tt: number,
): MoonPhase {
  const elongation = normalize(moon.longitude - sun.longitude)
  return {
    name: phaseNameOf(elongation),
    elongation,
    waxing: elongation < 180,
    illuminated: litShare(cosine(moon.latitude) * cosine(elongation), tt),
  }
}

/** The phases of a day: the Moon moves on from the Sun all the time. */
export interface MoonPhasesOfDay {
  /** How far she is ahead of the Sun when the day begins and when it ends, in [0, 360). */
  readonly range: { readonly from: number; readonly to: number }
  /** One, or two if the phase changes that day. */
  readonly names: readonly MoonPhaseName[]
}

export function moonPhasesBetween(from: number, to: number): MoonPhasesOfDay {
  return { range: { from, to }, names: [...new Set([phaseNameOf(from), phaseNameOf(to)])] }
}
