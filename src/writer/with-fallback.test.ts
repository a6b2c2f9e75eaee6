import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ENGLISH } from '../words/en/english.ts'
import { type DailyText, dailyFaults, type Style } from './daily-text.ts'
import { Deadline } from './deadline.ts'
import { dailyText } from './phrasebook/daily.ts'
import { dayOf } from './plan/daily-plan.ts'
import { CATEGORY, DAILY } from './text-kinds.ts'
import { phrasebookSource } from './text-source.ts'
import { withFallback } from './with-fallback.ts'
import type { Writer } from './writer.ts'

const { plan } = dayOf('2026-11-15', 'leo')

/** A model that always answers with the given text. */
const model = (answer: () => Promise<DailyText>): Writer => ({
  name: 'model',
  write: <_Ask, Text>() => answer() as Promise<Text>,
})

const ownText = (summary: string, style: Style = 'brief'): DailyText => ({
  ...dailyText(ENGLISH, plan, style),
  summary: [{ text: summary, transits: [plan.moon.id] }],
})

const GOOD =
  'The Moon keeps to her own room, and so may you. Answer the one letter that is waiting on the stairs.'

function textSourceWith(answer: () => Promise<DailyText>) {
  const failures: unknown[] = []
  const options = { edition: 'test', timeoutMs: 1000, onFailure: (reason: unknown) => failures.push(reason) }
  return { textSource: withFallback(model(answer), options), failures }
}

async function ask(answer: () => Promise<DailyText>) {
  const { textSource, failures } = textSourceWith(answer)
  return {
    written: await textSource.write(ENGLISH, DAILY, { plan, style: 'brief' }, new Deadline(1000)),
    failures,
  }
}

test('a good text of the model is used, and its source is the model', async () => {
  const { written, failures } = await ask(async () => ownText(GOOD))
  assert.equal(written.text.summary[0]!.text, GOOD)
  assert.equal(written.source, 'model')
  assert.equal(written.isFallback, false)
  assert.deepEqual(failures, [])
})

test('if the model fails or breaks a rule, the phrasebook writes and the reason is reported', async () => {
  const bad: [string, () => Promise<DailyText>][] = [
    ['throws', () => Promise.reject(new Error('no answer'))],
    ['too short', async () => ownText('Too short.')],
    ['too long', async () => ownText(`${GOOD} ${GOOD}`)],
    ['banned word', async () => ownText(GOOD.replace('letter', 'universe'))],
    ['another shape', async () => ownText(GOOD, 'detailed')],
  ]
  for (const [name, answer] of bad) {
    const { written, failures } = await ask(answer)
    assert.deepEqual(written.text, dailyText(ENGLISH, plan, 'brief'), name)
    assert.equal(written.source, 'phrasebook')
    assert.equal(written.isFallback, true)
    assert.equal(failures.length, 1)
  }
})

test('why the model’s text was not used is reported as it was thrown, or as the rules that it broke', async () => {
  const thrown = new Error('no answer')
  const { failures } = await ask(() => Promise.reject(thrown))
  assert.deepEqual(failures, [thrown])
  const { failures: broken } = await ask(async () => ownText('Too short.'))
  assert.equal(broken.length, 1)
  assert.match(String(broken[0]), /model broke rules: summary has 10 characters, not 80 to 150/)
})

test('a model that says when it may be asked again is asked then; any other after the usual time', async () => {
  const againIn = async (reason: unknown) => {
    const { written } = await ask(() => Promise.reject(reason))
    assert.deepEqual(written.text, dailyText(ENGLISH, plan, 'brief'))
    return written.againInMs
  }
  assert.equal(await againIn(Object.assign(new Error('busy'), { againInMs: 7000 })), 7000)
  assert.equal(await againIn(Object.assign(new Error('busy'), { againInMs: 'soon' })), undefined)
  assert.equal(await againIn(new Error('busy')), undefined)
  assert.equal(await againIn({ againInMs: 7000 }), undefined, 'no error')
  assert.equal(await againIn('busy'), undefined)
})

test('the model is given the language, the kind of text, what is asked, the deadline, and for whom it is', async () => {
  const given: unknown[][] = []
  const write = <_Ask, Text>(...all: unknown[]) => {
    given.push(all)
    return Promise.resolve(ownText(GOOD) as Text)
  }
  const textSource = withFallback(
    { name: 'model', write },
    { edition: '', timeoutMs: 1, onFailure: () => {} },
  )
  const [asked, deadline] = [{ plan, style: 'brief' } as const, new Deadline(1000)]
  await textSource.write(ENGLISH, DAILY, asked, deadline)
  assert.equal(given.length, 1)
  for (const [at, value] of [ENGLISH, DAILY, asked, deadline].entries()) assert.equal(given[0]![at], value)
  assert.deepEqual(given[0]![4], { client: undefined })
  await textSource.forClient!('a').write(ENGLISH, DAILY, asked, deadline, { isCurrent: true })
  assert.deepEqual(given[1]![4], { client: 'a', isCurrent: true })
})

test('texts of the phrasebook alone are not marked as fallback', async () => {
  const written = await phrasebookSource.write(ENGLISH, DAILY, { plan, style: 'poetic' }, new Deadline(1000))
  assert.deepEqual(written, {
    text: dailyText(ENGLISH, plan, 'poetic'),
    source: 'phrasebook',
    isFallback: false,
  })
})

test('for a kind of text without a task the phrasebook writes, and no model is called', async () => {
  const { textSource, failures } = textSourceWith(() => assert.fail('asked'))
  const written = await textSource.write(ENGLISH, CATEGORY, { plan, category: 'love' }, new Deadline(1000))
  const { text } = await phrasebookSource.write(
    ENGLISH,
    CATEGORY,
    { plan, category: 'love' },
    new Deadline(1000),
  )
  assert.deepEqual(written, { text, source: 'phrasebook', isFallback: false })
  assert.deepEqual(failures, [])
})

test('lengths are counted in code points', () => {
  const stars = '\u{1F319}'.repeat(20)
  const summary = `${'a'.repeat(129)}${stars}.`
  assert.deepEqual(dailyFaults(ENGLISH, ownText(summary), 'brief'), [])
  assert.notDeepEqual(dailyFaults(ENGLISH, ownText(`a${summary}`), 'brief'), [])
})
