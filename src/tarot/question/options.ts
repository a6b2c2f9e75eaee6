/** The options of a choice, as they were written. */
import type { AskedForm, SpansOf } from './forms.ts'
import type { QuestionSentence, QuestionText } from './question-text.ts'

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
  /** Left out after an option: tonight, next; lol. */
  readonly times: string
  /** After a time or a feeling word of two: this year, on monday. */
  readonly timeStarts: string
  /** What follows a verb rather than a noun: it, out. */
  readonly afterVerbs: string
  /** Where a clause about an option begins: who. */
  readonly clauses: string
  /** What is said of an option before the other is asked for: right for me, worth it. */
  readonly judgements: string
  /** Before names of bands and babies: called. */
  readonly callings: string
  /** Before two options that “and” joins: between. */
  readonly between: string
}

export interface Choice {
  readonly sentence: number
  readonly options: readonly string[]
}

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const TIMES_OF_TWO =
  /^(year|month|week|weekend|summer|winter|spring|autumn|evening|morning|afternoon|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter)$/
const SUBJECTS = /^(i|he|she|they|we|it)$/
/** A sentence of more words is part of the story. */
const MAX_LAST = 16

export function choiceFinder(vocabulary: OptionWords) {
  const separators = setOf(vocabulary.separators)
  const deeds = setOf(vocabulary.deeds)
  const articles = setOf(vocabulary.articles)
  const prepositions = setOf(vocabulary.prepositions)
  const auxiliaries = setOf(vocabulary.auxiliaries)
  const pronouns = setOf(vocabulary.pronouns)
  const fillers = setOf(vocabulary.fillers)
  const times = setOf(vocabulary.times)
  const timeStarts = setOf(vocabulary.timeStarts)
  const afterVerbs = setOf(vocabulary.afterVerbs)
  const clauses = setOf(vocabulary.clauses)
  const judgements = setOf(vocabulary.judgements)
  const callings = setOf(vocabulary.callings)
  const between = setOf(vocabulary.between)

  /** The last word between options that is not of another kind, or −1. */
  const separatorIn = (
    { words }: QuestionText,
    { start, end }: QuestionSentence,
    spansOf: SpansOf,
  ): number => {
    for (let at = end - 2; at > start; at -= 1) {
      if (!separators.has(words[at]!)) continue
      const covers = ({ start: from, end: to }: { start: number; end: number }) => from <= at && at < to
      if (spansOf('mayOrMust').some(covers)) continue
      if (spansOf('deedAfterOr').some(covers)) return at
      if (!spansOf('noChoice').some(covers)) return at
    }
    return -1
  }

  const isKnownVerb = (word: string | undefined): boolean => word !== undefined && deeds.has(word)

  /** A known verb, or a word that is followed as verbs are: chicken out, blow it. */
  const isVerbAt = (words: readonly string[], at: number, end: number): boolean =>
    isKnownVerb(words[at]) ||
    (at + 1 < end &&
      afterVerbs.has(words[at + 1]!) &&
      !articles.has(words[at]!) &&
      !prepositions.has(words[at]!))

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
    isAsked: boolean,
  ): number => {
    const called = words.slice(from, to).findIndex((word) => callings.has(word))
    if (called >= 0 && from + called + 1 < to) return from + called + 1
    const first = words[second]!
    if (isVerbAt(words, second, end) || pronouns.has(first)) return from
    const isAfterVerb = isKnownVerb(words[from]) && to - from > 1
    if (articles.has(first)) {
      if (!isAsked && !isAfterVerb) return from
      if (isAfterVerb && !prepositions.has(words[from + 1]!)) return from + 1
    }
    for (const kind of [articles, prepositions])
      if (kind.has(first)) {
        for (let at = from; at < to; at += 1) if (kind.has(words[at]!)) return at
        return from
      }
    if (end - second === 1 && to - from > 1 && !articles.has(words[from]!)) {
      if (!isAsked && !isAfterVerb) return from
      return articles.has(words[to - 2] ?? '') ? to - 2 : to - 1
    }
    let at = from
    if (isAfterVerb) at += 1
    if (prepositions.has(words[at]!) && to - at > 1) at += 1
    return at
  }

  const clauseStart = (words: readonly string[], from: number, to: number): number => {
    for (let at = from + 1; at < to; at += 1) if (clauses.has(words[at]!)) return at
    return to
  }

  /** Without a clause about the option, and without times and laughter after it. */
  const trimmedEnd = (words: readonly string[], from: number, to: number): number => {
    let end = clauseStart(words, from, to)
    for (;;) {
      if (end - from > 1 && times.has(words[end - 1]!)) end -= 1
      else if (end - from > 2 && timeStarts.has(words[end - 2]!) && TIMES_OF_TWO.test(words[end - 1]!))
        end -= 2
      else return end
    }
  }

  /** “Is freelancing for me or should I …”, “is it worth paying it off or shall I …”: what is judged is the option. */
  const judged = (words: readonly string[], from: number, to: number): readonly [number, number] => {
    const at = words.findIndex((word, index) => index > from && index < to && judgements.has(word))
    if (at < 0) return [from, to]
    return at - from < 2 && pronouns.has(words[from]!) ? [at + 1, to] : [from, at]
  }

  const countOf = (words: readonly string[], from: number, to: number): number =>
    words.slice(from, to).filter((word) => !articles.has(word)).length

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

  const optionsIn = (
    text: QuestionText,
    sentence: QuestionSentence,
    separator: number,
    asked: number,
    isWh: boolean,
  ): string[] => {
    const { words, isAfterPause } = text
    let end = separator + 2
    while (end < sentence.end && !isAfterPause[end] && words[end] !== 'which') end += 1
    // “or do we let it go”
    const isAskedAgain = auxiliaries.has(words[separator + 1]!) && pronouns.has(words[separator + 2] ?? '')
    const second = isAskedAgain && separator + 3 < end ? separator + 3 : separator + 1
    end = trimmedEnd(words, second, end)
    const questionStart = Math.max(sentence.start, Math.min(asked, separator - 1))
    const start = afterColon(text, questionStart, separator)
    const pauses = pausesIn(text, start + 1, separator)
    // “cafe, food truck or stick with the day job”; “who should I choose, him or me”
    const isQuestionFirst = isWh || auxiliaries.has(words[start]!) || /^(wh|how)/.test(words[start]!)
    if (pauses.length > 0 && !isQuestionFirst && separator - start <= 12) {
      const starts = [start, ...pauses]
      const parts = starts.map((from, at) => ({ from, to: starts[at + 1] ?? separator }))
      // “baby girl due soon, Iris or Maeve”: what is much longer than an option stands before it.
      const isOption = ({ from, to }: { from: number; to: number }) =>
        to - from <= Math.max(3, end - second + 1)
      const firsts = parts.filter((part, at) => at === parts.length - 1 || isOption(part))
      const isOfOne = firsts.every(({ from, to }) => to - from === 1)
      const last = isOfOne ? shortEnd(words, second, end) : end
      return [
        ...firsts.map(({ from, to }) => written(text, from, clauseStart(words, from, to))),
        written(text, second, last),
      ]
    }
    const from = pauses.length > 0 ? pauses.at(-1)! : start
    const plain = skipFillers(words, second, end)
    if (isAskedAgain && auxiliaries.has(words[from]!)) {
      const [judgedFrom, judgedTo] = judged(words, from + 1, separator)
      if (judgedTo < separator || judgedFrom > from + 1)
        return [written(text, judgedFrom, judgedTo), written(text, second, end)]
    }
    const isAsked = auxiliaries.has(words[from]!)
    const first = alignedStart(words, afterSubject(words, from, separator), separator, plain, end, isAsked)
    const firstEnd = clauseStart(words, first, separator)
    const last = isKnownVerb(words[plain]) ? end : tailStart(words, first, firstEnd, second, end)
    return [written(text, first, firstEnd), written(text, second, last)]
  }

  /** “Canada or Australia for PR”, “black nails or red nails for the gala”: what follows an option of as many words as the first belongs to both. */
  const tailStart = (
    words: readonly string[],
    first: number,
    firstEnd: number,
    second: number,
    end: number,
  ): number => {
    const cut = shortEnd(words, second, end)
    return firstEnd - first === 1 || countOf(words, first, firstEnd) === countOf(words, second, cut)
      ? cut
      : end
  }

  const shortEnd = (words: readonly string[], second: number, end: number): number => {
    if (prepositions.has(words[second]!)) return end
    const cut = words.slice(second + 1, end).findIndex((word) => prepositions.has(word))
    return cut < 0 ? end : second + 1 + cut
  }

  const choiceIn = (
    text: QuestionText,
    at: number,
    start: number,
    spansOf: SpansOf,
    isAfterWhich = false,
  ): Choice | undefined => {
    const sentence = text.sentences[at]
    if (sentence === undefined) return undefined
    const separator = separatorIn(text, sentence, spansOf)
    // mutate constant 1: no separator is the first word
    if (separator < 0) return undefined
    const either = text.words.indexOf('either', sentence.start)
    const from = either >= 0 && either < separator ? either + 1 : start
    const isWh =
      /^(wh|how)/.test(text.words[sentence.start]!) ||
      /^(wh|how)/.test(text.words[start] ?? '') ||
      isAfterWhich
    const options = optionsIn(text, sentence, separator, from, isWh).filter((option) => option !== '')
    return options.length > 1 ? { sentence: at, options } : undefined
  }

  /** “… Terrace or top floor”: at the end of a story, without a subject. */
  const lastChoice = (text: QuestionText, spansOf: SpansOf): Choice | undefined => {
    const at = text.sentences.length - 1
    const sentence = text.sentences[at]
    if (sentence === undefined || at === 0 || sentence.end - sentence.start > MAX_LAST) return undefined
    const separator = separatorIn(text, sentence, spansOf)
    // mutate constant 1: no separator is the first word
    if (separator < 0) return undefined
    const before = text.words.slice(sentence.start, separator)
    if (before.some((word) => SUBJECTS.test(word)) || auxiliaries.has(before[0]!)) return undefined
    return choiceIn(text, at, sentence.start, spansOf)
  }

  /** “It is between a French romance and a comedy. Which one?” */
  const betweenIn = ({
    words,
    sentences,
  }: QuestionText): readonly [number, number, number, number] | undefined => {
    for (const { start, end } of sentences) {
      const from = words.findIndex((word, at) => at >= start && at < end && between.has(word))
      const and = from < 0 ? -1 : words.indexOf('and', from)
      if (and > from + 1 && and < end - 1) return [from + 1, and, and + 1, end]
    }
    return undefined
  }

  /** A choice is asked for where the question stands, or in the sentence before “which is better?”. */
  return (text: QuestionText, asked: AskedForm, spansOf: SpansOf): Choice | undefined => {
    const { sentences } = text
    const last = lastChoice(text, spansOf)
    if (last !== undefined && asked.sentence < last.sentence) return last
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
    // mutate constant 1: no separator is the first word
    if (separator >= 0) {
      // “Canada or Australia for PR, which is luckier?”: the options stand before the question.
      if (separator < asked.start)
        return isWhich ? choiceIn(text, asked.sentence, sentence.start, spansOf) : undefined
      const isOpen = asked.form === 'what' || asked.form === 'who' || asked.form === 'when'
      if (isOpen && !isWhich && pausesIn(text, asked.start + 1, separator).length === 0) return undefined
      const which = spansOf('which').find(({ start, end }) => start === asked.start && end < separator)
      return choiceIn(text, asked.sentence, which?.end ?? asked.start, spansOf, which !== undefined)
    }
    if (!isWhich) return undefined
    const pair = betweenIn(text)
    if (pair !== undefined) {
      const [from, to, second, end] = pair
      const close = pausesIn(text, second + 1, end)[0] ?? end
      const options = [written(text, from, to), written(text, second, trimmedEnd(text.words, second, close))]
      return { sentence: asked.sentence, options }
    }
    const before = asked.sentence - 1
    return before < 0 ? undefined : choiceIn(text, before, sentences[before]!.start, spansOf)
  }
}
