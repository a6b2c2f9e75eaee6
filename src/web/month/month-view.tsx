/** Everything that shows the Moon and the month. */
import { useMemo } from 'preact/hooks'
import { todayIn } from '../parts/dates.ts'
import { RequestPanel } from '../parts/request-panel.tsx'
import { useNow } from '../state/now.ts'
import { useRemembered } from '../state/remembered.ts'
import { monthWishIn } from './month.ts'
import { MoonNow } from './moon-now.tsx'
import { PlaceChoice } from './place-choice.tsx'
import { PlanetaryHours } from './planetary-hours.tsx'
import { ShownMonth } from './shown-month.tsx'
import { Subscribe } from './subscribe.tsx'
import { useHours, useMonth, useMoon } from './use-sky.ts'
import { NOWHERE, zoneOf } from './where.ts'
import { WORDS } from './words.ts'

export function MonthView({ asked }: { asked: string | undefined }) {
  const { value: where, change, forget } = useRemembered('place', NOWHERE)
  const now = useNow()
  const today = useMemo(() => todayIn(zoneOf(where)), [where, now])
  const wish = monthWishIn(asked ?? '', today)
  const month = useMonth(wish.month, where)
  const moon = useMoon(where)
  const hours = useHours(where, now)
  const hasPlace = where.place !== ''
  const moonNow = (
    <div key="now" class="two-columns now-above">
      <MoonNow moon={moon} isSouth={where.latitude.startsWith('-')} />
      <div class="panel">
        <PlaceChoice where={where} onChoose={change} onForget={forget} />
        {hasPlace && <PlanetaryHours hours={hours} now={now} />}
      </div>
    </div>
  )
  const grid = <ShownMonth key="month" wish={wish} today={today} month={month} />
  return (
    <>
      {/* In the first screen: what the room is named for. */}
      {grid}
      {moonNow}
      <Subscribe where={where} />
      <div class="requests">
        <RequestPanel title={WORDS.requests.month} next={month.request} exchange={month.exchange} />
        <RequestPanel title={WORDS.requests.moon} next={moon.request} exchange={moon.exchange} />
        {hasPlace && (
          <RequestPanel title={WORDS.requests.hours} next={hours.request} exchange={hours.exchange} />
        )}
      </div>
    </>
  )
}
