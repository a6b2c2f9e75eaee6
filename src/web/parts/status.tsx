/** A short announcement for screen readers when an answer has arrived. The reading itself is not announced: users navigate it themselves. */
import type { ApiExchange } from '../api/ask.ts'
import type { Wait } from '../api/use-request.ts'
import { FRAME } from './words.ts'

export function Status({
  wait,
  exchange,
  done,
}: {
  wait: Wait
  exchange: ApiExchange | undefined
  done: string
}) {
  const isDone = wait === 'none' && exchange?.answer !== undefined
  return (
    <p class="off-screen" role="status">
      {wait === 'shown' || wait === 'slow' ? FRAME.waiting.status : isDone ? done : ''}
    </p>
  )
}
