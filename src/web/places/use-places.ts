/** Looks for places while a name is typed: after a pause, and never more than one request at a time. */
import { useEffect, useState } from 'preact/hooks'
import { ask } from '../api/ask.ts'
import type { Problem } from '../api/problem.ts'
import { type PlaceMatch, placesRequest } from './places.ts'

const PAUSE_MS = 180
/** A single letter begins too many names. */
const MIN_LETTERS = 2

export interface PlaceMatches {
  /** Undefined: nothing has been looked for. */
  readonly places: readonly PlaceMatch[] | undefined
  readonly problem: Problem | undefined
}

const NOTHING: PlaceMatches = { places: undefined, problem: undefined }

/** `name` is empty while nobody types. */
export function usePlaces(name: string): PlaceMatches {
  const [found, setFound] = useState(NOTHING)
  useEffect(() => {
    if (name.trim().length < MIN_LETTERS) return setFound(NOTHING)
    const controller = new AbortController()
    const timer = setTimeout(() => {
      ask(placesRequest(name), controller.signal).then(
        ({ answer, problem }) => setFound({ places: answer?.data.places, problem }),
        (error: unknown) => {
          if (!controller.signal.aborted) throw error
        },
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [name])
  return found
}
