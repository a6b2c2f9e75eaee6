/** Figures that several rooms write. */

/** `+3.4`, `−4.1`, `0.0`: with a true minus, which is as wide as the plus. */
export function signed(score: number): string {
  const size = Math.abs(score).toFixed(1)
  if (size === '0.0') return size
  return `${score > 0 ? '+' : '−'}${size}`
}

/** `17.5083` → `17°30′`, truncated like the API's own degree and minute. */
export function arc(degrees: number): string {
  const whole = Math.floor(degrees)
  return `${whole}°${String(Math.floor((degrees - whole) * 60)).padStart(2, '0')}′`
}

/** The width of an aspect: `2.3°`. */
export const orbText = (degrees: number): string => `${degrees.toFixed(1)}°`
