import { litSide } from '../drawing/moon.ts'
import { titleOfMoon } from '../moon-title.ts'
import type { View } from './element.ts'
import { link, make, picture, zoneOfVisitor } from './make.ts'
import { get, SERVER } from './server.ts'
import { WORDS } from './words.ts'

const RADIUS = 10
/** The new and the full Moon are what people wait for. */
const AWAITED = ['new_moon', 'full_moon']

export const MOON: View = {
  subject: WORDS.subjects.moon,
  // mutate order: a list of names
  attributes: ['at', 'timezone', 'latitude', 'longitude', 'place'],
  load: async ({ attribute }, signal) => {
    const [at, latitude, longitude, place] = ['at', 'latitude', 'longitude', 'place'].map(attribute)
    const timezone = place ? null : (attribute('timezone') ?? zoneOfVisitor())
    const query = { at, timezone, latitude, longitude, place }
    const { data } = await get('/astrology/moon', query, signal)
    const title = titleOfMoon(data)
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
      .flatMap((each) => [
        make('dt', {}, WORDS.phaseTitle(each.phase)),
        make('dd', {}, WORDS.longDate(each.local)),
      ])
    const words = make(
      'div',
      {},
      make(
        'p',
        { class: 'heading', part: 'heading' },
        WORDS.moonTitle(title.phase, title.sign, title.degree),
      ),
      make('p', { class: 'dim' }, WORDS.lit(Math.round(phase.illuminated * 100))),
      make('p', { part: 'text' }, text),
      idle.now && make('p', {}, WORDS.voidOfCourse(idle.next_sign)),
      make('dl', {}, ...coming),
      make('p', { class: 'dim' }, link(`${SERVER}#month`, WORDS.seeMonth)),
    )
    return [make('div', { class: 'beside' }, disc, words)]
  },
}
