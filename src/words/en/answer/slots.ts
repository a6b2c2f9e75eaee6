/** One sentence of each slot, so that all of them fit into a length. */
import type { AnswerSentence } from '../../answers.ts'

/** Sentences of which one is taken, the best one first. */
export type Slot = readonly AnswerSentence[]

/** The first choice that fits, the last slots giving way first. If none does, the first slot is left out. */
export function fittingSentences(slots: readonly Slot[], most: number): readonly AnswerSentence[] {
  const lengths = slots.map((slot) => slot.map(({ text }) => text.length + 1))
  const chosen = slots.map(() => 0)
  if (choose(lengths, chosen, 0, most + 1)) return slots.map((slot, at) => slot[chosen[at]!]!)
  return slots.length > 1 ? fittingSentences(slots.slice(1), most) : slots.map(([sentence]) => sentence!)
}

/** Whether some choice fits. */
export const canFit = (slots: readonly Slot[], most: number): boolean =>
  slots.reduce((sum, slot) => sum + 1 + Math.min(...slot.map(({ text }) => text.length)), -1) <= most

function choose(
  lengths: readonly (readonly number[])[],
  chosen: number[],
  at: number,
  room: number,
): boolean {
  const slot = lengths[at]
  if (slot === undefined) return room >= 0
  for (const [index, length] of slot.entries()) {
    if (length > room) continue
    chosen[at] = index
    if (choose(lengths, chosen, at + 1, room - length)) return true
  }
  return false
}
