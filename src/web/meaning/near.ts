import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'

/** Calls once, when an element is less than half a screen away. */
export function useNear(element: RefObject<HTMLElement | null>, onNear: () => void): void {
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        onNear()
      },
      { rootMargin: '50% 0px' },
    )
    if (element.current !== null) observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
}
