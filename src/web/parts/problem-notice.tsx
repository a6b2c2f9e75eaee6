/** An error in words, with the API's code, and a way on: a countdown when the service asks to wait, else another try. */
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { Problem } from '../api/problem.ts'
import { duration } from './words.ts'

interface Props {
  readonly problem: Problem
  readonly onRetry: () => void
  /** In place of the service's own sentence, where the page can say it better. */
  readonly children?: ComponentChildren
}

/** Worth the same request again; for the others the request has to change first. */
const PASSING = ['NETWORK', 'OFFLINE', 'RATE_LIMIT_EXCEEDED', 'SERVICE_UNAVAILABLE', 'INTERNAL_ERROR']

export function ProblemNotice({ problem, onRetry, children }: Props) {
  const left = useCountdown(problem)
  const isPassing = PASSING.includes(problem.code) || problem.code.startsWith('HTTP 5')
  return (
    <div class="notice problem" role="alert">
      <p>{children ?? headline(problem)}</p>
      <p class="dim">
        <code>{problem.code}</code>
      </p>
      {isPassing && (
        <button type="button" onClick={onRetry} disabled={left > 0}>
          {left > 0 ? `Try again in ${duration(left)}` : 'Try again'}
        </button>
      )}
    </div>
  )
}

function headline({ code, message, details }: Problem): string {
  if (code !== 'RATE_LIMIT_EXCEEDED') return message
  const { limit, window } = details
  return typeof limit === 'number'
    ? `That was more than ${limit} requests in one ${window}. The sky can wait, and so must we.`
    : 'That was one request too many. The sky can wait, and so must we.'
}

function useCountdown(problem: Problem): number {
  const [left, setLeft] = useState(problem.retryAfterSeconds ?? 0)
  useEffect(() => {
    const until = Date.now() + (problem.retryAfterSeconds ?? 0) * 1000
    const tick = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000)))
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [problem])
  return left
}
