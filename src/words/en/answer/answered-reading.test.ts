import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asked, inPlaces, laidOn, laidSpread } from '../../../../test/asked.ts'
import { FAMILIES } from '../../../tarot/answer/answer.ts'
import {
  GRAVE_KINDS,
  QUESTION_ABOUTS,
  QUESTION_TOPICS,
  type Question,
  type QuestionAsk,
} from '../../../tarot/question/question.ts'
import { SPREAD_TYPES } from '../../../tarot/spreads.ts'
import type { QuestionContext } from '../../answers.ts'
import { CALENDAR_OPENINGS } from '../calendar-forms.ts'
import { isJarring } from '../question/jarring.ts'
import { MAX_ANSWER_LENGTH, MAX_GRAVE_ANSWER_LENGTH } from './answer-text.ts'
import { answeredReading, shortAnswerTo } from './answered-reading.ts'
import { cardLinesOf, matterLeanOf, textsFor } from './pieces.ts'

const ASKS = Object.keys(FAMILIES) as QuestionAsk[]
const GRAVES = GRAVE_KINDS.filter((grave) => !['self_harm', 'violence', 'minor'].includes(grave))
const OPTIONS = ['the hospital, with less money and a very long commute', 'the private clinic']

/** Every ask, topic, person and register, with each turn of meaning once. */
function* questions(): Generator<Question> {
  for (const ask of ASKS)
    for (const about of QUESTION_ABOUTS) {
      const common = { ask, about, options: ask === 'choice' ? OPTIONS : [] } as const
      for (const topic of QUESTION_TOPICS)
        for (const register of ['light', 'quiet'] as const) {
          yield asked({ ...common, topic, register })
          yield asked({ ...common, topic, register, matter: 'the interview for the new place', span: 'day' })
          yield asked({ ...common, topic, register, isFeared: true, isNegated: true })
          yield asked({ ...common, topic, register, isBig: true, step: topic === 'love' ? 'back' : null })
        }
      for (const grave of GRAVES) yield asked({ ...common, grave, register: 'grave', form: 'open' })
    }
}

const prose = (sentences: readonly { readonly text: string }[]) => sentences.map(({ text }) => text).join(' ')

test('every question has an answer of two to four sentences that fits its length, from any spread', (t) => {
  let at = 0
  let longest = 0
  let short = 0
  for (const question of questions()) {
    const type = SPREAD_TYPES[at++ % SPREAD_TYPES.length]!
    const { answer, act } = shortAnswerTo({ question }, laidSpread(type, `fit ${at}`))
    const text = prose(answer)
    const most = question.grave ? MAX_GRAVE_ANSWER_LENGTH : MAX_ANSWER_LENGTH
    if (!question.grave) longest = Math.max(longest, text.length)
    assert.ok(text.length <= most, `${text.length}: ${text}`)
    // Where a card says what to do, nothing announces it.
    const isAnnounced = ['open', 'how_do', 'what_do'].includes(question.ask)
    if (answer.length < 4 && !isAnnounced) short++
    assert.ok(answer.length >= 3)
    assert.doesNotMatch(`${text} ${act.text}`, /[{}[\]|]|undefined|null/, text)
    assert.match(text, /^[“A-Z].*[.?]$/s)
  }
  t.diagnostic(`${at} questions, the longest answer has ${longest} characters, ${short} have three sentences`)
  assert.ok(short < at / 100)
})

test('nothing jars in answer, story, threads or act, in the quiet register, under a grave question or with a topic', () => {
  let at = 0
  for (const question of questions()) {
    const context: QuestionContext = { question }
    const cards = laidSpread(SPREAD_TYPES[at++ % SPREAD_TYPES.length]!, `jar ${at}`)
    const { answer, summary, threads, act } = answeredReading(context, cards, question.theme)
    // The asker's own options are no text of ours.
    const own = answer.filter(({ text }) => !text.startsWith('“'))
    for (const { text } of [...own, ...summary, ...threads, act])
      assert.ok(!isJarring(text, context), `${question.topic} ${question.register} ${question.ask}: ${text}`)
    assert.ok(summary.length > 0)
  }
})

const BY_HAND = inPlaces('ar09 past, swac r present, cu02 outcome')

test('an answer is the matter, the verdict, the card that carries it and what can be done, in this order', () => {
  const question = asked({ topic: 'work', matter: 'the job' })
  const { answer, summary } = answeredReading({ question }, BY_HAND, 'career')
  const [open, say, card, turn] = answer.map(({ text }) => text)
  assert.match(open!, /the job/)
  assert.ok(textsFor('open/outcome/self').includes(open!.replace('the job', '{matter}')))
  assert.ok(
    textsFor('say/event/rather').some((text) => text.replace(/\[([^|]*)\|[^\]]*\]/g, '$1') === say),
    say!,
  )
  assert.equal(card, matterLeanOf(BY_HAND[2]!, 'work').replaceAll('{this}', 'this'))
  assert.ok(textsFor('turn/work/outcome/soft').includes(turn!))
  // The two other cards: the Hermit can go either way, the Ace of Swords reversed as well.
  assert.equal(summary.length, 1)
  assert.match(summary[0]!.text, /the Hermit\) and .*\(the Ace of Swords reversed\)\.$/)
})

test('sentences name the cards they come from', () => {
  const { answer } = answeredReading({ question: asked({ topic: 'work' }) }, BY_HAND, 'career')
  assert.deepEqual(
    answer.map(({ cards }) => cards.map(({ card }) => card.id)),
    [[], ['cu02'], ['cu02'], []],
  )
})

