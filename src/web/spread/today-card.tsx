/** The card of the day: the same for everyone, and no shuffling changes it. */
import { useEffect, useMemo, useState } from 'preact/hooks'
import { useRequest } from '../api/use-request.ts'
import { ProblemNotice } from '../parts/problem-notice.tsx'
import { longDate } from '../parts/words.ts'
import { CardDialog } from './card-dialog.tsx'
import { cardTitle, type DealtCard, dealtIn } from './dealt-card.ts'
import { Front } from './tarot-card.tsx'

const REQUEST = { name: 'drawDailyCard', body: { theme: 'general' } } as const

export function TodayCard() {
  const { exchange, wait, send, repeat } = useRequest<'drawDailyCard'>()
  const [open, setOpen] = useState<DealtCard>()
  useEffect(() => send(REQUEST), [])
  const dealt = useMemo(() => exchange?.answer && dealtIn(exchange.answer), [exchange])
  const card = dealt?.cards[0]
  return (
    <aside class="panel today" aria-labelledby="today-title" aria-busy={wait !== 'none'}>
      <div class="today-picture">{card && <Front card={card} key={card.id} />}</div>
      <div class="today-words">
        <h2 id="today-title" class="label">
          {card ? titleOf(dealt.seed) : 'Card of the day'}
        </h2>
        {card && (
          <>
            <h3>
              <button type="button" class="link" aria-haspopup="dialog" onClick={() => setOpen(card)}>
                {cardTitle(card)}
              </button>
            </h3>
            <p>{card.meaning}</p>
          </>
        )}
        {wait === 'none' && exchange?.problem && (
          <ProblemNotice problem={exchange.problem} onRetry={repeat} />
        )}
      </div>
      {open && <CardDialog cards={[open]} open={open} onOpen={setOpen} onClose={() => setOpen(undefined)} />}
    </aside>
  )
}

/** `Card of the day, Tuesday 17 November 2026`: by the service's own clock, or of the day that was read before the network went. */
function titleOf(seed: string | null): string {
  const date = /\d{4}-\d\d-\d\d$/.exec(seed ?? '')?.[0]
  return date === undefined ? 'Card of the day' : `Card of the day, ${longDate(date)}`
}
