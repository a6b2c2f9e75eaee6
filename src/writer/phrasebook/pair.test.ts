import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contactOf } from '../../../test/pair-made-facts.ts'
import { planOfCharts, randomChart } from '../../../test/random-pairs.ts'
import { chance } from '../../../test/recomputed/tables.ts'
import { elementFact, overlayFact, type PairFact } from '../../judgement/pair/facts.ts'
import { pairPlan } from '../../judgement/pair/pair-plan.ts'
import { PAIR_KINDS } from '../../judgement/pair/weights.ts'
import { ENGLISH } from '../../words/en/english.ts'
import { lengthOf } from '../../words/text-measure.ts'
import { pairTextFaults, sentencesInPair } from '../pair-text.ts'
import { prose, type Sentence } from '../sentence.ts'
import { pairLists, pairReadingText } from './pair.ts'

const { together } = ENGLISH
const number = chance(40)
const draw = () => number(1_000_000) / 1_000_000
/** A fourth of them without one time or both. */
const PLANS = Array.from({ length: 80 }, (_, n) => {
  const [first, second] = [randomChart(draw, n % 8 > 1), randomChart(draw, n % 8 !== 1)]
  return PAIR_KINDS.map((kind) => planOfCharts(first, second, kind))
}).flat()
const READINGS = PLANS.map((plan) => ({ plan, text: pairReadingText(ENGLISH, plan) }))

test('every reading keeps its lengths and rules, and has no sentence twice', () => {
  for (const { plan, text } of READINGS) assert.deepEqual(pairTextFaults(ENGLISH, text), [], plan.shuffleKey)
})

test('every source is a fact of the two charts, and every text has one', () => {
  for (const { plan, text } of READINGS) {
    const ids = new Set(plan.facts.flatMap(({ sources }) => sources))
    for (const { text: said, transits } of sentencesInPair(text)) {
      assert.ok(transits.length > 0, said)
      for (const id of transits) assert.ok(ids.has(id), `${id}: ${said}`)
    }
  }
})

/** The fact whose own text this is; hinges and closings have none. */
const factOf = (facts: readonly PairFact[], { text }: Sentence, kind: (typeof PAIR_KINDS)[number]) =>
  facts.find((fact) => together.factTexts(fact, kind).includes(text))

test('a section begins with a fact, has up to three, a hinge before each, and not three hard ones', () => {
  let pieces = 0
  for (const { plan, text } of READINGS)
    for (const { sentences } of text.sections) {
      const factsInOrder = sentences.map((sentence) => factOf(plan.facts, sentence, plan.kind))
      const facts = factsInOrder.filter((fact) => fact !== undefined)
      pieces += facts.length
      assert.ok(facts.length >= 1 && facts.length <= 3)
      assert.ok(facts.length < 3 || facts.some(({ sign }) => sign === '+'))
      for (const [at, fact] of factsInOrder.entries()) {
        if (fact === undefined || at === 0) continue
        const hinge = sentences[at - 1]!.text
        const [before] = factsInOrder
          .slice(0, at)
          .reverse()
          .filter((each) => each !== undefined)
        const ofThemes = [`${before!.theme}${before!.sign}` as const, before!.sign].flatMap((from) =>
          together.hinges(from, `${fact.theme}${fact.sign}`),
        )
        const hinges = fact.type === 'overlay' ? together.houseHinges(fact.house) : ofThemes
        assert.ok(hinges.includes(hinge), hinge)
      }
    }
  assert.ok(pieces > 5 * READINGS.length, `${pieces}`)
})

test('a fact stands in one section only', () => {
  for (const { plan, text } of READINGS) {
    const factsInOrder = text.sections.flatMap(({ sentences }) =>
      sentences
        .map((sentence) => factOf(plan.facts, sentence, plan.kind))
        .filter((fact) => fact !== undefined),
    )
    assert.equal(new Set(factsInOrder).size, factsInOrder.length)
  }
})

