/** The card of the day where the visitor is: the same for everyone on that date, and no shuffling changes it. */
import { useEffect, useMemo, useState } from 'preact/hooks'
import { dateOfSeed } from '../../day-seed.ts'
import { useRequest } from '../api/use-request.ts'
import { ProblemNotice } from '../parts/problem-notice.tsx'
import { longDate, todayIn } from '../parts/words.ts'
import { useNow } from '../state/now.ts'
import { CardDialog } from './card-dialog.tsx'
import { cardTitle, type DealtCard, dealtIn } from './dealt-card.ts'
import { FIRST_WISH, requestFor, type SpreadOperation } from './spreads.ts'
import { Front } from './tarot-card.tsx'

export function TodayCard() {
  const { exchange, wait, send, repeat } = useRequest<SpreadOperation>()
  const [open, setOpen] = useState<DealtCard>()
  const now = useNow()
  const today = todayIn(undefined, now)
  useEffect(() => send(requestFor({ ...FIRST_WISH, kind: 'daily_card' }, today)), [today])
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

/** `Card of the day, Tuesday 17 November 2026, where you are` */
const titleOf = (seed: string | null): string => {
  const date = dateOfSeed(seed)
  return date === undefined ? 'Card of the day' : `Card of the day, ${longDate(date)}, where you are`
}
