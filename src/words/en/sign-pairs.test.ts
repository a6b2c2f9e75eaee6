/** Reads every text about two signs as an editor would. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nameOf, SIGNS, type Sign } from '../../sky/zodiac.ts'
import { pairKey, readSignPairs, SIGN_PAIR_KINDS, type SignPairText } from '../sign-pairs.ts'
import { lengthOf } from '../text-measure.ts'
import { proseFaults } from './prose-rules.ts'

const textOf = readSignPairs('en')

const PAIRS = SIGNS.flatMap((one, at) => SIGNS.slice(at).map((other) => [one, other] as const))

const ALL = SIGN_PAIR_KINDS.flatMap((kind) =>
  PAIRS.map(([one, other]) => ({
    key: `${pairKey(one, other)} ${kind}`,
    one,
    other,
    text: textOf(kind, one, other),
  })),
)

const sentencesIn = ({ summary, strengths, frictions, advice }: SignPairText): string[] =>
  [summary, ...strengths, ...frictions, advice].flatMap((text) => text.split(/(?<=[.?]”?) /))

test('each of the 78 pairs has a text in love, in friendship and at work, whichever sign is named first', () => {
  assert.equal(ALL.length, 78 * 3)
  for (const { key, text } of ALL) {
    assert.ok(text, key)
    assert.equal(text.strengths.length, 2, key)
    assert.equal(text.frictions.length, 2, key)
  }
  assert.equal(textOf('work', 'pisces', 'aries'), textOf('work', 'aries', 'pisces'))
  assert.notEqual(textOf('work', 'aries', 'pisces').summary, textOf('love', 'aries', 'pisces').summary)
})

/** `Two Sagittarians` */
const stem = (sign: Sign): string => nameOf(sign).slice(0, 5)

test('a summary has 250 to 450 characters and names both signs; the short texts are short', () => {
  const within = (text: string, least: number, most: number, key: string) =>
    assert.ok(lengthOf(text) >= least && lengthOf(text) <= most, `${key}: ${lengthOf(text)} ${text}`)
  for (const { key, one, other, text } of ALL) {
    within(text.summary, 250, 450, key)
    for (const strength of text.strengths) within(strength, 38, 135, key)
    for (const friction of text.frictions) within(friction, 65, 175, key)
    within(text.advice, 38, 115, key)
    for (const sign of [one, other] satisfies Sign[])
      assert.ok(text.summary.includes(stem(sign)), `${key} ${sign}`)
  }
})

test('no sentence stands in two texts', () => {
  const seen = new Map<string, string>()
  for (const { key, text } of ALL)
    for (const sentence of sentencesIn(text).filter(({ length }) => length > 25)) {
      assert.equal(seen.get(sentence), undefined, `${key}: ${sentence}`)
      seen.set(sentence, key)
    }
})

/** A verdict, fate, or what only one of the two can decide. */
const NEVER =
  /\b(?:soulmates?|karma|fated?|destin\w+|meant to be|toxic|needy|deserves?|marr(?:y|ied|iage)|divorce\w*|compatib\w+|perfect match|difficult match|per cent|he|she|him|her|his|hers|partners?)\b/i

test('nothing is a verdict, nothing is fate, nobody has a gender, and the house rules hold', () => {
  for (const { key, text } of ALL)
    for (const sentence of sentencesIn(text)) {
      assert.doesNotMatch(sentence, NEVER, key)
      assert.doesNotMatch(sentence, /['"–—!…]/, key)
      // What the two say to each other stands in quotation marks.
      assert.deepEqual(proseFaults(sentence.replace(/[“”]/g, '')), [], `${key}: ${sentence}`)
    }
})
