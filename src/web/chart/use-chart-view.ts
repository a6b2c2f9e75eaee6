/** Loads what shows a chart when its section is less than half a screen away, or a chart has been asked for: a visitor who came for the cards does not wait for the wheel. */
import type { RefObject } from 'preact'
import { useEffect, useState } from 'preact/hooks'

type ChartModule = typeof import('./chart-view.tsx')

export interface LoadedView {
  readonly view: ChartModule | undefined
  readonly hasFailed: boolean
}

export function useChartView(place: RefObject<HTMLElement | null>, isAsked: boolean): LoadedView {
  const [view, setView] = useState<ChartModule>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    const load = () => import('./chart-view.tsx').then(setView, () => setFailed(true))
    if (isAsked) return void load()
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        load()
      },
      // Before the sky above is there, the section is nearer than it will be: not so near.
      { rootMargin: '50% 0px' },
    )
    if (place.current !== null) observer.observe(place.current)
    return () => observer.disconnect()
  }, [place, isAsked])
  return { view, hasFailed }
}
