import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asked } from '../../../../test/asked.ts'
import { ORIENTATIONS } from '../../../tarot/card.ts'
import { DECK } from '../../../tarot/deck.ts'
import { QUESTION_TOPICS, type Question } from '../../../tarot/question/question.ts'
import {
  ADVICE_GROUPS,
  MATTER_GROUPS,
  type MatterGroup,
  PLACE_GROUPS,
  PLACE_ROLES,
} from '../../answer-pieces.ts'
import { cardName } from '../deck.ts'
import { isJarring } from '../question/jarring.ts'
import { cardLinesOf, matterAdviceOf, matterLeanOf, matterLeans, matterLines, placeLineOf } from './pieces.ts'

const withoutThing = (line: string): string => line.replaceAll('{this}', 'this')
const CARDS = DECK.flatMap((card) => ORIENTATIONS.map((orientation) => ({ card, orientation })))
const LEANS = CARDS.flatMap((drawn) =>
  MATTER_GROUPS.map((group) => ({ drawn, group, text: withoutThing(matterLeanOf(drawn, group)) })),
)
const ADVICE = CARDS.flatMap((drawn) =>
  ADVICE_GROUPS.map((group) => ({ drawn, group, text: matterAdviceOf(drawn, group) })),
)
const LINES = [...LEANS, ...ADVICE]
const MIN_LENGTH = 70
const MAX_LENGTH = 150

test('every card has a line for each group of matters, and one of what it would do there, none of them twice', () => {
  assert.equal(LINES.length, 78 * 2 * (6 + 8))
  assert.equal(new Set(LINES.map(({ text }) => text)).size, LINES.length)
})

test('a line is one sentence of the length that an answer has room for, and names its card', () => {
  for (const { drawn, text } of LINES) {
    assert.ok(text.length >= MIN_LENGTH && text.length <= MAX_LENGTH, text)
    assert.match(text, /^[^.?!]+\.$/)
    const bare = cardName({ ...drawn, orientation: 'upright' }).replace(/^the /i, '')
    assert.ok(text.includes(bare), `${bare}: ${text}`)
    assert.equal(/\breversed\b/i.test(text), drawn.orientation === 'reversed', text)
  }
})

const PLACED = CARDS.flatMap((drawn) =>
  PLACE_GROUPS.flatMap((group) =>
    PLACE_ROLES.map((role) => ({ drawn, group, role, text: placeLineOf(drawn, group, role) })),
  ),
)

