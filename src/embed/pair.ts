import { SIGN_GLYPHS } from '../drawing/glyphs.ts'
import type { View } from './element.ts'
import { link, make, picture } from './make.ts'
import { get, SERVER } from './server.ts'
import { WORDS } from './words.ts'

export const PAIR: View = {
  subject: WORDS.subjects.pair,
  // mutate order: a list of names
  attributes: ['signs', 'kind'],
  load: async ({ attribute }, signal) => {
    const [first = '', second = ''] = (attribute('signs') ?? '').split(/[\s,]+/).filter(Boolean)
    const path =
      `/astrology/compatibility/${encodeURIComponent(first)}/${encodeURIComponent(second)}` as const
    const { data } = await get(path as TwoSignsPath, { kind: attribute('kind') }, signal)
    const glyphs = data.signs.map((sign) => {
      const glyph = picture('-13 -13 26 26', [['path', { d: SIGN_GLYPHS[sign] }]])
      glyph.setAttribute('class', 'sign')
      return glyph
    })
    const [one, other] = data.signs
    return [
      make('div', { class: 'signs' }, ...glyphs),
      make('p', { class: 'heading', part: 'heading' }, WORDS.twoSigns(one!, other!)),
      make('p', { class: 'dim' }, WORDS.kindsOfPair[data.kind]),
      make('p', { part: 'text' }, data.summary),
      make('p', { part: 'advice' }, data.advice),
      make('p', { class: 'dim' }, link(`${SERVER}compatibility/${one}/${other}`, WORDS.wholePair)),
    ]
  },
}

/** As the table of operations has it. */
type TwoSignsPath = '/astrology/compatibility/{sign}/{other}'
