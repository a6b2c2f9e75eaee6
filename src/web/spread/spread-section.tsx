import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { unreachable } from '../api/problem.ts'
import { useRequest } from '../api/use-request.ts'
import { todayIn } from '../parts/dates.ts'
import { ProblemNotice } from '../parts/problem-notice.tsx'
import { RequestPanel } from '../parts/request-panel.tsx'
import { Section } from '../parts/section.tsx'
import { checkForDanger, loadReader } from '../question/danger.ts'
import { DangerNotice } from '../question/danger-notice.tsx'
import { goTo, useRequested } from '../state/address.ts'
import { prefersStillness } from '../state/media.ts'
import { useRemembered } from '../state/remembered.ts'
import { CardDialog } from './card-dialog.tsx'
import { Cloth } from './cloth.tsx'
import { type DealtCard, dealtIn } from './dealt-card.ts'
import { Fan } from './fan.tsx'
import { LightContext, UNLIT } from './light.ts'
import { isMadeHere, seedOf } from './question.ts'
import { SpreadForm } from './spread-form.tsx'
import { SpreadReading } from './spread-reading.tsx'
import {
  cardCount,
  dealtBy,
  FIRST_WISH,
  paramsOf,
  requestFor,
  type SpreadOperation,
  type SpreadWish,
  wishIn,
} from './spreads.ts'
import { TodayCard } from './today-card.tsx'
import { useDealing } from './use-dealing.ts'
import { WORDS } from './words.ts'

/** What the visitor drew here, as opposed to what a link laid. */
interface Mine {
  readonly seed: string
  readonly question: string
}

