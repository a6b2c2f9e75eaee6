/** How the Moon of an answer is drawn. */
import type { Answer } from '../api/operations.ts'

type MoonTilt = Pick<Answer<'moon'>['data'], 'bright_limb' | 'sky'>

/** As the place sees her; without one, with celestial north above, as maps of the sky have it. */
export const tiltOf = ({ bright_limb: limb, sky }: MoonTilt): number => sky?.tilt ?? limb

/** With her seas: north is above without a place, and with one it is turned with her bright edge. */
export function faceOf(moon: Pick<Answer<'moon'>['data'], 'phase'> & MoonTilt) {
  const tilt = tiltOf(moon)
  return { illuminated: moon.phase.illuminated, tilt, turn: tilt - moon.bright_limb }
}

const PHASES: Readonly<Record<string, { readonly illuminated: number; readonly tilt: number }>> = {
  new_moon: { illuminated: 0, tilt: 270 },
  first_quarter: { illuminated: 0.5, tilt: 270 },
  full_moon: { illuminated: 1, tilt: 90 },
  last_quarter: { illuminated: 0.5, tilt: 90 },
}

/** A phase to come, as a sign for it: upright, and turned round in the south. */
export function signOfPhase(phase: string, isSouth: boolean) {
  const { illuminated, tilt } = PHASES[phase]!
  return { illuminated, tilt: isSouth ? tilt + 180 : tilt }
}
