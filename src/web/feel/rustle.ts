/** The sound of a card over cloth, as samples: noise that swells and fades, and gets darker while it does. */

/** A card is dealt, or turned. */
export type CardMove = 'deal' | 'turn'

interface Rustle {
  readonly seconds: number
  /** Of 1, the loudest that there is. */
  readonly loudness: number
  /** How much of each new sample is heard, at first and at last: less is darker. */
  readonly brightness: readonly [from: number, to: number]
  /** When it is loudest, as a share of its length. */
  readonly peak: number
}

/** A card that slides, and one that flips over and falls. */
export const RUSTLES: Readonly<Record<CardMove, Rustle>> = {
  deal: { seconds: 0.16, loudness: 0.12, brightness: [0.5, 0.18], peak: 0.35 },
  turn: { seconds: 0.1, loudness: 0.14, brightness: [0.3, 0.6], peak: 0.75 },
}

/** From nothing to 1 at the peak, and back to nothing, without a click at either end. */
function swell(share: number, peak: number): number {
  const towards = share < peak ? share / peak : (1 - share) / (1 - peak)
  return Math.sin((Math.max(0, towards) * Math.PI) / 2) ** 2
}

/** `random` gives numbers from 0 to 1. */
export function rustle(
  moment: CardMove,
  sampleRate: number,
  random: () => number,
): Float32Array<ArrayBuffer> {
  const { seconds, loudness, brightness, peak } = RUSTLES[moment]
  const samples = new Float32Array(Math.round(seconds * sampleRate))
  let last = 0
  for (let at = 0; at < samples.length; at++) {
    const share = at / (samples.length - 1)
    const [from, to] = brightness
    last += (random() * 2 - 1 - last) * (from + (to - from) * share)
    samples[at] = last * loudness * swell(share, peak)
  }
  return samples
}
