import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { readConfig } from '../config.ts'
import { openFeedKeys } from './feed-keys.ts'

const root = mkdtempSync(join(tmpdir(), 'augury-feed-key-'))
after(() => rmSync(root, { recursive: true, force: true }))
const folder = () => mkdtempSync(join(root, 'var-'))
const SECRET = 'the-secret-of-this-installation'

function opened(environment: Record<string, string>, secret = SECRET) {
  const logged: string[] = []
  const keys = openFeedKeys(readConfig(environment), secret, ({ level, message }) =>
    logged.push(`${level}: ${message}`),
  )
  return { keys, logged }
}

test('the first start makes a key beside the secret, and every later start finds it', () => {
  const directory = folder()
  const { keys, logged } = opened({ DATA_DIR: directory })
  assert.equal(Buffer.from(keys.current, 'base64url').length, 32)
  assert.equal(keys.old, undefined)
  assert.deepEqual(readdirSync(directory), ['feed-key'])
  assert.equal(readFileSync(join(directory, 'feed-key'), 'utf8'), `${keys.current}\n`)
  assert.equal(statSync(join(directory, 'feed-key')).mode & 0o777, 0o600)
  // It does not follow from the secret: one can be changed without the other.
  assert.equal(opened({ DATA_DIR: directory }, 'another-secret-than-before').keys.current, keys.current)
  assert.deepEqual(logged, [])
})

test('FEED_KEY comes before the file, FEED_KEY_OLD stands beside either', () => {
  const directory = folder()
  const environment = { FEED_KEY: 'chosen-by-the-operator', FEED_KEY_OLD: 'chosen-a-year-before' }
  assert.deepEqual(opened({ DATA_DIR: directory, ...environment }).keys, {
    current: 'chosen-by-the-operator',
    old: 'chosen-a-year-before',
  })
  assert.deepEqual(readdirSync(directory), [])
  const { keys } = opened({ DATA_DIR: directory, FEED_KEY_OLD: 'chosen-a-year-before' })
  assert.equal(keys.old, 'chosen-a-year-before')
})

test('without a folder of its own the key follows from the secret, so copies that share it share the feeds', () => {
  const ofRedis = { REDIS_URL: 'redis://127.0.0.1', DATA_DIR: folder() }
  const { keys } = opened(ofRedis)
  assert.equal(opened(ofRedis).keys.current, keys.current)
  assert.equal(opened({ DATA_DIR: ':memory:' }).keys.current, keys.current)
  assert.notEqual(opened(ofRedis, 'another-secret-than-before').keys.current, keys.current)
  assert.notEqual(keys.current, SECRET)
  assert.deepEqual(readdirSync(ofRedis.DATA_DIR), [])
})

test('a key that cannot be saved is a warning in the log', () => {
  const directory = folder()
  writeFileSync(join(directory, 'feed-key'), 'short\n')
  const { logged } = opened({ DATA_DIR: directory })
  assert.match(logged.join(), /^warn: the key of private feeds cannot be saved/)
})
