import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asked, inPlaces } from '../../../../test/asked.ts'
import { ORIENTATIONS } from '../../../tarot/card.ts'
import { DECK } from '../../../tarot/deck.ts'
import { QUESTION_TOPICS } from '../../../tarot/question/question.ts'
import { cardName } from '../deck.ts'
import { isJarring } from '../question/jarring.ts'
import { shortAnswerTo } from './answered-reading.ts'
import { cardLinesOf } from './pieces.ts'

const LINES = DECK.flatMap((card) =>
  ORIENTATIONS.flatMap((orientation) =>
    cardLinesOf({ card, orientation }).choose.map((text) => ({ drawn: { card, orientation }, text })),
  ),
)
const MIN_LENGTH = 45
const MAX_LENGTH = 150

test('every card has something to choose by, either way up, and no two have the same', () => {
  const criteria = LINES.map(({ text }) => text.replace(/^.*? would /, ''))
  assert.ok(
    DECK.every((card) =>
      ORIENTATIONS.every((orientation) => cardLinesOf({ card, orientation }).choose.length),
    ),
  )
  assert.equal(new Set(criteria).size, LINES.length)
})

test('what a card would choose by is one sentence with its name, of the length that an answer has room for', () => {
  for (const { drawn, text } of LINES) {
    assert.ok(text.length >= MIN_LENGTH && text.length <= MAX_LENGTH, text)
    assert.match(text, /^[^.?!]+ would [^.?!]+\.$/)
    const bare = cardName({ ...drawn, orientation: 'upright' }).replace(/^the /i, '')
    assert.ok(text.includes(bare), `${bare}: ${text}`)
    assert.equal(/\breversed\b/.test(text), drawn.orientation === 'reversed', text)
  }
})

test('what a card would choose by takes no side, and presumes no loss, hurt or fear', () => {
  for (const { text } of LINES) {
    assert.doesNotMatch(text, /\b(?:this|the first(?: one| way)|the second(?: one| way)?)\b/i)
    assert.doesNotMatch(text, /\b(?:lett?ing go|let go|disappoint\w*|hurts?|afraid|fear\w*|lost|loss)\b/i)
  }
})

test('what a card would choose by jars with no topic, in light or quiet words', () => {
  for (const topic of QUESTION_TOPICS)
    for (const register of ['light', 'quiet'] as const)
      assert.deepEqual(
        LINES.filter(({ text }) => isJarring(text, { question: asked({ topic, register }) })),
        [],
      )
})

test('a choice is answered by what the card would choose by', () => {
  const question = asked({ form: 'choice', ask: 'choice', options: ['Iris', 'Maeve'] })
  for (const { drawn, text } of LINES) {
    const { answer } = shortAnswerTo({ question }, [{ ...drawn, kind: 'present', number: 1 }])
    assert.equal(answer[1]!.text, text)
  }
  const [card] = inPlaces('sw08 present')
  assert.match(shortAnswerTo({ question }, [card!]).answer[1]!.text, /a way back\.$/)
})

test('where nothing is known of a choice, its ways are named in the verdict, and a second card says by what it would choose', () => {
  const question = asked({ form: 'choice', ask: 'choice', options: ['Iris', 'Maeve'] })
  const cards = inPlaces('ar00 past, sw08 present, ar17 outcome')
  const { answer } = shortAnswerTo({ question }, cards)
  assert.match(answer[0]!.text, /“Iris”.*“Maeve”/)
  assert.deepEqual(
    answer.map(({ role, cards }) => [role, ...cards.map(({ card }) => card.id)]),
    [['verdict', 'sw08'], ['card', 'sw08'], ['card', 'ar17'], ['step']],
  )
  assert.ok(cardLinesOf(cards[2]!).choose.includes(answer[2]!.text))
})
