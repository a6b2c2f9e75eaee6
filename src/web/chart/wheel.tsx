/** The natal wheel, drawn by the same function as on the server. */
import { useContext, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { drawBareWheel } from '../../drawing/wheel/bare-wheel.ts'
import type { ScaleName } from '../../drawing/wheel/scales.ts'
import { useIsNarrow } from '../state/media.ts'
import { useIsPrinting } from '../state/printing.ts'
import { ThemeContext } from '../state/theme.ts'
import { useWidth } from '../state/width.ts'
import { type ShownChart, wheelOf } from './shown-chart.ts'
import { WORDS } from './words.ts'

interface DrawingProps {
  readonly chart: ShownChart
  readonly scale: ScaleName
  /** The parts whose titles match are highlighted, the others dimmed. */
  readonly lit: RegExp | undefined
}

export function WheelDrawing({ chart, lit, scale }: DrawingProps) {
  const shown = useContext(ThemeContext)
  const theme = useIsPrinting() ? 'print' : shown
  const figure = useRef<HTMLDivElement>(null)
  const width = useWidth(figure)
  const shownWidth = theme === 'print' || width === 0 ? undefined : width
  const svg = useMemo(
    () => drawBareWheel(wheelOf(chart), { theme, scale, shownWidth }),
    [chart, theme, scale, shownWidth],
  )
  // Before the next frame, in which all the others are dimmed.
  useLayoutEffect(() => {
    for (const group of figure.current?.querySelectorAll('svg > g') ?? []) {
      const title = group.querySelector('title')?.textContent ?? ''
      group.classList.toggle('lit', lit?.test(title) ?? false)
    }
  }, [svg, lit])

  // Our own drawing, made of numbers: nothing a stranger wrote is in it.
  return <div ref={figure} class={lit ? 'lighting' : ''} dangerouslySetInnerHTML={{ __html: svg }} />
}

export function Wheel({ chart, lit }: Omit<DrawingProps, 'scale'>) {
  const theme = useContext(ThemeContext)
  const isPrinting = useIsPrinting()
  // A phone shows the wheel at half its size, so it gets fewer and larger labels.
  const scale = useIsNarrow() && !isPrinting ? 'compact' : 'full'
  const save = () => {
    const link = document.createElement('a')
    const whole = drawBareWheel(wheelOf(chart), { theme })
    link.href = URL.createObjectURL(new Blob([whole], { type: 'image/svg+xml' }))
    link.download = 'natal-chart.svg'
    link.click()
    URL.revokeObjectURL(link.href)
  }
  return (
    <figure class="wheel">
      <WheelDrawing chart={chart} lit={lit} scale={scale} />
      <figcaption>
        <button type="button" class="quiet" onClick={save}>
          {WORDS.saveWheel}
        </button>
      </figcaption>
    </figure>
  )
}
