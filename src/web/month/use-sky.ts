/** The three requests of the section: the month, the Moon, and the hours of a place. Each is sent anew when what it asks for changes. */
import { useEffect } from 'preact/hooks'
import type { Name, RequestOf } from '../api/operations.ts'
import { type RequestState, useRequest } from '../api/use-request.ts'
import { dayAfter, todayIn } from '../parts/dates.ts'
import { isBeforeSunrise, presentHour } from './hours.ts'
import { hoursRequest, monthRequest, moonRequest, type Where, zoneOf } from './where.ts'

export interface LiveRequestState<N extends Name> extends RequestState<N> {
  readonly request: RequestOf<N>
}

export function useMonth(month: string, where: Where): LiveRequestState<'skyCalendar'> {
  const state = useRequest<'skyCalendar'>()
  const request = monthRequest(month, where)
  useEffect(() => state.send(request), [month, where])
  return { ...state, request }
}

export function useMoon(where: Where): LiveRequestState<'moon'> {
  const state = useRequest<'moon'>()
  const request = moonRequest(where)
  useEffect(() => state.send(request), [where])
  return { ...state, request }
}

/** Nothing is asked without a place. */
export function useHours(where: Where, now: number): LiveRequestState<'planetaryHours'> {
  const state = useRequest<'planetaryHours'>()
  const today = todayIn(zoneOf(where))
  const ask = (date: string) => state.send(hoursRequest(where, date))
  useEffect(() => (where.place === '' ? state.clear() : ask(today)), [where, today])
  const day = state.exchange?.answer?.data
  // The day of the planets begins at sunrise: before it, the hours of yesterday's night are running.
  useEffect(() => {
    if (day === undefined || presentHour(day.hours, now)) return
    if (day.date < today) ask(today)
    else if (isBeforeSunrise(day.hours, now)) ask(dayAfter(today, -1))
  }, [day, now])
  return { ...state, request: hoursRequest(where, today) }
}
