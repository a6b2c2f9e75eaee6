import { useLayoutEffect, useMemo } from 'preact/hooks'
import type { ApiExchange } from '../api/ask.ts'
import { useRequest } from '../api/use-request.ts'
import { KeepButton } from '../journal/keep-button.tsx'
import { CopyButton } from '../parts/copy-button.tsx'
import { todayIn } from '../parts/dates.ts'
import { ProblemNotice } from '../parts/problem-notice.tsx'
import { ReportButton } from '../parts/report-button.tsx'
import { RequestPanel } from '../parts/request-panel.tsx'
import { Section } from '../parts/section.tsx'
import { Segmented } from '../parts/segmented.tsx'
import { Skeleton } from '../parts/skeleton.tsx'
import { Status } from '../parts/status.tsx'
import { NAMES } from '../parts/words.ts'
import { goTo, linkTo, linkToDay, nameShown, useRequested } from '../state/address.ts'
import { useBirths } from '../state/births.ts'
import { useRemembered } from '../state/remembered.ts'
import {
  firstWish,
  type Horoscope,
  horoscopeRequestFor,
  PERIODS,
  type PeriodHoroscope,
  type SkyOperation,
  type SkyWish,
  skyParams,
  skyWishIn,
} from './horoscope.ts'
import { horoscopeEntry } from './horoscope-entry.ts'
import { PeriodView } from './period-view.tsx'
import { Reading } from './reading.tsx'
import { SignPicker } from './sign-picker.tsx'
import { firstOfNextYear, isTwelveMonths, type TwelveMonths, twelveMonthsFrom } from './twelve-months.ts'
import { WhichReading } from './which-reading.tsx'
import { WORDS } from './words.ts'
import '../styles/sky.css'

/** Of the date that is shown, whatever “today” is where and when the link is opened. */
const linkToShown = (shown: Horoscope | PeriodHoroscope, wish: SkyWish): string =>
  'date' in shown
    ? linkToDay(shown.sign, shown.date)
    : linkTo('sky', skyParams({ ...wish, sign: shown.sign, date: shown.period.from }))

/** The answers put together; undefined until both are there, or if only one was asked for. */
function twelveMonthsIn(
  first: ApiExchange<SkyOperation> | undefined,
  second: ApiExchange<SkyOperation> | undefined,
): TwelveMonths | undefined {
  const [one, two] = [first?.answer?.data, second?.answer?.data]
  const today = todayIn()
  const isFromToday = (first?.asked.body as { date?: string } | undefined)?.date === 'today'
  if (!isFromToday || one === undefined || two === undefined || 'date' in one || 'date' in two)
    return undefined
  const isNextYear = two.period.from === firstOfNextYear(today) && two.period.type === one.period.type
  return isNextYear && one.sign === two.sign ? twelveMonthsFrom(today, one, two) : undefined
}

const requestForNextYear = (wish: SkyWish) =>
  horoscopeRequestFor({ ...wish, date: firstOfNextYear(todayIn()) })

/** Then most of the twelve months from today are in the next year. */
const isLateInYear = () => Number(todayIn().slice(5, 7)) > 6

export function SkySection() {
  const { birth, sign: ownSign } = useBirths()
  const first = useMemo(() => firstWish(new Date(), birth?.date, ownSign), [])
  const { value: wish, change } = useRemembered('sky', first)
  const { exchange, wait, send, repeat } = useRequest<SkyOperation>()
  const next = useRequest<SkyOperation>()
  const asked = useRequested('sky')

  // The request in the address; without one, the day of the last sign viewed. Before the next frame: a second choice may come earlier,
  // and the form would show the first again.
  useLayoutEffect(() => {
    const wanted: SkyWish =
      asked === undefined ? { ...wish, period: 'day', date: '' } : skyWishIn(asked, wish)
    change(wanted)
    send(horoscopeRequestFor(wanted))
    if (isTwelveMonths(wanted, todayIn())) next.send(requestForNextYear(wanted))
  }, [asked])

  const choose = (changed: Partial<SkyWish>) => {
    nameShown('sky', skyParams(wish))
    // Immediately, so that the form never shows the previous choice.
    change(changed)
    goTo('sky', skyParams({ ...wish, ...changed }))
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
  const years = useMemo(() => twelveMonthsIn(exchange, next.exchange), [exchange, next.exchange])
  const nextWait = isTwelveMonths(wish, todayIn()) ? next.wait : 'none'
  const isLate = [wait, nextWait].some((each) => each === 'shown' || each === 'slow')
  const isWaitingForNext = nextWait !== 'none' && years === undefined
  const ofPeriod = data && 'period' in data && !isLate && !isWaitingForNext ? data : undefined
  const ofDay = data && 'date' in data && !isLate ? data : undefined
  return (
    <Section id="sky" title={WORDS.title} intro={WORDS.intro}>
      <SignPicker sign={wish.sign} onChange={(sign) => choose({ sign })} />
      <div class="bar">
        <Segmented
          legend={WORDS.period}
          options={PERIODS}
          value={period}
          onChange={(chosen) => choose({ period: chosen })}
        />
        <WhichReading wish={wish} shown={ofDay?.date ?? todayIn()} onChoose={choose} />
      </div>
      <div class="answers" aria-busy={wait !== 'none'}>
        <Status
          wait={wait}
          exchange={exchange}
          done={WORDS.isThere(NAMES.term(period), NAMES.sign(wish.sign))}
        />
        {wait === 'none' && exchange?.problem && (
          <ProblemNotice problem={exchange.problem} onRetry={repeat} />
        )}
        {isLate && <Skeleton lines={5} isSlow={wait === 'slow'} />}
        {ofDay && <Reading horoscope={ofDay} />}
        {ofPeriod && <PeriodView horoscope={years?.horoscope ?? ofPeriod} years={years} onDay={openDay} />}
      </div>
      {data && !isLate && (
        <div class="buttons">
          <CopyButton
            label={WORDS.copyLink}
            text={years ? linkTo('sky', skyParams(wish)) : linkToShown(data, wish)}
          />
          <ReportButton asked={(years && isLateInYear() ? next.exchange : exchange)?.asked} />
          <KeepButton draft={horoscopeEntry(years?.main ?? data, wish)} />
        </div>
      )}
      <RequestPanel next={horoscopeRequestFor(wish)} exchange={exchange} />
      {isTwelveMonths(wish, todayIn()) && (
        <RequestPanel
          title={WORDS.requestForNextYear}
          next={requestForNextYear(wish)}
          exchange={next.exchange}
        />
      )}
    </Section>
  )
}
