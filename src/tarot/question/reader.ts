/** Reads a question: plain words, then tables of the vocabulary, then codes. It knows no language; it keeps nothing. */
import { aboutFinder, occasionFinder, roleFinder } from './about.ts'
import { askOf, stepOf, worthOf } from './asks.ts'
import { corrector } from './corrector.ts'
import { DANGERS, type Danger } from './danger.ts'
import { positionFeatures, signsIn, stemsOf, wordFeatures } from './features.ts'
import { type FormTable, formFinder } from './forms.ts'
import { graveKindOf } from './grave-kind.ts'
import { areNamed, signsOfKinds } from './graves.ts'
import { languageReader } from './language.ts'
import { nearest, personOf } from './matters.ts'
import { nameFinder, pronounFinder, withNames } from './names.ts'
import { choiceFinder } from './options.ts'
import { linesOf, wordsOfToken } from './pattern.ts'
import { patternFinderSteps, type TableSpan } from './pattern-finder.ts'
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
import { type QuestionText, textReader } from './question-text.ts'
import { readerTables, type SortedSpans, type TableName } from './reader-tables.ts'
import type { ReaderVocabulary } from './reader-vocabulary.ts'
import { isOwnMatter, situationsOf } from './situations.ts'
import { spanOf } from './spans.ts'
import type { Steps } from './steps.ts'
import { topicScores, topicTable, topicWith } from './topics.ts'
import { type WordSums, wordWeigher } from './word-weights.ts'

/** A story of so many characters is no light question. */
const MAX_LIGHT_LENGTH = 120

export interface QuestionReading {
  readonly questionIn: (raw: string) => Question
  /** What a question is weighed by, for the tool that learns the weights. */
  readonly featuresIn: (raw: string) => ReadonlySet<string>
}

