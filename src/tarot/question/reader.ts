/** Reads a question: plain words, then tables of the vocabulary, then codes. It knows no language; it keeps nothing. */
import { aboutFinder } from './about.ts'
import { askOf, stepOf } from './asks.ts'
import { corrector } from './corrector.ts'
import { DANGERS, type Danger } from './danger.ts'
import { type FormTable, formFinder } from './forms.ts'
import {
  CERTAIN_SUM,
  countsOf,
  type Evidence,
  type GraveSigns,
  graveOf,
  type Surroundings,
} from './graves.ts'
import { languageReader } from './language.ts'
import { nearest, personOf } from './matters.ts'
import { nameFinder, withNames } from './names.ts'
import { choiceFinder } from './options.ts'
import { linesOf, wordsOfToken } from './pattern.ts'
import { patternFinder, type TableSpan } from './pattern-finder.ts'
import {
  type GraveKind,
  type NamedPerson,
  type Question,
  type QuestionAbout,
  type QuestionAsk,
  type QuestionSpan,
  type QuestionTopic,
  themeOf,
} from './question.ts'
import { textReader } from './question-text.ts'
import { readerTables, type SortedSpans, type TableName } from './reader-tables.ts'
import type { ReaderVocabulary } from './reader-vocabulary.ts'
import { spanOf } from './spans.ts'
import { topicScores, topicTable, topicWith } from './topics.ts'
import { featuresOf, graveSum, type Testimony, type WordSums, wordWeigher } from './word-weights.ts'

/** A story of so many characters is no light question. */
const MAX_LIGHT_LENGTH = 120

export interface QuestionReading {
  readonly questionIn: (raw: string) => Question
  /** What speaks for and against a grave matter, for the tool that fits the weights. */
  readonly evidenceIn: (raw: string) => Evidence
  /** What tables and guard say of it, and its words, for the tool that weighs the words. */
  readonly witnessesIn: (raw: string) => Omit<Testimony, 'words'> & { readonly features: ReadonlySet<string> }
}