test('the matter is named only where it is known', () => {
  const opening = (matter: string | null) =>
    shortAnswerTo({ question: asked({ topic: 'study', matter }) }, BY_HAND).answer[0]!.text
  assert.match(opening('the exam'), /the exam/)
  assert.doesNotMatch(opening(null), /the exam|\{/)
})

test('somebody is he, she or they, as the asker said it', () => {
  const verdicts = (pronoun: 'he' | 'she' | 'they') => {
    const person = { noun: 'friend', pronoun }
    const question = asked({ topic: 'love', about: 'us', ask: 'mind', person })
    return Array.from({ length: 40 }, (_, at) =>
      prose(shortAnswerTo({ question }, laidOn(['present'], `${at}`)).answer),
    )
  }
  assert.ok(verdicts('she').some((text) => /\b(?:she|her)\b/i.test(text)))
  assert.ok(verdicts('he').some((text) => /\b(?:he|him|his)\b/i.test(text)))
})

test('with five cards or more the answer names the place of its card', () => {
  const cross = inPlaces('ar17 present, sw10 challenge, ar02 root, ar03 aim, ar19 outcome')
  const answer = shortAnswerTo({ question: asked({ topic: 'love' }) }, cross).answer[2]!.text
  assert.equal(
    answer,
    `Where it leads, the${matterLeanOf(cross[4]!, 'love').slice(3).replace('{this}', 'this')}`,
  )
})

test('each of two options gets the cards of its way, at the same length, and then a question that decides', () => {
  const cards = inPlaces('pe08 r present, ar17 choice, ar08 outcome, ar02 choice, ar10 r outcome')
  const question = asked({ ask: 'choice', topic: 'work', options: OPTIONS })
  const [first, second, verdict, decision] = shortAnswerTo({ question }, cards).answer.map(({ text }) => text)
  assert.match(first!, /^“The hospital” .*leads to .*\(Strength\)\.$/)
  assert.match(second!, /^“The private clinic” .*leads to .*\(the Wheel of Fortune reversed\)\.$/)
  assert.equal(first!.includes('starts with'), second!.includes('starts with'))
  assert.ok(textsFor('say/choice/first_lighter').includes(verdict!))
  assert.ok(textsFor('decide/work/ways').includes(decision!))
})

test('a grave question gets person, limit, company and help, no threads, and no card a second time', () => {
  const question = asked({ grave: 'health', register: 'grave', about: 'other' })
  const cards = inPlaces('ar16 r past, ar06 r present, ar18 outcome, sw10 self, ar19 strength')
  const { answer, summary, threads, act } = answeredReading({ question }, cards, 'general')
  const [person, limit, company, help] = answer.map(({ text }) => text)
  const filled = (texts: readonly string[]) => texts.map((text) => text.replaceAll('{them}', 'them'))
  assert.ok(textsFor('person/health/other/outcome').includes(person!))
  assert.ok(textsFor('limit/health/outcome').some((text) => text.startsWith(limit!.slice(0, 12))))
  assert.equal(company, cardLinesOf(cards[1]!).company[0])
  assert.ok(filled(textsFor('help/health/other/outcome')).includes(help!), help!)
  assert.ok(filled(textsFor('act/grave_health/other')).includes(act.text), act.text)
  assert.deepEqual(threads, [])
  assert.equal(summary.length, 1)
  assert.ok(textsFor('frame/dark').includes(summary[0]!.text))
})

test('a dark card alone under a grave question gets a sentence against fright', () => {
  const question = asked({ grave: 'debt', register: 'grave' })
  const { answer } = shortAnswerTo({ question }, inPlaces('ar15 present'))
  assert.ok(textsFor('dark/debt').includes(answer[2]!.text))
})

test('no act of a topic that is not work speaks of offices, and another’s matter gets an act for them', () => {
  for (const topic of QUESTION_TOPICS)
    for (let at = 0; at < 60; at++) {
      const cards = laidSpread('past_present_future', `act ${at}`)
      const { act } = answeredReading({ question: asked({ topic }) }, cards, 'general')
      if (topic !== 'work')
        assert.doesNotMatch(act.text, /\b(?:office|boss|colleague|job|career|salary|meeting)s?\b/i)
    }
  const { act } = shortAnswerTo(
    { question: asked({ topic: 'family', about: 'other', person: { noun: 'son', pronoun: 'he' } }) },
    BY_HAND,
  )
  assert.ok(
    textsFor('act/family/other').some((text) => act.text.startsWith(text.slice(0, 4))),
    act.text,
  )
})

test('of a court card a manner is told, but never beside a theft', () => {
  const knight = inPlaces('wakn present')
  const cardOf = (situation: string) =>
    shortAnswerTo({ question: asked({ ask: 'who', topic: 'loss', situation }) }, knight).answer[2]!.text
  assert.match(cardOf('lost_thing_of_nobody'), /manner/)
  assert.doesNotMatch(cardOf('stolen_by'), /manner/)
})

test('a week or a year after a question begins with the answer, and has no opening or closing of its own', () => {
  const own = new Set(Object.values(CALENDAR_OPENINGS).flat())
  for (const type of ['week_ahead', 'year_wheel'] as const)
    for (let n = 0; n < 12; n++) {
      const cards = laidSpread(type, `after ${n}`).map((laid) => ({ ...laid, place: `day ${laid.number}` }))
      const { summary } = answeredReading({ question: asked() }, cards, 'general')
      const texts = summary.map(({ text }) => text)
      assert.ok(texts.length > 2, texts.join(' '))
      assert.deepEqual(
        texts.filter((text) => own.has(text)),
        [],
      )
    }
})