export function* questionReaderSteps(vocabulary: ReaderVocabulary): Steps<QuestionReading> {
  const { topics, graves, persons, matters, lists } = vocabulary
  const tables = readerTables(vocabulary)
  yield
  const finder = yield* patternFinderSteps(tables.tables, lists)
  const language = languageReader(vocabulary.language, finder.knows)
  yield
  const keys = yield* keysOf(vocabulary)
  const toText = textReader(vocabulary.spelling, corrector(keys, language.isKnown))
  const personsIn = nameFinder(vocabulary.names, language.isKnown)
  const pronounOf = pronounFinder(vocabulary.names)
  yield
  const formIn = formFinder(vocabulary.forms)
  const choiceIn = choiceFinder(vocabulary.options)
  const aboutOf = aboutFinder(vocabulary.about)
  const isOfOccasion = occasionFinder(vocabulary.about)
  const isOwnRole = roleFinder(vocabulary.about)
  const weigh = wordWeigher(vocabulary.words)
  const deeds = new Set(vocabulary.options.deeds.split(' '))
  /** “Text him” is something to do, “love” or “habit” is not. */
  const isDeed = (option: string) => deeds.has(option.toLowerCase().split(' ')[0]!)

  const featuresOf = (
    { words, sentences }: QuestionText,
    found: SortedSpans,
    guarded: Danger | null,
  ): ReadonlySet<string> => {
    const stems = stemsOf(words)
    const features = wordFeatures(stems)
    for (const feature of positionFeatures(stems, sentences)) features.add(feature)
    for (const sign of signsIn(vocabulary, found, guarded)) features.add(sign)
    return features
  }

  const featuresIn = (raw: string) => {
    const text = toText(raw)
    const found = tables.sort(finder.allSpansIn(withNames(text.words, personsIn(text))))
    return featuresOf(text, found, vocabulary.dangerIn(raw))
  }

  const questionIn = (raw: string): Question => {
    const text = toText(raw)
    const isPerson = personsIn(text)
    const found = tables.sort(finder.allSpansIn(withNames(text.words, isPerson)))
    const { spansOf } = found
    const guarded = vocabulary.dangerIn(raw)
    const formSpans = (table: FormTable) => spansOf(`form.${table}`)
    const asked = formIn(text, formSpans)
    const choice = choiceIn(text, asked, formSpans)
    const form = choice === undefined ? asked.form : 'choice'
    const focusStart = asked.sentence < 0 ? 0 : text.sentences[choice?.sentence ?? asked.sentence]!.start
    const focusEnd = asked.end
    const isInFocus = (word: number) => word >= focusStart && word < focusEnd
    const weighed = weigh(featuresOf(text, found, guarded))
    const signs = signsOfKinds(graves, found.graves)
    const { kind, isSure } = graveKindOf(weighed, {
      guarded,
      found,
      wordCount: text.words.length,
      isNamed: areNamed(graves, found.graves),
      signs,
      isOfMatter: found.situations.some(({ start }) => isInFocus(start)),
    })
    const danger = DANGERS.find((one) => one === kind) ?? null
    const isOrder = spansOf('register.instruction').length > 0
    if (danger === null && (isOrder || !language.isRead(text)))
      return { ...NOT_UNDERSTOOD, ...unreadOf(isOrder ? null : vocabulary.otherLanguageIn(raw), isOrder) }

    const inFocus = (name: TableName): boolean => spansOf(name).some(({ start }) => isInFocus(start))

    const scores = topicScores(topics, found.topics, isInFocus)
    const ofTables = topicWith(kind, scores)
    const read =
      kind === null ? topicOf(weighed, ofTables, text.words.length) : { topic: ofTables, isTopicSure: true }
    const matching =
      kind === null ? situationsOf(vocabulary.situations, found.situations, isInFocus, read) : []
    const [situation] = matching
    const { topic, isTopicSure } =
      situation !== undefined && !read.isTopicSure ? { topic: situation.topic, isTopicSure: true } : read
    // A single word for a body or a case asks for a verdict, too.
    const ofTopic = text.words.length <= MAX_BARE_WORDS ? GRAVE_TOPICS[topic] : undefined
    const bare = ofTopic !== undefined && signs.has(ofTopic) ? ofTopic : null
    const grave = kind ?? bare
    const isOfKin = spansOf('register.dear').length > 0
    const isFocusShort = text.words.slice(asked.start, focusEnd).length < MIN_FOCUS
    const about = aboutOf({
      ...{ words: text.words, isPerson, topic, form, grave },
      ...(isFocusShort ? { start: 0, end: text.words.length } : { start: focusStart, end: focusEnd }),
      // mutate default: what is not there is not above 0
      isOfWorld: (scores.get('general') ?? 0) > 0,
    })
    // Of several, the first whose words fit who asks.
    const matched = grave === null ? matching.find((each) => isOwnMatter(each, about)) : undefined
    const span = spanOf(spansOf, isInFocus)
    // Whoever asks for a word from somebody who has died asks what is in another heart.
    const isOfMessage = grave === 'death' && spansOf('register.message').length > 0
    const asksMind =
      isOfMessage ||
      (choice !== undefined &&
        !choice.options.some(isDeed) &&
        (inFocus('ask.mind') || inFocus('ask.another')))
    // “In the car or at the office”: that is so already, and nobody chooses it.
    const asksFact = choice !== undefined && inFocus('ask.fact') && !choice.options.some(isDeed)
    const ask = asksMind ? 'mind' : asksFact ? 'fact' : askOf(form, (table) => inFocus(`ask.${table}`))
    // “His mother” is not the asker's own.
    const own = found.persons.filter(
      ({ start }) => !vocabulary.others.has(text.words[start - 1] ?? '') && !isOwnRole(text.words, start),
    )
    const personSpan = nearest(own, isInFocus)
    const isSaid = (pronoun: 'he' | 'she') => text.words.some((word) => PRONOUNS[pronoun].has(word))
    const person = personSpan === undefined ? null : personOf(persons[personSpan.table]!, isSaid)
    const focus = text.words.slice(focusStart, focusEnd)
    const [spoken, besides] = (['he', 'she'] as const).filter((one) =>
      focus.some((word) => PRONOUNS[one].has(word)),
    )
    // A boss and a name are mostly two people; a soulmate or a friend and a name are one.
    const isNamed = person === null || (person.pronoun === 'they' && BETWEEN_TWO.has(topic))
    const byName = isNamed ? pronounOf(text.words, isPerson) : undefined
    // Who tells of sleepless nights over a book, and asks about the book, is not in sorrow.
    const isSorrowful =
      topic === 'creativity' ? inFocus('register.sorrow') : spansOf('register.sorrow').length > 0
    const isDistressed = isSorrowful || (signs.size > 0 && QUIET_TOPICS.has(topic))
    const isLight =
      grave === null &&
      weighed.grave < MAX_LIGHT_SUM &&
      signs.size === 0 &&
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
    const named = {
      topic: isTopicSure ? topic : ('general' as const),
      words: text.words,
      isInFocus: text.words.length > MAX_BRIEF_WORDS ? isInFocus : () => true,
    }
    const thing = thingOf({ ...named, spans: found.matters })
    const personOrTopic = personOrTopicOf({
      ...{ ...named, about, span, person },
      personSpan: personSpan && isOfOccasion(text.words, personSpan.start) ? undefined : personSpan,
    })
    const showCards = danger === null
    const isUnnamed =
      !showCards || spansOf('register.unrepeatable').length > 0 || (grave === 'death' && person === null)
    const isLove = topic === 'love'
    const isIn = (name: TableName) => spansOf(name).length > 0
    const said = text.words.filter((word) => word !== SENTENCE_END).length
    return {
      isKindSure: grave === null || isSure,
      isTopicSure,
      situation: matched?.name ?? null,
      situationTopic: matched?.topic ?? null,
      isOnItsDay: matched?.isOnItsDay === true,
      isOfAnimal: (grave === 'health' || grave === 'death') && isIn('register.animal'),
      isStrayed:
        grave === 'death' && isIn('register.animal') && isIn('register.strayed') && !isIn('register.died'),
      isPutDown:
        (grave === 'health' || grave === 'death') && isIn('register.putDown') && !isIn('register.died'),
      wasAbsent: grave === 'death' && isIn('register.absent'),
      isOfHousing: grave === 'law' && isIn('register.housing'),
      isOfSign: grave === 'death' && isIn('register.sign'),
      isOfHome: grave === 'debt' && isIn('register.home'),
      isUnanswered:
        grave === 'health' && (about === 'self' || isIn('register.animal')) && isIn('register.unanswered'),
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
      isFeared: inFocus('ask.feared') && !inFocus('ask.gladlyLost'),
      isNegated: inFocus('ask.negated'),
      worth: ask === 'worth' ? worthOf((table) => inFocus(`ask.${table}`)) : null,
      isWhere: inFocus('ask.where'),
      // An evening is no large step.
      isBig: inFocus('ask.big') && span !== 'day',
      step: isLove ? stepOf((table) => inFocus(`ask.${table}`)) : null,
      person: showCards ? person : null,
      pronoun: besides === undefined ? (spoken ?? byName) : undefined,
      isBare:
        said === 1 ||
        (said <= MAX_BARE_WORDS && isIn('register.greeting')) ||
        (said <= MAX_DEALING_WORDS && form === 'open' && isIn('register.dealing')),
      matter: isUnnamed ? null : (thing ?? personOrTopic),
      thing: isUnnamed ? null : thing,
      restated: grave === null && !isUnnamed ? vocabulary.restated(raw, language.isKnown) : null,
    }
  }

  return { questionIn, featuresIn }

  /** What the question itself names; a word of a longer story before it may be beside the point. */
  function thingOf({ topic, isInFocus, spans, words }: NamedWords & { spans: readonly TableSpan[] }) {
    // Another meaning of its word, or another's: a marriage to a company, his money.
    const isMeant = ({ table, start }: TableSpan): boolean => {
      const [phrase, , topics = [topic]] = matters[table]!
      return (
        topics.includes(topic) &&
        !(vocabulary.others.has(words[start - 1] ?? '') && phrase.startsWith('your '))
      )
    }
    const thing = nearest(spans.filter(isMeant), isInFocus)
    return thing !== undefined && isInFocus(thing.start) ? matters[thing.table]![0] : null
  }

  function personOrTopicOf(
    found: NamedWords & {
      readonly about: QuestionAbout
      readonly span: QuestionSpan | null
      readonly person: NamedPerson | null
      readonly personSpan: TableSpan | undefined
    },
  ): string | null {
    const { topic, about, span, person, isInFocus, personSpan } = found
    if (person !== null && personSpan !== undefined && isInFocus(personSpan.start))
      return vocabulary.yours(person.noun)
    return vocabulary.topicMatters[topic][about] ?? (span === null ? null : vocabulary.spanMatters[span])
  }
}

