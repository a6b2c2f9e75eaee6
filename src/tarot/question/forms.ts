/** In which form something is asked, and where in the text. The last real question decides; what stands before it is its story. */
import type { TableSpan } from './pattern-finder.ts'
import type { QuestionForm } from './question.ts'
import type { QuestionSentence, QuestionText } from './question-text.ts'

// mutate-block order: tables are found by their names
export const FORM_TABLES = [
  'when',
  'why',
  'who',
  'how',
  'what',
  'yes_no',
  'openers',
  'which',
  'noChoice',
  'mayOrMust',
  'deedAfterOr',
  'bare',
  'order',
] as const
export type FormTable = (typeof FORM_TABLES)[number]

export interface FormWords {
  readonly auxiliaries: string
  readonly weakAuxiliaries: string
  readonly subjects: string
  readonly pronouns: string
  readonly notSubjects: string
  readonly conjunctions: string
  readonly relatives: string
  readonly tables: Readonly<Record<FormTable, string>>
}

/** Where the question stands, and how it is asked. */
export interface AskedForm {
  readonly form: QuestionForm
  /** The number of its sentence, −1 if nothing is asked. */
  readonly sentence: number
  /** The first word after “please tell me” and the like. */
  readonly start: number
  readonly end: number
}

export type SpansOf = (table: FormTable) => readonly TableSpan[]

const WH: readonly ('when' | 'why' | 'who' | 'how' | 'what')[] = ['when', 'why', 'who', 'how', 'what']

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))

export function formFinder(vocabulary: FormWords) {
  const auxiliaries = setOf(vocabulary.auxiliaries)
  const weak = setOf(vocabulary.weakAuxiliaries)
  const subjects = setOf(vocabulary.subjects)
  const pronouns = setOf(vocabulary.pronouns)
  const notSubjects = setOf(vocabulary.notSubjects)
  const conjunctions = setOf(vocabulary.conjunctions)
  const relatives = setOf(vocabulary.relatives)

  const endAt = (spans: readonly TableSpan[], at: number): number => {
    let end = -1
    for (const span of spans) if (span.start === at && span.end > end) end = span.end
    return end
  }

  const afterOpeners = (at: number, sentence: QuestionSentence, spansOf: SpansOf): number => {
    let start = at
    for (let end = endAt(spansOf('openers'), start); end > start && end < sentence.end; ) {
      start = end
      end = endAt(spansOf('openers'), start)
    }
    return start
  }

  const isInverted = (words: readonly string[], at: number, isName: readonly boolean[]): boolean => {
    if (!auxiliaries.has(words[at]!)) return false
    const next = words[at + 1] === 'not' ? words[at + 2] : words[at + 1]
    if (next === undefined || next === '.') return false
    if (weak.has(words[at]!)) return subjects.has(next) || isName[at + 1] === true
    return !notSubjects.has(next)
  }

  /** “When I was nine” is no question, “when I will marry” is one. */
  const isAskedWhen = (words: readonly string[], end: number, isMarked: boolean): boolean => {
    const next = words[end]!
    if (auxiliaries.has(next) || next === '.' || next === undefined) return true
    if (!subjects.has(next)) return isMarked
    const later = words.slice(end + 1, end + 4)
    return (
      later[0] !== undefined &&
      /^(will|shall|should|can|would)$/.test(later.find((word) => auxiliaries.has(word)) ?? '')
    )
  }

  const formAt = (
    { words, isName }: QuestionText,
    at: number,
    { isMarked }: QuestionSentence,
    spansOf: SpansOf,
  ): QuestionForm | undefined => {
    for (const form of WH) {
      const end = endAt(spansOf(form), at)
      if (end < 0) continue
      const isPlain = form === 'when' && end === at + 1
      if (isPlain && !isAskedWhen(words, end, isMarked)) return undefined
      if (words[at] === 'what' && (words[end] === 'a' || words[end] === 'an')) return undefined
      return form
    }
    return isInverted(words, at, isName) ? 'yes_no' : undefined
  }

  /** In the middle of a sentence without a pause only what is certain: “what should I”, “will he”. */
  const formWithin = (
    text: QuestionText,
    { start, end }: QuestionSentence,
    spansOf: SpansOf,
  ): { form: QuestionForm; start: number } | undefined => {
    const { words } = text
    for (let at = start; at < end - 1; at += 1) {
      for (const form of WH) {
        const after = endAt(spansOf(form), at)
        if (after > 0 && auxiliaries.has(words[after]!) && !relatives.has(words[at - 1] ?? ''))
          if (subjects.has(words[after + 1] ?? '')) return { form, start: at }
      }
      const isAsked = auxiliaries.has(words[at]!) && pronouns.has(words[at + 1]!)
      if (isAsked && !relatives.has(words[at - 1] ?? '') && at + 2 < end) return { form: 'yes_no', start: at }
    }
    const [yesNo] = spansOf('yes_no').filter((span) => span.start >= start && span.start < end)
    return yesNo && { form: 'yes_no', start: yesNo.start }
  }

  const formOfSentence = (text: QuestionText, sentence: QuestionSentence, spansOf: SpansOf) => {
    const { words, isAfterPause } = text
    let found: { form: QuestionForm; start: number } | undefined
    for (let at = sentence.start; at < sentence.end; at += 1) {
      const isStart = at === sentence.start || isAfterPause[at] || conjunctions.has(words[at - 1]!)
      if (!isStart) continue
      const start = afterOpeners(at, sentence, spansOf)
      const form = formAt(text, start, sentence, spansOf)
      if (form !== undefined) found = { form, start }
    }
    return found ?? formWithin(text, sentence, spansOf)
  }

  /** A few words with a question mark: a matter alone is open, anything that can come true is asked with yes or no. */
  const formOfFragment = (
    { words }: QuestionText,
    { start, end }: QuestionSentence,
    spansOf: SpansOf,
  ): QuestionForm =>
    end - start < 2 ||
    (end - start < 4 && spansOf('bare').some((span) => span.start >= start && span.end <= end)) ||
    words[start] === 'yes'
      ? 'open'
      : 'yes_no'

  return (text: QuestionText, spansOf: SpansOf): AskedForm => {
    const { sentences } = text
    const lastMarked = sentences.findLastIndex(({ isMarked }) => isMarked)
    for (let at = sentences.length - 1; at >= 0; at -= 1) {
      const sentence = sentences[at]!
      // “Will it sell? Have had no viewings”: after a question mark a verb alone begins a remark.
      const isRemark =
        at > lastMarked && lastMarked >= 0 && !pronouns.has(text.words[sentence.start + 1] ?? '')
      if (isRemark && auxiliaries.has(text.words[sentence.start]!)) continue
      const found = formOfSentence(text, sentence, spansOf)
      if (found !== undefined) return { ...found, sentence: at, end: sentence.end }
      if (sentence.isMarked) {
        const start = afterOpeners(sentence.start, sentence, spansOf)
        return { form: formOfFragment(text, sentence, spansOf), sentence: at, start, end: sentence.end }
      }
    }
    return { form: 'open', sentence: -1, start: 0, end: text.words.length }
  }
}
