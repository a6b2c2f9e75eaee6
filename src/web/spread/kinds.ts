/** What can be laid, in the groups of the list. The labels are those of the API's spreads; how many cards they take is known before the API is asked. */
import type { RequestBody } from '../api/operations.ts'
import { WORDS } from './words.ts'

export type SpreadType = RequestBody<'laySpread'>['spread_type']
export type Kind = 'daily_card' | 'yes_no' | SpreadType | 'custom_spread'

interface KindRow {
  readonly value: Kind
  readonly label: string
  /** Of a custom spread, its places are counted. */
  readonly cardCount: number
}

interface Group {
  readonly label: string
  readonly kinds: readonly KindRow[]
}

const LABELS: Readonly<Record<Kind, string>> = WORDS.kinds

const row = (value: Kind, cardCount: number): KindRow => ({ value, label: LABELS[value], cardCount })

// mutate-block order: the order of the list is an editor's choice
export const SPREAD_GROUPS: readonly Group[] = [
  {
    label: WORDS.groups.short,
    kinds: [row('daily_card', 1), row('single', 1), row('yes_no', 3)],
  },
  {
    label: WORDS.groups.any,
    kinds: [
      row('past_present_future', 3),
      row('situation_action_outcome', 3),
      row('what_why_how', 3),
      row('cross', 5),
      row('horseshoe', 7),
      row('celtic_cross', 10),
    ],
  },
  {
    label: WORDS.groups.yourself,
    kinds: [
      row('mind_body_spirit', 3),
      row('strength_weakness_advice', 3),
      row('four_elements', 4),
      row('shadow', 4),
      row('letting_go', 4),
      row('star', 6),
    ],
  },
  {
    label: WORDS.groups.others,
    kinds: [row('bridge', 3), row('relationship', 7), row('career_path', 6), row('decision', 5)],
  },
  {
    label: WORDS.groups.times,
    kinds: [
      row('day_pair', 2),
      row('week_ahead', 7),
      row('new_moon', 4),
      row('full_moon', 4),
      row('year_wheel', 13),
    ],
  },
  { label: WORDS.groups.own, kinds: [row('custom_spread', 0)] },
]

export const SPREAD_KINDS: readonly KindRow[] = SPREAD_GROUPS.flatMap(({ kinds }) => kinds)
