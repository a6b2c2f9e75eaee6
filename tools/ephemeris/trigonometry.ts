/**
 * Sine, cosine and arc tangent from additions, multiplications, divisions and square roots alone, which every processor
 * rounds alike. The engine's own differ in the last bit from one kind of processor to another, and the tables with them.
 * Angles may be as large as a million radians.
 */

/** π/2, and three parts of it: multiples of the first two (33 and 20 bits) are exact, the third is what no double holds. */
const QUARTER = Math.PI / 2
const QUARTER_UPPER = Math.floor(QUARTER * 2 ** 32) / 2 ** 32
const QUARTER_LOWER = QUARTER - QUARTER_UPPER
const QUARTER_REST = 6.123233995736766e-17

/** 1 / (k (k + 1)): what a term of the sine's or the cosine's series is to the one before it. */
const RATIO = Float64Array.from({ length: 20 }, (_, k) => 1 / (k * (k + 1)))

export function sine(angle: number): number {
  const quarters = Math.round(angle / QUARTER)
  return sineBeyond(quarters, angle, quarters)
}

export function cosine(angle: number): number {
  const quarters = Math.round(angle / QUARTER)
  return sineBeyond(quarters + 1, angle, quarters)
}

/**
 * The sine of `phase` quarter turns and what is left of `angle` without its own `quarters`.
 * What is left takes two numbers: `rest`, and a `tail` for the bits that `rest` has no room for.
 */
function sineBeyond(phase: number, angle: number, quarters: number): number {
  const upper = angle - quarters * QUARTER_UPPER
  const lower = quarters * QUARTER_LOWER
  const rough = upper - lower
  const taken = rough - upper
  const lost = upper - (rough - taken) - (lower + taken) - quarters * QUARTER_REST
  const rest = rough + lost
  const tail = rough - rest + lost
  const size = phase % 2 === 0 ? smallSine(rest, tail) : smallCosine(rest, tail)
  return (phase & 2) === 0 ? size : -size
}

/** The sine of x + tail, up to an eighth of a turn; the largest part is added last, so that it alone is rounded. */
function smallSine(x: number, tail: number): number {
  const square = x * x
  return x - (x * square * RATIO[2]! * series(square, 4) - tail * (1 - square / 2))
}

function smallCosine(x: number, tail: number): number {
  const square = x * x
  const half = square / 2
  const large = 1 - half
  return large + (1 - large - half + (half * square * RATIO[3]! * series(square, 5) - x * tail))
}

/** 1 − x²/(k(k+1))·(1 − x²/((k+2)(k+3))·(…)) from k = `first` on. */
function series(square: number, first: 4 | 5): number {
  let sum = 1
  for (let k = first + 14; k >= first; k -= 2) sum = 1 - square * RATIO[k]! * sum
  return sum
}

/** Halvings that bring a tangent of 1 down to 0.1, where nine terms of the series are enough. */
const HALVINGS = 3
const TERMS = 9

/** The angle of a tangent between 0 and 1. */
function angleOf(tangent: number): number {
  let small = tangent
  for (let i = 0; i < HALVINGS; i++) small /= 1 + Math.sqrt(1 + small * small)
  const square = small * small
  let sum = 0
  for (let k = 2 * TERMS - 1; k > 0; k -= 2) sum = 1 / k - square * sum
  return 2 ** HALVINGS * small * sum
}

/** The direction of the point (x, y), between −π and π. */
export function direction(y: number, x: number): number {
  const [across, along] = [Math.abs(y), Math.abs(x)]
  const acute = across > along ? QUARTER - angleOf(along / across) : angleOf(across / along)
  const upper = x < 0 ? Math.PI - acute : acute
  return y < 0 ? -upper : upper
}

export const arcSine = (sine: number) => direction(sine, Math.sqrt((1 - sine) * (1 + sine)))
