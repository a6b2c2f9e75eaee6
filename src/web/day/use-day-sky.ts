/** Asks for the sky at three moments of a day. */
import { useEffect, useState } from 'preact/hooks'
import { type ApiExchange, ask } from '../api/ask.ts'
import type { RequestOf } from '../api/operations.ts'
import { momentsOf, type SkiesOfDay } from './day-sky.ts'

export const skyRequest = (at: Date): RequestOf<'sky'> => ({
  name: 'sky',
  query: { at: at.toISOString().replace('.000Z', 'Z') },
})

export interface SkyRequest {
  readonly sky: SkiesOfDay | undefined
  /** Of the middle of the day, or of the moment that failed. */
  readonly exchange: ApiExchange<'sky'> | undefined
}

const NOTHING: SkyRequest = { sky: undefined, exchange: undefined }

export function useDaySky(date: string): SkyRequest {
  const [asked, setAsked] = useState(NOTHING)
  useEffect(() => {
    const controller = new AbortController()
    Promise.all(momentsOf(date).map((moment) => ask(skyRequest(moment), controller.signal))).then(
      (exchanges) => {
        const failed = exchanges.find(({ problem }) => problem !== undefined)
        const bodies = exchanges.map(({ answer }) => answer?.data.bodies)
        setAsked({
          sky: failed === undefined ? (bodies as unknown as SkiesOfDay) : undefined,
          exchange: failed ?? exchanges[1],
        })
      },
      (error: unknown) => {
        if (!controller.signal.aborted) throw error
      },
    )
    return () => controller.abort()
  }, [date])
  return asked
}
