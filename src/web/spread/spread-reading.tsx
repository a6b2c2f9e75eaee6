/** What stands beside the cloth: a hint, a problem, or the reading of the cards that have been turned. */
import { useRef } from 'preact/hooks'
import type { ApiExchange } from '../api/ask.ts'
import type { Wait } from '../api/use-request.ts'
import { feel } from '../feel/feel.ts'
import { KeepButton } from '../journal/keep-button.tsx'
import { CopyButton } from '../parts/copy-button.tsx'
import { ProblemNotice } from '../parts/problem-notice.tsx'
import { ReportButton } from '../parts/report-button.tsx'
import { Status } from '../parts/status.tsx'
import { linkToDraw, pictureOfDraw } from '../state/address.ts'
import { AnswerView } from './answer-view.tsx'
import { type Dealt, type DealtCard, isGraveQuestion } from './dealt-card.ts'
import { drawEntry } from './draw-entry.ts'
import type { Kind } from './kinds.ts'
import { ReadingList } from './reading-list.tsx'
import { SpreadNotes } from './spread-notes.tsx'
import { isByHand, type SpreadWish, spreadParams } from './spreads.ts'
import type { ClothState } from './use-dealing.ts'
import { WholeReading } from './whole-reading.tsx'
import { WORDS } from './words.ts'

interface Props {
  readonly wish: SpreadWish
  readonly exchange: ApiExchange | undefined
  readonly wait: Wait
  readonly dealt: Dealt | undefined
  readonly lying: ClothState
  /** Empty if nothing was asked. */
  readonly question: string
  readonly isOneByOne: boolean
  readonly isChoosing: boolean
  readonly onOpen: (card: DealtCard) => void
  readonly onRetry: () => void
  /** Draws anew for the same question. */
  readonly onSuggested: (kind: Kind) => void
}

export function SpreadReading(props: Props) {
  const { wish, exchange, wait, dealt, lying, question, isOneByOne, isChoosing, onOpen, onRetry } = props
  const { onSuggested } = props
  const shown = wait === 'none' && !isChoosing ? dealt : undefined
  // What a visitor turns one by one is announced as it is turned.
  const reading = useRef<HTMLDivElement>(null)
  const isShown = !isOneByOne || lying.isAllTurned
  const isCalm = shown !== undefined && isGraveQuestion(shown)
  return (
    <div class={isCalm ? 'beside calm' : 'beside'} ref={reading} tabIndex={-1} aria-busy={wait !== 'none'}>
      <Status wait={wait} exchange={exchange} done={WORDS.reading.laid(dealt?.cards.length ?? 0)} />
      {wait === 'none' && exchange?.problem && <ProblemNotice problem={exchange.problem} onRetry={onRetry} />}
      {wait === 'slow' && <p class="dim">{WORDS.reading.slow}</p>}
      {exchange === undefined && wait === 'none' && <p class="empty">{hintFor(wish, isChoosing)}</p>}
      {shown && !isShown && (
        <div class="turning">
          <p>{WORDS.reading.turn}</p>
          <button
            type="button"
            class="quiet"
            onClick={() => {
              // It goes when all are turned: the reading follows it.
              reading.current?.focus({ preventScroll: true })
              feel('turn')
              lying.turnAll()
            }}
          >
            {WORDS.reading.turnAll}
          </button>
        </div>
      )}
      {shown && isShown && (
        <>
          <AnswerView dealt={shown} onSuggested={isByHand(wish) ? undefined : onSuggested} />
          <Heading dealt={shown} />
          {shown.reading && <WholeReading reading={shown.reading} />}
        </>
      )}
      {/* The cards have headings of the fourth level. */}
      {shown && !(isShown && hasHeading(shown)) && <h3 class="off-screen">{WORDS.reading.cardByCard}</h3>}
      {shown && (
        <ReadingList
          cards={isShown ? shown.cards : shown.cards.filter((_, index) => lying.turned.has(index))}
          // What a card means by itself knows nothing of a question.
          isUnfolded={shown.question === undefined && shown.cards.length <= FEW}
          onOpen={onOpen}
        />
      )}
      {shown && isShown && (
        <>
          {!isCalm && <SpreadNotes dealt={shown} />}
          <div class="buttons">
            {!isCalm && (
              <CopyButton
                label={WORDS.reading.copyLink}
                text={linkToDraw(spreadParams({ ...wish, seed: shown.seed ?? '' }))}
              />
            )}
            {!isCalm && <ReportButton asked={exchange?.asked} />}
            <KeepButton draft={drawEntry(shown, wish, question)} />
            {!isCalm && <SharedPictures params={spreadParams({ ...wish, seed: shown.seed ?? '' })} />}
          </div>
        </>
      )}
    </div>
  )
}

/** Pictures to share. A grave question has none. */
const SharedPictures = ({ params }: { params: URLSearchParams }) =>
  (['story', 'square'] as const).map((format) => {
    const picture = pictureOfDraw(params, format)
    return (
      picture && (
        <a key={format} class="button quiet" href={picture} download={`augury-${format}.png`}>
          {WORDS.reading.pictures[format]}
        </a>
      )
    )
  })

/** Whether `Heading` shows one. */
const hasHeading = (dealt: Dealt): boolean =>
  dealt.rule === undefined ? dealt.title !== '' : dealt.question === undefined || !isGraveQuestion(dealt)

/** To a question the answer says how far the cards lean: a bare yes, or a no, would be too much. */
function Heading({ dealt }: { dealt: Dealt }) {
  const { title, rule, question } = dealt
  if (rule === undefined) return title === '' ? null : <h3>{title}</h3>
  if (question === undefined)
    return (
      <>
        <h3>{title}</h3>
        <p class="lead">{rule}</p>
      </>
    )
  return (
    <>
      {!isGraveQuestion(dealt) && <h3>{WORDS.kinds.yes_no}</h3>}
      <p>{rule}</p>
    </>
  )
}

/** More cards than this keep the text of each card by itself closed. */
const FEW = 4

function hintFor(wish: SpreadWish, isChoosing: boolean) {
  if (isChoosing) return WORDS.hints.fan
  if (!isByHand(wish)) return WORDS.hints.draw
  return WORDS.hints.hand((text) => <em>{text}</em>)
}
