/** The picture with what stands beside it, for one span. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { timelineChartOf } from '../../drawing/timeline/timeline-of-answer.ts'
import type { Sent } from '../api/operations.ts'
import { localClock, localDate } from '../parts/dates.ts'
import { ReportButton } from '../parts/report-button.tsx'
import { prefersStillness } from '../state/media.ts'
import { Beside } from './beside.tsx'
import { SPANS, type Span, type Timeline } from './requests.ts'
import { TimelineFigure } from './timeline-figure.tsx'
import { WORDS } from './words.ts'

interface TimelineProps {
  readonly timeline: Timeline
  readonly span: Span
  readonly now: number
  readonly report: Sent
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
  useEffect(() => keepInSight(columns.current), [chosen])
  const transit = timeline.transits.find(({ uid }) => uid === chosen)
  return (
    <>
      <div class="ahead-columns" ref={columns}>
        <TimelineFigure chart={chart} chosen={chosen} onChoose={choose} />
        <Beside timeline={timeline} chosen={transit} now={now} onClose={() => choose(undefined)} />
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

/** On a phone the text comes over the foot of the window: the bar that was touched stays above it. */
function keepInSight(columns: HTMLElement | null): void {
  const [row, text] = [columns?.querySelector('.transit.chosen'), columns?.querySelector('aside')]
  if (!row || !text || getComputedStyle(text).position !== 'fixed') return
  const hidden = row.getBoundingClientRect().bottom - text.getBoundingClientRect().top
  if (hidden > 0) scrollBy({ top: hidden + GAP, behavior: prefersStillness() ? 'auto' : 'smooth' })
}

const GAP = 12
