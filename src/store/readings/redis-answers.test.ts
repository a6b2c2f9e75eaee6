/** What Redis is asked for readings, and what its answers mean. Redis is a fake. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { crc32 } from 'node:zlib'
import { redisStore } from './redis.ts'

const NOW = 5_000_000
const [READING, LEASE, TALLY] = ['augury:reading:{k}', 'augury:lease:{k}', 'augury:tally:{k}']
const stored = (value: string) => `${crc32(value).toString(16)}:${value}`

function faked(...answers: unknown[]) {
  /** The key that says which server is asked; the command, without the script; and its words. */
  const sent: unknown[][] = []
  const client = {
    isOpen: true,
    destroy() {},
    send: async (key: string, [command, ...words]: readonly string[]) => {
      sent.push([key, command, ...words.slice(command === 'EVALSHA' ? 1 : 0)])
      return answers.length > 1 ? answers.shift() : answers[0]
    },
  }
  return {
    sent,
    store: redisStore(
      () => client,
      () => NOW,
    ),
  }
}

test('a reading and its lease are asked for in one step', async () => {
  const { sent, store } = faked([stored('a reading'), 700])
  assert.deepEqual(await store.readOrLease('k', 'me', 900), { value: 'a reading', expiresAt: NOW + 700 })
  assert.deepEqual(sent, [[READING, 'EVALSHA', '2', READING, LEASE, 'me', '900']])
  assert.equal(await faked(1).store.readOrLease('k', 'me', 900), 'leased')
  assert.equal(await faked(0).store.readOrLease('k', 'me', 900), 'taken')
})

test('a reading that is not what was written is deleted, and asked for once more', async () => {
  const wrong = [`0${stored('a reading')}`, 700]
  const { sent, store } = faked(wrong, 1, 0)
  assert.equal(await store.readOrLease('k', 'me', 900), 'taken')
  assert.deepEqual(
    sent.map(([key, command]) => [key, command]),
    [
      [READING, 'EVALSHA'],
      [READING, 'DEL'],
      [READING, 'EVALSHA'],
    ],
  )
  assert.deepEqual(sent[1], [READING, 'DEL', READING])
  assert.deepEqual(await faked(wrong, 1, [stored('anew'), 5]).store.readOrLease('k', 'me', 900), {
    value: 'anew',
    expiresAt: NOW + 5,
  })
  assert.equal(await faked(wrong, 1, 1).store.readOrLease('k', 'me', 900), 'leased')
  assert.equal(await faked(wrong).store.readOrLease('k', 'me', 900), 'leased', 'and is not served')
})

test('a reading may hold colons, or nothing', async () => {
  for (const value of ['', ':', 'a:b:c', '{"text":"☾"}'])
    assert.deepEqual(await faked([stored(value), 1]).store.readOrLease('k', 'me', 900), {
      value,
      expiresAt: NOW + 1,
    })
})

test('a reading is written with its checksum and ends its lease, after whole milliseconds', async () => {
  const { sent, store } = faked(null)
  assert.deepEqual(await store.write('k', 'a reading', 700.2), { value: 'a reading', expiresAt: NOW + 700.2 })
  assert.deepEqual(sent, [[READING, 'EVALSHA', '2', READING, LEASE, stored('a reading'), '701', '']])
})

test('an entry that stays is the answer to a write; one that may be replaced is named with its checksum', async () => {
  const { sent, store } = faked([stored('theirs'), 500])
  assert.deepEqual(await store.write('k', 'ours', 700, { replaces: 'of no use' }), {
    value: 'theirs',
    expiresAt: NOW + 500,
  })
  assert.deepEqual(sent, [
    [READING, 'EVALSHA', '2', READING, LEASE, stored('ours'), '700', stored('of no use')],
  ])
})

test('an entry that is not what was written does not stay', async () => {
  const damaged = `0${stored('theirs')}`
  const { sent, store } = faked([damaged, 500], null)
  assert.equal((await store.write('k', 'ours', 700)).value, 'ours')
  assert.equal(sent[1]!.at(-1), damaged)
})

test('a use of a reading is noted in Redis with TOUCH', async () => {
  const { sent, store } = faked(1)
  await store.touch('k')
  assert.deepEqual(sent, [[READING, 'TOUCH', READING]])
})

test('a lease is taken, and given back, by its token', async () => {
  const { sent, store } = faked(1, 0, 1)
  assert.equal(await store.lease('k', 'me', 900), true)
  assert.equal(await store.lease('k', 'me', 900), false)
  await store.release('k', 'me')
  assert.deepEqual(sent, [
    [LEASE, 'EVALSHA', '1', LEASE, 'me', '900'],
    [LEASE, 'EVALSHA', '1', LEASE, 'me', '900'],
    [LEASE, 'EVALSHA', '1', LEASE, 'me'],
  ])
})

test('a tally is the server’s count', async () => {
  const { sent, store } = faked(7)
  assert.equal(await store.tally('k', 900), 7)
  assert.deepEqual(sent, [[TALLY, 'EVALSHA', '1', TALLY, '900']])
})
