/** The seal as docs/privacy.md describes it, opened and made by another implementation: WebCrypto. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { secrecyOf } from './secrecy.ts'

const SECRET = 'a secret of these tests'
const BIRTH = 'birth [["instant",1]]'
const TEXTS = ['', '{"a":1}', 'Grüße ☌', 'x'.repeat(10_000)]

const bytes = (text: string) => new TextEncoder().encode(text)

/** HKDF with SHA-256, no salt, and the birth as its purpose. */
async function keyFor(secret: string, birth: string) {
  const base = await crypto.subtle.importKey('raw', bytes(secret), 'HKDF', false, ['deriveKey'])
  const info = bytes(`augury reading of ${birth}`)
  const hkdf = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(0), info }
  return crypto.subtle.deriveKey(hkdf, base, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

const [NONCE, TAG] = [12, 16]

test('what is sealed can be opened with the same secret and birth, whatever the text', () => {
  for (const text of TEXTS) {
    const sealed = secrecyOf(SECRET).sealFor(BIRTH).close(text)
    assert.equal(secrecyOf(SECRET).sealFor(BIRTH).open(sealed), text)
  }
})

test('a sealed text is AES-256-GCM: a nonce of 12 bytes, a tag of 16, and the text, in base64', async () => {
  const key = await keyFor(SECRET, BIRTH)
  const seal = secrecyOf(SECRET).sealFor(BIRTH)
  for (const text of TEXTS) {
    const sealed = Buffer.from(seal.close(text), 'base64')
    assert.equal(sealed.length, NONCE + TAG + bytes(text).length)
    const [iv, tag, body] = [
      sealed.subarray(0, NONCE),
      sealed.subarray(NONCE, NONCE + TAG),
      sealed.subarray(NONCE + TAG),
    ]
    const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, Buffer.concat([body, tag]))
    assert.equal(new TextDecoder().decode(opened), text)

    const own = crypto.getRandomValues(new Uint8Array(NONCE))
    const closed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv: own }, key, bytes(text)))
    const parts = [own, closed.subarray(-TAG), closed.subarray(0, -TAG)]
    assert.equal(seal.open(Buffer.concat(parts).toString('base64')), text)
  }
})

test('no nonce is used twice', () => {
  const seal = secrecyOf(SECRET).sealFor(BIRTH)
  const sealed = Array.from({ length: 100 }, () => seal.close('the same text').slice(0, 16))
  assert.equal(new Set(sealed).size, 100)
})

test('another birth or another secret opens nothing, nor does a text in which one byte is another or missing', () => {
  const sealed = secrecyOf(SECRET).sealFor(BIRTH).close('{"text":"a day"}')
  assert.throws(() => secrecyOf(SECRET).sealFor('birth [["instant",2]]').open(sealed))
  assert.throws(() => secrecyOf('another secret of ours').sealFor(BIRTH).open(sealed))
  const whole = Buffer.from(sealed, 'base64')
  const open = (changed: Buffer) => secrecyOf(SECRET).sealFor(BIRTH).open(changed.toString('base64'))
  for (let at = 0; at < whole.length; at++) {
    const changed = Buffer.from(whole)
    changed[at]! ^= 1
    assert.throws(() => open(changed), `byte ${at}`)
    assert.throws(() => open(whole.subarray(0, at)), `the first ${at} bytes`)
  }
})
