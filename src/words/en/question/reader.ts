/** The reader of questions in English. Its vocabulary stands in `reader/` and, of grave matters, in `graves/`. */
import type { GraveField } from '../../../tarot/question/graves.ts'
import { QUESTION_TOPICS, type Question, type QuestionTopic } from '../../../tarot/question/question.ts'
import { type QuestionReading, questionReaderSteps } from '../../../tarot/question/reader.ts'
import type { SituationEntry } from '../../../tarot/question/situations.ts'
import { allAtOnce, type Steps } from '../../../tarot/question/steps.ts'
import type { WordWeights } from '../../../tarot/question/word-weights.ts'
import { readData } from '../../read-data.ts'
import { ADDICTION } from './graves/addiction.ts'
import { COMBINATIONS } from './graves/combinations.ts'
import { DEATH } from './graves/death.ts'
import { DEBT } from './graves/debt.ts'
import { ADDICTION_DETAILS } from './graves/details/addiction.ts'
import { DEATH_DETAILS } from './graves/details/death.ts'
import { DEBT_DETAILS } from './graves/details/debt.ts'
import { HEALTH_DETAILS } from './graves/details/health.ts'
import { LAW_DETAILS } from './graves/details/law.ts'
import { PREGNANCY_DETAILS } from './graves/details/pregnancy.ts'
import { HEALTH } from './graves/health.ts'
import { LAW } from './graves/law.ts'
import { GRAVE_LIGHT } from './graves/light.ts'
import { GRAVE_LISTS } from './graves/lists.ts'
import { PREGNANCY } from './graves/pregnancy.ts'
import { dangerIn, prepareGuard } from './guard.ts'
import { withInflections } from './inflections.ts'
import { FIRST_NAMES, NAMES_IN_CAPITALS, NAMES_OF } from './lists/names.ts'
import { WORD_LISTS } from './lists/word-lists.ts'
import { otherLanguageIn } from './other-languages.ts'
import { ASK_TABLES, DEEDS, SPAN_TABLES } from './reader/asks.ts'
import { FORM_WORDS } from './reader/forms.ts'
import { COMMON_WORDS, FOREIGN_WORDS } from './reader/languages.ts'
import { MATTERS, PERSONS, SPAN_MATTERS, TOPIC_MATTERS } from './reader/people.ts'
import { REGISTER_TABLES } from './reader/register.ts'
import { READER_SPELLING } from './reader/spelling.ts'
import { TOPICS } from './reader/topics.ts'
import { restated } from './restate/restate.ts'
import { ADDICTION_SIGNS } from './signs/addiction.ts'
import { CALM_FIELDS } from './signs/calm.ts'
import { DANGER_SIGNS } from './signs/danger.ts'
import { DEATH_SIGNS } from './signs/death.ts'
import { DEBT_SIGNS } from './signs/debt.ts'
import { EUPHEMISMS } from './signs/euphemisms.ts'
import { HEALTH_SIGNS } from './signs/health.ts'
import { LAW_SIGNS } from './signs/law.ts'
import { PREGNANCY_SIGNS } from './signs/pregnancy.ts'

const PEOPLE =
  'mother father parents parent brother sister son daughter husband wife boyfriend girlfriend partner ex friend mate grandmother grandfather granddaughter grandson nephew niece cousin uncle aunt baby child children girl boy dog cat horse puppy cats dogs family everyone teacher crush sons daughters brothers sisters mothers fathers husbands wifes boyfriends girlfriends stepfather stepmother fiance lover rabbit parrot flame neighbour neighbours boss manager head colleague colleagues flatmate flatmates housemate roommate landlord students pupils boys girls kid lad goldfish hens pets pet hamster fella bloke guy man woman people hubby wifey twin twins auntie grandchild grandchildren in_laws lady tree monstera ancestors supervisor coach somebody puppy kitten pony spaniel lab'

export const GRAVES: readonly GraveField[] = [
  ...[...DEATH, ...DEATH_DETAILS, ...DEATH_SIGNS],
  ...[...HEALTH, ...HEALTH_DETAILS, ...HEALTH_SIGNS],
  ...[...PREGNANCY, ...PREGNANCY_DETAILS, ...PREGNANCY_SIGNS],
  ...[...ADDICTION, ...ADDICTION_DETAILS, ...ADDICTION_SIGNS],
  ...[...LAW, ...LAW_DETAILS, ...LAW_SIGNS],
  ...[...DEBT, ...DEBT_DETAILS, ...DEBT_SIGNS],
  ...COMBINATIONS,
  ...DANGER_SIGNS,
  ...EUPHEMISMS,
]