export function questionReader(vocabulary: ReaderVocabulary): QuestionReading {
  const { topics, graves, persons, matters, lists } = vocabulary
  const tables = readerTables(vocabulary)
  const finder = patternFinder(tables.tables, lists)
  const language = languageReader(vocabulary.language, finder.knows)
  const toText = textReader(vocabulary.spelling, corrector(keysOf(vocabulary), language.isKnown))
  const personsIn = nameFinder(vocabulary.names, language.isKnown)
  const formIn = formFinder(vocabulary.forms)
  const choiceIn = choiceFinder(vocabulary.options)
  const aboutOf = aboutFinder(vocabulary.about)
  const weigh = wordWeigher(vocabulary.words)

  const evidenceOf = (found: SortedSpans): Evidence => ({
    counts: countsOf(graves, found.graves),
    around: surroundingsOf(found),
  })

  const evidenceIn = (raw: string) => {
    const text = toText(raw)
    return evidenceOf(tables.sort(finder.allSpansIn(withNames(text.words, personsIn(text)))))
  }

  const witnessesIn = (raw: string) => {
    const { counts, around } = evidenceIn(raw)
    const guarded = vocabulary.dangerIn(raw)
    return {
      features: featuresOf(toText(raw).words),
      tables: graveOf(counts, around).sum,
      guard: guarded !== null,
      certain: guarded?.isCertain === true,
    }
  }

  const questionIn = (raw: string): Question => {
    const text = toText(raw)
    const isPerson = personsIn(text)
    const found = tables.sort(finder.allSpansIn(withNames(text.words, isPerson)))
    const { spansOf } = found
    const { counts, around } = evidenceOf(found)
    const { isSorrowful } = around
    const signs = graveOf(counts, around)
    const guarded = vocabulary.dangerIn(raw)
    const words = weigh(text.words)
    const testimony = {
      tables: signs.sum,
      words: words.grave,
      guard: guarded !== null,
      certain: guarded?.isCertain === true,
    }
    const sum = graveSum(vocabulary.words.witnesses, testimony)
    const suspected = dangerWith(guarded, signs, around)
    const isShort = text.words.length <= MAX_SHORT_WORDS
    const { kind, isSure } = kindOf(sum, words, { suspected, signs, isCertain: testimony.certain, isShort })
    const danger = DANGERS.find((one) => one === kind) ?? null
    const isOrder = spansOf('register.instruction').length > 0
    if (danger === null && (isOrder || !language.isRead(text))) return NOT_UNDERSTOOD

    const formSpans = (table: FormTable) => spansOf(`form.${table}`)
    const asked = formIn(text, formSpans)
    const choice = choiceIn(text, asked, formSpans)
    const form = choice === undefined ? asked.form : 'choice'
    const focusStart = asked.sentence < 0 ? 0 : text.sentences[choice?.sentence ?? asked.sentence]!.start
    const focusEnd = asked.end
    const isInFocus = (word: number) => word >= focusStart && word < focusEnd
    const inFocus = (name: TableName): boolean => spansOf(name).some(({ start }) => isInFocus(start))

    const scores = topicScores(topics, found.topics, isInFocus)
    const ofTables = topicWith(kind, scores)
    const { topic, isTopicSure } =
      kind === null ? topicOf(words, ofTables) : { topic: ofTables, isTopicSure: true }
    // A single word for a body or a case asks for a verdict, too.
    const ofTopic = text.words.length <= MAX_BARE_WORDS ? GRAVE_TOPICS[topic] : undefined
    const bare = ofTopic !== undefined && signs.hinted.has(ofTopic) ? ofTopic : null
    const grave = kind ?? bare
    const isOfKin = around.isOfDear
    const isTold = text.words.slice(asked.start, focusEnd).length < MIN_FOCUS
    const about = aboutOf({
      ...{ words: text.words, isPerson, topic, form, grave },
      ...(isTold ? { start: 0, end: text.words.length } : { start: focusStart, end: focusEnd }),
      isOfWorld: (scores.get('general') ?? 0) > 0,
    })
    const span = spanOf(spansOf, isInFocus)
    // Whoever asks for a word from somebody who has died asks what is in another heart.
    const isOfMessage = grave === 'death' && spansOf('register.message').length > 0
    const ask = isOfMessage ? 'mind' : askOf(form, (table) => inFocus(`ask.${table}`))
    // “His mother” is not the asker's own.
    const own = found.persons.filter(({ start }) => !vocabulary.others.has(text.words[start - 1] ?? ''))
    const personSpan = nearest(own, isInFocus)
    const isSaid = (pronoun: 'he' | 'she') => text.words.some((word) => PRONOUNS[pronoun].has(word))
    const person = personSpan === undefined ? null : personOf(persons[personSpan.table]!, isSaid)
    const focus = text.words.slice(focusStart, focusEnd)
    const [spoken, besides] = (['he', 'she'] as const).filter((one) =>
      focus.some((word) => PRONOUNS[one].has(word)),
    )
    const isDistressed = isSorrowful || (signs.hinted.size > 0 && QUIET_TOPICS.has(topic))
    const isLight =
      grave === null &&
      sum < MAX_LIGHT_SUM &&
      signs.hinted.size === 0 &&
      spansOf('register.doubtful').length === 0 &&
      spansOf('register.distress').length === 0 &&
      !isDistressed &&
      !isOfKin &&
      raw.length <= MAX_LIGHT_LENGTH &&
      !QUIET_TOPICS.has(topic) &&
      !QUIET_ASKS.has(ask) &&
      (topic !== 'general' || (span !== null && LIGHT_GENERAL_ASKS.has(ask))) &&
      about !== 'other' &&
      !(form === 'open' && text.words.length > MAX_LIGHT_WORDS)
    const showCards = danger === null
    const isUnnamed =
      !showCards || spansOf('register.unrepeatable').length > 0 || (grave === 'death' && person === null)
    const isLove = topic === 'love'
    const isIn = (name: TableName) => spansOf(name).length > 0
    const said = text.words.filter((word) => word !== SENTENCE_END).length
    return {
      isKindSure: grave === null || isSure,
      isTopicSure,
      isOfAnimal: (grave === 'health' || grave === 'death') && isIn('register.animal'),
      isSober: grave === 'addiction' && about === 'self' && isIn('register.sober'),
      isForetold: grave === 'death' && isIn('register.foretold') && !isIn('register.dying'),
      isOfEating: grave === 'health' && isIn('register.eating'),
      isDying: grave === 'death' && isIn('register.dying') && !isIn('register.died'),
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
      isDistressed,
      isFeared: inFocus('ask.feared'),
      isNegated: inFocus('ask.negated'),
      isBig: inFocus('ask.big'),
      step: isLove ? stepOf((table) => inFocus(`ask.${table}`)) : null,
      person: showCards ? person : null,
      pronoun: besides === undefined ? spoken : undefined,
      isBare: said === 1 || (said <= MAX_BARE_WORDS && isIn('register.greeting')),
      matter: isUnnamed
        ? null
        : matterOf({
            ...{
              topic: isTopicSure ? topic : 'general',
              about,
              span,
              person,
              personSpan,
              spans: found.matters,
            },
            isInFocus: text.words.length > MAX_BRIEF_WORDS ? isInFocus : () => true,
          }),
      restated: grave === null && !isUnnamed ? vocabulary.restated(raw, language.isKnown) : null,
    }
  }

  return { questionIn, evidenceIn, witnessesIn }

  function matterOf(found: {
    topic: QuestionTopic
    about: QuestionAbout
    span: QuestionSpan | null
    person: NamedPerson | null
    isInFocus: (word: number) => boolean
    spans: readonly TableSpan[]
    personSpan: TableSpan | undefined
  }): string | null {
    const { topic, about, span, person, isInFocus, spans, personSpan } = found
    // What the question itself names; a word of a longer story before it may be beside the point.
    const thing = nearest(spans, isInFocus)
    if (thing !== undefined && isInFocus(thing.start)) return matters[thing.table]![0]
    if (person !== null && personSpan !== undefined && isInFocus(personSpan.start))
      return vocabulary.yours(person.noun)
    return vocabulary.topicMatters[topic][about] ?? (span === null ? null : vocabulary.spanMatters[span])
  }
}

