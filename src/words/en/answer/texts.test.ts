import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asked, inPlaces, laidSpread } from '../../../../test/asked.ts'
import { FAMILIES } from '../../../tarot/answer/answer.ts'
import { ORIENTATIONS } from '../../../tarot/card.ts'
import { DECK } from '../../../tarot/deck.ts'
import { QUESTION_TOPICS, type Question, type QuestionAsk } from '../../../tarot/question/question.ts'
import { answeredReading, shortAnswerTo } from './answered-reading.ts'
import { cardLinesOf } from './pieces.ts'

const ASKS = Object.keys(FAMILIES) as QuestionAsk[]
const SPREADS = ['past_present_future', 'situation_action_outcome', 'celtic_cross'] as const

interface Read {
  readonly question: Question
  readonly answer: readonly string[]
  readonly story: readonly string[]
  readonly act: string
}

/** Readings of every topic, ask and person, also of those who speak of a trouble. */
function* readings(): Generator<Read> {
  let at = 0
  for (const topic of QUESTION_TOPICS)
    for (const ask of ASKS)
      for (const about of ['self', 'us', 'other'] as const)
        for (const isDistressed of [false, true]) {
          const question = asked({
            topic,
            ask,
            about,
            isDistressed,
            register: isDistressed ? 'quiet' : 'light',
          })
          const cards = laidSpread(SPREADS[at % SPREADS.length]!, `texts ${at++}`)
          const { answer, summary, act } = answeredReading({ question }, cards, 'general')
          const texts = (all: readonly { readonly text: string }[]) => all.map(({ text }) => text)
          yield { question, answer: texts(answer), story: texts(summary), act: act.text }
        }
}

const READINGS = [...readings()]

/** Where a thing belongs that an act or a turn may speak of. */
const PLACES_OF_TOPICS: readonly (readonly [RegExp, readonly Question['topic'][]])[] = [
  [/\b(?:office|boss|colleagues?|interview|customers?|wages?|salary)\b/i, ['work']],
  [/\b(?:exams?|marks|homework|teachers?|classroom|pupils?)\b/i, ['study']],
  [/\b(?:court|lawyers?|legal)\b/i, ['law']],
  [/\b(?:doctors?|nurses?|pharmacist|medicines?)\b/i, ['health', 'spirit', 'work']],
  [/\b(?:rent|keys|neighbours?|flat)\b/i, ['home', 'loss', 'family']],
  [/\b(?:visa|ticket|flights?|luggage|passport)\b/i, ['travel']],
]

test('what can be done, and the thing for today, name no place of another topic', () => {
  for (const { question, answer, act } of READINGS)
    for (const text of [answer.at(-1)!, act])
      for (const [place, topics] of PLACES_OF_TOPICS)
        assert.ok(!place.test(text) || topics.includes(question.topic), `${question.topic}: ${text}`)
})

const MOURNING =
  /\b(?:grie(?:f|v\w+)|mourn\w*|bereave\w*|funeral|sorrow\w*|tears|heavy day|eat a little|sleep when you can|blanket|brave face)\b/i

test('no word of mourning is said where nobody mourns', () => {
  for (const { question, answer, act } of READINGS)
    if (question.topic !== 'loss' && question.topic !== 'health')
      for (const text of [...answer.filter((_, at) => at !== 2), act])
        assert.doesNotMatch(text, MOURNING, question.topic)
})

test('the first sentence says nothing of the asker that was not read', () => {
  const feelings =
    /\b(?:tired|weary|sad|lonely|hurt\w*|ache|afraid|fear|worr\w+|anxious|uneasy|torn|restless|heart|love story|between you)\b/i
  for (const { question, answer } of READINGS)
    if (!question.isDistressed && question.ask !== 'choice') assert.doesNotMatch(answer[0]!, feelings)
})

test('the story after an answer states no past of the asker and no outcome', () => {
  for (const { story } of READINGS)
    for (const text of story) {
      assert.doesNotMatch(text, /\b(?:you’ve|you had|you were|you once|you’ll|you will|you did)\b/i)
      assert.doesNotMatch(
        text,
        /turns? out|comes true|nothing stands in the way|no trouble|you have what you/i,
      )
    }
})

test('a question of when is answered by how fast the card moves', () => {
  const pace = (card: string) =>
    shortAnswerTo({ question: asked({ ask: 'when', form: 'when' }) }, inPlaces(card)).answer[2]!.text
  assert.match(pace('wa08 present'), /^The Eight of Wands sets the pace: .*quickest suit\.$/)
  assert.match(pace('peac r present'), /slowest suit; upside down/)
  assert.match(pace('ar17 present'), /^The Star .*great cards, which mark a stretch of time and not a day\.$/)
})

test('a quick suit is not named where the tempo is slow', () => {
  const said = shortAnswerTo(
    { question: asked({ ask: 'when', form: 'when' }) },
    inPlaces('sw10 past, sw09 present, sw03 r near_future'),
  ).answer.map(({ text }) => text)
  assert.doesNotMatch(said.join(' '), /brisk|quickest/)
})

