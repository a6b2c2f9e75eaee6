import assert from 'node:assert/strict'
import { hash } from 'node:crypto'
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { pino } from 'pino'
import { until } from '../../test/until.ts'
import { LIMIT_LIST, limitsFrom } from '../api/limits.ts'
import { ConfigError, type LimitSettings } from '../config.ts'
import { isKeyHolder, isSite, siteOf } from '../store/counters/counters.ts'
import { ApiKeys, sentKey } from './api-keys.ts'
import { apiKeysIn } from './api-keys-file.ts'

const digestOf = (key: string) => hash('sha256', key)
const limitsOf = (given: LimitSettings) => limitsFrom(given, LIMIT_LIST, 'limits')
const read = (entries: unknown) => apiKeysIn(JSON.stringify(entries), limitsOf)

const APP = { name: 'app', sha256: digestOf('open-sesame') }

const folder = mkdtempSync(join(tmpdir(), 'augury-keys-'))
after(() => rmSync(folder, { recursive: true }))

/** Keys in a file of their own, and what was logged about them. */
function keysIn(name: string, entries: unknown) {
  const file = join(folder, name)
  const lines: string[] = []
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })
  const write = (text: string) => {
    // As an editor or a cluster does it: another file in its place.
    writeFileSync(`${file}.new`, text)
    renameSync(`${file}.new`, file)
  }
  write(JSON.stringify(entries))
  return { keys: new ApiKeys({ file, limitsOf, log }), write, lines }
}

test('a key has its own limits in the groups that its entry names, and those of the service in the others', () => {
  const [plain, own, free] = read([
    APP,
    { name: 'shop', sha256: digestOf('b'), limits: 'natalChart=100/5000' },
    { name: 'free', sha256: digestOf('c'), limits: 'off' },
  ])
  assert.deepEqual(plain!.limits, LIMIT_LIST)
  const natal = LIMIT_LIST.findIndex(({ group }) => group === 'natalChart')
  assert.deepEqual(own!.limits[natal], { group: 'natalChart', perMinute: 100, perDay: 5000 })
  assert.deepEqual(own!.limits.toSpliced(natal, 1), LIMIT_LIST.toSpliced(natal, 1))
  assert.deepEqual(
    [plain, own, free].map((key) => key!.isNeverRefused),
    [false, false, true],
  )
})

test('a key is counted by its name, and is neither an address nor a /48', () => {
  const [app, again, other] = read([
    APP,
    { ...APP, sha256: digestOf('the next one') },
    { name: 'other', sha256: digestOf('b') },
  ])
  assert.deepEqual(app!.client, again!.client)
  assert.notDeepEqual(app!.client, other!.client)
  for (const { client } of [app!, other!]) {
    assert.ok(isKeyHolder(client))
    assert.equal(isSite(client), false)
    assert.equal(siteOf(client), undefined)
  }
  assert.equal(isKeyHolder({ high: 0xffff_ffff, low: 1 }), false, 'an IPv4 address')
})

const WRONG: Record<string, { text: string; says: RegExp }> = {
  'no JSON': { text: `[{"name": "app", "sha256": "${APP.sha256}"`, says: /the file is not valid JSON/ },
  'no list': { text: JSON.stringify(APP), says: /the file is not a list/ },
  'no object': { text: '["app"]', says: /entry 1: not an object/ },
  'a name with a quote': { text: JSON.stringify([APP, { ...APP, name: 'a"b' }]), says: /entry 2: name must/ },
  'the key itself': {
    text: JSON.stringify([{ ...APP, sha256: 'open-sesame' }]),
    says: /entry 1: sha256 must have 64 hexadecimal digits/,
  },
  'another member': { text: JSON.stringify([{ ...APP, limit: 'off' }]), says: /other members than name/ },
  'limits of another kind': { text: JSON.stringify([{ ...APP, limits: 5 }]), says: /limits must be a text/ },
  'a group that does not exist': {
    text: JSON.stringify([{ ...APP, limits: 'natal=5' }]),
    says: /entry 1: .* no group "natal"/,
  },
  'the same key twice': {
    text: JSON.stringify([APP, { name: 'b', sha256: APP.sha256.toUpperCase() }]),
    says: /two entries have the same sha256/,
  },
}

for (const [what, { text, says }] of Object.entries(WRONG))
  test(`a file with ${what} is refused, and the message quotes neither key nor digest`, () => {
    assert.throws(
      () => apiKeysIn(text, limitsOf),
      (error: Error) => {
        assert.ok(error instanceof ConfigError)
        assert.match(error.message, /^API_KEYS_FILE takes /)
        assert.match(error.message, says)
        assert.doesNotMatch(error.message, /sesame|[0-9a-f]{8}/i)
        return true
      },
    )
  })

