/** The card of the day where the visitor is: the same for everyone on that date, and no shuffling changes it. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { dateOfSeed } from '../../day-seed.ts'
import { useRequest } from '../api/use-request.ts'
import { todayIn } from '../parts/dates.ts'
import { ProblemNotice } from '../parts/problem-notice.tsx'
import { NAMES } from '../parts/words.ts'
import { useNow } from '../state/now.ts'
import { useRemembered } from '../state/remembered.ts'
import { CardDialog } from './card-dialog.tsx'
import { cardTitle, type DealtCard, dealtIn } from './dealt-card.ts'
import { FIRST_WISH, requestFor, type SpreadOperation } from './spreads.ts'
import { Front } from './tarot-card.tsx'
import { WORDS } from './words.ts'

/** The date of the last card that was read. */
const NEVER = { date: '' }

export function TodayCard() {
  const { exchange, wait, send, repeat } = useRequest<SpreadOperation>()
  const [open, setOpen] = useState<DealtCard>()
  const now = useNow()
  const today = todayIn(undefined, now)
  const { value: last, change } = useRemembered('card', NEVER)
  const hasFallenBack = useRef(false)
  const draw = (date: string) => send(requestFor({ ...FIRST_WISH, kind: 'daily_card' }, date))
  useEffect(() => {
    hasFallenBack.current = false
    draw(today)
  }, [today])
  const dealt = useMemo(() => exchange?.answer && dealtIn(exchange.answer), [exchange])
  // Without a network, the last card that was read is kept, under its own date.
  useEffect(() => {
    if (dealt && dateOfSeed(dealt.seed) === today) change({ date: today })
    const isCutOff = ['OFFLINE', 'NETWORK'].includes(exchange?.problem?.code ?? '')
    if (!isCutOff || last.date === '' || hasFallenBack.current) return
    hasFallenBack.current = true
    draw(last.date)
  }, [exchange])
  const card = dealt?.cards[0]
  return (
    <aside class="panel today" aria-labelledby="today-title" aria-busy={wait !== 'none'}>
      <div class="today-picture">{card && <Front card={card} key={card.id} />}</div>
      <div class="today-words">
        <h2 id="today-title" class="label">
          {card ? titleOf(dealt.seed, today) : WORDS.today.title}
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

/** `Card of the day, Tuesday 17 November 2026, where you are`; of an older day without the last words. */
function titleOf(seed: string | null, today: string): string {
  const date = dateOfSeed(seed)
  if (date === undefined) return WORDS.today.title
  const title = date === today ? WORDS.today.titleWhereYouAre : WORDS.today.titleOf
  return title(NAMES.longDate(date))
}
