import { useEffect, useMemo } from 'preact/hooks'
import { useRequest } from '../api/use-request.ts'
import { DateChooser } from '../parts/date-chooser.tsx'
import { ProblemNotice } from '../parts/problem-notice.tsx'
import { RequestPanel } from '../parts/request-panel.tsx'
import { Section } from '../parts/section.tsx'
import { Segmented } from '../parts/segmented.tsx'
import { Skeleton } from '../parts/skeleton.tsx'
import { Status } from '../parts/status.tsx'
import { todayIn } from '../parts/words.ts'
import { goTo, useAsked } from '../state/address.ts'
import { useRemembered } from '../state/remembered.ts'
import { firstWish, paramsOf, requestFor, type SkyWish, STYLES, wishIn } from './horoscope.ts'
import { Reading } from './reading.tsx'
import { SignPicker } from './sign-picker.tsx'

export function SkySection() {
  const first = useMemo(() => firstWish(new Date()), [])
  const { value: wish, change } = useRemembered('sky', first)
  const { exchange, wait, send, repeat } = useRequest<'postAstrologyDailyHoroscope'>()
  const asked = useAsked('sky')

  // The request in the address; without one, the day of the last sign viewed.
  useEffect(() => {
    const wanted = asked === undefined ? { ...wish, date: '' } : wishIn(asked, wish)
    change(wanted)
    send(requestFor(wanted))
  }, [asked])

  const choose = (changed: Partial<SkyWish>) => {
    // Immediately, so that the form never shows the previous choice.
    change(changed)
    goTo('sky', paramsOf({ ...wish, ...changed }))
  }
  const horoscope = exchange?.answer?.data
  const isLate = wait === 'shown' || wait === 'slow'
  return (
    <Section
      id="sky"
      title="Today’s sky, sign by sign"
      intro="Read from where the planets really stand. Point at a transit to see the sentence it caused."
    >
      <SignPicker sign={wish.sign} onChange={(sign) => choose({ sign })} />
      <div class="bar">
        <Segmented
          legend="Style"
          options={STYLES}
          value={wish.style}
          onChange={(style) => choose({ style })}
        />
        <DateChooser
          date={wish.date}
          shown={horoscope?.date ?? todayIn()}
          onChange={(date) => choose({ date })}
        />
      </div>
      <div class="answer" aria-busy={wait !== 'none'}>
        <Status wait={wait} exchange={exchange} done={`The day of ${wish.sign} is there`} />
        {wait === 'none' && exchange?.problem && (
          <ProblemNotice problem={exchange.problem} onRetry={repeat} />
        )}
        {isLate && <Skeleton lines={5} isSlow={wait === 'slow'} />}
        {horoscope && !isLate && <Reading horoscope={horoscope} />}
      </div>
      <RequestPanel next={requestFor(wish)} exchange={exchange} />
    </Section>
  )
}
