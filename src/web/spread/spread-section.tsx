/** The room of the cards: the question, the spread, the cards on the cloth and what they say. */
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { unreachable } from '../api/problem.ts'
import { ProblemNotice } from '../parts/problem-notice.tsx'
import { RequestPanel } from '../parts/request-panel.tsx'
import { Section } from '../parts/section.tsx'
import { loadReader } from '../question/danger.ts'
import { DangerNotice } from '../question/danger-notice.tsx'
import { cleanQuestion, questionOfRequest, withQuestion } from '../question/question-request.ts'
import { useIsNarrow } from '../state/media.ts'
import { CardDialog } from './card-dialog.tsx'
import { Cloth } from './cloth.tsx'
import type { DealtCard } from './dealt-card.ts'
import { Fan } from './fan.tsx'
import { CardLightContext, UNLIT } from './light.ts'
import { QuestionLine } from './question-line.tsx'
import { SpreadForm } from './spread-form.tsx'
import { SpreadReading } from './spread-reading.tsx'
import { cardCount, dealtBy, drawRequestFor } from './spreads.ts'
import { Stack } from './stack.tsx'
import { useDealing } from './use-dealing.ts'
import { useDraw } from './use-draw.ts'
import { WORDS } from './words.ts'
import '../styles/spread.css'
import '../styles/spread-print.css'

export function SpreadSection() {
  const table = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLDivElement>(null)
  const draw = useDraw(table)
  const { wish, question, exchange, wait, dealt, chosen, danger, isOneByOne } = draw
  const [open, setOpen] = useState<DealtCard>()
  const [, setGuarded] = useState(false)
  const [lit, point] = useState(UNLIT)
  const light = useMemo(() => ({ lit, point }), [lit])
  const lying = useDealing(wait === 'none' ? dealt?.cards : undefined, isOneByOne)
  useLayoutEffect(() => {
    if (document.activeElement !== table.current) return
    table.current?.querySelector<HTMLElement>('.card.down')?.focus({ preventScroll: true })
  }, [lying.cards])
  const count = cardCount(wish)
  const Deck = useIsNarrow() ? Stack : Fan
  const asked = questionOfRequest(exchange?.asked)
  const isFolded = draw.laid !== undefined && !draw.isChanging && exchange?.problem === undefined
  const wasFolded = useRef(isFolded)
  // What was pressed is gone with the form or with the line: the focus goes to what stands in its place.
  useLayoutEffect(() => {
    if (wasFolded.current === isFolded) return
    wasFolded.current = isFolded
    if (!isFolded && draw.isChanging) form.current?.querySelector<HTMLElement>('.question')?.focus()
    else if (isFolded && isNowhere()) table.current?.focus({ preventScroll: true })
  }, [isFolded])
  if (danger !== undefined)
    return (
      <Section id="spread" title={WORDS.danger.title}>
        <DangerNotice paragraphs={danger} onBack={draw.leaveDanger} />
      </Section>
    )
  return (
    <Section id="spread" title={isFolded ? WORDS.titleLaid : WORDS.title}>
      {isFolded ? (
        <div class="fold">
          <QuestionLine wish={draw.laid!} question={asked} onChange={draw.unfold} />
        </div>
      ) : (
        <div class="asking" ref={form}>
          <SpreadForm
            question={question}
            wish={wish}
            onAsk={(written) => {
              // Once it is there, it may have something to offer.
              loadReader().then(
                () => setGuarded(true),
                () => undefined,
              )
              draw.setQuestion(written)
            }}
            onChange={draw.changeWish}
            onDrawMine={draw.drawMine}
            onDeal={draw.dealAsFilled}
          />
        </div>
      )}
      {draw.isUnchecked && (
        <ProblemNotice problem={unreachable(navigator.onLine)} onRetry={draw.forgetUnchecked} />
      )}
      <CardLightContext.Provider value={light}>
        <div class="two-columns table" ref={table} tabIndex={-1}>
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
              <Deck chosen={chosen.length} count={count} onChoose={draw.take} onRest={draw.takeRest} />
            )}
          </Cloth>
          <SpreadReading
            wish={wish}
            exchange={exchange}
            wait={wait}
            dealt={dealt}
            lying={lying}
            question={asked}
            isOneByOne={isOneByOne}
            isChoosing={chosen !== undefined}
            onOpen={setOpen}
            onRetry={draw.repeat}
            onSuggested={draw.laySuggested}
          />
        </div>
      </CardLightContext.Provider>
      <RequestPanel
        next={withQuestion(drawRequestFor(dealtBy(wish)), cleanQuestion(question))}
        exchange={exchange}
        note={SEED_NOTE}
      />
      {open && dealt && (
        <CardDialog
          cards={dealt.cards.filter((_, index) => lying.turned.has(index))}
          open={open}
          onOpen={setOpen}
          onClose={(seen) => {
            setOpen(undefined)
            // The focus goes to the card, which must not keep the others dark.
            table.current?.querySelectorAll<HTMLElement>('.place .card')[dealt.cards.indexOf(seen)]?.focus()
            point(UNLIT)
          }}
        />
      )}
    </Section>
  )
}

/** The element that had the focus has been taken away. */
const isNowhere = () => document.activeElement === document.body || document.activeElement === null

const SEED_NOTE = WORDS.seedNote(
  (text) => <code>{text}</code>,
  <a href="v1/tarot/draw?seed=anything">GET /v1/tarot/draw?seed=anything</a>,
)
