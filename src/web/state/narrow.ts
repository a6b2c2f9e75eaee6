/** True if the window is as narrow as a phone's. */
import { useEffect, useState } from 'preact/hooks'

const NARROW = matchMedia('(max-width: 34rem)')

export function useIsNarrow(): boolean {
  const [isNarrow, setNarrow] = useState(NARROW.matches)
  useEffect(() => {
    const follow = () => setNarrow(NARROW.matches)
    NARROW.addEventListener('change', follow)
    return () => NARROW.removeEventListener('change', follow)
  }, [])
  return isNarrow
}
