/** Lines where text will be. A long wait gets words. */
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
