import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cardWithId } from '../../tarot/deck.ts'
import { deckCardWords, ROOM_WORDS, signWords } from './rooms.ts'

test('the preview of a link has a title that fits into a line, and sentences about what is there', () => {
  const about = {
    today: /today/,
    spread: /choose a spread/,
    sky: /your sign/,
    month: /eclipses/,
    chart: /birth chart/,
    day: /hour by hour/,
    ahead: /transits/,
    together: /Two birth charts/,
    deck: /Seventy-eight/,
    journal: /you kept/,
  }
  for (const [room, { title, description }] of Object.entries(ROOM_WORDS)) {
    assert.match(title, /^[^.]{4,30}$/, room)
    assert.match(description, /^[A-Z].{50,}\.$/, room)
    assert.match(description, about[room as keyof typeof about], room)
  }
})

test('the preview of a sign and of a card name it', () => {
  assert.equal(signWords('leo').title, 'Leo today')
  assert.match(signWords('leo').description, / of Leo, /)
  const { title, description } = deckCardWords(cardWithId('ar17')!)
  assert.equal(title, 'The Star')
  assert.match(description, /\.$/)
})
