/** The spreads: what each place asks of its card, and how the cards lie. */
import type { SpreadType } from '../../../src/tarot/spreads.ts'
import { spreadWords } from '../../../src/words/en/spreads.ts'
import type { PositionWords } from '../../../src/words/spreads.ts'
import { type Page, typeset } from './page.ts'
import { layoutPicture } from './spread-layouts.ts'

/** Which spreads share a page: as many as fit. */
export const SPREAD_PAGES: readonly (readonly SpreadType[])[] = [
  ['single', 'day_pair', 'past_present_future'],
  ['situation_action_outcome', 'mind_body_spirit', 'what_why_how'],
  ['strength_weakness_advice', 'bridge'],
  ['new_moon', 'full_moon'],
  ['letting_go', 'shadow'],
  ['four_elements', 'cross'],
  ['decision', 'star'],
  ['career_path', 'relationship'],
  ['horseshoe', 'week_ahead'],
  ['celtic_cross'],
  ['year_wheel'],
]

/** Days and months ask all the same: a line tells them together. */
const isDated = ({ name, meaning }: PositionWords) => meaning === `What ${name} leans towards.`

function dated(places: readonly PositionWords[]): string {
  const [first, last] = [places[0], places.at(-1)]
  if (first === undefined || last === undefined) return ''
  return `<li><span class="range">${first.number}–${last.number}</span><i>${first.name} to ${last.name}</i> What each leans towards.</li>`
}

const place = ({ number, name, meaning }: PositionWords) =>
  `<li><span class="count">${number}</span><i>${typeset(name)}</i> ${typeset(meaning)}</li>`

function spread(type: SpreadType): string {
  const { name, description, positions } = spreadWords({ type })
  const places = positions.filter((position) => !isDated(position)).map(place)
  return (
    `<h3>${typeset(name)}</h3><div class="head"><p class="about">${typeset(description)}</p>${layoutPicture(type)}</div>` +
    `<ol>${places.join('')}${dated(positions.filter(isDated))}</ol>`
  )
}

export const spreadPages = (): Page[] =>
  SPREAD_PAGES.map((types, i) => ({
    kind: 'spreads',
    section: 'Spreads',
    html: (i === 0 ? '<h2>Spreads</h2>' : '') + types.map(spread).join(''),
  }))
