import { normalize } from '../../sky/angle.ts'
import { nameOf, SIGN_SPAN, SIGNS } from '../../sky/zodiac.ts'

/**
 * Degrees and minutes are cut, never rounded: 29°59.9′ stays in its sign. In millionths of a degree, which longitudes are
 * shown in: of 8.85 the fraction times sixty is a little less than the 51 minutes that the chart says.
 */
export function degreeAndMinute(longitude: number) {
  const millionths = Math.round(normalize(longitude) * 1e6) % 360e6
  const whole = Math.floor(millionths / 1e6)
  return {
    sign: SIGNS[Math.floor(whole / SIGN_SPAN)]!,
    degree: whole % SIGN_SPAN,
    minute: Math.floor(((millionths % 1e6) * 60) / 1e6),
  }
}

export const minutes = (minute: number): string => `${String(minute).padStart(2, '0')}′`

/** `3°15′ Pisces`. */
export function degreeText(longitude: number): string {
  const { sign, degree, minute } = degreeAndMinute(longitude)
  return `${degree}°${minutes(minute)} ${nameOf(sign)}`
}
