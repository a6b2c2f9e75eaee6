/** Reads a question: plain words, then tables of the vocabulary, then codes. It knows no language; it keeps nothing. */
import { type AboutWords, aboutFinder } from './about.ts'
import { type AskTable, askOf, stepOf } from './asks.ts'
import { corrector } from './corrector.ts'
import type { Danger } from './danger.ts'
import { FORM_TABLES, type FormTable, type FormWords, formFinder } from './forms.ts'
import { type GraveField, graveOf, tableOf } from './graves.ts'
import { type LanguageWords, languageReader } from './language.ts'
import { entryTable, type MatterEntry, nearest, type PersonEntry, personOf } from './matters.ts'
import { choiceFinder, type OptionWords } from './options.ts'
import { linesOf, type WordLists, wordsOfToken } from './pattern.ts'
import { patternFinder, type TableSpan } from './pattern-finder.ts'
import {
  type GraveKind,
  type NamedPerson,
  QUESTION_SPANS,
  QUESTION_TOPICS,
  type Question,
  type QuestionAbout,
  type QuestionSpan,
  type QuestionTopic,
  themeOf,
} from './question.ts'
import { type TextSpelling, textReader } from './question-text.ts'
import { type TopicField, topicOf, topicScores, topicTable } from './topics.ts'

export type RegisterTable = 'distress' | 'unrepeatable' | 'instruction'

export interface ReaderVocabulary {
  readonly spelling: TextSpelling
  readonly lists: WordLists
  readonly language: LanguageWords
  readonly forms: FormWords
  readonly options: OptionWords
  readonly about: AboutWords
  readonly asks: Readonly<Record<AskTable, string>>
  readonly spans: Readonly<Record<QuestionSpan | 'past', string>>
  readonly register: Readonly<Record<RegisterTable, string>>
  readonly topics: readonly TopicField[]
  /** What only sounds grave. */
  readonly light: string
  readonly graves: readonly GraveField[]
  readonly persons: readonly PersonEntry[]
  readonly matters: readonly MatterEntry[]
  readonly topicMatters: Readonly<Record<QuestionTopic, Readonly<Record<QuestionAbout, string | null>>>>
  readonly spanMatters: Readonly<Record<QuestionSpan, string>>
  /** “your mother” of “mother”. */
  readonly yours: (noun: string) => string
  readonly dangerIn: (question: string) => Danger | null
}

/** A story of so many characters is no light question. */
const MAX_LIGHT_LENGTH = 180