test('where another decides on the day, too, no pace is named', () => {
  for (const given of [
    { topic: 'love' },
    { topic: 'work', person: { noun: 'boss', pronoun: 'she' } },
  ] as const) {
    const question = asked({ ask: 'when', form: 'when', about: 'us', ...given })
    const said = shortAnswerTo({ question }, inPlaces('wa08 present')).answer.map(({ text }) => text)
    assert.match(said[1]!, /\b(?:they|them|she|her)\b/)
    assert.doesNotMatch(said.join(' '), /\b(?:pace of|suit,|weeks|months|quickest)\b/)
  }
})

test('how, what no card can know, and another’s mind are answered by what a card would do, a suspicion by its company', () => {
  const line = (ask: QuestionAsk, cards: string) =>
    shortAnswerTo({ question: asked({ ask }) }, inPlaces(cards)).answer.find(({ role }) => role === 'card')!
      .text
  for (const ask of ['how_do', 'what_do', 'mind', 'fact', 'chance'] as const)
    assert.match(line(ask, 'ar17 present'), /^The Star would /)
  assert.ok(cardLinesOf(inPlaces('ar17 present')[0]!).company.includes(line('hidden', 'ar17 present')))
})

test('no line of a card threatens or foretells', () => {
  const threats =
    /\b(?:disasters?|doom\w*|ruin\w*|catastroph\w*|collaps\w*|betray\w*|will (?:leave|die|fail|lose|hurt)|never (?:works?|comes?|ends?)|done what could be done)\b/i
  for (const card of DECK)
    for (const orientation of ORIENTATIONS) {
      const lines = Object.values(cardLinesOf({ card, orientation })).flat() as string[]
      for (const line of lines) assert.doesNotMatch(line, threats)
    }
})

const grave = (given: Partial<Question>) =>
  shortAnswerTo({ question: asked({ register: 'grave', ...given }) }, inPlaces('ar17 present'))

test('the vet is named for an ill animal, and no doctor', () => {
  for (const noun of ['dog', 'cat', 'guinea pig']) {
    const person = { noun, pronoun: 'they' } as const
    const { answer, act } = grave({ grave: 'health', person, about: 'other' })
    const text = [...answer.map((sentence) => sentence.text), act.text].join(' ')
    assert.match(answer.at(-1)!.text, /\bvet/)
    assert.match(act.text, /\bvet/)
    assert.doesNotMatch(text, /doctor|nurse/)
  }
})

test('whether somebody else is expecting is theirs to tell', () => {
  const { answer } = grave({ grave: 'pregnancy', about: 'other', ask: 'fact' })
  assert.match(answer[1]!.text, /theirs to (?:tell|say)/)
  assert.doesNotMatch(answer.map(({ text }) => text).join(' '), /cause|blame|doctor/)
})

test('no answer says of anybody that they die next', () => {
  const { answer } = grave({ grave: 'death', ask: 'who', form: 'who' })
  assert.match(answer[1]!.text, /name anyone|points at anybody/)
})

test('under a grave question an answer with dark cards says that they foretell nothing', () => {
  const question = asked({ register: 'grave', grave: 'law' })
  const lead = (cards: string) => answeredReading({ question }, inPlaces(cards), 'general').summary[0]!.text
  assert.match(lead('ar17 past, ar13 present, ar19 outcome'), /foretells|will happen/)
})

test('a text that is no question in English gets that as its answer, and no verdict and no card', () => {
  const question = asked({ understood: false, ask: 'open', form: 'open', register: 'quiet' })
  const { answer } = shortAnswerTo({ question }, inPlaces('ar17 present'))
  assert.match(answer[0]!.text, /question/)
  assert.match(answer[1]!.text, /laid without/)
  assert.ok(answer.every(({ role, cards }) => role !== 'card' && cards.length === 0))
})

test('how, what to do and a statement are answered by the card at once, unless the question can be said again or the matter is another’s', () => {
  const roles = (given: Partial<Question>) =>
    shortAnswerTo({ question: asked({ ask: 'how_do', ...given }) }, inPlaces('ar17 present')).answer.map(
      ({ role }) => role,
    )
  assert.deepEqual(roles({}), ['matter', 'card', 'step'])
  assert.deepEqual(roles({ ask: 'open', form: 'open' }), ['matter', 'card', 'step'])
  assert.ok(roles({ restated: 'how to tell your boss' }).includes('verdict'))
  assert.ok(roles({ about: 'other', person: { noun: 'sister', pronoun: 'she' } }).includes('verdict'))
  assert.ok(roles({ register: 'quiet', isDistressed: true }).includes('verdict'))
})

test('what others decide unseen is leaned on by the verdict alone: a card that named a cause would find fault with whoever waits', () => {
  const cardOf = (given: Partial<Question>) =>
    shortAnswerTo({ question: asked({ ask: 'event', ...given }) }, inPlaces('cu03 r outcome')).answer.find(
      ({ role }) => role === 'card',
    )!.text
  assert.match(cardOf({ topic: 'travel', situation: 'visa' }), /\b(?:would|advises|says)\b/)
  assert.match(cardOf({ topic: 'work', about: 'other' }), /\b(?:would|advises|says)\b/)
  assert.doesNotMatch(cardOf({ topic: 'travel' }), /\b(?:would|advises|says)\b/)
})
