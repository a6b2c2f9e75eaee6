/** Placeholder lines for text that is loading, with a message after a long wait. */
import { FRAME } from './words.ts'
export function Skeleton({ lines, isSlow }: { lines: number; isSlow: boolean }) {
  return (
    <div class="skeleton">
      {isSlow && <p class="dim">{FRAME.waiting.slow}</p>}
      {Array.from({ length: lines }, (_, line) => (
        <i key={line} />
      ))}
    </div>
  )
}
