/** The picture with what stands beside it, for one span. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { timelineChartOf } from '../../drawing/timeline/timeline-of-answer.ts'
import type { AnyRequest } from '../api/operations.ts'
import { localClock, localDate } from '../parts/dates.ts'
import { ReportButton } from '../parts/report-button.tsx'
import { Beside } from './beside.tsx'
import { SPANS, type SpanChoice, type Timeline } from './requests.ts'
import { TimelineFigure } from './timeline-figure.tsx'
import { WORDS } from './words.ts'

interface TimelineProps {
  readonly timeline: Timeline
  readonly span: SpanChoice
  readonly now: number
  readonly report: AnyRequest
}

export function TimelinePart({ timeline, span, now, report }: TimelineProps) {
  const [chosen, choose] = useState<string>()
  useEffect(() => choose(undefined), [timeline])
  const chart = useMemo(() => {
    const { timezone } = timeline
    const local = `${localDate(now, timezone)}T${localClock(now, timezone)}:00`
    return timelineChartOf(timeline, { now: local, rows: SPANS[span].rows })
  }, [timeline, span, now])
  const columns = useRef<HTMLDivElement>(null)
  const touched = useRef<TouchedRow>(undefined)
  const onChoose = (uid: string | undefined) => {
    touched.current = touchedRow(columns.current, uid ?? chosen)
    choose(uid)
  }
  useLayoutEffect(() => keepInSight(columns.current, touched.current), [chosen])
  const transit = timeline.transits.find(({ uid }) => uid === chosen)
  return (
    <>
      <div class="ahead-columns" ref={columns}>
        <TimelineFigure chart={chart} chosen={chosen} onChoose={onChoose} />
        <Beside timeline={timeline} chosen={transit} now={now} onClose={() => onChoose(undefined)} />
      </div>
      <div class="ahead-hint">
        <p class="dim small">{WORDS.hint}</p>
        <div class="buttons">
          <ReportButton key={span} asked={report} />
          <button type="button" class="quiet" onClick={() => print()}>
            {WORDS.print}
          </button>
        </div>
      </div>
    </>
  )
}

/** A row, and where it stood in the window before the text beside it changed. */
type TouchedRow = { readonly row: Element; readonly top: number } | undefined

function touchedRow(columns: HTMLElement | null, uid: string | undefined): TouchedRow {
  const row = [...(columns?.querySelectorAll<SVGElement>('[data-transit]') ?? [])].find(
    ({ dataset }) => dataset.transit === uid,
  )
  return row && { row, top: row.getBoundingClientRect().top }
}

/** On a phone the whole stands above the picture and a text at the foot of the window: the row stays where it was, and above that text. */
function keepInSight(columns: HTMLElement | null, touched: TouchedRow): void {
  const text = columns?.querySelector('aside')
  if (!text || !touched?.row.isConnected) return
  const { top, height } = touched.row.getBoundingClientRect()
  const isAtFoot = getComputedStyle(text).position === 'fixed'
  const lowest = isAtFoot ? text.getBoundingClientRect().top - height - GAP : Number.POSITIVE_INFINITY
  scrollBy({ top: top - Math.min(touched.top, lowest), behavior: 'instant' })
}

const GAP = 12
