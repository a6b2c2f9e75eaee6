/** Which transits are lit in a reading: those pointed at, or else the one whose chip was pressed. */
import { createContext } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'

export interface Light {
  readonly lit: readonly string[]
  /** The transit whose chip was pressed. */
  readonly kept: string | undefined
  readonly point: (transits: readonly string[]) => void
  readonly keep: (transit: string | undefined) => void
}

const ignore = () => undefined
export const LightContext = createContext<Light>({ lit: [], kept: undefined, point: ignore, keep: ignore })

export const litBy = (pointed: readonly string[], kept: string | undefined): readonly string[] =>
  pointed.length > 0 || kept === undefined ? pointed : [kept]

/** `of` names the reading: another one begins unlit. */
export function useLight(of: string): Light {
  const [pointed, point] = useState<readonly string[]>([])
  const [kept, keep] = useState<string>()
  useEffect(() => {
    point([])
    keep(undefined)
  }, [of])
  return useMemo(() => ({ lit: litBy(pointed, kept), kept, point, keep }), [pointed, kept])
}

/** The sentence that a pressed chip brings into sight: the first that stands open, or else the first of all. */
export const sentenceToShow = <S>(
  sentences: readonly S[],
  isFolded: (sentence: S) => boolean,
): S | undefined => sentences.find((sentence) => !isFolded(sentence)) ?? sentences[0]
