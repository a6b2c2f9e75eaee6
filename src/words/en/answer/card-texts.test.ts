import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asked, inPlaces } from '../../../../test/asked.ts'
import { type DrawnCard, ORIENTATIONS } from '../../../tarot/card.ts'
import { cardWithId, DECK } from '../../../tarot/deck.ts'
import { GRAVE_KINDS, QUESTION_TOPICS, type Question } from '../../../tarot/question/question.ts'
import { PLACE_KINDS, type PlaceKind } from '../../../tarot/spreads.ts'
import { THEMES } from '../../../tarot/theme.ts'
import type { LaidCard } from '../../../tarot/threads.ts'
import { PLACE_ROLES, type PlaceRole } from '../../answer-pieces.ts'
import type { QuestionContext } from '../../answers.ts'
import { cardWords } from '../deck.ts'
import { inPosition } from '../places.ts'
import { isJarring } from '../question/jarring.ts'
import { shortAnswerTo } from './answered-reading.ts'
import { cardTexts } from './card-texts.ts'
import { cardLinesOf, matterLeans, matterLines, placeLineOf, textsOf } from './pieces.ts'

const CARDS: readonly DrawnCard[] = DECK.flatMap((card) =>
  ORIENTATIONS.map((orientation) => ({ card, orientation })),
)
const TOPICS: readonly QuestionContext[] = QUESTION_TOPICS.flatMap((topic) =>
  (['light', 'quiet'] as const).map((register) => ({ question: asked({ topic, register }) })),
)
const GRAVES: readonly QuestionContext[] = GRAVE_KINDS.map((grave) => ({
  question: asked({ grave, register: 'grave', topic: 'health' }),
}))

/** Danger has an answer without cards. */
const ANSWERED = GRAVES.filter(({ question: { grave } }) => textsOf(`dark/${grave!}`).length > 0)

test('no text of any card jars with a question, in any place, register or topic', () => {
  const found: string[] = []
  for (const context of [...TOPICS, ...GRAVES]) {
    const { meaning, inPosition: placed, keywords } = cardTexts(context)
    for (const drawn of CARDS) {
      const texts = [
        ...THEMES.map((theme) => meaning(drawn, theme)),
        ...PLACE_KINDS.map((kind) => placed(drawn, kind)),
        ...keywords(drawn),
      ]
      for (const text of texts)
        if (isJarring(text, context))
          found.push(`${context.question.topic} ${context.question.register}: ${text}`)
      assert.ok(keywords(drawn).length >= 4 && keywords(drawn).length <= 6)
    }
  }
  assert.deepEqual([...new Set(found)], [])
})

const star: DrawnCard = { card: cardWithId('cu03')!, orientation: 'upright' }

const isStated = (kind: PlaceKind) => kind !== 'advice' && kind !== 'choice'

test('in a place for advice a card says an attitude, not the one that the answer says', () => {
  for (const ask of ['event', 'what_do', 'how_do'] as const)
    for (const drawn of CARDS) {
      const question = asked({ ask, form: 'how' })
      const laid = { ...drawn, kind: 'advice', number: 1 } as const
      const { answer } = shortAnswerTo({ question }, [laid])
      const placed = cardTexts({ question }, answer).inPosition(drawn, 'advice')
      const { advise, tell, company } = cardLinesOf(drawn)
      assert.ok([...advise, ...tell, ...company].includes(placed))
      assert.ok(answer.every(({ text }) => !text.endsWith(placed.slice('The '.length))))
    }
})

/** What each place asks of its card. */
const ROLES = {
  past: 'behind',
  root: 'behind',
  present: 'now',
  self: 'now',
  bond: 'now',
  challenge: 'hurdle',
  weakness: 'hurdle',
  others: 'around',
  other_person: 'around',
  near_future: 'ahead',
  outcome: 'ahead',
  aim: 'hope',
  hope_and_fear: 'hope',
} as const satisfies Partial<Record<PlaceKind, PlaceRole>>
const ROLE_PLACES = Object.keys(ROLES) as (keyof typeof ROLES)[]

test('asked what to do, a card says what its place asks: what lies behind the matter, how it stands, where it heads', () => {
  for (const ask of ['how_do', 'what_do', 'when', 'worth', 'what_is', 'who'] as const)
    for (const drawn of CARDS)
      for (const kind of ROLE_PLACES) {
        const question = asked({ ask, form: 'how', topic: 'work' })
        const line = placeLineOf(drawn, 'doing', ROLES[kind])
        assert.equal(cardTexts({ question }).inPosition(drawn, kind), line)
      }
})

