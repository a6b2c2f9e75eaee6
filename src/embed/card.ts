import { dateOfSeed, seedOfDate } from '../day-seed.ts'
import { pathOfSpread } from '../shared-address.ts'
import type { View } from './element.ts'
import { link, make, ownDate } from './make.ts'
import { fetchDrawing, post, SERVER } from './server.ts'
import { WORDS } from './words.ts'

export const CARD: View = {
  subject: WORDS.subjects.card,
  // mutate order: a list of names
  attributes: ['seed', 'theme'],
  load: async ({ attribute }, signal) => {
    const [seed, theme] = [attribute('seed'), attribute('theme')]
    const request = { seed: seed ?? seedOfDate(ownDate()), ...(theme && { theme }) }
    const { card, seed_used, meaning } = await post('/tarot/daily-card', request, signal)
    const name = card.orientation === 'reversed' ? WORDS.reversed(card.name) : card.name
    // Behind a proxy the server may not know the address under which this page reaches it.
    const svg = await fetchDrawing(card.image_svg_url.replace(/^.*(?=cards\/)/, ''), signal)
    svg.setAttribute('class', `card ${card.orientation}`)
    svg.setAttribute('part', 'picture')
    svg.setAttribute('aria-label', `${name}. ${svg.querySelector('desc')?.textContent ?? ''}`)
    svg.removeAttribute('aria-labelledby')
    // Browsers show a title as a tooltip: the name stands beside the card already.
    svg.querySelector('title')?.remove()
    const path = pathOfSpread('daily_card', seed_used)
    const date = dateOfSeed(seed_used)
    const words = make(
      'div',
      {},
      make('p', { class: 'heading', part: 'heading' }, name),
      date !== undefined && make('p', { class: 'dim' }, WORDS.longDate(date)),
      make('p', { class: 'dim' }, card.keywords.join(', ')),
      make('p', { part: 'text' }, meaning),
      path !== undefined && make('p', { class: 'dim' }, link(SERVER + path, WORDS.openCard)),
    )
    return [make('div', { class: 'beside' }, svg, words)]
  },
}
