/** The first room: what the day says to the visitor, in one screen. */
import { useEffect, useMemo } from 'preact/hooks'
import { useRequest } from '../api/use-request.ts'
import { birthName } from '../births/birth-name.ts'
import { moonRequest, NOWHERE } from '../month/where.ts'
import { todayIn } from '../parts/dates.ts'
import { RequestPanel } from '../parts/request-panel.tsx'
import { Section } from '../parts/section.tsx'
import { NAMES } from '../parts/words.ts'
import { chooseSign, useBirths } from '../state/births.ts'
import { useNow } from '../state/now.ts'
import { recall } from '../state/remembered.ts'
import { comingOfMoon, soonestFirst } from './coming.ts'
import { ComingList } from './coming-list.tsx'
import { Doors } from './doors.tsx'
import { Invitation } from './invitation.tsx'
import { OwnSentence } from './own-sentence.tsx'
import { comingOfTimeline, todayTransitsRequest } from './own-transits.ts'
import { TodayCard } from './today-card.tsx'
import { TodayMoon } from './today-moon.tsx'
import { useOwnDay } from './use-own-day.ts'
import { WORDS } from './words.ts'

/** Of what comes next. */
const SHOWN = 3

/** The button goes with the sentence. */
function forgetSign(): void {
  document.getElementById('today')?.focus({ preventScroll: true })
  chooseSign('')
}

export function TodaySection() {
  const store = useBirths()
  const { birth, sign } = store
  const today = todayIn(undefined, useNow())
  const own = useOwnDay(birth, sign, today)
  const moon = useRequest<'moon'>()
  const request = moonRequest(recall('place', NOWHERE))
  useEffect(() => moon.send(request), [today])
  const timeline = useRequest<'transitTimeline'>()
  const timelineRequested = birth && todayTransitsRequest(birth, today)
  useEffect(() => (timelineRequested ? timeline.send(timelineRequested) : timeline.clear()), [birth, today])
  const coming = useMemo(() => {
    const [sky, transits] = [moon.exchange?.answer?.data, timeline.exchange?.answer?.data]
    if (sky === undefined) return undefined
    return soonestFirst(
      [...comingOfMoon(sky), ...(transits ? comingOfTimeline(transits, sky.local) : [])],
      SHOWN,
    )
  }, [moon.exchange, timeline.exchange])
  const cardTitle =
    birth === undefined
      ? WORDS.card.everybody
      : birth.name === ''
        ? WORDS.card.own
        : WORDS.card.ofPerson(birthName(store, birth))
  return (
    <Section id="today" title={WORDS.title}>
      <p class="date-of-day">{WORDS.date(today)}</p>
      <div class={own.request ? 'today-grid own' : 'today-grid'}>
        {own.request && (
          <OwnSentence
            own={own}
            whole={
              birth
                ? { address: 'your-day', text: WORDS.wholeDay }
                : { address: `sky/${sign}`, text: WORDS.wholeSign(NAMES.sign(sign)) }
            }
            onOtherSign={birth ? undefined : forgetSign}
          />
        )}
        <TodayCard today={today} birthId={birth?.id} title={cardTitle} />
        {!own.request && <Invitation />}
        <TodayMoon {...moon} />
        <ComingList coming={coming ?? []} />
      </div>
      <Doors />
      {own.request && <RequestPanel next={own.request} exchange={own.exchange} />}
      {timelineRequested && (
        <RequestPanel title={WORDS.next.request} next={timelineRequested} exchange={timeline.exchange} />
      )}
      <RequestPanel title={WORDS.moon.label} next={request} exchange={moon.exchange} />
    </Section>
  )
}
