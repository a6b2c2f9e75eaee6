import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { requestAddress } from '../api/ask.ts'
import type { AnyRequest } from '../api/operations.ts'
import type { Snippet } from '../api/snippets.ts'
import { useRequest } from '../api/use-request.ts'
import { BirthPanel } from '../births/birth-panel.tsx'
import { Meaning } from '../meaning/meaning.tsx'
import { Disclosure } from '../parts/disclosure.tsx'
import { ProblemNotice } from '../parts/problem-notice.tsx'
import { RequestPanel } from '../parts/request-panel.tsx'
import { RoomInvitation } from '../parts/room-invitation.tsx'
import { Fence, Section } from '../parts/section.tsx'
import { Skeleton } from '../parts/skeleton.tsx'
import { Status } from '../parts/status.tsx'
import { goTo, useRequested } from '../state/address.ts'
import { NO_BIRTH } from '../state/birth-list.ts'
import { useBirths } from '../state/births.ts'
import { bringIntoView } from '../state/media.ts'
import { useRemembered } from '../state/remembered.ts'
import { fieldOf, inPlainWords } from './birth.ts'
import { type ChartOperation, chartRequest, readingRequest } from './chart-request.ts'
import { ChartView } from './chart-view.tsx'
import { type ChartSettings, changed, FIRST_SETTINGS, paramsOf, settingsIn } from './settings.ts'
import { SettingsFields } from './settings-fields.tsx'
import { WORDS } from './words.ts'
import '../styles/births.css'
import '../styles/tables.css'
import '../styles/chart.css'
import '../styles/meaning.css'
import '../styles/chart-print.css'

export function ChartSection() {
  const { birth } = useBirths()
  const { value: settings, change: set } = useRemembered('chart', FIRST_SETTINGS)
  const { exchange, wait, send, repeat, clear } = useRequest<ChartOperation>()
  const cast = useRef({ birth: birth ?? NO_BIRTH, settings })
  // Until the next chart has arrived, the last one is shown with its own birth and settings, not with those in the form.
  const shown = useMemo(() => cast.current, [exchange])
  const asked = useRequested('chart')
  /** Set by the button; a chart that follows a setting, or comes with the address, stays where it is. */
  const isCastByButton = useRef(false)
  const beside = useRef<HTMLDivElement>(null)

  const castBy = (wanted: ChartSettings) => {
    if (birth === undefined) return clear()
    cast.current = { birth, settings: wanted }
    send(chartRequest(birth, wanted))
  }
  // Whoever comes with a birth sees its chart. The address has the settings: casting writes them, and a link, a reload or the back button
  // casts by them. Before the next frame: a second setting may be chosen earlier, and the form would show the first again.
  useLayoutEffect(() => {
    const wanted = asked === undefined ? settings : settingsIn(asked, settings)
    set(wanted)
    castBy(wanted)
  }, [asked, birth])
  useEffect(() => {
    if (!isCastByButton.current || exchange === undefined) return
    isCastByButton.current = false
    if (exchange.answer) bringIntoView(beside.current?.querySelector('.wheel'))
  }, [exchange])
  const onSet = (part: Partial<ChartSettings>) => {
    const wanted = changed(settings, part)
    set(wanted)
    // A chart that is shown already is cast again at once.
    if (exchange?.answer) goTo('chart', paramsOf(wanted))
  }

  const problem = wait === 'none' ? exchange?.problem : undefined
  const field = fieldOf(problem)
  const fault = problem && field && { field, message: inPlainWords(problem), code: problem.code }
  const isLate = wait === 'shown' || wait === 'slow'
  const request = chartRequest(birth ?? NO_BIRTH, settings)
  const reading = readingRequest(shown.birth, shown.settings)
  const choices = <SettingsFields settings={settings} hasHouses={!birth?.isTimeUnknown} onChange={onSet} />
  const isAsking = birth === undefined || fault !== undefined
  return (
    <Section id="chart" title={WORDS.title}>
      <div class={isAsking ? 'room-empty' : 'fold'}>
        {birth === undefined && <RoomInvitation picture="chart" sentence={WORDS.invitation} />}
        <BirthPanel
          id="birth"
          save={WORDS.form.cast}
          hint={WORDS.form.hint}
          fault={fault}
          onSaved={() => {
            isCastByButton.current = true
            goTo('chart', paramsOf(settings))
          }}
        />
        {!isAsking && <Disclosure title={WORDS.settings.title}>{choices}</Disclosure>}
      </div>
      <div class="chart-shown" ref={beside} aria-busy={wait !== 'none'}>
        <Status wait={wait} exchange={exchange} done={WORDS.isCast} />
        {isLate && <Skeleton lines={6} isSlow={wait === 'slow'} />}
        {problem && fault === undefined && (
          <ProblemNotice problem={problem} onRetry={repeat} text={inPlainWords(problem)} />
        )}
        {/* Hidden and not left out: what a visitor has opened in it is open when the next chart comes late. */}
        {exchange?.answer && (
          <div hidden={isLate}>
            <ChartView answer={exchange.answer} {...shown} />
          </div>
        )}
      </div>
      <RequestPanel next={request} exchange={exchange} more={picturesOf(exchange?.asked ?? request)} />
      {exchange?.answer && !isLate && (
        <Fence>
          <Meaning key={JSON.stringify(reading)} request={reading} answer={exchange.answer} />
        </Fence>
      )}
    </Section>
  )
}

/** The usual chart for an `<img>`. */
function picturesOf({ name, body }: AnyRequest): Snippet[] {
  if (name !== 'natalChart') return []
  const { options, ...birth } = body as Extract<
    ReturnType<typeof chartRequest>,
    { name: typeof name }
  >['body']
  const query = new URLSearchParams(
    Object.entries({ ...birth, ...options, theme: 'dark' }).map(([k, v]) => [k, String(v)]),
  )
  const address = `${requestAddress({ name })}.svg?${String(query).replaceAll('&', '&amp;')}`
  return [
    {
      title: WORDS.asPicture,
      text: `<img alt="${WORDS.pictureText}" width="640" height="640"\n  src="${address}">`,
    },
  ]
}
