/** Examples for the reference: real answers. */
import { readAllSigns, readDaily } from '../../../readings/daily-horoscope.ts'
import type { Words } from '../../../words/words.ts'
import type { Style } from '../../../writer/daily-text.ts'
import { exampleOf, exampleParts } from '../../example.ts'
import { categorySelection, toAllSignsDailyResponse, toDailyResponse } from './response.ts'

const EXAMPLE_MS = 0.412

export async function dailyExampleOfOne(words: Words, style: Style): Promise<object> {
  const selected = categorySelection(style)
  const result = await readDaily(
    { sign: 'leo', style, withCategories: selected.length > 0 },
    exampleParts(words),
  )
  return exampleOf(toDailyResponse(words, result, selected, EXAMPLE_MS))
}

export const dailyExampleOfAll = async (words: Words): Promise<object> =>
  exampleOf(toAllSignsDailyResponse(await readAllSigns(exampleParts(words))))
