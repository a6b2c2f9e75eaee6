/** A progress bar. It is redrawn on a terminal and omitted where standard error is not one. */
import type { Terminal } from './command.ts'

const WIDTH = 30
/** Moves up one line and clears it. */
const REDRAW = '\x1b[1A\x1b[2K'

export interface ProgressBar {
  show(done: number, what: string): void
}

export function progressBar(
  total: number,
  { isInteractive, note }: Pick<Terminal, 'isInteractive' | 'note'>,
): ProgressBar {
  let isDrawn = false
  return {
    show(done, what) {
      if (!isInteractive) return
      const filled = Math.round((WIDTH * done) / total)
      const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled)
      const line = `${bar} ${String(done).padStart(String(total).length)} of ${total}  ${what}`
      note(isDrawn ? `${REDRAW}${line}` : line)
      isDrawn = true
    },
  }
}