export function questionReader(vocabulary: ReaderVocabulary): (raw: string) => Question {
  const { topics, graves, persons, matters, lists } = vocabulary
  const tables = tableNumbers(vocabulary)
  const finder = patternFinder(tables.tables, lists)
  const light = patternFinder([vocabulary.light], lists)
  const graveFinder = patternFinder(graves.map(tableOf), lists)
  const language = languageReader(
    vocabulary.language,
    (word) => finder.knows(word) || graveFinder.knows(word) || light.knows(word),
  )
  const toText = textReader(vocabulary.spelling, corrector(keysOf(vocabulary), language.isKnown))
  const formIn = formFinder(vocabulary.forms)
  const choiceIn = choiceFinder(vocabulary.options)
  const aboutOf = aboutFinder(vocabulary.about)

  const graveIn = (words: readonly string[]) => {
    const rest = [...words]
    for (const { start, end } of light.allSpansIn(words)) rest.fill('~', start, end)
    const counts = graves.map(() => 0)
    for (const { table } of graveFinder.spansIn(rest)) counts[table]! += 1
    return graveOf(graves, counts)
  }

  return (raw) => {
    const text = toText(raw)
    const byTable: TableSpan[][] = []
    for (const span of finder.allSpansIn(text.words)) {
      byTable[span.table] ??= []
      byTable[span.table]!.push(span)
    }
    const spansOf = (name: string): readonly TableSpan[] => byTable[tables.numberOf(name)] ?? NONE
    const danger = vocabulary.dangerIn(raw)
    const isOrder = spansOf('register.instruction').length > 0
    if (danger === null && (isOrder || !language.isRead(text))) return NOT_UNDERSTOOD

    const formSpans = (table: FormTable) => spansOf(`form.${table}`)
    const asked = formIn(text, formSpans)
    const choice = choiceIn(text, asked, formSpans)
    const form = choice === undefined ? asked.form : 'choice'
    const focusStart = asked.sentence < 0 ? 0 : text.sentences[choice?.sentence ?? asked.sentence]!.start
    const focusEnd = asked.end
    const isInFocus = (word: number) => word >= focusStart && word < focusEnd
    const inFocus = (name: string): boolean => spansOf(name).some(({ start }) => isInFocus(start))

    const topicSpans = topics.flatMap((_, at) =>
      spansOf(`topic.${at}`).map((span) => ({ ...span, table: at })),
    )
    const signs = graveIn(text.words)
    const grave = danger?.grave ?? signs.grave
    const scores = topicScores(topics, topicSpans, isInFocus)
    const topic = gravelyTopical(grave, scores)
    const isTold = text.words.slice(asked.start, focusEnd).length < MIN_FOCUS
    const about = aboutOf(
      isTold ? text.words : text.words.slice(focusStart, focusEnd),
      isTold ? text.isName : text.isName.slice(focusStart, focusEnd),
      topic,
      form,
    )
    const span = spanOf(spansOf, isInFocus)
    const ask = askOf(form, (table) => inFocus(`ask.${table}`))
    const personSpan = nearest(
      persons.flatMap((_, at) => spansOf(`person.${at}`).map((found) => ({ ...found, table: at }))),
      isInFocus,
    )
    const isSaid = (pronoun: 'he' | 'she') => text.words.some((word) => PRONOUNS[pronoun].has(word))
    const person = personSpan === undefined ? null : personOf(persons[personSpan.table]!, isSaid)
    const isDistressed = spansOf('register.distress').length > 0
    const isLight =
      grave === null &&
      !signs.hasAny &&
      !isDistressed &&
      raw.length <= MAX_LIGHT_LENGTH &&
      !QUIET_TOPICS.has(topic) &&
      !(about === 'other' && (topic === 'family' || topic === 'general')) &&
      !(form === 'open' && text.words.length > 5)
    const showCards = danger === null
    const isUnnamed =
      !showCards || spansOf('register.unrepeatable').length > 0 || (grave === 'death' && person === null)
    const isLove = topic === 'love'
    return {
      understood: true,
      form,
      topic,
      about,
      grave,
      span,
      options: choice?.options ?? [],
      theme: themeOf(topic, (scores.get('work') ?? 0) + (scores.get('money') ?? 0) > 0),
      showCards,
      ask,
      register: grave !== null ? 'grave' : isLight ? 'light' : 'quiet',
      isFeared: inFocus('ask.feared'),
      isNegated: inFocus('ask.negated'),
      isBig: inFocus('ask.big'),
      step: isLove ? stepOf((table) => inFocus(`ask.${table}`)) : null,
      person: showCards ? person : null,
      matter: isUnnamed ? null : matterOf({ topic, about, span, person, isInFocus, spansOf, personSpan }),
    }
  }

  function matterOf(found: {
    topic: QuestionTopic
    about: QuestionAbout
    span: QuestionSpan | null
    person: NamedPerson | null
    isInFocus: (word: number) => boolean
    spansOf: (name: string) => readonly TableSpan[]
    personSpan: TableSpan | undefined
  }): string | null {
    const { topic, about, span, person, isInFocus, spansOf, personSpan } = found
    const spans = matters.flatMap((_, at) => spansOf(`matter.${at}`).map((each) => ({ ...each, table: at })))
    const thing = nearest(spans, isInFocus)
    if (thing !== undefined && (isInFocus(thing.start) || personSpan === undefined))
      return matters[thing.table]![0]
    if (person !== null) return vocabulary.yours(person.noun)
    if (thing !== undefined) return matters[thing.table]![0]
    return vocabulary.topicMatters[topic][about] ?? (span === null ? null : vocabulary.spanMatters[span])
  }
}

const NONE: readonly TableSpan[] = []
const QUIET_TOPICS: ReadonlySet<QuestionTopic> = new Set(['health', 'loss', 'law'])
const PRONOUNS = { he: new Set(['he', 'him', 'his']), she: new Set(['she', 'her', 'hers']) }