export function SpreadSection() {
  const { value: wish, change } = useRemembered('spread', FIRST_WISH)
  const { exchange, wait, send, repeat, clear } = useRequest<SpreadOperation>()
  const [question, setQuestion] = useState('')
  const [mine, setMine] = useState<Mine>()
  /** The places in the fan of the cards taken from it; undefined while there is no fan. */
  const [chosen, setChosen] = useState<readonly number[]>()
  const [open, setOpen] = useState<DealtCard>()
  /** What is said instead of cards. */
  const [danger, setDanger] = useState<readonly string[]>()
  const [isUnchecked, setUnchecked] = useState(false)
  const [lit, point] = useState(UNLIT)
  const light = useMemo(() => ({ lit, point }), [lit])
  const cloth = useRef<HTMLDivElement>(null)
  const asked = useRequested('spread')

  // The address contains the request: dealing writes it, and a link, a reload or the back button deals from it.
  useEffect(() => {
    setChosen(undefined)
    if (asked === undefined) return clear()
    const wanted = wishIn(asked, wish)
    change(wanted)
    send(requestFor(wanted))
    showCloth()
  }, [asked])

  const showCloth = () =>
    cloth.current?.scrollIntoView({ behavior: prefersStillness() ? 'instant' : 'smooth', block: 'start' })
  const deal = (filled: SpreadWish) => {
    const wanted = dealtBy(filled)
    change(wanted)
    const params = paramsOf(wanted)
    if (params.toString() !== asked) return goTo('spread', params)
    send(requestFor(wanted))
    showCloth()
  }
  /** Of what was written nothing is left: no seed, no address, no remembered form. */
  const showDanger = (paragraphs: readonly string[]) => {
    setDanger(paragraphs)
    setQuestion('')
    setMine(undefined)
    setChosen(undefined)
    clear()
    change({ seed: '', ...(wish.kind === 'custom_spread' && { places: FIRST_WISH.places }) })
    if (asked !== undefined) goTo('spread', new URLSearchParams())
  }
  /** Before anything is dealt, or leaves the browser. */
  const whenSafe = (wanted: SpreadWish, then: () => void) => {
    setUnchecked(false)
    const places =
      wanted.kind === 'custom_spread' ? wanted.places.flatMap(({ name, question }) => [name, question]) : []
    checkForDanger([question, isMadeHere(wanted.seed) ? '' : wanted.seed, ...places], {
      onDanger: showDanger,
      onNone: then,
      onFailure: () => setUnchecked(true),
    })
  }
  const dealMine = (places: readonly number[]) => {
    // The fan goes; its focus waits for the cards.
    if (places.length > 0 || chosen) cloth.current?.focus({ preventScroll: true })
    const seed = seedOf(question, todayIn(), places)
    setMine({ seed, question: question.trim() })
    deal({ ...wish, seed })
  }
  const drawMine = () => {
    if (prefersStillness()) return dealMine([])
    clear()
    setChosen([])
    showCloth()
  }
  const take = (at: number) => {
    const taken = [...(chosen ?? []), at]
    if (taken.length < count) setChosen(taken)
    else dealMine(taken)
  }

  const count = cardCount(wish)
  const isMine = mine !== undefined && mine.seed === wish.seed
  const isOneByOne = isMine && !prefersStillness()
  const answer = exchange?.answer
  const dealt = useMemo(() => answer && dealtIn(answer), [answer])
  useEffect(() => {
    if (dealt !== undefined) showCloth()
  }, [dealt])
  const lying = useDealing(wait === 'none' ? dealt?.cards : undefined, isOneByOne)
  useLayoutEffect(() => {
    if (document.activeElement !== cloth.current) return
    cloth.current?.querySelector<HTMLElement>('.card.down')?.focus({ preventScroll: true })
  }, [lying.cards])
  if (danger !== undefined)
    return (
      <Section id="spread" title={WORDS.danger.title}>
        <DangerNotice paragraphs={danger} onBack={() => setDanger(undefined)} />
      </Section>
    )
  return (
    <Section id="spread" title={WORDS.title}>
      <div class="two-columns first-view">
        <SpreadForm
          question={question}
          wish={wish}
          onAsk={(written) => {
            void loadReader().catch(() => undefined)
            setQuestion(written)
          }}
          onChange={(changed) => {
            change(changed)
            if (changed.kind !== undefined || changed.isByHand !== undefined) clear()
          }}
          onDrawMine={() => whenSafe({ ...wish, seed: '' }, drawMine)}
          onDeal={(wanted) => whenSafe(wanted, () => deal(wanted))}
        />
        <TodayCard />
      </div>
      {isUnchecked && (
        <ProblemNotice problem={unreachable(navigator.onLine)} onRetry={() => setUnchecked(false)} />
      )}
      <LightContext.Provider value={light}>
        <div class="two-columns table" ref={cloth} tabIndex={-1}>
          <Cloth
            kind={wish.kind}
            count={count}
            lying={lying}
            isWaiting={wait === 'shown' || wait === 'slow'}
            isOneByOne={isOneByOne}
            onOpen={setOpen}
            taken={chosen?.length}
          >
            {chosen && (
              <Fan chosen={chosen.length} count={count} onChoose={take} onRest={() => dealMine(chosen)} />
            )}
          </Cloth>
          <SpreadReading
            wish={wish}
            exchange={exchange}
            wait={wait}
            dealt={dealt}
            lying={lying}
            question={isMine ? mine.question : ''}
            isOneByOne={isOneByOne}
            isChoosing={chosen !== undefined}
            onOpen={setOpen}
            onRetry={repeat}
          />
        </div>
      </LightContext.Provider>
      <RequestPanel next={requestFor(dealtBy(wish))} exchange={exchange} note={SEED_NOTE} />
      {open && dealt && (
        <CardDialog
          cards={dealt.cards.filter((_, index) => lying.turned.has(index))}
          open={open}
          onOpen={setOpen}
          onClose={(seen) => {
            setOpen(undefined)
            // The focus goes to the card, which must not keep the others dark.
            cloth.current?.querySelectorAll<HTMLElement>('.place .card')[dealt.cards.indexOf(seen)]?.focus()
            point(UNLIT)
          }}
        />
      )}
    </Section>
  )
}

const SEED_NOTE = WORDS.seedNote(
  (text) => <code>{text}</code>,
  <a href="v1/tarot/draw?seed=anything">GET /v1/tarot/draw?seed=anything</a>,
)
