import { useEffect, useMemo, useState } from 'preact/hooks'
import { useRequest } from '../api/use-request.ts'
import { CopyButton } from '../parts/copy-button.tsx'
import { ProblemNotice } from '../parts/problem-notice.tsx'
import { RequestPanel } from '../parts/request-panel.tsx'
import { Section } from '../parts/section.tsx'
import { Status } from '../parts/status.tsx'
import { goTo, linkToDraw, useAsked } from '../state/address.ts'
import { useRemembered } from '../state/remembered.ts'
import { CardDialog } from './card-dialog.tsx'
import { Cloth } from './cloth.tsx'
import { type DealtCard, dealtIn } from './dealt-card.ts'
import { LightContext, UNLIT } from './light.ts'
import { ReadingList } from './reading-list.tsx'
import { SpreadForm } from './spread-form.tsx'
import { SpreadNotes } from './spread-notes.tsx'
import {
  cardCount,
  FIRST_WISH,
  isByHand,
  paramsOf,
  requestFor,
  type SpreadOperation,
  wishIn,
} from './spreads.ts'
import { useDealing } from './use-dealing.ts'
import { WholeReading } from './whole-reading.tsx'

export function SpreadSection() {
  const { value: wish, change } = useRemembered('spread', FIRST_WISH)
  const { exchange, wait, send, repeat, clear } = useRequest<SpreadOperation>()
  const [open, setOpen] = useState<DealtCard>()
  const [lit, point] = useState(UNLIT)
  const light = useMemo(() => ({ lit, point }), [lit])
  const asked = useAsked('spread')

  // The address contains the request: dealing writes it, and a link, a reload or the back button deals from it.
  useEffect(() => {
    if (asked === undefined) return
    const wanted = wishIn(asked, wish)
    change(wanted)
    send(requestFor(wanted))
  }, [asked])

  // The focus returns to the card, which must not keep the others dark.
  const close = () => {
    setOpen(undefined)
    point(UNLIT)
  }
  const answer = exchange?.answer
  const dealt = useMemo(() => answer && dealtIn(answer), [answer])
  const lying = useDealing(wait === 'none' ? dealt?.cards : undefined)
  const shown = wait === 'none' ? dealt : undefined
  return (
    <Section
      id="spread"
      title="Lay a spread"
      intro="Seventy-eight cards, drawn by a published algorithm: the same seed lays the same cards, anywhere, at any time. Point at a sentence of the reading to see its cards."
    >
      <SpreadForm
        wish={wish}
        onChange={(changed) => {
          change(changed)
          if (changed.kind !== undefined || changed.isByHand !== undefined) clear()
        }}
        onDeal={(wanted) => {
          change(wanted)
          const params = paramsOf(wanted)
          if (params.toString() === asked) send(requestFor(wanted))
          else goTo('spread', params)
        }}
      />
      <LightContext.Provider value={light}>
        <div class="two-columns">
          <Cloth
            kind={wish.kind}
            count={cardCount(wish)}
            lying={lying}
            isWaiting={wait === 'shown' || wait === 'slow'}
            onOpen={setOpen}
          />
          <div class="beside" aria-busy={wait !== 'none'}>
            <Status wait={wait} exchange={exchange} done={`${dealt?.cards.length} cards are laid`} />
            {wait === 'none' && exchange?.problem && (
              <ProblemNotice problem={exchange.problem} onRetry={repeat} />
            )}
            {wait === 'slow' && <p class="dim">Still shuffling. The service takes its time.</p>}
            {exchange === undefined && wait === 'none' && (
              <p class="empty">{isByHand(wish) ? <HandHint /> : <DrawHint />}</p>
            )}
            {shown && (
              <>
                {shown.title && <h3>{shown.title}</h3>}
                {shown.rule && <p class="lead">{shown.rule}</p>}
                {shown.reading && <WholeReading reading={shown.reading} />}
                <ReadingList dealt={shown} onOpen={setOpen} />
                <SpreadNotes dealt={shown} />
                <CopyButton
                  label="Copy the link to this draw"
                  text={linkToDraw(paramsOf({ ...wish, seed: shown.seed ?? '' }))}
                />
              </>
            )}
          </div>
        </div>
      </LightContext.Provider>
      <RequestPanel next={requestFor(wish)} exchange={exchange} />
      {open && dealt && <CardDialog cards={dealt.cards} open={open} onOpen={setOpen} onClose={close} />}
    </Section>
  )
}

const DrawHint = () => (
  <>
    The cards lie face down. <em>Deal</em> lays the draw of the day, the same for everyone; a seed or a
    shuffle lays your own.
  </>
)

const HandHint = () => (
  <>
    Name the cards on your table in any usual spelling, such as <em>II of Coins</em> or{' '}
    <em>Knight of Wands, reversed</em>. <em>Read</em> tells what they say in this spread.
  </>
)
