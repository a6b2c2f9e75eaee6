/** The room of two people. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { birthName } from '../births/birth-name.ts'
import { changed, FIRST_SETTINGS } from '../chart/settings.ts'
import { FoldLine } from '../parts/fold-line.tsx'
import { ProblemNotice } from '../parts/problem-notice.tsx'
import { RequestPanel } from '../parts/request-panel.tsx'
import { RoomInvitation } from '../parts/room-invitation.tsx'
import { Fence, Section } from '../parts/section.tsx'
import { Segmented } from '../parts/segmented.tsx'
import { Skeleton } from '../parts/skeleton.tsx'
import { Status } from '../parts/status.tsx'
import { goTo, useRequested } from '../state/address.ts'
import { isComplete, type NamedBirth, NO_BIRTH } from '../state/birth-list.ts'
import { useBirths } from '../state/births.ts'
import { bringIntoView } from '../state/media.ts'
import { useRemembered } from '../state/remembered.ts'
import { COMPARISON_KINDS, type ComparisonKind, faultIn, kindIn, pairRequests, plainMessage } from './pair.ts'
import { PairForm } from './pair-form.tsx'
import { PairView } from './pair-view.tsx'
import { useSecondBirth } from './second-birth.ts'
import { usePair } from './use-pair.ts'
import { WORDS } from './words.ts'
import '../styles/births.css'
import '../styles/chart.css'
import '../styles/meaning.css'
import '../styles/together.css'

const KIND_OPTIONS = COMPARISON_KINDS.map((value) => ({ value, label: WORDS.form.kinds[value] }))

export function TogetherSection() {
  const store = useBirths()
  const { birth: first } = store
  const second = useSecondBirth()
  const { value: chartSettings } = useRemembered('chart', FIRST_SETTINGS)
  const requested = useRequested('together')
  const [kind, setKind] = useState<ComparisonKind>(() => kindIn(requested))
  const [isOpen, setOpen] = useState(false)
  const { wait, exchange, problem, answers, send, clear } = usePair()
  const isReadByButton = useRef(false)
  const shown = useRef<HTMLDivElement>(null)
  const latest = useRef({ first, second })
  latest.current = { first, second }

  /** Of the births as they are now, which may have been kept a moment ago. */
  const requestsFor = (wanted: ComparisonKind) => {
    const { first: one, second: other } = latest.current
    const pair = { first: one ?? NO_BIRTH, second: other.birth, isSecondRemembered: other.id !== '' }
    return pairRequests(pair, wanted, changed(chartSettings, { isWider: false }))
  }
  const isReady = first !== undefined && isComplete(second.birth)
  const isStored = isReady && second.id !== ''
  // Two that are kept are read at once. The address has the kind, and nothing of a birth: a reload reads again only what this browser keeps.
  useLayoutEffect(() => {
    const wanted = kindIn(requested)
    setKind(wanted)
    if (isReady && (isStored || requested !== undefined)) send(requestsFor(wanted))
    else if (!isReady) clear()
  }, [requested, first, second.id])
  useEffect(() => {
    if (!isReadByButton.current || answers === undefined || wait !== 'none') return
    isReadByButton.current = false
    bringIntoView(shown.current?.querySelector('.portrait, .wheel'))
  }, [answers === undefined, wait])
  const read = (wanted: ComparisonKind) => {
    const params = new URLSearchParams({ kind: wanted })
    if (params.toString() === requested) send(requestsFor(wanted))
    else goTo('together', params)
  }

  const fault = faultIn(problem)
  const isLate = wait === 'shown' || wait === 'slow'
  // Two that are kept are being read already: the form never shows.
  const isRead = exchange !== undefined || isStored || requested !== undefined
  const isFolded = isReady && isRead && !isOpen && problem === undefined
  const kindChoice = (
    <Segmented
      legend={WORDS.form.kind}
      options={KIND_OPTIONS}
      value={kind}
      onChange={(wanted) => {
        setKind(wanted)
        // A reading that is there follows at once.
        if (answers && isReady) read(wanted)
      }}
    />
  )
  const they = second.id === '' ? WORDS.form.they : birthName(store, second.birth as NamedBirth)
  const both = first === undefined ? '' : WORDS.both(birthName(store, first), they)
  return (
    <Section id="together" title={WORDS.title}>
      {isFolded ? (
        <div class="fold">
          <FoldLine what={both} onChange={() => setOpen(true)}>
            <b>{both}</b>
          </FoldLine>
          {kindChoice}
        </div>
      ) : (
        <>
          {!isReady && (
            <RoomInvitation picture="together" sentence={WORDS.invitation} isBand>
              <p class="small">{WORDS.noVerdict}</p>
            </RoomInvitation>
          )}
          {kindChoice}
          <PairForm
            first={first}
            second={second}
            fault={fault}
            isAskedFor={isOpen}
            onForget={() => {
              second.forget()
              clear()
            }}
            onRead={() => {
              isReadByButton.current = true
              setOpen(false)
              // The form goes.
              document.getElementById('together')?.focus({ preventScroll: true })
              // What has just been kept is known when the next frame is drawn.
              requestAnimationFrame(() => read(kind))
            }}
          />
        </>
      )}
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