test('where a matter heads is told in the places ahead, also where the answer leans, asks why or chooses', () => {
  for (const ask of ['event', 'deed', 'how_be', 'what_ahead', 'why', 'choice', 'mind'] as const)
    for (const drawn of CARDS) {
      const question = asked({ ask, topic: 'love' })
      const group = ask === 'mind' ? 'inner' : 'love'
      assert.equal(cardTexts({ question }).inPosition(drawn, 'outcome'), placeLineOf(drawn, group, 'ahead'))
    }
})

test('after a question no card has the text of its place for no question, which states how it is with the asker', () => {
  for (const context of TOPICS) {
    const { inPosition: placed } = cardTexts(context)
    for (const drawn of CARDS)
      for (const kind of PLACE_KINDS.filter(isStated))
        assert.ok(ownLines(drawn, context).includes(placed(drawn, kind)), kind)
  }
})

const ownLines = (drawn: DrawnCard, context: QuestionContext): readonly string[] => {
  const { tell, company, lean } = cardLinesOf(drawn)
  const placed = PLACE_ROLES.flatMap((role) => matterLines(role, drawn, context))
  return [
    ...tell,
    ...company,
    ...lean,
    ...placed,
    ...adviceOf(drawn, context),
    ...matterLeans(drawn, context),
  ]
}

const adviceOf = (drawn: DrawnCard, context: QuestionContext): readonly string[] => [
  ...matterLines('advise', drawn, context),
  ...cardLinesOf(drawn).advise,
]

const placedAs = (kind: PlaceKind, given: Partial<Question>, drawn = star): string =>
  cardTexts({ question: asked(given) }).inPosition(drawn, kind)

test('where an answer leans, the cards of the places that count say which way they lean in such a matter', () => {
  for (const ask of ['event', 'deed', 'how_be', 'what_ahead'] as const) {
    const given = { ask, topic: 'love' } as const
    const [ofMatter] = matterLeans(star, { question: asked(given) })
    for (const kind of ['present', 'self', 'others', 'bond', 'strength'] as const)
      assert.equal(placedAs(kind, given), ofMatter, `${ask} ${kind}`)
    for (const kind of ['past', 'challenge', 'near_future', 'outcome', 'hope_and_fear'] as const)
      assert.equal(placedAs(kind, given), placeLineOf(star, 'love', ROLES[kind]))
    assert.equal(placedAs('advice', given), adviceOf(star, { question: asked(given) })[0])
  }
})

test('what is feared, undone or known to nobody is not leaned on card by card', () => {
  const given: Partial<Question>[] = [
    { isFeared: true },
    { ask: 'deed', isNegated: true },
    { ask: 'mind', about: 'us' },
    { restated: 'whether it is still on' },
    { ask: 'worth' },
  ]
  for (const each of given)
    assert.ok(
      !matterLines('lean', star, { question: asked(each) }).includes(placedAs('present', each)),
      JSON.stringify(each),
    )
})

test('asked why, a card says what may be behind it, and in a place for advice what it would do', () => {
  for (const kind of ['root', 'past', 'challenge', 'present'] as const)
    assert.ok(cardLinesOf(star).reason.includes(placedAs(kind, { ask: 'why' })), kind)
  assert.ok(cardLinesOf(star).advise.includes(placedAs('advice', { ask: 'why' })))
})

test('a thing that was lost or stolen is something to do; any other loss has no lines of its own for places', () => {
  const line = placeLineOf(star, 'doing', 'ahead')
  assert.equal(placedAs('outcome', { topic: 'loss', situation: 'stolen', situationTopic: 'loss' }), line)
  assert.ok(cardLinesOf(star).tell.includes(placedAs('outcome', { topic: 'loss' })))
})

test('who speaks of a trouble has the company of the cards of now, and no card leans for or against anything', () => {
  const given = { register: 'quiet', isDistressed: true } as const
  assert.ok(cardLinesOf(star).company.includes(placedAs('present', given)))
  for (const kind of PLACE_KINDS.filter(isStated))
    assert.ok(!cardLinesOf(star).lean.includes(placedAs(kind, given)), kind)
})

test('which way a card leans is said once: where the answer has said it, its place has its own line', () => {
  const question = asked({ topic: 'love' })
  for (const drawn of CARDS) {
    const laid: LaidCard = { ...drawn, kind: 'present', number: 1 }
    const { answer } = shortAnswerTo({ question }, [laid])
    const placed = cardTexts({ question }, answer).inPosition(drawn, 'present')
    assert.equal(placed, placeLineOf(drawn, 'love', 'now'))
  }
})

test('what may be behind a matter is said once: where the answer has said it, the place has its own line', () => {
  const question = asked({ ask: 'why', topic: 'love' })
  for (const drawn of CARDS) {
    const laid: LaidCard = { ...drawn, kind: 'past', number: 1 }
    const { answer } = shortAnswerTo({ question }, [laid])
    const placed = cardTexts({ question }, answer).inPosition(drawn, 'past')
    assert.equal(placed, placeLineOf(drawn, 'love', 'behind'))
  }
})

