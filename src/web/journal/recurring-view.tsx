/** Cards and suits that come back, month by month, as a small picture. */
import { pictureOf } from '../parts/card-picture.ts'
import { CARD_GROUPS, type MonthOfSuits, type RecurringCards, strongestSuit } from './recurring.ts'
import { WORDS } from './words.ts'

interface Props {
  readonly recurring: RecurringCards
  /** Called with the name of a card whose entries are wanted. */
  readonly onLook: (card: string) => void
}

const { recurring: TEXTS } = WORDS

export function RecurringView({ recurring, onLook }: Props) {
  const { cards, months, totals, all } = recurring
  const suit = strongestSuit(recurring)
  const highest = Math.max(...months.map((month) => month.all))
  return (
    <div class="panel recurring">
      <div>
        <h3>{TEXTS.title}</h3>
        <p>{TEXTS.summary(all, months.length, suit && { name: TEXTS.suits[suit], times: totals[suit] })}</p>
      </div>
      <div class="suits-picture">
        {months.length === 1 ? (
          <OneMonth month={months[0]!} />
        ) : (
          <ol class="suit-months">
            {months.map((month) => (
              <MonthBar key={month.month} month={month} highest={highest} />
            ))}
          </ol>
        )}
        <ul class="suit-key">
          {CARD_GROUPS.filter((each) => totals[each] > 0).map((each) => (
            <li key={each}>
              <i class={each} />
              {TEXTS.suits[each]} <span class="dim">{totals[each]}</span>
            </li>
          ))}
        </ul>
      </div>
      {cards.length > 0 && (
        <div class="recurring-cards">
          <p class="label">{TEXTS.cards}</p>
          <ul class="kept-cards">
            {cards.map(({ id, name, times }) => (
              <li key={id}>
                <button type="button" aria-label={TEXTS.look(name, times)} onClick={() => onLook(name)}>
                  <img src={pictureOf(id)} alt="" width={300} height={520} loading="lazy" />
                  <span>{name}</span>
                  <span class="dim">{TEXTS.times(times)}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

/** A single month lies down. */
const OneMonth = ({ month: { month, counts, all } }: { month: MonthOfSuits }) => (
  <p>
    <span class="off-screen">{TEXTS.month(month, counts)}</span>
    <span class="suit-bar alone" aria-hidden="true">
      {CARD_GROUPS.filter((suit) => counts[suit] > 0).map((suit) => (
        <i key={suit} class={suit} style={{ width: `${(100 * counts[suit]) / all}%` }} />
      ))}
    </span>
  </p>
)

/** A column of its suits, as high as its cards are many. */
function MonthBar({ month: { month, counts, all }, highest }: { month: MonthOfSuits; highest: number }) {
  return (
    <li>
      <span class="off-screen">{TEXTS.month(month, counts)}</span>
      <span class="suit-bar" aria-hidden="true">
        {CARD_GROUPS.filter((suit) => counts[suit] > 0).map((suit) => (
          <i key={suit} class={suit} style={{ height: `${(100 * counts[suit]) / highest}%` }} />
        ))}
      </span>
      <span class="suit-month" aria-hidden="true">
        {all > 0 ? <b>{all}</b> : <b>·</b>}
        {WORDS.shortMonth(month)}
      </span>
    </li>
  )
}
