/** Loads what shows a section when it is less than half a screen away, or asked for: a visitor who came for the cards does not wait for it. */
import type { RefObject } from 'preact'
import { useEffect, useState } from 'preact/hooks'

export interface LoadedView<View> {
  readonly view: View | undefined
  readonly hasFailed: boolean
}

/** `load` stays the same function for as long as the section lives. */
export function useNearView<View>(
  place: RefObject<HTMLElement | null>,
  isAsked: boolean,
  load: () => Promise<View>,
): LoadedView<View> {
  const [loaded, setLoaded] = useState<LoadedView<View>>({ view: undefined, hasFailed: false })
  useEffect(() => {
    const start = () =>
      load().then(
        (view) => setLoaded({ view, hasFailed: false }),
        () => setLoaded({ view: undefined, hasFailed: true }),
      )
    if (isAsked) return void start()
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        start()
      },
      // Before the sky above is there, the section is nearer than it will be: not so near.
      { rootMargin: '50% 0px' },
    )
    if (place.current !== null) observer.observe(place.current)
    return () => observer.disconnect()
  }, [place, isAsked, load])
  return loaded
}
