/** The picture of what is coming, drawn by the same function as on the server; its rows can be pressed. */
import { useContext, useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { TEXT_LETTERS } from '../../drawing/timeline/letters.ts'
import { drawTimeline } from '../../drawing/timeline/timeline.ts'
import type { TimelineChart } from '../../drawing/timeline/timeline-chart.ts'
import { useIsPrinting } from '../state/printing.ts'
import { ThemeContext } from '../state/theme.ts'
import { useWidth } from '../state/width.ts'
import { WORDS } from './words.ts'

interface Props {
  readonly chart: TimelineChart
  readonly chosen: string | undefined
  readonly onChoose: (uid: string | undefined) => void
}

/** On paper, and until the width is known. */
const USUAL_WIDTH = 1000

export function TimelineFigure({ chart, chosen, onChoose }: Props) {
  const shown = useContext(ThemeContext)
  const isPrinting = useIsPrinting()
  const figure = useRef<HTMLElement>(null)
  const measured = useWidth(figure)
  const width = isPrinting || measured === 0 ? USUAL_WIDTH : measured
  const theme = isPrinting ? 'print' : shown
  const svg = useMemo(
    () =>
      drawTimeline(chart, { width, theme, letters: TEXT_LETTERS, words: WORDS.picture, isPressable: true }),
    [chart, width, theme],
  )
  useLayoutEffect(() => {
    for (const row of figure.current?.querySelectorAll('[data-transit]') ?? []) {
      const isChosen = row.getAttribute('data-transit') === chosen
      row.classList.toggle('chosen', isChosen)
      row.setAttribute('aria-pressed', String(isChosen))
    }
  }, [svg, chosen])
  useReturnOfFocus(figure, chosen)
  const press = (event: Event) => {
    const uid = rowOf(event)
    if (uid !== undefined) onChoose(uid === chosen ? undefined : uid)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onChoose(undefined)
    if (event.key !== 'Enter' && event.key !== ' ') return
    if (rowOf(event) !== undefined) event.preventDefault()
    press(event)
  }
  // Our own drawing, of codes and numbers: nothing a stranger wrote is in it.
  return (
    <figure class="timeline" ref={figure}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the rows of the drawing are buttons; this listens for all of them */}
      <div onClick={press} onKeyDown={onKeyDown} dangerouslySetInnerHTML={{ __html: svg }} />
    </figure>
  )
}

const rowOf = ({ target }: Event) =>
  (target as Element).closest('[data-transit]')?.getAttribute('data-transit') ?? undefined

/** Whoever closes a text with the keyboard goes on where it was opened. */
function useReturnOfFocus(
  figure: { readonly current: HTMLElement | null },
  chosen: string | undefined,
): void {
  const last = useRef<string>(undefined)
  useEffect(() => {
    if (chosen === undefined && last.current !== undefined && document.activeElement === document.body) {
      const row = figure.current?.querySelector<SVGElement>(`[data-transit="${CSS.escape(last.current)}"]`)
      row?.focus({ preventScroll: true })
    }
    last.current = chosen
  }, [chosen])
}
