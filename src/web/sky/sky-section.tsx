import { useEffect, useMemo } from 'preact/hooks'
import { unreachable } from '../api/problem.ts'
import { useRequest } from '../api/use-request.ts'
import { CopyButton } from '../parts/copy-button.tsx'
import { DateChooser } from '../parts/date-chooser.tsx'
import { ProblemNotice } from '../parts/problem-notice.tsx'
import { RequestPanel } from '../parts/request-panel.tsx'
import { Section } from '../parts/section.tsx'
import { Segmented } from '../parts/segmented.tsx'
import { Skeleton } from '../parts/skeleton.tsx'
import { Status } from '../parts/status.tsx'
import { todayIn } from '../parts/words.ts'
import { goTo, linkToDay, nameShown, useAsked } from '../state/address.ts'
import { useRemembered } from '../state/remembered.ts'
import { useNearView } from '../state/use-near-view.ts'
import {
  firstWish,
  PERIODS,
  paramsOf,
  periodIn,
  periodStyle,
  requestFor,
  type SkyOperation,
  type SkyWish,
  stylesOf,
  wishIn,
} from './horoscope.ts'
import { Reading } from './reading.tsx'
import { SignPicker } from './sign-picker.tsx'

const loadPeriodView = () => import('./period-view.tsx')
/** What shows a period is loaded when one is chosen, however near the section is. */
const NOWHERE = { current: null }

export function SkySection() {
  const first = useMemo(() => firstWish(new Date()), [])
  const { value: wish, change } = useRemembered('sky', first)
  const { exchange, wait, send, repeat } = useRequest<SkyOperation>()
  const asked = useAsked('sky')
  const { view, hasFailed } = useNearView(NOWHERE, periodIn(asked ?? '') !== 'day', loadPeriodView)

  // The request in the address; without one, the day of the last sign viewed.
  useEffect(() => {
    const wanted: SkyWish = asked === undefined ? { ...wish, period: 'day', date: '' } : wishIn(asked, wish)
    change(wanted)
    send(requestFor(wanted))
  }, [asked])

  const choose = (changed: Partial<SkyWish>) => {
    nameShown('sky', paramsOf(wish))
    // Immediately, so that the form never shows the previous choice.
    change(changed)
    goTo('sky', paramsOf({ ...wish, ...changed }))
  }
  // The button that was pressed goes with the period: the focus would be lost, and the reading far above.
  const openDay = (date: string) => {
    choose({ period: 'day', date })
    const section = document.getElementById('sky')
    section?.focus({ preventScroll: true })
    section?.scrollIntoView()
  }
  const { period } = wish
  const data = exchange?.answer?.data
  const isLate = wait === 'shown' || wait === 'slow'
  const ofPeriod = data && 'period' in data && !isLate ? data : undefined
  const ofDay = data && 'date' in data && !isLate ? data : undefined
  return (
    <Section
      id="sky"
      title="Today’s sky, sign by sign"
      intro="Read from where the planets really stand, for a day, a week, a month or a year. Point at a transit to see the sentence it caused."
    >
      <SignPicker sign={wish.sign} onChange={(sign) => choose({ sign })} />
      <div class="bar">
        <Segmented
          legend="Time"
          options={PERIODS}
          value={period}
          onChange={(chosen) => choose({ period: chosen })}
        />
        <Segmented
          legend="Style"
          options={stylesOf(period)}
          value={period === 'day' ? wish.style : periodStyle(wish.style)}
          onChange={(style) => choose({ style })}
        />
        <DateChooser
          date={wish.date}
          shown={ofDay?.date ?? todayIn()}
          unit={period}
          onChange={(date) => choose({ date })}
        />
      </div>
      <div class="answer" aria-busy={wait !== 'none'}>
        <Status wait={wait} exchange={exchange} done={`The ${period} of ${wish.sign} is there`} />
        {wait === 'none' && exchange?.problem && (
          <ProblemNotice problem={exchange.problem} onRetry={repeat} />
        )}
        {isLate && <Skeleton lines={5} isSlow={wait === 'slow'} />}
        {ofDay && (
          <>
            <Reading horoscope={ofDay} />
            <CopyButton label="Copy the link to this day" text={linkToDay(ofDay.sign, ofDay.date)} />
          </>
        )}
        {/* A browser remembers a script that did not come for as long as the document lives. */}
        {ofPeriod && hasFailed && (
          <ProblemNotice problem={unreachable(navigator.onLine)} onRetry={() => location.reload()} />
        )}
        {ofPeriod && !view && !hasFailed && <Skeleton lines={5} isSlow={false} />}
        {ofPeriod && view && <view.PeriodView horoscope={ofPeriod} onDay={openDay} />}
      </div>
      <RequestPanel next={requestFor(wish)} exchange={exchange} />
    </Section>
  )
}
