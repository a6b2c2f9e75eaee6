/** Examples for the reference: real answers. */
import { readAllSigns, readDaily } from '../../../readings/daily-horoscope.ts'
import type { Style } from '../../../writer/daily-text.ts'
import { exampleOf, exampleParts } from '../../example.ts'
import { allSignsOnTheWire, cutOf, dailyOnTheWire } from './wire.ts'

const EXAMPLE_MS = 0.412

export async function exampleOfOne(style: Style): Promise<object> {
  const cut = cutOf(style)
  const asked = await readDaily({ sign: 'leo', style, withCategories: cut.length > 0 }, exampleParts())
  return exampleOf(dailyOnTheWire(asked, cut, EXAMPLE_MS))
}

export const exampleOfAll = async (): Promise<object> =>
  exampleOf(allSignsOnTheWire(await readAllSigns(exampleParts())))
