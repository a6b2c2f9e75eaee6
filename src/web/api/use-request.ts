/** The request of a section: at most one at a time, and the last answer is kept until the next. */
import { useCallback, useEffect, useRef, useState } from 'preact/hooks'
import { type ApiExchange, ask } from './ask.ts'
import type { Name, RequestOf } from './operations.ts'

/** No loading animation before the first of these; a message after the second. */
const SHOWN_AFTER_MS = 300
const SLOW_AFTER_MS = 4000

export type Wait = 'none' | 'short' | 'shown' | 'slow'

export interface RequestState<N extends Name> {
  readonly exchange: ApiExchange<N> | undefined
  readonly wait: Wait
  readonly send: (asked: RequestOf<N>) => void
  /** Sends the last request again. */
  readonly repeat: () => void
  /** Discards the answer and cancels a running request. */
  readonly clear: () => void
}

export function useRequest<N extends Name>(): RequestState<N> {
  const [exchange, setExchange] = useState<ApiExchange<N>>()
  const [wait, setWait] = useState<Wait>('none')
  const running = useRef<AbortController>(undefined)
  const last = useRef<RequestOf<N>>(undefined)

  const send = useCallback((asked: RequestOf<N>) => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    last.current = asked
    setWait('short')
    const timers = [
      // mutate order: both are cleared
      setTimeout(() => setWait('shown'), SHOWN_AFTER_MS),
      setTimeout(() => setWait('slow'), SLOW_AFTER_MS),
    ]
    const settle = () => timers.forEach(clearTimeout)
    controller.signal.addEventListener('abort', settle)
    ask(asked, controller.signal).then(
      (answered) => {
        settle()
        setExchange(answered)
        setWait('none')
      },
      (error: unknown) => {
        // mutate statement: of an aborted request the listener has done it, and anything else is a mistake of ours
        settle()
        if (!controller.signal.aborted) throw error
      },
    )
  }, [])

  const clear = useCallback(() => {
    running.current?.abort()
    last.current = undefined
    setExchange(undefined)
    setWait('none')
  }, [])

  useEffect(() => () => running.current?.abort(), [])
  const repeat = useCallback(() => last.current && send(last.current), [send])
  return { exchange, wait, send, repeat, clear }
}
