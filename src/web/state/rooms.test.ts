import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SIGNS } from '../../sky/zodiac.ts'
import { DECK } from '../../tarot/deck.ts'
import { addressOf, parseAddress, ROOMS, type Room } from './rooms.ts'

const read = (address: string) => {
  const [path = '', hash] = address.replace(/^\.\//, '').split('#')
  return parseAddress(path, hash === undefined ? '' : `#${hash}`)
}

test('the rooms are named in the order of the navigation', () => {
  assert.deepEqual(ROOMS, [
    'today',
    'spread',
    'sky',
    'month',
    'chart',
    'day',
    'ahead',
    'together',
    'deck',
    'journal',
  ])
})

test('a room and its query are written to an address and read back', () => {
  const queries: [Room, Record<string, string>][] = [
    ['spread', { spread: 'single', seed: 'a&b=c ?#é/%' }],
    ['sky', { sign: 'leo', style: 'brief' }],
    ['deck', { card: 'ar00' }],
    ['month', { month: '2026-11', day: '2026-11-24' }],
  ]
  for (const [room, query] of queries) {
    const { room: named, params } = read(addressOf(room, new URLSearchParams(query)))
    assert.equal(named, room)
    assert.deepEqual(Object.fromEntries(params), query)
  }
  for (const room of ROOMS) assert.equal(read(addressOf(room)).room, room)
  assert.equal(addressOf('today'), './')
  assert.equal(addressOf('spread'), 'draw')
  assert.equal(
    addressOf('sky', new URLSearchParams({ sign: 'leo', date: '2026-03-22' })),
    'sky/leo#date=2026-03-22',
  )
})

test('links of the page that was one document open the rooms of today', () => {
  const { room, params } = read('#sky?sign=leo&style=poetic')
  assert.deepEqual([room, params.get('sign'), params.get('style')], ['sky', 'leo', 'poetic'])
  assert.equal(read('#chart').room, 'chart')
})

test('links from the time when the cards were the first room still lay them', () => {
  const { room, params } = read('#spread=celtic_cross&seed=mira')
  assert.deepEqual([room, params.get('spread'), params.get('seed')], ['spread', 'celtic_cross', 'mira'])
  assert.equal(read('#anything=else').room, 'today')
})

test('a shared address opens the draw or the day it names', () => {
  const draw = read('r/celtic_cross/it%27s%20mine')
  assert.deepEqual(
    [draw.room, draw.params.get('spread'), draw.params.get('seed')],
    ['spread', 'celtic_cross', "it's mine"],
  )
  const day = read('day/leo/2026-03-21')
  assert.deepEqual([day.room, day.params.get('sign'), day.params.get('date')], ['sky', 'leo', '2026-03-21'])
})

test('every sign and every card has an address, and no other name', () => {
  for (const sign of SIGNS) assert.equal(read(`sky/${sign}`).room, 'sky')
  for (const { id } of DECK) assert.equal(read(`deck/${id}`).room, 'deck', id)
  for (const path of ['sky/ophiuchus', 'deck/ar22', 'deck/wa01', 'deck/xxac', 'nothing', 'sky/leo/'])
    assert.equal(read(path).room, undefined, path)
})

test('other addresses of the service are not rooms, and a broken one is no error', () => {
  assert.equal(read('docs/').room, undefined)
  assert.equal(read('v1/openapi.json').room, undefined)
  assert.equal(read('sky/%E0%A4%A').room, undefined)
})
