/** Loads what shows a chart when its section is less than a screen away: a visitor who came for the cards does not wait for the wheel. */
import type { RefObject } from 'preact'
import { useCallback, useEffect, useState } from 'preact/hooks'

type ChartModule = typeof import('./chart-view.tsx')

export interface LoadedView {
  readonly view: ChartModule | undefined
  readonly hasFailed: boolean
  readonly load: () => void
}

export function useChartView(place: RefObject<HTMLElement | null>): LoadedView {
  const [view, setView] = useState<ChartModule>()
  const [hasFailed, setFailed] = useState(false)
  const load = useCallback(() => {
    setFailed(false)
    import('./chart-view.tsx').then(setView, () => setFailed(true))
  }, [])
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        load()
      },
      { rootMargin: '100% 0px' },
    )
    if (place.current !== null) observer.observe(place.current)
    return () => observer.disconnect()
  }, [place, load])
  return { view, hasFailed, load }
}
