/** The room of two people. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { isComplete, useBirth } from '../chart/birth.ts'
import { changed, FIRST_SETTINGS } from '../chart/settings.ts'
import { bringIntoView } from '../parts/into-view.ts'
import { ProblemNotice } from '../parts/problem-notice.tsx'
import { RequestPanel } from '../parts/request-panel.tsx'
import { Fence, Section } from '../parts/section.tsx'
import { Skeleton } from '../parts/skeleton.tsx'
import { Status } from '../parts/status.tsx'
import { goTo, useRequested } from '../state/address.ts'
import { useRemembered } from '../state/remembered.ts'
import { faultIn, kindIn, type PairKind, pairRequests, plainMessage } from './pair.ts'
import { PairForm } from './pair-form.tsx'
import { PairView } from './pair-view.tsx'
import { useSecondBirth } from './second-birth.ts'
import { usePair } from './use-pair.ts'
import { WORDS } from './words.ts'
import '../styles/chart.css'
import '../styles/meaning.css'
import '../styles/together.css'

export function TogetherSection() {
  const { value: first, change: onFirst } = useBirth()
  const second = useSecondBirth()
  const { value: chartSettings } = useRemembered('chart', FIRST_SETTINGS)
  const requested = useRequested('together')
  const [kind, setKind] = useState<PairKind>(() => kindIn(requested))
  const { wait, exchange, problem, answers, send, clear } = usePair()
  const isReadByButton = useRef(false)
  const shown = useRef<HTMLDivElement>(null)

  const pair = { first, second: second.birth, isSecondRemembered: second.isRemembered }
  const requestsFor = (wanted: PairKind) =>
    pairRequests(pair, wanted, changed(chartSettings, { isWider: false }))
  const isReady = isComplete(first) && isComplete(second.birth)
  // The address has the kind, and nothing of a birth: a reload reads again only what this browser remembers.
  useLayoutEffect(() => {
    if (requested === undefined) return
    const wanted = kindIn(requested)
    setKind(wanted)
    if (isReady) send(requestsFor(wanted))
  }, [requested])
  useEffect(() => {
    if (!isReadByButton.current || answers === undefined || wait !== 'none') return
    isReadByButton.current = false
    bringIntoView(shown.current?.querySelector('.wheel'))
  }, [answers === undefined, wait])
  const read = (wanted: PairKind) => {
    const params = new URLSearchParams({ kind: wanted })
    if (params.toString() === requested) send(requestsFor(wanted))
    else goTo('together', params)
  }

  const fault = faultIn(problem)
  const isLate = wait === 'shown' || wait === 'slow'
  return (
    <Section id="together" title={WORDS.title} intro={WORDS.intro}>
      <PairForm
        first={first}
        onFirst={onFirst}
        second={second}
        kind={kind}
        onKind={(wanted) => {
          setKind(wanted)
          // A reading that is there follows at once.
          if (answers && isReady) read(wanted)
        }}
        fault={fault}
        onForget={() => {
          second.forget()
          clear()
        }}
        onRead={() => {
          isReadByButton.current = true
          read(kind)
        }}
      />
      <div ref={shown} aria-busy={wait !== 'none'}>
        <Status wait={wait} exchange={exchange} done={WORDS.isThere} />
        {isLate && <Skeleton lines={9} isSlow={wait === 'slow'} />}
        {problem && fault === undefined && (
          <ProblemNotice
            problem={problem}
            onRetry={() => send(requestsFor(kind))}
            text={plainMessage(problem)}
          />
        )}
        {answers && problem === undefined && !isLate && (
          <Fence>
            <PairView {...answers} asked={exchange?.asked} />
          </Fence>
        )}
      </div>
      <RequestPanel next={requestsFor(kind).comparison} exchange={exchange} />
    </Section>
  )
}
