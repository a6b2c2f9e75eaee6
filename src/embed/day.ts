import type { BriefInterpretation, FullInterpretation } from '../../client/operations.ts'
import { SIGN_GLYPHS } from '../drawing/glyphs.ts'
import { pathOfDay } from '../shared-address.ts'
import type { View } from './element.ts'
import { link, make, picture, zoneOfVisitor } from './make.ts'
import { post, SERVER } from './server.ts'
import { WORDS } from './words.ts'

// mutate order: a list of names
const STYLES = ['brief', 'detailed', 'poetic']
/** Those that a style has: advice if it is brief, the others if not. */
const FIELDS = ['advice', 'love', 'career', 'wellbeing'] as const

export const DAY: View = {
  subject: WORDS.subjects.day,
  // mutate order: a list of names
  attributes: ['sign', 'date', 'reading'],
  load: async ({ attribute }, signal) => {
    const date = attribute('date')
    // `style` is HTML's own attribute: it may hold a style of ours, but is not watched, because scripts change it all the time.
    const wanted = attribute('reading') ?? attribute('style')
    const request = {
      sign: attribute('sign') ?? '',
      style: STYLES.find((style) => style === wanted) ?? 'brief',
      ...(date === null ? { date: 'today', timezone: zoneOfVisitor() } : { date }),
    }
    const { data } = await post('/astrology/daily-horoscope', request, signal)
    const texts: Partial<FullInterpretation & BriefInterpretation> = data.interpretation
    const fields = FIELDS.filter((field) => texts[field] !== undefined)
    const glyph = picture('-13 -13 26 26', [['path', { d: SIGN_GLYPHS[data.sign] }]])
    glyph.setAttribute('class', 'sign')
    const words = make(
      'div',
      {},
      make('p', { class: 'heading', part: 'heading' }, WORDS.signName(data.sign)),
      make('p', { class: 'dim' }, WORDS.longDate(data.date)),
      make('p', { part: 'text' }, data.interpretation.summary),
      make(
        'dl',
        {},
        ...fields.flatMap((field) => [make('dt', {}, WORDS.partTitles[field]), make('dd', {}, texts[field])]),
      ),
      make('p', { class: 'dim' }, link(SERVER + pathOfDay(data.sign, data.date), WORDS.wholeDay)),
    )
    return [make('div', { class: 'beside' }, glyph, words)]
  },
}
