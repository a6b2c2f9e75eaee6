/** Which transits are lit in a reading: those pointed at, or else the one whose chip was pressed. */
import { createContext } from 'preact'
import { useLayoutEffect, useMemo, useState } from 'preact/hooks'

export interface TransitLight {
  readonly lit: readonly string[]
  /** The transit whose chip was pressed. */
  readonly pinned: string | undefined
  readonly point: (transits: readonly string[]) => void
  readonly keep: (transit: string | undefined) => void
}

const ignore = () => undefined
export const TransitLightContext = createContext<TransitLight>({
  lit: [],
  pinned: undefined,
  point: ignore,
  keep: ignore,
})

export const litBy = (pointed: readonly string[], pinned: string | undefined): readonly string[] =>
  pointed.length > 0 || pinned === undefined ? pointed : [pinned]

/** `of` names the reading: another one begins unlit. */
export function useTransitLight(of: string): TransitLight {
  const [pointed, point] = useState<readonly string[]>([])
  const [pinned, keep] = useState<string>()
  // Before the next frame: who presses a chip at once keeps it.
  useLayoutEffect(() => {
    point([])
    keep(undefined)
  }, [of])
  return useMemo(() => ({ lit: litBy(pointed, pinned), pinned, point, keep }), [pointed, pinned])
}

/** The sentence that a pressed chip brings into sight: the first that stands open, or else the first of all. */
export const sentenceToShow = <S>(
  sentences: readonly S[],
  isFolded: (sentence: S) => boolean,
): S | undefined => sentences.find((sentence) => !isFolded(sentence)) ?? sentences[0]
