/** What the visitor's screen and system ask for. */
import { useEffect, useState } from 'preact/hooks'

const NARROW = matchMedia('(max-width: 34rem)')

/** True if the window is as narrow as a phone's. */
export function useIsNarrow(): boolean {
  const [isNarrow, setNarrow] = useState(NARROW.matches)
  useEffect(() => {
    const follow = () => setNarrow(NARROW.matches)
    NARROW.addEventListener('change', follow)
    return () => NARROW.removeEventListener('change', follow)
  }, [])
  return isNarrow
}

/** Whether the visitor wants nothing to move. */
export const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
