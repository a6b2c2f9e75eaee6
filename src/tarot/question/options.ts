/** The options of a choice, as they were written. */
import type { AskedForm, SpansOf } from './forms.ts'
import type { QuestionText, Sentence } from './question-text.ts'

export interface OptionWords {
  /** Between two options: or, versus. */
  readonly separators: string
  /** Verbs in their plain form. */
  readonly deeds: string
  readonly articles: string
  readonly prepositions: string
  readonly auxiliaries: string
  readonly pronouns: string
  /** Left out before an option: just, either, better to. */
  readonly fillers: string
  /** Left out after an option: tonight, next. */
  readonly times: string
}

export interface Choice {
  readonly sentence: number
  readonly options: readonly string[]
}

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))

export function choiceFinder(vocabulary: OptionWords) {
  const separators = setOf(vocabulary.separators)
  const deeds = setOf(vocabulary.deeds)
  const articles = setOf(vocabulary.articles)
  const prepositions = setOf(vocabulary.prepositions)
  const auxiliaries = setOf(vocabulary.auxiliaries)
  const pronouns = setOf(vocabulary.pronouns)
  const fillers = setOf(vocabulary.fillers)
  const times = setOf(vocabulary.times)

  /** The last word between options that is not of another kind, or −1. */
  const separatorIn = ({ words }: QuestionText, { start, end }: Sentence, spansOf: SpansOf): number => {
    for (let at = end - 2; at > start; at -= 1) {
      if (!separators.has(words[at]!)) continue
      const covers = ({ start: from, end: to }: { start: number; end: number }) => from <= at && at < to
      if (spansOf('deedAfterOr').some(covers)) return at
      if (!spansOf('noChoice').some(covers)) return at
    }
    return -1
  }

  const isKnownVerb = (word: string | undefined): boolean => word !== undefined && deeds.has(word)

  const skipFillers = (words: readonly string[], from: number, to: number): number => {
    let at = from
    while (at < to - 1 && fillers.has(words[at]!)) at += 1
    return at
  }

  /** After “do I”, “should my sister”, “is it better to”. */
  const afterSubject = (words: readonly string[], from: number, to: number): number => {
    let at = skipFillers(words, from, to)
    if (auxiliaries.has(words[at]!) && at + 2 < to) {
      at += 1
      if (words[at] === 'not') at += 1
      at += articles.has(words[at]!) && !pronouns.has(words[at]!) ? 2 : 1
    }
    return skipFillers(words, Math.min(at, to - 1), to)
  }

  /** Where the first option begins, so that it is of the same kind as the second. */
  const alignedStart = (
    words: readonly string[],
    from: number,
    to: number,
    second: number,
    end: number,
  ): number => {
    const first = words[second]!
    if (isKnownVerb(first) || pronouns.has(first)) return from
    for (const kind of [articles, prepositions])
      if (kind.has(first)) {
        for (let at = from; at < to; at += 1) if (kind.has(words[at]!)) return at
        return from
      }
    if (end - second === 1 && to - from > 1 && !articles.has(words[from]!)) return to - 1
    let at = from
    if (isKnownVerb(words[at]) && to - at > 1) at += 1
    if (prepositions.has(words[at]!) && to - at > 1) at += 1
    return at
  }

  const isBracketed = ({ raw, from }: QuestionText, at: number): boolean =>
    raw.lastIndexOf('(', from[at]) > raw.lastIndexOf(')', from[at])

  const pausesIn = (text: QuestionText, from: number, to: number): number[] => {
    const pauses: number[] = []
    for (let at = from; at < to; at += 1)
      if (text.isAfterPause[at] && !isBracketed(text, at) && !isBracketed(text, at - 1)) pauses.push(at)
    return pauses
  }

  const written = ({ raw, from, to }: QuestionText, start: number, end: number): string =>
    raw
      .slice(from[start], to[end - 1])
      .replace(/\s*\([^)]*\)?$/, '')
      .replace(/^[\s,;:.–—-]+|[\s,;:.!?–—-]+$/g, '')

  /** “New sofa: leather or velvet”: what stands before a colon is no option. */
  const afterColon = ({ raw, from, to, isAfterPause }: QuestionText, start: number, end: number): number => {
    for (let at = end - 1; at > start; at -= 1)
      if (isAfterPause[at] && raw.slice(to[at - 1], from[at]).includes(':')) return at
    return start
  }

  const optionsIn = (text: QuestionText, sentence: Sentence, separator: number, asked: number): string[] => {
    const { words, isAfterPause } = text
    let end = separator + 2
    while (end < sentence.end && !isAfterPause[end] && words[end] !== 'which') end += 1
    while (end > separator + 2 && times.has(words[end - 1]!)) end -= 1
    // “or do we let it go”
    const isAskedAgain = auxiliaries.has(words[separator + 1]!) && pronouns.has(words[separator + 2] ?? '')
    const second = isAskedAgain && separator + 3 < end ? separator + 3 : separator + 1
    const told = Math.max(sentence.start, Math.min(asked, separator - 1))
    const start = afterColon(text, told, separator)
    const pauses = pausesIn(text, start + 1, separator)
    // “cafe, food truck or stick with the day job”; “who should I choose, him or me”
    const isQuestionFirst = auxiliaries.has(words[start]!) || /^(wh|how)/.test(words[start]!)
    if (pauses.length > 0 && !isQuestionFirst && separator - start <= 12) {
      const starts = [start, ...pauses]
      const parts = starts.map((from, at) => ({ from, to: starts[at + 1] ?? separator }))
      // “baby girl due soon, Iris or Maeve”: what is much longer than an option is told before it.
      const isOption = ({ from, to }: { from: number; to: number }) =>
        to - from <= Math.max(3, end - second + 1)
      const firsts = parts.filter((part, at) => at === parts.length - 1 || isOption(part))
      return [...firsts.map(({ from, to }) => written(text, from, to)), written(text, second, end)]
    }
    const from = pauses.length > 0 ? pauses.at(-1)! : start
    const plain = skipFillers(words, second, end)
    const first = alignedStart(words, afterSubject(words, from, separator), separator, plain, end)
    // “Canada or Australia for PR”
    const isShort = separator - first === 1
    const cut = isShort ? words.slice(second + 1, end).findIndex((word) => prepositions.has(word)) : -1
    const last =
      cut >= 0 && !prepositions.has(words[second]!) && !isKnownVerb(words[plain]) ? second + 1 + cut : end
    return [written(text, first, separator), written(text, second, last)]
  }

  const choiceIn = (text: QuestionText, at: number, start: number, spansOf: SpansOf): Choice | undefined => {
    const sentence = text.sentences[at]
    if (sentence === undefined) return undefined
    const separator = separatorIn(text, sentence, spansOf)
    if (separator < 0) return undefined
    const either = text.words.indexOf('either', sentence.start)
    const from = either >= 0 && either < separator ? either + 1 : start
    const options = optionsIn(text, sentence, separator, from).filter((option) => option !== '')
    return options.length > 1 ? { sentence: at, options } : undefined
  }

  /** A choice is asked for where the question stands, or in the sentence before “which is better?”. */
  return (text: QuestionText, asked: AskedForm, spansOf: SpansOf): Choice | undefined => {
    const { sentences } = text
    if (asked.sentence < 0) {
      for (let at = 0; at < sentences.length; at += 1) {
        const found = choiceIn(text, at, sentences[at]!.start, spansOf)
        if (found !== undefined && sentences.length < 3) return found
      }
      return undefined
    }
    const isWhich = spansOf('which').some(({ start }) => start >= asked.start && start < asked.end)
    const sentence = sentences[asked.sentence]!
    if (asked.form === 'why' || asked.form === 'how') return undefined
    const separator = separatorIn(text, sentence, spansOf)
    if (separator >= 0) {
      // “Canada or Australia for PR, which is luckier?”: the options stand before the question.
      if (separator < asked.start)
        return isWhich ? choiceIn(text, asked.sentence, sentence.start, spansOf) : undefined
      const isOpen = asked.form === 'what' || asked.form === 'who' || asked.form === 'when'
      if (isOpen && !isWhich && pausesIn(text, asked.start + 1, separator).length === 0) return undefined
      const which = spansOf('which').find(({ start, end }) => start === asked.start && end < separator)
      return choiceIn(text, asked.sentence, which?.end ?? asked.start, spansOf)
    }
    if (!isWhich) return undefined
    const before = asked.sentence - 1
    return before < 0 ? undefined : choiceIn(text, before, sentences[before]!.start, spansOf)
  }
}
