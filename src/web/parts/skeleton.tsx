/** Placeholder lines for text that is loading, with a message after a long wait. */
export function Skeleton({ lines, isSlow }: { lines: number; isSlow: boolean }) {
  return (
    <div class="skeleton">
      {isSlow && <p class="dim">Still waiting. The service takes its time.</p>}
      {Array.from({ length: lines }, (_, line) => (
        <i key={line} />
      ))}
    </div>
  )
}
