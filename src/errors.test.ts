import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { ERROR_CODES, excerpt, invalid, ServiceError, withoutSecrets } from './errors.ts'

test('the codes are those that the sources throw, each once', () => {
  const tables = ['src/errors.ts', 'src/api/error-responses.ts']
  const sources = globSync('src/**/*.ts')
    .filter((file) => !file.endsWith('.test.ts') && !tables.includes(file))
    .map((file) => readFileSync(file, 'utf8'))
  const thrown = sources.flatMap((source) =>
    [...source.matchAll(/new ServiceError\(\s*'([A-Z_]+)'/g)].map(([, code]) => code!),
  )
  for (const code of thrown) assert.ok((ERROR_CODES as readonly string[]).includes(code), code)
  for (const code of ERROR_CODES)
    assert.ok(
      sources.some((source) => source.includes(`'${code}'`)),
      code,
    )
  assert.equal(new Set(ERROR_CODES).size, ERROR_CODES.length)
})

test('a mistake is one of value unless it is said to be one of shape', () => {
  assert.equal(new ServiceError('INVALID_TIMEZONE', 'no such zone').kind, 'value')
  assert.equal(new ServiceError('INVALID_DATE_FORMAT', 'not a date', {}, 'shape').kind, 'shape')
})

test('an error says what it is, for those who read it in a log', () => {
  const error = new ServiceError('NOT_FOUND', 'There is nothing.', { path: '/' })
  assert.equal(String(error), 'ServiceError: There is nothing.')
  assert.deepEqual([error.code, error.details], ['NOT_FOUND', { path: '/' }])
  assert.deepEqual(new ServiceError('NOT_FOUND', '').details, {})
})

test('an excerpt holds at most 64 code points and never half of one', () => {
  assert.equal(excerpt('Europe/Berlin'), 'Europe/Berlin')
  assert.equal(excerpt('x'.repeat(65)), 'x'.repeat(64))
  assert.equal(excerpt('🜨'.repeat(100)), '🜨'.repeat(64))
  assert.equal(excerpt(`x${'🜨'.repeat(100)}`), `x${'🜨'.repeat(63)}`)
})

test('a secret is taken out of a text, however it is spelled there', () => {
  const secret = 'pa"ss wörd/1234'
  const spellings = [
    secret,
    encodeURIComponent(secret),
    JSON.stringify(secret).slice(1, -1),
    Buffer.from(secret).toString('base64'),
  ]
  for (const spelled of spellings) {
    const clean = withoutSecrets(`key ${spelled} is wrong, ${spelled}!`, [secret])
    assert.match(clean, /^key \[secret\]=* is wrong, \[secret\]=*!$/, spelled)
  }
  assert.equal(withoutSecrets('one and two', ['one', 'two']), '[secret] and [secret]')
  assert.equal(withoutSecrets('nothing to hide'), 'nothing to hide')
})

test('a secret that was cut short is known by its first twelve characters, to the next space', () => {
  const secret = 'abcdefghijklm'
  assert.equal(withoutSecrets('key abcdefghijkl… is wrong', [secret]), 'key [secret] is wrong')
  assert.equal(withoutSecrets('key abcdefghijk… is wrong', [secret]), 'key abcdefghijk… is wrong')
  // One of twelve characters has to stand there whole.
  assert.equal(withoutSecrets('key abcdefghijklmn', ['abcdefghijkl']), 'key [secret]mn')
  assert.equal(withoutSecrets('a.cdefghijkl', ['a.cdefghijklm']), '[secret]')
  assert.equal(withoutSecrets('abcdefghijkl', ['a.cdefghijklm']), 'abcdefghijkl')
})

test('a text from elsewhere is cut after 2,048 characters', () => {
  assert.equal(withoutSecrets('x'.repeat(2048)), 'x'.repeat(2048))
  assert.equal(withoutSecrets('x'.repeat(2049)), `${'x'.repeat(2048)}…`)
})

const issues = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ path: `cards[${n}]`, message: `Card ${n} is wrong.` }))

test('the message of an error has three mistakes and how many more there are, and its details have all', () => {
  const cases: [number, string][] = [
    [1, 'Card 0 is wrong.'],
    [3, 'Card 0 is wrong. Card 1 is wrong. Card 2 is wrong.'],
    [4, 'Card 0 is wrong. Card 1 is wrong. Card 2 is wrong. And 1 more.'],
    [9, 'Card 0 is wrong. Card 1 is wrong. Card 2 is wrong. And 6 more.'],
  ]
  for (const [count, message] of cases) {
    const error = invalid(issues(count))
    assert.deepEqual(
      [error.code, error.message, error.kind, error.details],
      ['VALIDATION_ERROR', message, 'value', { issues: issues(count) }],
    )
  }
  assert.equal(invalid(issues(1), 'shape').kind, 'shape')
  assert.match(invalid(issues(20), 'shape', 25).message, /And 22 more\.$/)
})
