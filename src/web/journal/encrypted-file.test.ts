import assert from 'node:assert/strict'
import { createDecipheriv, pbkdf2Sync } from 'node:crypto'
import { test } from 'node:test'
import { setGlobals } from '../../../test/browser-globals.ts'
import {
  canEncrypt,
  encryptedFileOf,
  isEncrypted,
  MIN_PASSPHRASE,
  readEncryptedFile,
} from './encrypted-file.ts'
import { fileOf, newEntry, type StoredEntry } from './entries.ts'

const draft = { title: 'A day', question: 'Ça va? “…”', text: 'Go.', cards: [], address: 'sky/leo' }
const entry: StoredEntry = { ...newEntry(draft, '2026-11-18T10:00:00Z'), note: '星 '.repeat(9000) }
const PASSPHRASE = 'café at nine'
const file = await encryptedFileOf(fileOf([entry]), PASSPHRASE)

test('an encrypted journal is opened by its passphrase, and nothing of it can be read before', async () => {
  assert.equal(isEncrypted(file), true)
  assert.equal(isEncrypted(fileOf([entry])), false)
  assert.doesNotMatch(file, /A day|Ça va|sky\/leo|星/)
  assert.deepEqual(await readEncryptedFile(file, PASSPHRASE), { entries: [entry], fault: undefined })
})

test('an accent that another device writes as two letters is the same accent', async () => {
  const decomposed = PASSPHRASE.normalize('NFD')
  assert.notEqual(decomposed, PASSPHRASE)
  assert.deepEqual((await readEncryptedFile(file, decomposed)).entries, [entry])
})

test('a wrong passphrase, and a file that was changed, open nothing', async () => {
  const { data, ...rest } = JSON.parse(file)
  const changed = JSON.stringify({ ...rest, data: `${data.startsWith('A') ? 'B' : 'A'}${data.slice(1)}` })
  for (const [text, passphrase] of [
    [file, 'cafe at nine'],
    [file, ''],
    [changed, PASSPHRASE],
  ] as const)
    assert.deepEqual(await readEncryptedFile(text, passphrase), {
      entries: [],
      fault: { kind: 'passphrase' },
    })
})

test('half a file is damaged, a file of a later version is recognised, and one that would take minutes is refused', async () => {
  const found = JSON.parse(file)
  for (const [text, kind] of [
    [file.slice(0, file.length / 2), 'unreadable'],
    [JSON.stringify({ ...found, data: 7 }), 'unreadable'],
    [JSON.stringify({ kind: found.kind, version: 1 }), 'unreadable'],
    [JSON.stringify({ ...found, key: { ...found.key, iterations: 5_000_001 } }), 'unreadable'],
    [JSON.stringify({ kind: found.kind, version: 2 }), 'newer'],
  ] as const)
    assert.deepEqual(await readEncryptedFile(text, PASSPHRASE), { entries: [], fault: { kind } }, text)
})

test('no two files share salt or nonce', async () => {
  const [one, other] = [JSON.parse(file), JSON.parse(await encryptedFileOf('', PASSPHRASE))]
  assert.notEqual(one.key.salt, other.key.salt)
  assert.notEqual(one.cipher.nonce, other.cipher.nonce)
})

test('the format is PBKDF2 with 600,000 rounds and AES-256-GCM, as another program reads it', () => {
  const { version, key, cipher, data } = JSON.parse(file)
  assert.equal(version, 1)
  assert.equal(key.iterations, 600_000)
  const bytes = (text: string) => Buffer.from(text, 'base64')
  const secret = pbkdf2Sync(PASSPHRASE.normalize('NFKC'), bytes(key.salt), key.iterations, 32, 'sha256')
  const opened = createDecipheriv('aes-256-gcm', secret, bytes(cipher.nonce))
  opened.setAAD(Buffer.from('augury-encrypted-journal 1'))
  opened.setAuthTag(bytes(data).subarray(-16))
  const text = opened.update(bytes(data).subarray(0, -16), undefined, 'utf8') + opened.final('utf8')
  assert.equal(text, fileOf([entry]))
})

test('a journal is encrypted only where the browser can, with a passphrase of eight characters or more', (t) => {
  assert.equal(canEncrypt(), true)
  assert.equal(MIN_PASSPHRASE, 8)
  setGlobals(t, { crypto: {} })
  assert.equal(canEncrypt(), false)
  setGlobals(t, { crypto: undefined })
  assert.equal(canEncrypt(), false)
})

test('a file without rounds, or with a part of one, is unreadable', async () => {
  const found = JSON.parse(file)
  for (const iterations of [0, 1.5, '600000'])
    assert.deepEqual(
      await readEncryptedFile(JSON.stringify({ ...found, key: { ...found.key, iterations } }), PASSPHRASE),
      { entries: [], fault: { kind: 'unreadable' } },
    )
  for (const text of [
    JSON.stringify({ ...found, kind: 'another' }),
    JSON.stringify({ ...found, version: 1.5 }),
    JSON.stringify({ ...found, key: { ...found.key, salt: 1 } }),
    JSON.stringify({ ...found, cipher: { ...found.cipher, nonce: null } }),
  ])
    assert.equal((await readEncryptedFile(text, PASSPHRASE)).fault?.kind, 'unreadable', text)
})

test('salt and nonce are as long as the standards want them', () => {
  const { key, cipher } = JSON.parse(file)
  const lengthOf = (text: string) => Buffer.from(text, 'base64').length
  assert.deepEqual([lengthOf(key.salt), lengthOf(cipher.nonce)], [16, 12])
  assert.deepEqual([key.name, key.hash, cipher.name], ['PBKDF2', 'SHA-256', 'AES-GCM'])
})

test('the key cannot be taken out of the browser', async (t) => {
  const { mock } = t.mock.method(crypto.subtle, 'deriveKey')
  await encryptedFileOf('', PASSPHRASE)
  assert.equal(mock.calls[0]!.arguments[3], false)
})
