/** The birth chart with the sky of a day around it, and a slider through the day. */
import { useEffect, useMemo, useState } from 'preact/hooks'
import type { WheelAspect, WheelChart } from '../../drawing/wheel/wheel-chart.ts'
import { useRequest } from '../api/use-request.ts'
import { inPlainWords } from '../chart/birth.ts'
import { type ChartOperation, chartRequest } from '../chart/chart-request.ts'
import { changed, FIRST_SETTINGS } from '../chart/settings.ts'
import { shownChart, wheelOfShown } from '../chart/shown-chart.ts'
import { useEnlarged } from '../chart/use-enlarged.tsx'
import { DrawnWheel } from '../chart/wheel.tsx'
import { todayIn } from '../parts/dates.ts'
import { orbText } from '../parts/figures.ts'
import { Glyph } from '../parts/glyph.tsx'
import { isGlyph } from '../parts/glyphs.ts'
import { ProblemNotice } from '../parts/problem-notice.tsx'
import { RequestPanel } from '../parts/request-panel.tsx'
import { NAMES } from '../parts/words.ts'
import type { Birth } from '../state/birth-list.ts'
import { useIsNarrow } from '../state/media.ts'
import { useIsPrinting } from '../state/printing.ts'
import { useRemembered } from '../state/remembered.ts'
import { aspectsOf, isPagePlanet, momentsOf, wheelBodiesAt } from './day-sky.ts'
import { PositionsTable } from './positions-table.tsx'
import { skyRequest, useDaySky } from './use-day-sky.ts'
import { WORDS } from './words.ts'

const MINUTE_MS = 60_000
const STEP_MINUTES = 10
/** More would be a list that nobody reads. */
const TOLD = 8

export function TransitWheel({ birth, date }: { birth: Birth; date: string }) {
  const { value: settings } = useRemembered('chart', FIRST_SETTINGS)
  const natal = useRequest<ChartOperation>()
  // The sky of the day is tropical.
  useEffect(() => natal.send(chartRequest(birth, changed(settings, { isWider: false }))), [birth])
  const { sky, exchange } = useDaySky(date)
  const [minutes, setMinutes] = useTimeOfDay(date)
  const [begin, , end] = momentsOf(date)
  const total = (end.getTime() - begin.getTime()) / MINUTE_MS
  const moment = new Date(begin.getTime() + minutes * MINUTE_MS)
  const clock = WORDS.wheel.clock(moment)
  const answer = natal.exchange?.answer
  const chart = useMemo(() => answer && wheelOfShown(shownChart(answer.data)), [answer])
  const both = useMemo(
    () => chart && sky && withSky(chart, wheelBodiesAt(sky, minutes / total)),
    [chart, sky, minutes, total],
  )
  const problem = natal.exchange?.problem ?? exchange?.problem
  return (
    <div class="panel transit-wheel">
      <h3>{WORDS.wheel.title}</h3>
      {problem && (
        <ProblemNotice problem={problem} onRetry={() => location.reload()} text={inPlainWords(problem)} />
      )}
      <div class="transit-columns">
        <Picture chart={both} />
        <div class="fields">
          <label class="field">
            <span>{WORDS.wheel.time}</span>
            <input
              type="range"
              min={0}
              max={total - STEP_MINUTES}
              step={STEP_MINUTES}
              value={minutes}
              aria-valuetext={clock}
              onInput={(event) => setMinutes(Number(event.currentTarget.value))}
            />
          </label>
          <p class="lead time-of-day">{clock}</p>
          {both?.outer && <Aspects aspects={both.outer.aspects} />}
          {both?.outer && <PositionsTable chart={both} />}
        </div>
      </div>
      <RequestPanel title={WORDS.wheel.request} next={skyRequest(moment)} exchange={exchange} />
    </div>
  )
}

/** Now, if it is today; else noon. */
function useTimeOfDay(date: string) {
  const state = useState(0)
  const [, setMinutes] = state
  useEffect(() => {
    const [begin, middle] = momentsOf(date)
    const moment = date === todayIn() ? Date.now() : middle.getTime()
    setMinutes(Math.floor((moment - begin.getTime()) / MINUTE_MS / STEP_MINUTES) * STEP_MINUTES)
  }, [date])
  return state
}

const withSky = (chart: WheelChart, bodies: ReturnType<typeof wheelBodiesAt>): WheelChart => ({
  ...chart,
  outer: {
    label: WORDS.wheel.transiting,
    bodies,
    aspects: aspectsOf(
      chart.bodies.filter(({ name }) => isPagePlanet(name)),
      bodies,
    ),
  },
})

/** The drawing has its room before it is there. */
function Picture({ chart }: { chart: WheelChart | undefined }) {
  const isPrinting = useIsPrinting()
  const scale = useIsNarrow() && !isPrinting ? 'compact' : 'full'
  const { enlargedAt, touch, name, button } = useEnlarged()
  return (
    <figure class={`${name} bi-wheel`}>
      {chart ? (
        <DrawnWheel wheel={chart} lit={undefined} scale={scale} enlargedAt={enlargedAt} onTouch={touch} />
      ) : (
        <div />
      )}
      <figcaption>{button}</figcaption>
    </figure>
  )
}

function Aspects({ aspects }: { aspects: readonly WheelAspect[] }) {
  if (aspects.length === 0) return <p class="dim">{WORDS.wheel.none}</p>
  return (
    <>
      <p class="label">{WORDS.wheel.closest}</p>
      <ul class="aspects-now">
        {aspects.slice(0, TOLD).map(({ planet1, planet2, aspect, orb }) => (
          <li key={`${planet1}${planet2}${aspect}`}>
            {isGlyph(planet2) && <Glyph name={planet2} />}{' '}
            {WORDS.wheel.aspect(NAMES.body(planet2), NAMES.aspect(aspect), NAMES.body(planet1))}{' '}
            <span class="dim">{orbText(orb)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
