import { litSide } from '../drawing/moon.ts'
import { moonTitle } from '../moon-title.ts'
import { titleOf } from '../text.ts'
import type { View } from './element.ts'
import { link, longDate, make, ownZone, picture } from './make.ts'
import { get, SERVER } from './server.ts'

const RADIUS = 10
/** The new and the full Moon are what people wait for. */
const AWAITED = ['new_moon', 'full_moon']

export const MOON: View = {
  subject: 'The Moon',
  attributes: ['at', 'timezone', 'latitude', 'longitude', 'place'],
  load: async ({ attribute }, signal) => {
    const [at, latitude, longitude, place] = ['at', 'latitude', 'longitude', 'place'].map(attribute)
    const timezone = place ? null : (attribute('timezone') ?? ownZone())
    const query = { at, timezone, latitude, longitude, place }
    const { data } = await get('/astrology/moon', query, signal)
    const { text, phase, bright_limb: limb, sky, void_of_course: idle, next_phases: next } = data
    // As the place sees her; without one, with celestial north above.
    const lit = litSide({ illuminated: phase.illuminated, tilt: sky?.tilt ?? limb }, RADIUS)
    const disc = picture('-11 -11 22 22', [
      ['circle', { r: String(RADIUS) }],
      ['path', { d: lit }],
    ])
    disc.setAttribute('class', 'moon')
    const coming = next
      .filter((each) => AWAITED.includes(each.phase))
      .flatMap((each) => [make('dt', {}, titleOf(each.phase)), make('dd', {}, longDate(each.local))])
    const words = make(
      'div',
      {},
      make('p', { class: 'heading', part: 'heading' }, moonTitle(data)),
      make('p', { class: 'dim' }, `${Math.round(phase.illuminated * 100)}% lit`),
      make('p', { part: 'text' }, text),
      idle.now && make('p', {}, `She is void of course until she enters ${idle.next_sign}.`),
      make('dl', {}, ...coming),
      make('p', { class: 'dim' }, link(`${SERVER}#month`, 'See the month')),
    )
    return [make('div', { class: 'beside' }, disc, words)]
  },
}
