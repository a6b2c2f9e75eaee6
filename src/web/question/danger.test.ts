import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setGlobals } from '../../../test/browser-globals.ts'
import { checkForDanger, isSafeChoice, loadReader } from './danger.ts'

/** What comes of texts that a visitor wrote. */
const outcomeOf = (texts: readonly string[]) =>
  new Promise<readonly string[] | 'none' | 'failure'>((resolve) => {
    checkForDanger(texts, {
      onDanger: resolve,
      onNone: () => resolve('none'),
      onFailure: () => resolve('failure'),
    })
  })

test('who writes nothing is dealt cards at once', () => {
  let isDealt = false
  checkForDanger(['', '  '], {
    onDanger: () => assert.fail(),
    onNone: () => {
      isDealt = true
    },
    onFailure: () => assert.fail(),
  })
  assert.equal(isDealt, true)
})

test('a question about a life in danger is answered with text, wherever it stands, with the operator’s helplines', async (t) => {
  const content = 'Call 12345.'
  setGlobals(t, { document: { querySelector: () => ({ content }) } })
  const paragraphs = await outcomeOf(['What helps', 'I want to kill myself'])
  assert.ok(Array.isArray(paragraphs))
  assert.ok(
    paragraphs.some((text: string) => text.includes(content)),
    paragraphs.join('\n'),
  )
})

test('without helplines of the operator it names the directory of helplines', async (t) => {
  setGlobals(t, { document: { querySelector: () => ({ content: '' }) } })
  const paragraphs = await outcomeOf(['I want to kill myself'])
  assert.match(String(paragraphs), /findahelpline\.com/)
})

test('any other question is dealt cards', async () => {
  assert.equal(await outcomeOf(['Will I find work in spring?', 'What hinders me?']), 'none')
})

test('a choice is offered its spread once the guard has read it, and not in danger', async () => {
  await loadReader()
  assert.equal(isSafeChoice('Should I take the job or stay where I am?'), true)
  assert.equal(isSafeChoice('Will I get the job?'), false)
  assert.equal(isSafeChoice('Should I kill myself or call somebody?'), false)
})
