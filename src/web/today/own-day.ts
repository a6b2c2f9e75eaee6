/** What the day says to the visitor: of a birth, or of a sign, one sentence and one thing to do. */
import type { Sign } from '../../sky/zodiac.ts'
import type { Answer, RequestOf } from '../api/operations.ts'
import { firstSentence } from '../parts/sentences.ts'

export type OwnOperation = 'personalDay' | 'dailyHoroscope'

export interface OwnDay {
  readonly sentence: string
  readonly act: string
}

export const signRequest = (sign: Sign, date: string): RequestOf<'dailyHoroscope'> => ({
  name: 'dailyHoroscope',
  body: { sign, style: 'brief', date },
})

export function ownDayIn({ data }: Answer<OwnOperation>): OwnDay {
  const { interpretation } = data
  if ('content' in interpretation) {
    const { overall, practical_advice: advice } = interpretation.content
    return { sentence: firstSentence(overall), act: advice[0] ?? '' }
  }
  return {
    sentence: firstSentence(interpretation.summary),
    act: 'advice' in interpretation ? firstSentence(interpretation.advice) : '',
  }
}