interface NamedWords {
  readonly topic: QuestionTopic
  readonly words: readonly string[]
  readonly isInFocus: (word: number) => boolean
}

/** Above this somebody may be in a grave matter that was not understood. */
const MAX_LIGHT_SUM = -1.8
/** How much the topic of the tables counts against the one that the words suggest; where the tables found none, they say less. */
const TOPIC_OF_TABLES = 2
const NO_TOPIC_OF_TABLES = 0.8
/** By so much the first topic is ahead of the second where it is sure. */
const SURE_TOPIC = 1

function topicOf(
  { topics }: WordSums,
  ofTables: QuestionTopic,
  wordCount: number,
): { readonly topic: QuestionTopic; readonly isTopicSure: boolean } {
  const bonus = ofTables === 'general' ? NO_TOPIC_OF_TABLES : TOPIC_OF_TABLES
  const [best, second] = [...topics]
    .map(([topic, weight]) => ({ topic, weight: weight + (topic === ofTables ? bonus : 0) }))
    .sort((one, other) => other.weight - one.weight)
  const isTopicSure = best!.weight - second!.weight >= SURE_TOPIC
  // One word alone, a lung, has no sentence in which it could mean something else.
  const isBare = wordCount <= MAX_BARE_WORDS
  if (!isTopicSure && !isBare && ofTables === 'general') return { topic: 'general', isTopicSure }
  return { topic: best!.topic, isTopicSure }
}