function surroundingsOf({ calm, spansOf }: SortedSpans): Surroundings {
  const has = (name: TableName) => spansOf(name).length > 0
  return {
    calm: calm.size,
    isTrade: calm.has('trade'),
    isFiction: calm.has('fiction'),
    isJoke: calm.has('joke'),
    isEveryday: has('register.everyday'),
    isSorrowful: has('register.sorrow'),
    isDistressed: has('register.distress'),
    isOfDear: has('register.dear'),
  }
}

/** So many fields of everyday life explain weak signs of danger, and so many whatever is found without a word of distress. */
const MIN_CALM = 2
const MIN_CALM_OF_CERTAIN = 3

/** Drink and a pregnancy do not explain a danger away. */
const EXPLAINING: ReadonlySet<GraveSigns['grave']> = new Set(['health', 'death', 'law', 'debt'] as const)

/** The guard decides. Its doubts yield to everyday life, and to what is plainly illness, grief, law or debt; of ending one's life the doubt is enough. */
function dangerWith(
  guarded: Danger | null,
  { grave, sum }: GraveSigns,
  { calm, isSorrowful, isDistressed }: Surroundings,
): Pick<Danger, 'grave'> | null {
  const told = DANGERS.find((kind) => kind === grave)
  if (guarded === null) return told === undefined ? null : { grave: told }
  const isUneasy = isSorrowful || isDistressed || told !== undefined
  if (guarded.isCertain || guarded.grave === 'self_harm')
    return calm >= MIN_CALM_OF_CERTAIN && !isUneasy ? null : guarded
  return !isSorrowful &&
    told === undefined &&
    (calm >= MIN_CALM || (sum > CERTAIN_SUM && EXPLAINING.has(grave)))
    ? null
    : guarded
}

/** Of a danger that is only suspected: below this nothing else speaks for it. Of ending one's life the doubt is enough for longer. */
const MIN_SUSPECTED: Readonly<Record<'self_harm' | 'other', number>> = { self_harm: -1.5, other: -0.5 }
/** How much the kind that the tables found counts against the one that the words suggest; one that is only hinted at counts less. */
const KIND_OF_TABLES = 3
const KIND_OF_HINT = 1.5
/** By so much the first topic is ahead of the second where it is sure. */
const SURE_TOPIC = 1
/** By so much the first kind is ahead of the second where it is sure. */
const SURE_MARGIN = 1
/** The same for topics; where the tables found none, they say less. */
const TOPIC_OF_TABLES = 2
const NO_TOPIC_OF_TABLES = 0.8
/** Above this somebody may be in a grave matter that was not understood. */
const MAX_LIGHT_SUM = -2.6

/** With the dot at the end. */
const MAX_SHORT_WORDS = 11

interface Found {
  readonly isShort: boolean
  readonly suspected: Pick<Danger, 'grave'> | null
  readonly signs: GraveSigns
  readonly isCertain: boolean
}

