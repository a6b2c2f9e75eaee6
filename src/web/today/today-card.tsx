/** The card of the day where the visitor is: a person's own, or the same for everyone. */
import type { ComponentType } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Answer } from '../api/operations.ts'
import { useRequest } from '../api/use-request.ts'
import { cardTitle, pictureOf } from '../parts/card-picture.ts'
import { ProblemNotice } from '../parts/problem-notice.tsx'
import { NAMES } from '../parts/words.ts'
import { useRemembered } from '../state/remembered.ts'
import { cardRequest } from './card-of-day.ts'
import { WORDS } from './words.ts'

interface Props {
  readonly today: string
  /** Of the person whose card it is; undefined for everybody's. */
  readonly birthId: string | undefined
  readonly title: string
}

type DailyCard = Answer<'drawDailyCard'>
type DialogView = ComponentType<{ readonly answer: DailyCard; readonly onClose: () => void }>

/** The date of the last card that was read. */
const NEVER = { date: '' }

export function TodayCard({ today, birthId, title }: Props) {
  const { exchange, wait, send, repeat } = useRequest<'drawDailyCard'>()
  const [Opened, setOpened] = useState<DialogView>()
  const { value: last, change } = useRemembered('card', NEVER)
  /** The date of the card that was asked for. */
  const asked = useRef(today)
  const draw = (date: string) => {
    asked.current = date
    send(cardRequest(date, birthId))
  }
  useEffect(() => draw(today), [today, birthId])
  // Without a network, the last card that was read is kept, under its own date.
  useEffect(() => {
    if (exchange?.answer) change({ date: asked.current })
    const isCutOff = ['OFFLINE', 'NETWORK'].includes(exchange?.problem?.code ?? '')
    if (isCutOff && last.date !== '' && asked.current === today && last.date !== today) draw(last.date)
  }, [exchange])
  const answer = exchange?.answer
  const card = answer?.card
  const open = () =>
    void import('./card-detail.tsx').then(
      ({ CardDetail }) => setOpened(() => CardDetail),
      () => undefined,
    )
  return (
    <article class="panel today" aria-busy={wait !== 'none'}>
      <div class="today-picture">{card && <Picture key={card.id} card={card} />}</div>
      <div class="today-words">
        <p class="label">
          {asked.current === today ? title : WORDS.card.of(title, NAMES.longDate(asked.current))}
        </p>
        {card && (
          <>
            <h3>
              <button type="button" class="link" aria-haspopup="dialog" onClick={open}>
                {cardTitle(card)}
              </button>
            </h3>
            <p class="meaning-of-card">{answer.meaning}</p>
            <a class="onward" href="draw">
              {WORDS.card.ask}
            </a>
          </>
        )}
        {wait === 'none' && exchange?.problem && (
          <ProblemNotice problem={exchange.problem} onRetry={repeat} />
        )}
      </div>
      {Opened && answer && <Opened answer={answer} onClose={() => setOpened(undefined)} />}
    </article>
  )
}

/** Its name is beside it. */
function Picture({ card }: { card: DailyCard['card'] }) {
  const [isMissing, setMissing] = useState(false)
  if (isMissing) return null
  return (
    <img
      class={card.orientation === 'reversed' ? 'reversed' : ''}
      src={pictureOf(card.id)}
      alt=""
      width={300}
      height={520}
      draggable={false}
      onError={() => setMissing(true)}
    />
  )
}
