/** The tables by which danger is found, as tables: which questions they find is tested beside the guard. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DANGERS } from '../../../tarot/question/danger.ts'
import { CERTAIN } from '../../../tarot/question/score.ts'
import { MINOR } from './phrases/minor.ts'
import { SELF_HARM } from './phrases/self-harm.ts'
import { VIOLENCE } from './phrases/violence.ts'
import { MINOR_DETAILS } from './signals/details/minor.ts'
import { SELF_HARM_DETAILS } from './signals/details/self-harm.ts'
import { VIOLENCE_DETAILS } from './signals/details/violence.ts'
import { EVERYDAY_SIGNALS } from './signals/everyday.ts'
import { MINOR_SIGNALS } from './signals/minor.ts'
import { SELF_HARM_SIGNALS } from './signals/self-harm.ts'
import { VIOLENCE_SIGNALS } from './signals/violence.ts'

const SIGNS = [
  ...SELF_HARM_SIGNALS,
  ...MINOR_SIGNALS,
  ...VIOLENCE_SIGNALS,
  ...[...SELF_HARM_DETAILS, ...MINOR_DETAILS, ...VIOLENCE_DETAILS],
  ...EVERYDAY_SIGNALS,
]
const VOICES = ['self', 'other', 'doer', 'parent', 'school', 'pregnancy']
const isDanger = (kind: string) => DANGERS.some((danger) => danger === kind)

test('a sign of danger points to dangers, weighs no more than what is certain, and has something that it is found by', () => {
  for (const { name, graves, weight, voice, phrases } of SIGNS) {
    assert.ok(graves.length > 0 && graves.every(isDanger), name)
    assert.ok(Number.isInteger(weight) && weight <= CERTAIN && weight >= -2, name)
    assert.ok(voice === undefined || VOICES.includes(voice), name)
    assert.match(phrases, /\w/, name)
  }
})

test('what speaks against danger speaks against all of it, unless somebody has died', () => {
  const against = SIGNS.filter(({ weight }) => weight < 0)
  assert.deepEqual(
    against.filter(({ graves }) => graves.length < DANGERS.length).map(({ name }) => name),
    ['somebody has died'],
  )
})

test('a sign that counts only beside another names one that there is', () => {
  const names = new Set(SIGNS.map(({ name }) => name))
  const needed = SIGNS.flatMap(({ needs = [] }) => needs)
  assert.ok(needed.length > 10)
  assert.deepEqual(
    needed.filter((name) => !names.has(name)),
    [],
  )
})

test('a phrase that is enough for danger says which danger, and whose', () => {
  for (const { name, grave, voice, phrases } of [...SELF_HARM, ...MINOR, ...VIOLENCE]) {
    assert.ok(isDanger(grave), name)
    assert.ok(VOICES.includes(voice), name)
    assert.match(phrases, /\w/, name)
  }
})

test('each table has signs of its own kind of danger alone', () => {
  for (const [kind, tables] of Object.entries({
    self_harm: [...SELF_HARM_SIGNALS, ...SELF_HARM_DETAILS],
    minor: [...MINOR_SIGNALS, ...MINOR_DETAILS],
    violence: [...VIOLENCE_SIGNALS, ...VIOLENCE_DETAILS],
  }))
    for (const { name, graves } of tables) assert.deepEqual(graves, [kind], name)
})