interface Weighed {
  readonly kind: GraveKind | null
  readonly isSure: boolean
}

/** The kind of a grave matter; null if the witnesses speak rather against one. A danger is one only if the guard, the tables or the words are sure of it. */
function kindOf(sum: number, words: WordSums, { suspected, signs, isCertain, isShort }: Found): Weighed {
  if (suspected !== null && isCertain) return { kind: suspected.grave, isSure: true }
  if (sum <= 0) {
    const least = suspected?.grave === 'self_harm' ? MIN_SUSPECTED.self_harm : MIN_SUSPECTED.other
    if (suspected !== null && sum > least) return { kind: suspected.grave, isSure: true }
    // A short question has few words to weigh; what the tables find in it stands.
    return { kind: isShort ? signs.grave : null, isSure: true }
  }
  const [hinted] = signs.hinted
  const ofTables = signs.grave ?? suspected?.grave ?? hinted
  const bonus = signs.grave === null ? KIND_OF_HINT : KIND_OF_TABLES
  const weights = [...words.kinds]
    .map(([kind, weight]) => ({ kind, weight: weight + (kind === ofTables ? bonus : 0) }))
    .sort((one, other) => other.weight - one.weight)
  const [best, second] = weights
  const isSure = best!.weight - second!.weight >= SURE_MARGIN
  const isDanger = (kind: GraveKind) => DANGERS.some((danger) => danger === kind)
  const kind = isSure || suspected !== null ? best!.kind : weights.find((one) => !isDanger(one.kind))!.kind
  return { kind, isSure }
}

function topicOf(
  words: WordSums,
  ofTables: QuestionTopic,
): { readonly topic: QuestionTopic; readonly isTopicSure: boolean } {
  const bonus = ofTables === 'general' ? NO_TOPIC_OF_TABLES : TOPIC_OF_TABLES
  const [best, second] = [...words.topics]
    .map(([topic, weight]) => ({ topic, weight: weight + (topic === ofTables ? bonus : 0) }))
    .sort((one, other) => other.weight - one.weight)
  return { topic: best!.topic, isTopicSure: best!.weight - second!.weight >= SURE_TOPIC }
}

const GRAVE_TOPICS: Readonly<Partial<Record<QuestionTopic, GraveKind>>> = { health: 'health', law: 'law' }
/** With the dot at the end. */
const MAX_BARE_WORDS = 3
const QUIET_TOPICS: ReadonlySet<QuestionTopic> = new Set(['health', 'loss', 'law', 'family'])
/** What somebody hides, and whether one may: who asks that is not at ease. */
const QUIET_ASKS: ReadonlySet<QuestionAsk> = new Set(['hidden', 'worth', 'fact'])
/** Of what belongs to no topic, only a look ahead and games of chance. */
const LIGHT_GENERAL_ASKS: ReadonlySet<QuestionAsk> = new Set([
  'chance',
  'what_ahead',
  'how_be',
  'what_do',
  'what_is',
  'open',
])
/** A statement of more words is a story. */
const MAX_LIGHT_WORDS = 5
/** It stands among the words. */
const SENTENCE_END = '.'
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
  isDistressed: false,
  isFeared: false,
  isNegated: false,
  isBig: false,
  step: null,
  person: null,
  matter: null,
  restated: null,
}

/** “Driving test on Thursday. Will I pass”: so few words are all about one thing. */
const MAX_BRIEF_WORDS = 14

/** A question of fewer words says nothing about whose matter it is. */
const MIN_FOCUS = 2

/** Shorter words are too often one letter away from another: stroke and strike. */
const MIN_KEY_LENGTH = 6

/** Words that are known in spite of one wrong letter: those of grave matters and of topics. */
function keysOf({ graves, topics, lists }: ReaderVocabulary): Set<string> {
  const keys = new Set<string>()
  // Of grave matters the names alone: phrases have too many common words, and each would take its neighbours' place.
  const tables = [
    ...graves.map(({ terms = '' }) => terms.trim().split(/\s+/).join('/')),
    ...topics.map(topicTable),
  ]
  for (const table of tables)
    for (const line of linesOf(table))
      for (const token of line.split(' '))
        for (const entry of wordsOfToken(token.replace(/^\[|\]$/g, ''), lists))
          for (const word of entry.split(' ')) if (word.length > MIN_KEY_LENGTH) keys.add(word)
  return keys
}