test('a section of fewer than 450 characters had nothing more that fits', () => {
  for (const { plan, text } of READINGS)
    for (const { id, sentences } of text.sections) {
      const length = lengthOf(prose(sentences))
      if (length >= together.sectionLength.least) continue
      const { facts } = plan.sections.find((section) => section.id === id)!
      const left = facts.filter(
        (fact) => !sentences.some((sentence) => together.factTexts(fact, plan.kind).includes(sentence.text)),
      )
      for (const fact of left) {
        const shortest = Math.min(...together.factTexts(fact, plan.kind).map(lengthOf))
        assert.ok(length + shortest > 600 || fact.sign === '-' || isInSummary(fact, plan.kind, text.summary))
      }
    }
})

const isInSummary = (fact: PairFact, kind: (typeof PAIR_KINDS)[number], summary: readonly Sentence[]) =>
  summary.some(({ text }) => together.factTexts(fact, kind).includes(text))

test('three to five strengths and two to four frictions, as far as there are contacts', () => {
  for (const { plan, text } of READINGS) {
    const { strengths, frictions } = text
    assert.ok(strengths.length <= 5 && strengths.length >= Math.min(3, plan.strengths.length))
    assert.ok(frictions.length <= 4 && frictions.length >= Math.min(2, plan.frictions.length))
  }
})

test('the same facts read the same, and another kind reads otherwise', () => {
  for (const { plan, text } of READINGS.slice(0, 20))
    assert.deepEqual(pairReadingText(ENGLISH, { ...plan }), text)
  const texts = READINGS.slice(0, 4).map(({ text }) => prose(text.summary))
  assert.equal(new Set([texts[0], texts[1], texts[3]]).size, 3)
})

test('a summary goes from the lead over a hinge to the counter, and ends with what helps', () => {
  const lead = contactOf('sun', 'trine', 'venus', 8)
  const counter = contactOf('saturn', 'square', 'moon', 5)
  const plan = pairPlan('love', [lead, counter])
  const [begin, hinge, answer, end] = pairReadingText(ENGLISH, plan).summary
  assert.ok(together.contactTexts('leads', lead, 'love').includes(begin!.text))
  assert.ok(together.hinges('warmth+', 'hold-').includes(hinge!.text))
  assert.ok(together.contactTexts('counters', counter, 'love').includes(answer!.text))
  assert.ok(together.helps('warmth+', 'hold-', 'love').includes(end!.text))
  assert.deepEqual(end!.transits, [...lead.sources, ...counter.sources])
})

test('a summary without a counter ends with what to do about the lead', () => {
  const lead = contactOf('sun', 'square', 'moon', 8)
  const facts = [lead, elementFact('suns', 'aries', 'taurus'), elementFact('mercuries', 'aries', 'taurus')]
  const { summary } = pairReadingText(ENGLISH, pairPlan('work', facts))
  assert.ok(together.helps('alone', 'shelter-', 'work').includes(summary.at(-1)!.text))
})

test('without a contact there is a reading of what there is, and its advice has a source', () => {
  const facts = [overlayFact('their', 'sun', 7), elementFact('moons', 'leo', 'cancer')]
  const text = pairReadingText(ENGLISH, pairPlan('family', facts))
  assert.deepEqual(
    text.summary.map(({ transits }) => transits),
    facts.map(({ sources }) => sources),
  )
  assert.deepEqual([text.strengths, text.frictions], [[], []])
  assert.ok(text.advice.text.length > 0)
})

test('the lists are the phrasebook’s whoever writes the rest', () => {
  const [{ plan, text }] = READINGS as [(typeof READINGS)[0]]
  const { strengths, frictions } = pairLists(ENGLISH, plan)
  assert.deepEqual([strengths, frictions], [text.strengths, text.frictions])
})

test('a body on the Ascendant of the other has no text for its house', () => {
  const facts = [
    contactOf('mars', 'conjunction', 'ascendant', 5),
    overlayFact('your', 'mars', 1),
    overlayFact('their', 'mars', 1),
  ]
  const { sections } = pairReadingText(ENGLISH, pairPlan('love', facts))
  const ids = sections[0]!.sentences.flatMap(({ transits }) => transits)
  assert.ok(!ids.includes('first-mars-in-second-house-1'))
  assert.ok(ids.includes('second-mars-in-first-house-1'))
})
