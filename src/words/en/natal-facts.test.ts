import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inHouse, inSign, meeting, perhapsIn } from '../../../test/made-facts.ts'
import { type ChartFact, FACT_KINDS, type FactKind, type Subject } from '../../judgement/chart/fact.ts'
import type { NatalPlan } from '../../judgement/chart/plan.ts'
import { SECTIONS } from '../../judgement/chart/sections.ts'
import { natalFactWords, natalMember, portraitMember, strongestWords } from './natal-facts.ts'
import { doubtWords, SECTION_TITLES } from './sections.ts'

const fact = (
  kind: FactKind,
  subjects: readonly Subject[],
  keys: readonly string[] = [],
  more: Partial<ChartFact> = {},
): ChartFact => ({ id: 'any', kind, subjects, keys, ...more })

const WORDS: Readonly<Record<FactKind, readonly (readonly [ChartFact, string | RegExp])[]>> = {
  sign: [
    [inSign('moon', 'leo'), 'the Moon is in Leo'],
    [perhapsIn('venus', 'aries'), 'Venus is in Aries, or in the sign beside it: the hour is unknown'],
    [inSign('north_node', 'virgo'), 'what does not come by itself and is worth the effort is in Virgo'],
  ],
  house: [
    [inHouse('saturn', 2), 'Saturn is in the 2nd house, of money and worth'],
    [inHouse('sun', 11), 'the Sun is in the 11th house, of friends and plans'],
  ],
  angle: [
    [inSign('ascendant', 'leo'), 'Leo is rising: how others meet the reader'],
    [inSign('midheaven', 'libra'), 'Libra is at the top of the chart: what the reader becomes known for'],
  ],
  aspect: [
    [
      meeting('venus', 'trine', 'mars'),
      'Venus is at ease with Mars by trine (initiative, strength, resolve)',
    ],
    [meeting('sun', 'square', 'moon'), /^the Sun rubs against the Moon by square \(restlessness, /],
    [meeting('sun', 'conjunction', 'venus'), /^the Sun works as one with Venus by conjunction \(affection, /],
  ],
  retrograde: [[fact('retrograde', ['mercury']), 'Mercury is retrograde: it goes over its matters twice']],
  // At home where it rules and a guest where it is exalted; far from home and without help in the signs opposite.
  dignity: [
    [fact('dignity', ['mars'], ['mars', 'domicile']), /^Mars is at home in its sign/],
    [fact('dignity', ['mars'], ['mars', 'exaltation']), /^Mars is a guest of honour in its sign/],
    [fact('dignity', ['mars'], ['mars', 'detriment']), /^Mars is far from home in its sign/],
    [fact('dignity', ['mars'], ['mars', 'fall']), /^Mars has little help in its sign/],
  ],
  ruler: [
    [
      fact('ruler', ['venus'], ['4'], { house: 4 }),
      'Venus rules the rising sign and is in the 4th house, of home and family',
    ],
  ],
  stellium: [
    [
      fact('stellium', ['sun', 'mercury', 'venus'], ['signs', 'gemini'], { sign: 'gemini' }),
      'the Sun, Mercury, Venus are together in Gemini',
    ],
    [
      fact('stellium', ['sun', 'mercury', 'venus'], ['houses', '3'], { house: 3 }),
      'the Sun, Mercury, Venus are together in the 3rd house, of messages and neighbours',
    ],
  ],
  pattern: [
    [
      fact('pattern', ['sun', 'mars'], ['grand_trine', 'fire']),
      'the Sun, Mars make a grand trine in fire signs',
    ],
    [fact('pattern', ['sun', 'mars'], ['yod']), 'the Sun, Mars make a yod'],
  ],
  balance: [
    [fact('balance', [], ['fire', 'much']), 'many planets are in fire signs'],
    [fact('balance', [], ['earth', 'little']), 'one planet or none is in earth signs'],
  ],
  hemisphere: [[fact('hemisphere', [], ['above_horizon']), 'no planet is in the half above horizon']],
  moon_phase: [
    [fact('moon_phase', [], ['waxing_crescent']), 'the phase of the Moon at birth is waxing crescent'],
  ],
  sect: [[fact('sect', [], ['night']), 'it is a chart of the night']],
}

test('the prompt has each kind of fact with its planets, its sign or house, and what that means', () => {
  for (const kind of FACT_KINDS)
    for (const [each, words] of WORDS[kind])
      if (typeof words === 'string') assert.equal(natalFactWords(each), words)
      else assert.match(natalFactWords(each), words)
})

test('the prompt lists the facts of a member in their order, for a portrait each once', () => {
  assert.equal(
    natalMember('love', ['venus-in-leo', 'moon-in-aries']),
    'how you love: venus-in-leo, moon-in-aries',
  )
  assert.equal(portraitMember(['a', 'b', 'a']), 'the whole person, in this order: a, b')
  const plan = { dominants: { planets: [{ planet: 'moon' }, { planet: 'mars' }] } } as unknown as NatalPlan
  assert.equal(strongestWords(plan), 'the Moon, Mars')
})

/** A word that the title of a section, and no other, has. */
const MATTERS = {
  identity: 'are',
  feelings: 'feel',
  mind: 'think',
  love: 'love',
  drive: 'want',
  work: 'work',
  growth: 'grow',
  limits: 'hard',
}

test('a section is called by what it is about', () => {
  for (const section of SECTIONS)
    for (const other of SECTIONS)
      assert.equal(
        SECTION_TITLES[other].split(/\W+/).includes(MATTERS[section]),
        other === section,
        SECTION_TITLES[other],
      )
})

test('a body in two signs has both, in their order, and is named as in a sentence', () => {
  const begins = (body: string) => doubtWords(body, ['aries', 'taurus']).split(', ')[0]
  assert.equal(begins('moon'), 'On the day you were born the Moon was in two signs')
  assert.equal(begins('sun'), 'On the day you were born the Sun was in two signs')
  assert.equal(begins('mars'), 'On the day you were born Mars was in two signs')
  assert.equal(begins('north_node'), 'On the day you were born the north node of the Moon was in two signs')
  assert.match(doubtWords('mars', ['aries', 'taurus']), /two signs, Aries and Taurus, and/)
})
