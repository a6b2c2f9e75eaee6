/** The natal wheel, drawn by the same function as on the server. */
import { useContext, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { drawBareWheel } from '../../drawing/wheel/bare-wheel.ts'
import type { ScaleName } from '../../drawing/wheel/scales.ts'
import type { WheelChart } from '../../drawing/wheel/wheel-chart.ts'
import { useIsNarrow } from '../state/media.ts'
import { useIsPrinting } from '../state/printing.ts'
import { ThemeContext } from '../state/theme.ts'
import { useWidth } from '../state/width.ts'
import { ENLARGED, enlargedView, halfOf, type PicturePoint, withView } from './enlarged.ts'
import { type ShownChart, wheelOfShown } from './shown-chart.ts'
import { useEnlarged } from './use-enlarged.tsx'
import { WORDS } from './words.ts'

interface DrawingProps {
  readonly chart: ShownChart
  readonly scale: ScaleName
  /** The parts whose titles match are highlighted, the others dimmed. */
  readonly lit: RegExp | undefined
  /** Around which point it is enlarged. */
  readonly enlargedAt?: PicturePoint | undefined
  /** Called with the point that was touched. */
  readonly onTouch?: (point: PicturePoint) => void
}

export function WheelDrawing({ chart, ...props }: DrawingProps) {
  const wheel = useMemo(() => wheelOfShown(chart), [chart])
  return <DrawnWheel wheel={wheel} {...props} />
}

interface DrawnProps extends Omit<DrawingProps, 'chart'> {
  readonly wheel: WheelChart
  /** Called with the title of the part that is pointed at. */
  readonly onPoint?: (title: string | undefined) => void
  /** Whether there was something to press; otherwise it is a touch. */
  readonly onPress?: () => boolean
}

export function DrawnWheel({ wheel, lit, scale, enlargedAt, onPoint, onPress, onTouch }: DrawnProps) {
  const shown = useContext(ThemeContext)
  const theme = useIsPrinting() ? 'print' : shown
  const figure = useRef<HTMLDivElement>(null)
  const width = useWidth(figure)
  const shownWidth = theme === 'print' || width === 0 ? undefined : width
  const svg = useMemo(() => {
    if (enlargedAt === undefined) return drawBareWheel(wheel, { theme, scale, shownWidth })
    // Enlarged, there is room for every figure.
    const large = drawBareWheel(wheel, {
      theme,
      shownWidth: shownWidth && shownWidth * ENLARGED,
    })
    return withView(large, enlargedView(halfOf(large), enlargedAt))
  }, [wheel, theme, scale, shownWidth, enlargedAt])
  useLayoutEffect(() => {
    if (onPoint !== undefined) widenLines(figure.current)
  }, [svg])
  // Before the next frame, in which all the others are dimmed.
  useLayoutEffect(() => {
    for (const group of figure.current?.querySelectorAll('svg > g') ?? [])
      group.classList.toggle('lit', lit?.test(titleOf(group) ?? '') ?? false)
  }, [svg, lit])

  const pointing = onPoint && {
    onMouseOver: ({ target }: MouseEvent) =>
      onPoint(titleOf((target as Element).closest('svg > g')) ?? undefined),
    onMouseLeave: () => onPoint(undefined),
  }
  const touching = onTouch && {
    onClick: ({ clientX, clientY, currentTarget }: MouseEvent) => {
      if (onPress?.()) return
      const { left, top, width, height } = (currentTarget as Element).getBoundingClientRect()
      onTouch({ x: (clientX - left) / width, y: (clientY - top) / height })
    },
  }
  // Our own drawing, made of numbers: nothing a stranger wrote is in it.
  return (
    // Pointing is an extra: the same can be read and pressed beside the drawing.
    <div
      ref={figure}
      class={lit ? 'lighting' : ''}
      {...pointing}
      {...touching}
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  )
}

const titleOf = (group: Element | null) => group?.querySelector('title')?.textContent

/** The line of an aspect is hard to point at: each gets an invisible one that is wider. */
function widenLines(figure: Element | null): void {
  for (const group of figure?.querySelectorAll('svg > g') ?? []) {
    const line = group.querySelector('path')
    if (line === null || !ASPECT_TITLE.test(titleOf(group) ?? '')) continue
    const wide = line.cloneNode() as SVGPathElement
    wide.removeAttribute('stroke-dasharray')
    for (const [name, value] of Object.entries(WIDE)) wide.setAttribute(name, value)
    line.after(wide)
  }
}

const ASPECT_TITLE = /, orb /
const WIDE = { 'stroke-width': '9', 'stroke-opacity': '0', 'pointer-events': 'stroke' }

export function Wheel({ chart, lit }: Pick<DrawingProps, 'chart' | 'lit'>) {
  const theme = useContext(ThemeContext)
  const isPrinting = useIsPrinting()
  // A phone shows the wheel at half its size, so it gets fewer and larger labels.
  const scale = useIsNarrow() && !isPrinting ? 'compact' : 'full'
  const { enlargedAt, touch, name, button } = useEnlarged()
  const save = () => {
    const link = document.createElement('a')
    const whole = drawBareWheel(wheelOfShown(chart), { theme })
    link.href = URL.createObjectURL(new Blob([whole], { type: 'image/svg+xml' }))
    link.download = 'natal-chart.svg'
    link.click()
    URL.revokeObjectURL(link.href)
  }
  return (
    <figure class={name}>
      <WheelDrawing chart={chart} lit={lit} scale={scale} enlargedAt={enlargedAt} onTouch={touch} />
      <figcaption>
        {button}
        <button type="button" class="quiet" onClick={save}>
          {WORDS.saveWheel}
        </button>
      </figcaption>
    </figure>
  )
}