test('every card has a line for each group of matters and each thing that a place may ask, none of them twice', () => {
  assert.equal(PLACED.length, 78 * 2 * 4 * 6)
  assert.equal(new Set(PLACED.map(({ text }) => text)).size, PLACED.length)
  for (const { text } of PLACED) {
    assert.ok(text.length >= 55 && text.length <= 155, text)
    assert.match(text, /^[A-Z“][^'"]*[.?]$/, text)
  }
})

test('a line of a place leaves the name to what stands above it, states no past and no future of the asker, and gives no time', () => {
  for (const { drawn, text } of PLACED) {
    const name = cardName({ ...drawn, orientation: 'upright' })
    assert.ok(!text.includes(name.startsWith('The ') ? name : `${name} `), text)
    assert.doesNotMatch(text, /\breversed\b|\bupside down\b/i, text)
    assert.doesNotMatch(text, /\b(?:you’ve|you had|you were|you once|you’ll|you will|you did)\b/i, text)
    assert.doesNotMatch(
      text,
      /\b(?:weeks?|months?|years?|soon|spring|summer|autumn|winter|tomorrow|tonight)\b/i,
      text,
    )
  }
})

test('where a matter heads is no advice, and no line of a place threatens or blames', () => {
  for (const { role, text } of PLACED) {
    if (role === 'ahead') assert.doesNotMatch(text, /\b(?:would|try|advises|you should|you must)\b/i, text)
    assert.doesNotMatch(
      text,
      /\b(?:disaster|doom|ruin|catastroph\w*|collaps\w*|betray\w*|too late|punish\w*|deserv\w*|fault|guilty)\b/i,
      text,
    )
  }
})

const TOPICS_OF_GROUPS = {
  love: ['love'],
  people: ['friendship', 'family'],
  doing: ['work', 'money', 'study', 'creativity', 'home', 'travel'],
  inner: ['general', 'spirit', 'health'],
} as const

test('no line of a place jars with a topic of its group, in either register', () => {
  for (const { group, text } of PLACED)
    for (const topic of TOPICS_OF_GROUPS[group])
      for (const register of ['light', 'quiet'] as const)
        assert.ok(!isJarring(text, { question: asked({ topic, register }) }), `${topic}: ${text}`)
})

test('what a card would do neither answers nor hurries, and sends nobody away, to an ex or after anybody', () => {
  for (const { text } of ADVICE) {
    assert.match(text, /\b(?:would|advises?|says?)\b/, text)
    assert.doesNotMatch(text, /\b(?:at once|right now|you must|your ex|divorce|resign|quit)\b/i, text)
    assert.doesNotMatch(text, /\b(?:check|read|look through) (?:his|her|their)\b/, text)
  }
})

test('a suspicion, a trouble and a matter that is not known have the advice for any matter', () => {
  const [drawn] = CARDS
  const advice = (given: Partial<Question>) =>
    matterLines('advise', drawn!, { question: asked({ topic: 'love', ...given }) })
  assert.deepEqual(advice({}), [matterAdviceOf(drawn!, 'love')])
  assert.deepEqual(advice({ topic: 'general', situationTopic: 'work' }), [matterAdviceOf(drawn!, 'work')])
  assert.deepEqual(advice({ topic: 'travel' }), [matterAdviceOf(drawn!, 'travel')])
  assert.deepEqual(advice({ ask: 'mind' }), [matterAdviceOf(drawn!, 'unknown')])
  assert.deepEqual(advice({ topic: 'travel', situation: 'lost_thing' }), [matterAdviceOf(drawn!, 'places')])
  for (const given of [
    { ask: 'hidden' },
    { ask: 'report' },
    { isDistressed: true, register: 'quiet' },
    { topic: 'general' },
  ] as const)
    assert.deepEqual(advice(given), [], JSON.stringify(given))
})

test('every card has a line of what it “would” do', () => {
  for (const drawn of CARDS) {
    const { advise } = cardLinesOf(drawn)
    assert.ok(advise.length > 0)
    for (const text of advise) assert.match(text, /\b(?:would|advises?|says?)\b/, text)
  }
})

const groupOf = (topic: (typeof QUESTION_TOPICS)[number]): MatterGroup | undefined => {
  const [drawn] = CARDS
  const [line] = matterLeans(drawn!, { question: asked({ topic }) })
  return MATTER_GROUPS.find((group) => withoutThing(matterLeanOf(drawn!, group)) === line)
}

test('love, people, work, making, places and inner matters share the topics among them; loss and law have none', () => {
  const groups = Object.fromEntries(QUESTION_TOPICS.map((topic) => [topic, groupOf(topic)]))
  assert.deepEqual(groups, {
    ...{ love: 'love', friendship: 'people', family: 'people', work: 'work', money: 'work' },
    ...{ study: 'making', creativity: 'making', home: 'places', travel: 'places' },
    ...{ spirit: 'inner', health: 'inner', general: 'inner', loss: undefined, law: undefined },
  })
})

test('hardly a line jars with a light question of a topic of its group, and another one is used for those that do', (t) => {
  for (const topic of QUESTION_TOPICS) {
    const group = groupOf(topic)
    const own = LINES.filter((line) => [group, topic, 'unknown'].includes(line.group))
    const jarring = own.filter(({ text }) => isJarring(text, { question: asked({ topic }) }))
    t.diagnostic(`${topic}: ${jarring.length} of ${own.length}`)
    assert.ok(jarring.length <= own.length / 20, jarring.map(({ text }) => text).join('\n'))
  }
})

test('a troubled asker and a question that was not understood get the lines for any matter', () => {
  const [drawn] = CARDS
  assert.deepEqual(matterLeans(drawn!, { question: asked({ topic: 'love', isDistressed: true }) }), [])
  assert.deepEqual(matterLeans(drawn!, { question: asked({ topic: 'love', understood: false }) }), [])
})

test('a thing that the question names is named instead of “this”, unless it is several', () => {
  const drawn = CARDS.find(({ card, orientation }) => card.id === 'cu02' && orientation === 'upright')!
  const line = (thing: string | null) =>
    matterLeans(drawn, { question: asked({ topic: 'work', thing }) })[0]!.replace(/^.*that’s /, '')
  assert.equal(line(null), 'a sound base for this.')
  assert.equal(line('the interview'), 'a sound base for the interview.')
  assert.equal(line('your results'), 'a sound base for this.')
  assert.equal(line('the business'), 'a sound base for the business.')
})
