/** What can be laid, in the groups of the list. The labels are those of the API's spreads; how many cards they take is known before the API is asked. */
import type { Body } from '../api/operations.ts'

export type SpreadType = Body<'laySpread'>['spread_type']
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

const row = (value: Kind, cardCount: number, label: string): KindRow => ({ value, label, cardCount })

// mutate-block order: the order of the list is an editor's choice
export const GROUPS: readonly Group[] = [
  {
    label: 'One card, or a short answer',
    kinds: [
      row('daily_card', 1, 'Card of the day'),
      row('single', 1, 'One card'),
      row('yes_no', 3, 'Yes or no'),
    ],
  },
  {
    label: 'Any question',
    kinds: [
      row('past_present_future', 3, 'Past, present, future'),
      row('situation_action_outcome', 3, 'Situation, action, outcome'),
      row('what_why_how', 3, 'What, why, how'),
      row('cross', 5, 'Simple Cross'),
      row('horseshoe', 7, 'Horseshoe'),
      row('celtic_cross', 10, 'Celtic Cross'),
    ],
  },
  {
    label: 'Yourself',
    kinds: [
      row('mind_body_spirit', 3, 'Mind, body, spirit'),
      row('strength_weakness_advice', 3, 'Strength, weakness, advice'),
      row('four_elements', 4, 'Four elements'),
      row('shadow', 4, 'The shadow'),
      row('letting_go', 4, 'Letting go'),
      row('star', 6, 'The star'),
    ],
  },
  {
    label: 'People, work and choices',
    kinds: [
      row('bridge', 3, 'The bridge'),
      row('relationship', 7, 'Relationship'),
      row('career_path', 6, 'The way at work'),
      row('decision', 5, 'Between two'),
    ],
  },
  {
    label: 'Days and seasons',
    kinds: [
      row('day_pair', 2, 'A day in two cards'),
      row('week_ahead', 7, 'The week ahead'),
      row('new_moon', 4, 'New Moon'),
      row('full_moon', 4, 'Full Moon'),
      row('year_wheel', 13, 'Wheel of the year'),
    ],
  },
  { label: 'Your own', kinds: [row('custom_spread', 0, 'Places of your own')] },
]

export const KINDS: readonly KindRow[] = GROUPS.flatMap(({ kinds }) => kinds)
