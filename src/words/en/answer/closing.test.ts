import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asked, laidSpread } from '../../../../test/asked.ts'
import type { Question } from '../../../tarot/question/question.ts'
import { answeredReading } from './answered-reading.ts'
import { textsOf } from './pieces.ts'

const WAITING = { topic: 'love', situation: 'gone_quiet', pronoun: 'he' } as const

const readingOf = (given: Partial<Question>, seed: string) =>
  answeredReading({ question: asked(given) }, laidSpread('past_present_future', seed), 'general')

const lastOf = (given: Partial<Question>, seed: string) => readingOf(given, seed).summary.at(-1)!.text

test('where the matter is known, what follows the answer ends with another sentence on what can be done', () => {
  const own = new Set(
    (['soft', 'stuck'] as const)
      .flatMap((mood) => textsOf(`situation/love/gone_quiet/${mood}`))
      .filter((text) => !text.includes('{')),
  )
  assert.ok(own.size > 2)
  for (let seed = 0; seed < 40; seed++) {
    const { answer, summary, act } = readingOf(WAITING, `closing ${seed}`)
    const { text, cards } = summary.at(-1)!
    if (!own.has(text)) continue
    own.delete(text)
    assert.deepEqual(cards, [])
    assert.ok(!answer.some((sentence) => sentence.text.includes(text)), text)
    assert.notEqual(act.text, text)
  }
  assert.ok(own.size < 2, [...own].join(' '))
})

test('of two ways it asks one thing more to decide by, and of two persons or a matter that is not known there is none', () => {
  const choice = { ask: 'choice', form: 'choice', topic: 'money', situation: 'windfall_spend' } as const
  const decide: readonly string[] = textsOf('situation/money/windfall_spend/decide')
  const isClosing = (given: Partial<Question>) => decide.includes(lastOf(given, 'ways'))
  assert.ok(decide.length > 1)
  assert.ok(isClosing({ ...choice, options: ['pay down the mortgage', 'put it in shares'] }))
  assert.ok(
    !isClosing({ ...choice, situation: null, options: ['pay down the mortgage', 'put it in shares'] }),
  )
  assert.ok(!isClosing({ ...choice, options: ['the flat', 'the car', 'the bank'] }))
})