const GRAVE_TOPICS: Readonly<Partial<Record<QuestionTopic, GraveKind>>> = { health: 'health', law: 'law' }
/** With the dot at the end. */
const MAX_BARE_WORDS = 3
/** “Just shuffle the damn cards.” */
const MAX_DEALING_WORDS = 6
// mutate order: a set has no order
const QUIET_TOPICS: ReadonlySet<QuestionTopic> = new Set(['health', 'loss', 'law', 'family'])
/** What somebody hides, and whether one may: who asks that is not at ease. */
// mutate order: a set has no order
const QUIET_ASKS: ReadonlySet<QuestionAsk> = new Set(['hidden', 'worth', 'fact'])
/** Of what belongs to no topic, only a look ahead and games of chance. */
// mutate-block order: a set has no order
const LIGHT_GENERAL_ASKS: ReadonlySet<QuestionAsk> = new Set([
  'chance',
  'what_ahead',
  'how_be',
  'what_do',
  'what_is',
  'hurdle',
  'open',
])
const BETWEEN_TWO: ReadonlySet<QuestionTopic> = new Set(['love', 'friendship'])
/** A statement of more words is a story. */
const MAX_LIGHT_WORDS = 5
/** It stands among the words. */
const SENTENCE_END = '.'
// mutate order: a set has no order
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

const unreadOf = (language: string | null, isOrder: boolean): Pick<Question, 'unreadAs' | 'language'> =>
  isOrder ? { unreadAs: 'order' } : { unreadAs: language === null ? 'noise' : 'language', language }

/** “Driving test on Thursday. Will I pass”: so few words are all about one thing. */
const MAX_BRIEF_WORDS = 14

/** A question of fewer words says nothing about whose matter it is. */
const MIN_FOCUS = 2

/** Shorter words are too often one letter away from another: stroke and strike. */
const MIN_KEY_LENGTH = 6

/** Words that are known in spite of one wrong letter: those of grave matters and of topics. */
function* keysOf({ graves, topics, lists }: ReaderVocabulary): Steps<Set<string>> {
  const keys = new Set<string>()
  // Of grave matters the names alone: phrases have too many common words, and each would take its neighbours' place.
  const tables = [
    ...graves.map(({ terms = '' }) => terms.trim().split(/\s+/).join('/')),
    ...topics.map(topicTable),
  ]
  for (const table of tables) {
    for (const line of linesOf(table))
      for (const token of line.split(' '))
        for (const entry of wordsOfToken(token.replace(/^\[|\]$/g, ''), lists))
          for (const word of entry.split(' ')) if (word.length > MIN_KEY_LENGTH) keys.add(word)
    yield
  }
  return keys
}
