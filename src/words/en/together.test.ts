import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contactOf } from '../../../test/pair-made-facts.ts'
import { elementFact, overlayFact } from '../../judgement/pair/facts.ts'
import { PAIR_SECTIONS } from '../../judgement/pair/pair-sections.ts'
import { PAIR_KINDS } from '../../judgement/pair/weights.ts'
import { togetherTexts } from '../together.ts'
import { PAIR_SECTION_TITLES, pairFaults } from './together.ts'

const texts = togetherTexts('en')

test('every section has a title in every kind, and no two of a kind are alike', () => {
  for (const kind of PAIR_KINDS) {
    const titles = PAIR_SECTIONS.map((id) => PAIR_SECTION_TITLES[kind][id])
    assert.equal(new Set(titles).size, PAIR_SECTIONS.length, kind)
    for (const title of titles) assert.match(title, /^[A-Z][a-z ]+$/)
  }
})

test('the title of a section says what is told in it', () => {
  const about = {
    first_sight: /sight|impressions|see each other/,
    talking: /talk/,
    closeness: /close|like in each other|warm|get on/,
    everyday: /day/,
    quarrels: /loud|disagree|clash/,
    building: /^What you (?:build|do together|give|get done)/,
  }
  for (const kind of PAIR_KINDS)
    for (const id of PAIR_SECTIONS) assert.match(PAIR_SECTION_TITLES[kind][id], about[id], `${kind} ${id}`)
})

test('a text of the kind comes before one for all but love, and that before one for all', () => {
  const moon = contactOf('moon', 'trine', 'moon', 1)
  const ofKinds = PAIR_KINDS.map((kind) => texts.factTexts(moon, kind)[0])
  assert.equal(ofKinds[1], ofKinds[2], 'friendship and family share texts')
  assert.equal(new Set(ofKinds).size, 3)
  const jupiter = contactOf('jupiter', 'trine', 'moon', 1)
  const [love, friendship, , work] = PAIR_KINDS.map((kind) => texts.factTexts(jupiter, kind)[0])
  assert.ok(love !== friendship && friendship === work)
  const sun = contactOf('sun', 'trine', 'sun', 1)
  assert.equal(new Set(PAIR_KINDS.map((kind) => texts.factTexts(sun, kind)[0])).size, 1)
})

test('texts are found by whose body it is', () => {
  const [there, back] = [contactOf('saturn', 'square', 'moon', 1), contactOf('moon', 'square', 'saturn', 1)]
  assert.match(texts.factTexts(there, 'love')[0]!, /[Yy]our Saturn/)
  assert.match(texts.factTexts(back, 'love')[0]!, /[Tt]heir Saturn/)
  assert.match(texts.factTexts(overlayFact('their', 'moon', 4), 'love')[0]!, /[Tt]heir Moon/)
  assert.match(texts.factTexts(overlayFact('your', 'venus', 10), 'work')[0]!, /[Yy]our Venus/)
  assert.equal(texts.factTexts(elementFact('suns', 'leo', 'aries'), 'work').length, 1)
  const uranus = contactOf('uranus', 'square', 'sun', 1)
  assert.deepEqual(texts.contactTexts('leads', uranus, 'love'), [], 'the slowest lead no summary')
  assert.equal(texts.contactTexts('frictions', uranus, 'love').length, 1)
  assert.deepEqual(texts.contactTexts('strengths', uranus, 'love'), [])
})

test('verdicts, fate and the mind of the other are refused; guesses and ordinary words are not', () => {
  for (const text of [
    'You are meant to be together.',
    'It was meant to be.',
    'They need more time than you.',
    'They really want to be asked.',
    'It is karma.',
    'Ask your partner.',
    'There is chemistry.',
    'She looks up.',
    'This aspect is hard.',
  ])
    assert.equal(pairFaults(text).length, 1, text)
  for (const text of [
    'It was meant to be funny.',
    'They wish you a good time.',
    'They may be tired.',
    'It can look like a mark out of ten.',
  ])
    assert.deepEqual(pairFaults(text), [], text)
})