/** Another language, noise, an order to a machine: read as if it had not been sent. */
const NOT_UNDERSTOOD: Question = {
  understood: false,
  form: 'open',
  topic: 'general',
  about: 'self',
  grave: null,
  span: null,
  options: [],
  theme: 'general',
  showCards: true,
  ask: 'open',
  register: 'quiet',
  isFeared: false,
  isNegated: false,
  isBig: false,
  step: null,
  person: null,
  matter: null,
}

/** The topics to which a grave matter belongs, the first being the usual one. */
const TOPICS_OF_GRAVE: Readonly<Record<GraveKind, readonly QuestionTopic[]>> = {
  self_harm: ['health'],
  violence: ['love', 'family'],
  minor: ['family'],
  health: ['health'],
  death: ['loss'],
  pregnancy: ['family'],
  addiction: ['health'],
  law: ['law'],
  debt: ['money'],
}

/** What a grave matter adds to the score of its topic. */
const GRAVE_WEIGHT = 6

/** Danger decides the topic, another grave matter weighs heavily. */
function gravelyTopical(grave: GraveKind | null, scores: ReadonlyMap<QuestionTopic, number>): QuestionTopic {
  if (grave === null) return topicOf(scores, QUESTION_TOPICS)
  const own = TOPICS_OF_GRAVE[grave]
  const isDanger = grave === 'self_harm' || grave === 'violence' || grave === 'minor'
  if (isDanger) {
    const best = topicOf(scores, own)
    return best === 'general' ? own[0]! : best
  }
  const [first] = own
  // A death that is asked about and has not come is no loss.
  const isDue = grave !== 'death' || scores.has('loss')
  const weighed = new Map(scores)
  if (isDue) weighed.set(first!, (weighed.get(first!) ?? 0) + GRAVE_WEIGHT)
  return topicOf(weighed, QUESTION_TOPICS)
}

/** A question of fewer words says nothing about whose matter it is. */
const MIN_FOCUS = 2

/** The longest name of a time in the question, else before it. A time that is over, or a length, is no horizon. */
function spanOf(
  spansOf: (name: string) => readonly TableSpan[],
  isInFocus: (word: number) => boolean,
): QuestionSpan | null {
  const past = spansOf('span.past')
  const isPast = ({ start, end }: TableSpan) => past.some((span) => span.start < end && start <= span.end)
  let best: { name: QuestionSpan; rank: number } | null = null
  for (const name of QUESTION_SPANS)
    for (const span of spansOf(`span.${name}`)) {
      if (isPast(span)) continue
      const rank = span.end - span.start + (isInFocus(span.start) ? 10 : 0)
      if (best === null || rank > best.rank) best = { name, rank }
    }
  return best?.name ?? null
}

/** All tables in one list, so that a text is searched once. */
function tableNumbers(vocabulary: ReaderVocabulary) {
  const entries: [string, string][] = [
    ...FORM_TABLES.map((name): [string, string] => [`form.${name}`, vocabulary.forms.tables[name]]),
    ...named('ask', vocabulary.asks),
    ...named('span', vocabulary.spans),
    ...named('register', vocabulary.register),
    ...vocabulary.topics.map((field, at): [string, string] => [`topic.${at}`, topicTable(field)]),
    ...vocabulary.persons.map(([, , words], at): [string, string] => [`person.${at}`, entryTable(words)]),
    ...vocabulary.matters.map(([, words], at): [string, string] => [`matter.${at}`, entryTable(words)]),
  ]
  const numbers = new Map(entries.map(([name], at) => [name, at]))
  return { tables: entries.map(([, table]) => table), numberOf: (name: string) => numbers.get(name)! }
}

const named = (kind: string, tables: Readonly<Record<string, string>>): [string, string][] =>
  Object.entries(tables).map(([name, table]) => [`${kind}.${name}`, table])

/** Shorter words are too often one letter away from another: stroke and strike. */
const MIN_KEY_LENGTH = 6

/** Words that are known in spite of one wrong letter: those of grave matters and of topics. */
function keysOf({ graves, topics, lists }: ReaderVocabulary): Set<string> {
  const keys = new Set<string>()
  const tables = [...graves.map(tableOf), ...topics.map(topicTable)]
  for (const table of tables)
    for (const line of linesOf(table))
      for (const token of line.split(' '))
        for (const entry of wordsOfToken(token.replace(/^\[|\]$/g, ''), lists))
          for (const word of entry.split(' ')) if (word.length > MIN_KEY_LENGTH) keys.add(word)
  return keys
}
