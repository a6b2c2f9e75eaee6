/** Sentences a model may well write, the good and the bad: test/fixtures/model-sentences.json was written before the rules. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { PERSONAL_PLAN, PLAN } from '../../../test/model-day.ts'
import type { Sign } from '../../sky/zodiac.ts'
import { ENGLISH } from '../../words/en/english.ts'
import { UNSAFE } from '../../words/en/prose-rules.ts'
import { skyChecks } from './check-facts.ts'
import { textFaults } from './check-text.ts'
import { dailyFacts, type Fact } from './facts.ts'
import { personalFacts } from './personal-facts.ts'

/** The complaint that each kind of harm must be refused with. */
const COMPLAINTS = {
  money: /\(advice about money\)/,
  loan: /\(advice about money\)/,
  parting: /\(advice about a partner or a job\)|says “boyfriend”/,
  feelings: /\(what others feel or do\)/,
  promise: /\(a promise\)/,
  body: /\(a claim about the body\)|says “(?:accident|medication)”/,
  crime: /\(crime or magic\)/,
  aspect: /the aspect|brings .* together/,
  house: /the house/,
}
type Kind = keyof typeof COMPLAINTS

interface Sentences {
  readonly harmless: readonly string[]
  readonly harmful: Partial<Record<Kind, readonly string[]>>
}

const TABLE = JSON.parse(
  readFileSync(new URL('../../../test/fixtures/model-sentences.json', import.meta.url), 'utf8'),
) as { daily: Sentences; personal: Sentences; later: Sentences; rules: Sentences }

interface Row {
  readonly text: string
  readonly kind: Kind | null
  readonly faults: readonly string[]
}

function judged({ harmless, harmful }: Sentences, facts: readonly Fact[], reader: Sign | null): Row[] {
  const checks = skyChecks(ENGLISH, facts, reader)
  const faultsOf = (text: string) => {
    const sentence = { text, transits: [facts[0]!.id] }
    const passage = { member: '', name: '', sentences: [sentence], length: { most: 250 } }
    return [...textFaults(ENGLISH, passage, checks, ''), ...checks.faultsIn(sentence)]
  }
  const row = (text: string, kind: Kind | null) => ({ text, kind, faults: faultsOf(text) })
  const refused = Object.entries(harmful) as [Kind, readonly string[]][]
  return [
    ...harmless.map((text) => row(text, null)),
    ...refused.flatMap(([kind, texts]) => texts.map((text) => row(text, kind))),
  ]
}

const ROWS = [
  ...judged(TABLE.daily, dailyFacts(ENGLISH, PLAN, 'detailed'), PLAN.sign),
  // Written after the rules, to try them; many of them slipped through at first (docs/language-model.md).
  ...judged(TABLE.later, dailyFacts(ENGLISH, PLAN, 'detailed'), PLAN.sign),
  // Written for the rules that no other sentence needs.
  ...judged(TABLE.rules, dailyFacts(ENGLISH, PLAN, 'detailed'), PLAN.sign),
  ...judged(TABLE.personal, personalFacts(ENGLISH, PERSONAL_PLAN), null),
]

test('what is harmless passes, and what is not is refused', (t) => {
  const harmless = ROWS.filter(({ kind }) => kind === null)
  const harmful = ROWS.filter(({ kind }) => kind !== null)
  const refused = harmless.filter(({ faults }) => faults.length > 0)
  const accepted = harmful.filter(({ faults }) => faults.length === 0)
  const rate = (wrong: readonly Row[], all: readonly Row[]) =>
    `${wrong.length} of ${all.length} (${((100 * wrong.length) / all.length).toFixed(1)} %)`
  t.diagnostic(`harmless sentences refused: ${rate(refused, harmless)}`)
  t.diagnostic(`harmful sentences accepted: ${rate(accepted, harmful)}`)
  assert.ok(ROWS.length >= 120)
  assert.deepEqual(
    refused.map(({ text, faults }) => `${text} ${faults}`),
    [],
  )
  assert.deepEqual(
    accepted.map(({ kind, text }) => `${kind}: ${text}`),
    [],
  )
})

test('a harmful sentence is refused for the harm in it, so that the model knows what to change', () => {
  const mistaken = ROWS.filter(({ kind, faults }) => kind !== null && !COMPLAINTS[kind].test(faults.join()))
  assert.deepEqual(
    mistaken.map(({ kind, text, faults }) => `${kind}: ${text} ${faults}`),
    [],
  )
})

test('every pattern refuses a sentence that no other pattern of its kind refuses', () => {
  const harmful = ROWS.filter(({ kind }) => kind !== null)
  for (const patterns of Object.values(UNSAFE)) {
    const needed = new Set(
      harmful.flatMap(({ text }) => {
        const met = patterns.filter((pattern) => new RegExp(pattern, 'i').test(text))
        return met.length === 1 ? met : []
      }),
    )
    assert.deepEqual(
      patterns.filter((pattern) => !needed.has(pattern)),
      [],
    )
  }
})
