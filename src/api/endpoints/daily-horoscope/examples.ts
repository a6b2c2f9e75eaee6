/** Examples for the reference: real answers. */
import { readAllSigns, readDaily } from '../../../readings/daily-horoscope.ts'
import type { Words } from '../../../words/words.ts'
import type { Style } from '../../../writer/daily-text.ts'
import { exampleOf, exampleParts } from '../../example.ts'
import { allSignsOnTheWire, cutOf, dailyOnTheWire } from './wire.ts'

const EXAMPLE_MS = 0.412

export async function exampleOfOne(words: Words, style: Style): Promise<object> {
  const cut = cutOf(style)
  const asked = await readDaily({ sign: 'leo', style, withCategories: cut.length > 0 }, exampleParts(words))
  return exampleOf(dailyOnTheWire(words, asked, cut, EXAMPLE_MS))
}

export const exampleOfAll = async (words: Words): Promise<object> =>
  exampleOf(allSignsOnTheWire(await readAllSigns(exampleParts(words))))
