/** A sentence in lines, as large as its room allows. */
import { wordsWidth } from './canvas.ts'

export interface SentenceRoom {
  readonly width: number
  readonly maxLines: number
  /** To try, the largest first. A very long sentence takes as many lines of the last as it needs. */
  readonly sizes: readonly number[]
}

export function setSentence(
  sentence: string,
  { width, maxLines, sizes }: SentenceRoom,
): { size: number; lines: readonly string[] } {
  const words = sentence.split(' ').map((text): Word => ({ text, width: wordsWidth(text, 1) }))
  const linesAt = (size: number) => balanced(words, width / size)
  const size = sizes.find((each) => linesAt(each).length <= maxLines) ?? sizes.at(-1)!
  return { size, lines: linesAt(size) }
}

/** Widths are shares of the size. */
interface Word {
  readonly text: string
  readonly width: number
}
const SPACE = wordsWidth(' ', 1)
// mutate constant: how finely narrower lines are tried, and where to stop: there each word has its own line
const STEP = 0.5

/** As few lines as the room allows, and those about equally long: no single word stands in the last. */
function balanced(words: readonly Word[], room: number): readonly string[] {
  const fewest = broken(words, room).length
  let lines: readonly string[] = []
  // mutate constant, operator >=: how finely narrower lines are tried, and where to stop: there each word has its own line
  for (let narrower = room; narrower > 0; narrower -= STEP) {
    const tried = broken(words, narrower)
    if (tried.length > fewest) break
    lines = tried
  }
  return lines
}

function broken(words: readonly Word[], room: number): string[] {
  const lines: string[] = []
  let end = Number.POSITIVE_INFINITY
  for (const { text, width } of words) {
    end += SPACE + width
    // mutate operator <: no words are exactly as wide as their room
    if (end <= room) lines[lines.length - 1] += ` ${text}`
    else {
      lines.push(text)
      end = width
    }
  }
  return lines
}
