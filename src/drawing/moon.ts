/** The Moon's disc as one sees it. */

export interface MoonView {
  /** The lit share of the disc, 0 to 1. */
  readonly illuminated: number
  /** The direction of the middle of her bright edge, degrees counter-clockwise from straight up. */
  readonly tilt: number
}

const RADIANS = Math.PI / 180
const coordinate = (value: number) => String(Number(value.toFixed(2)))

/** So far from the middle of the disc, in a direction counter-clockwise from straight up. SVG counts y downwards. */
const point = (distance: number, direction: number): string =>
  `${coordinate(-distance * Math.sin(direction * RADIANS))} ${coordinate(-distance * Math.cos(direction * RADIANS))}`

/**
 * The lit side as an SVG path around 0,0. It needs no waxing or waning, no north or south: all of that is in the tilt.
 * The rim goes from horn to horn through the bright middle. The terminator comes back on half an ellipse, as wide as the phase is far
 * from a half: through the bright side of a crescent, through the dark side of a gibbous Moon.
 * Each half is two quarters, because the centre of an arc from end to end would move with the last digit of its ends.
 */
export function litSide({ illuminated, tilt }: MoonView, radius: number): string {
  const width = radius * (1 - 2 * illuminated)
  const [horn, otherHorn] = [point(radius, tilt - 90), point(radius, tilt + 90)]
  const rim = `A${radius} ${radius} 0 0 0`
  // mutate operator >=: of a half Moon the terminator is a straight line, whichever way it bends
  const way = width > 0 ? 1 : 0
  const terminator = `A${coordinate(Math.abs(width))} ${radius} ${coordinate(90 - tilt)} 0 ${way}`
  return `M${horn}${rim} ${point(radius, tilt)}${rim} ${otherHorn}${terminator} ${point(width, tilt)}${terminator} ${horn}Z`
}
