/** An error message, and a retry button, after a countdown if the service asks to wait. */
import { useContext, useEffect, useState } from 'preact/hooks'
import type { Problem } from '../api/problem.ts'
import { DeveloperContext } from '../state/developer.ts'
import { FRAME, NAMES } from './words.ts'

interface Props {
  readonly problem: Problem
  readonly onRetry: () => void
  /** Replaces the service's own message if a section has a better one. */
  readonly text?: string
}

/** Errors for which a retry makes sense; for the others the request has to change first. */
const PASSING = ['NETWORK', 'OFFLINE', 'RATE_LIMIT_EXCEEDED', 'SERVICE_UNAVAILABLE', 'INTERNAL_ERROR']

export function ProblemNotice({ problem, onRetry, text = problem.message }: Props) {
  const left = useCountdown(problem)
  const isPassing = PASSING.includes(problem.code) || problem.code.startsWith('HTTP 5')
  return (
    <div class="notice problem" role="alert">
      <p>{problem.code === 'RATE_LIMIT_EXCEEDED' ? overLimit(problem) : text}</p>
      <ProblemCode code={problem.code} />
      {isPassing && (
        <button
          type="button"
          disabled={left > 0}
          onClick={({ currentTarget }) => {
            // It goes with the problem, and must not take the focus along.
            currentTarget.closest<HTMLElement>('section[tabindex]')?.focus({ preventScroll: true })
            onRetry()
          }}
        >
          {left > 0 ? FRAME.problem.retryIn(NAMES.duration(left)) : FRAME.problem.retry}
        </button>
      )}
    </div>
  )
}

/** The API's code, for developers only. */
export const ProblemCode = ({ code }: { code: string }) =>
  useContext(DeveloperContext) && code !== '' ? <code class="dim">{code}</code> : null

const overLimit = ({ details: { limit, window } }: Problem): string =>
  typeof limit === 'number' ? FRAME.problem.overLimit(limit, String(window)) : FRAME.problem.tooMany

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
