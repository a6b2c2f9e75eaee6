import assert from 'node:assert/strict'
import { test } from 'node:test'
import { feedSealOf } from './feed-seal.ts'

const KEY = 'a key of the first years, no longer used'
const NEW_KEY = 'the key that followed it, used from now on'
const TEXT = '1|1985-11-02 06:40:00|America/Lima|-12.05|-77.05'
const seal = feedSealOf({ current: KEY })

test('what was sealed can be opened, and cannot be read', () => {
  const token = seal.close(TEXT)
  assert.match(token, /^[\w-]+$/)
  assert.equal(seal.open(token)!.text, TEXT)
  const bytes = Buffer.from(token, 'base64url').toString('latin1')
  assert.doesNotMatch(bytes, /1985|Lima|12\.05/)
})

test('the same text has the same token, another text another nonce', () => {
  assert.equal(seal.close(TEXT), seal.close(TEXT))
  const nonce = (token: string) => Buffer.from(token, 'base64url').subarray(0, 12).toString('hex')
  assert.notEqual(nonce(seal.close(TEXT)), nonce(seal.close(`${TEXT} `)))
})

test('a token in which any one character is changed opens nothing', () => {
  const token = seal.close(TEXT)
  for (let i = 0; i < token.length; i++) {
    const changed = token.slice(0, i) + (token[i] === 'A' ? 'B' : 'A') + token.slice(i + 1)
    assert.equal(seal.open(changed), undefined, `character ${i}`)
  }
})

test('what is cut, longer, empty, spelled in another way or under a foreign key opens nothing', () => {
  const token = seal.close(TEXT)
  const foreign = feedSealOf({ current: NEW_KEY }).close(TEXT)
  const respelled = Buffer.from(token, 'base64url').toString('base64')
  for (const wrong of [
    '',
    'A',
    'broken',
    token.slice(0, -4),
    `${token}AAAA`,
    foreign,
    respelled,
    `${token}.`,
  ])
    assert.equal(seal.open(wrong), undefined, wrong)
  // No more than a nonce and a tag: the seal of an empty text is nobody's either.
  assert.equal(seal.open(seal.close('')), undefined)
})

test('the old key opens what it has sealed, and seals nothing new', () => {
  const token = seal.close(TEXT)
  const moving = feedSealOf({ current: NEW_KEY, old: KEY })
  assert.equal(moving.open(token)!.text, TEXT)
  assert.equal(seal.open(moving.close(TEXT)), undefined)
  assert.equal(feedSealOf({ current: NEW_KEY }).open(token), undefined)
})

test('a UID is the same for the same feed and event, also while the key is the old one, and different for any other', () => {
  const { uid } = seal.open(seal.close(TEXT))!
  const name = 'saturn-square-natal-moon 2026-12-05 exact 1'
  assert.equal(seal.open(seal.close(TEXT))!.uid(name), uid(name))
  assert.equal(feedSealOf({ current: NEW_KEY, old: KEY }).open(seal.close(TEXT))!.uid(name), uid(name))
  assert.notEqual(uid(`${name}0`), uid(name))
  assert.notEqual(seal.open(seal.close(`${TEXT}0`))!.uid(name), uid(name))
  const other = feedSealOf({ current: NEW_KEY })
  assert.notEqual(other.open(other.close(TEXT))!.uid(name), uid(name))
})