/** Made when the first question is asked. */
let reader: QuestionReading | undefined

export const questionIn = (question: string): Question => allAtOnce(prepareQuestions()).questionIn(question)

export const featuresIn: QuestionReading['featuresIn'] = (question) =>
  allAtOnce(prepareQuestions()).featuresIn(question)

interface SituationInFile {
  readonly phrases: readonly string[]
  readonly ofOthers?: boolean
  readonly onItsDay?: boolean
  readonly ofItsTopic?: boolean
}
type SituationFile = Readonly<Record<string, SituationInFile>>

function* readSituations(): Steps<SituationEntry[]> {
  const situations: SituationEntry[] = []
  for (const topic of QUESTION_TOPICS) {
    situations.push(...situationsOf(topic))
    yield
  }
  return situations
}

function* gravesInAllForms(): Steps<GraveField[]> {
  const fields: GraveField[] = []
  for (const field of GRAVES) {
    fields.push({ ...field, phrases: withInflections(field.phrases ?? '') })
    yield
  }
  return fields
}

const situationsOf = (topic: QuestionTopic): SituationEntry[] =>
  Object.entries(readData<SituationFile>('en', `questions/situations/${topic}`)).map(([name, of]) => ({
    ...{ name, topic, phrases: of.phrases.join('\n') },
    isOfOthers: of.ofOthers === true,
    isOnItsDay: of.onItsDay === true,
    isOfItsTopic: of.ofItsTopic === true,
  }))

/** The first time it takes half a second. */
export function* prepareQuestions(): Steps<QuestionReading> {
  if (reader !== undefined) return reader
  yield* prepareGuard()
  const [graves, situations] = [yield* gravesInAllForms(), yield* readSituations()]
  reader = yield* questionReaderSteps({
    spelling: READER_SPELLING,
    lists: { ...WORD_LISTS, ...GRAVE_LISTS, deed: DEEDS },
    names: {
      names: FIRST_NAMES,
      inCapitals: NAMES_IN_CAPITALS,
      of: NAMES_OF,
      beforePlaces: 'in at near around across outside the of via',
    },
    language: { common: COMMON_WORDS, foreign: FOREIGN_WORDS },
    forms: FORM_WORDS,
    options: {
      separators: 'or vs versus',
      deeds: DEEDS,
      articles: 'the a an my our his her their this that your',
      prepositions: 'in at to on with from for by near into as after before during',
      auxiliaries: FORM_WORDS.auxiliaries,
      pronouns: 'i we he she they it you him her them me us',
      fillers: 'just either really actually simply maybe better to best wiser is_it 4 for me want wants',
      times: 'tonight today tomorrow next soon lol lmao haha please pls plz tho though innit',
      timeStarts: 'this next on in for by',
      afterVerbs: 'it out up off back down away across the my him her them on to',
      clauses: 'who that whose because since',
      judgements: 'right for worth good better enough wise sensible',
      callings: 'called named',
      between: 'between',
    },
    about: {
      first: 'i me my mine myself',
      plural: 'we us our ours ourselves',
      third: 'he she they him her them his hers their',
      theirs: 'they them their theirs',
      people: PEOPLE,
      kin: 'mother father parents parent brother sister son daughter grandmother grandfather granddaughter grandson nephew niece cousin uncle aunt child children friend mate sons daughters brothers sisters',
      dealings:
        'get tell help make ask let convince persuade teach stop forgive trust visit see call ring confront invite support care leave keep talk speak handle deal',
      unmet: 'meet find future next bring single someone',
      roles: ['as a', 'as an'],
      occasions:
        'wedding weddings party birthday funeral house place flat home graduation anniversary christening baptism barbecue bbq dinner do engagement shower garden farm shop reception hen stag memorial',
      beforeOccasions: 'before after at to for in by until from on during around near since',
      auxiliaries: FORM_WORDS.auxiliaries,
      bonds: 'marriage relationship connection reunite us together',
      world: 'world economy election president government war taylor england humanity planet country',
    },
    asks: ASK_TABLES,
    spans: SPAN_TABLES,
    register: REGISTER_TABLES,
    topics: TOPICS,
    light: GRAVE_LIGHT,
    calm: CALM_FIELDS,
    graves,
    persons: PERSONS,
    others: new Set(['his', 'her', 'their', 'your', 'future']),
    matters: MATTERS,
    situations,
    topicMatters: TOPIC_MATTERS,
    spanMatters: SPAN_MATTERS,
    yours: (noun) => `your ${noun}`,
    words: readData<WordWeights>('en', 'questions/words'),
    restated,
    dangerIn,
    otherLanguageIn,
  })
  return reader
}
