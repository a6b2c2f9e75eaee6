/** What the lints of our own texts look for beyond the house rules. */
import { wordsOf } from '../src/words/text-measure.ts'

/** Pairs of texts that share so many runs of three words, or so large a part of them, that a reader would feel the echo. */
export function echoes(texts: ReadonlyMap<string, string>, mostShared = 3): string[] {
  const holders = new Map<string, string[]>()
  const runsOf = new Map<string, number>()
  for (const [name, text] of texts) {
    const words = wordsOf(text)
    const runs = new Set(words.slice(2).map((_, at) => words.slice(at, at + 3).join(' ')))
    runsOf.set(name, runs.size)
    for (const run of runs) holders.set(run, [...(holders.get(run) ?? []), name])
  }
  const half = (pair: string) => Math.min(...pair.split(' ~ ').map((name) => runsOf.get(name)!)) / 2
  const shared = new Map<string, number>()
  for (const names of holders.values())
    for (const [at, a] of names.entries())
      for (const b of names.slice(at + 1)) shared.set(`${a} ~ ${b}`, (shared.get(`${a} ~ ${b}`) ?? 0) + 1)
  return [...shared]
    .filter(([pair, count]) => count > mostShared || count > half(pair))
    .map(([pair, count]) => `${pair}: ${count} runs`)
}