test('each of a thousand keys is found by its digest, and no other text is taken for a key', () => {
  const many = Array.from({ length: 1000 }, (_, n) => ({ name: `app${n}`, sha256: digestOf(`key ${n}`) }))
  const { keys } = keysIn('many.json', many)
  for (const n of [0, 500, 999]) assert.equal(keys.find(`key ${n}`)?.name, `app${n}`)
  for (const wrong of ['', 'key', 'key 1000', 'KEY 1', many[0]!.sha256])
    assert.equal(keys.find(wrong), undefined, wrong)
})

test('a connection may change its key, and loses it when the file does', () => {
  const { keys, write } = keysIn('connection.json', [APP, { name: 'other', sha256: digestOf('another') }])
  const connection = {}
  const nameFor = (sent: string) => keys.find(sent, connection)?.name
  assert.deepEqual(['open-sesame', 'open-sesame', 'another', 'wrong', 'open-sesame'].map(nameFor), [
    'app',
    'app',
    'other',
    undefined,
    'app',
  ])
  write('[]')
  keys.readAgain()
  assert.equal(nameFor('open-sesame'), undefined)
})

test('a key outside ASCII is compared by its UTF-8 bytes, as on the command line', () => {
  const { keys } = keysIn('umlaut.json', [{ name: 'app', sha256: digestOf('schlüssel') }])
  assert.equal(keys.find(Buffer.from('schlüssel').toString('latin1'))?.name, 'app')
})

test('a key is sent as X-API-Key or as a bearer; other schemes are not ours', () => {
  assert.equal(sentKey({}), undefined)
  assert.equal(sentKey({ 'x-api-key': 'a' }), 'a')
  assert.equal(sentKey({ 'x-api-key': '' }), '')
  assert.equal(sentKey({ authorization: 'bearer  b' }), 'b')
  assert.equal(sentKey({ 'x-api-key': 'a', authorization: 'Bearer b' }), 'a')
  assert.equal(sentKey({ authorization: 'Basic YTpi' }), undefined)
})

test('a file of keys that is missing at the start is an error', () => {
  const file = join(folder, 'missing.json')
  assert.throws(() => new ApiKeys({ file, limitsOf, log: pino({ level: 'silent' }) }), {
    message: /^API_KEYS_FILE takes .*; it cannot be read \(ENOENT\)\.$/,
  })
})

test('a new version of the file replaces the keys; one that cannot be used is logged, and the old keys stay', () => {
  const { keys, write, lines } = keysIn('again.json', [APP])
  write(JSON.stringify([{ name: 'app', sha256: digestOf('another') }]))
  keys.readAgain()
  assert.equal(keys.find('open-sesame'), undefined)
  assert.equal(keys.find('another')?.name, 'app')
  write('[{"name": "app", "sha256": "open-sesame"}]')
  keys.readAgain()
  assert.equal(keys.find('another')?.name, 'app')
  rmSync(join(folder, 'again.json'))
  keys.readAgain()
  assert.equal(keys.find('another')?.name, 'app')
  const [, broken, gone] = lines.map((line) => JSON.parse(line))
  assert.match(broken.reason, /sha256 must have/)
  assert.match(gone.reason, /ENOENT/)
  assert.doesNotMatch(lines.join(), /sesame/)
})

test('a change of the file is noticed, once', async () => {
  const { keys, write, lines } = keysIn('watched.json', [APP])
  keys.reloadOnChange(20)
  after(() => keys.close())
  write('[]')
  await until('the key is gone', async () => keys.find('open-sesame') === undefined)
  const other = keysIn('other.json', [APP])
  other.keys.reloadOnChange(20)
  after(() => other.keys.close())
  for (let n = 0; n < 3; n++) {
    other.write(`[${' '.repeat(n)}]`)
    await until('the other is read again', () => other.lines.length > n)
  }
  assert.equal(lines.length, 1, 'while the other was read three times')
})

test('by default the file of keys is checked every two seconds', (t) => {
  const { keys } = keysIn('timed.json', [APP])
  t.after(() => keys.close())
  const timer = t.mock.method(globalThis, 'setInterval')
  keys.reloadOnChange()
  assert.deepEqual(
    timer.mock.calls.map(({ arguments: [, ms] }) => ms),
    [2000],
  )
})
