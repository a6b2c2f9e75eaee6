/** What the visitor's screen and system ask for. */
import { useEffect, useState } from 'preact/hooks'

const narrowWindow = () => matchMedia('(max-width: 34rem)')

/** True if the window is as narrow as a phone's. */
export function useIsNarrow(): boolean {
  const [isNarrow, setNarrow] = useState(() => narrowWindow().matches)
  useEffect(() => {
    const window = narrowWindow()
    const follow = () => setNarrow(window.matches)
    window.addEventListener('change', follow)
    return () => window.removeEventListener('change', follow)
  }, [])
  return isNarrow
}

/** Whether the visitor wants nothing to move. */
export const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Scrolls as little as it takes; at once for those who want nothing to move. */
export const bringIntoView = (element: Element | null | undefined): void =>
  element?.scrollIntoView({ block: 'nearest', behavior: prefersStillness() ? 'auto' : 'smooth' })
