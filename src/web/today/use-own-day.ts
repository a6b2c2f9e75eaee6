/** The visitor's own day, asked for anew with the date, the birth or the sign. */
import { useEffect, useMemo } from 'preact/hooks'
import type { Sign } from '../../sky/zodiac.ts'
import { useRequest } from '../api/use-request.ts'
import { requestFor } from '../day/day-request.ts'
import type { Birth } from '../state/birth-list.ts'
import { type OwnOperation, ownDayIn, signRequest } from './own-day.ts'

/** Without a birth and a sign nothing is asked. */
export function useOwnDay(birth: Birth | undefined, sign: Sign | '', today: string) {
  const { exchange, wait, send, repeat, clear } = useRequest<OwnOperation>()
  const request = birth ? requestFor(birth, today) : sign === '' ? undefined : signRequest(sign, today)
  useEffect(() => (request === undefined ? clear() : send(request)), [birth, sign, today])
  const day = useMemo(() => exchange?.answer && ownDayIn(exchange.answer), [exchange])
  return { request, exchange, wait, repeat, day }
}