test('under a grave question a card says its calm line, in its place how it is to be in this', () => {
  const { meaning, inPosition: placed } = cardTexts(GRAVES[0]!)
  for (const drawn of CARDS) {
    assert.equal(meaning(drawn, 'career'), cardLinesOf(drawn).calm[0])
    const [first, second = first] = cardLinesOf(drawn).company
    assert.equal(placed(drawn, 'outcome'), second)
  }
})

test('under a grave question a card does not say in its place what it said in the answer', () => {
  for (const context of ANSWERED) {
    const { inPosition: placed } = cardTexts(context)
    for (const { card, orientation } of CARDS) {
      const laid: LaidCard = { card, orientation, kind: 'present', number: 1 }
      const shown = shortAnswerTo(context, [laid]).answer.filter(({ role }) => role === 'card')
      assert.deepEqual(
        shown.map(({ text }) => text === placed(laid, 'present')),
        [false],
      )
    }
  }
})

test('a celebration stays under a light question, and gives way to a quieter text under a loss', () => {
  const light = cardTexts({ question: asked() })
  const loss = cardTexts({ question: asked({ topic: 'loss', register: 'quiet' }) })
  assert.equal(light.inPosition(star, 'choice'), inPosition(star, 'choice'))
  const feast = PLACE_KINDS.filter((kind) => /celebrat|danc|laugh|toast/i.test(inPosition(star, kind)))
  assert.ok(feast.length > 0)
  for (const kind of feast) {
    assert.ok(
      light.inPosition(star, kind) === inPosition(star, kind) ||
        isJarring(inPosition(star, kind), { question: asked() }) ||
        isStated(kind),
    )
    assert.ok(
      ownLines(star, { question: asked({ topic: 'loss', register: 'quiet' }) }).includes(
        loss.inPosition(star, kind),
      ),
      kind,
    )
  }
})

test('an office is spoken of under work alone, unless the caller named the theme', () => {
  const text = 'Ask your boss what the office would like.'
  const jars = (topic: (typeof QUESTION_TOPICS)[number], theme?: (typeof THEMES)[number]) =>
    isJarring(text, { question: asked({ topic }), theme })
  assert.deepEqual(
    QUESTION_TOPICS.filter((topic) => !jars(topic)),
    ['work'],
  )
  assert.equal(jars('love', 'career'), false)
})

test('most texts stay as they are under an ordinary question', (t) => {
  const { meaning } = cardTexts({ question: asked({ topic: 'work' }) })
  const unchanged = CARDS.filter(
    (drawn) => meaning(drawn, 'career') === cardWords(drawn.card).meaning[drawn.orientation].career,
  )
  t.diagnostic(`${unchanged.length} of ${CARDS.length} career texts under work`)
  assert.ok(unchanged.length > 0.9 * CARDS.length)
})

test('of an animal that has strayed no card tells what lies behind or ahead, nor consoles', () => {
  const question = asked({
    ask: 'when',
    topic: 'home',
    situation: 'lost_pet',
    register: 'quiet',
    isDistressed: true,
  })
  for (const drawn of CARDS.slice(0, 40))
    for (const kind of ROLE_PLACES) {
      // Also where the answer speaks of this very card.
      const [place] = inPlaces(`ar17 ${kind}`)
      const { answer } = shortAnswerTo({ question }, [{ ...place!, ...drawn }])
      const line = cardTexts({ question }, answer).inPosition(drawn, kind)
      assert.ok(adviceOf(drawn, { question }).includes(line), line)
    }
})

test('“is it love or habit” has no ways to choose from: in their places the cards say what they are about', () => {
  for (const ask of ['mind', 'fact', 'hidden'] as const)
    for (const drawn of CARDS.slice(0, 40)) {
      const { tell, company } = cardLinesOf(drawn)
      const line = cardTexts({ question: asked({ ask, form: 'choice', topic: 'love' }) }).inPosition(
        drawn,
        'choice',
      )
      assert.ok([...tell, ...company].includes(line), line)
    }
})

test('what is in the way is told by the line of a hurdle', () => {
  const [laid] = inPlaces('ar17 challenge')
  const question = asked({ ask: 'hurdle', form: 'what', topic: 'love' })
  const { answer } = shortAnswerTo({ question }, [laid!])
  const line = placeLineOf(laid!, 'love', 'hurdle')
  const said = answer.find(({ role }) => role === 'card')!.text
  assert.equal(said.slice(-20), line.slice(-20))
  assert.match(said, /^The Star names what may be in the way: /)
})
