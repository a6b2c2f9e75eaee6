import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setGlobals } from '../../../test/browser-globals.ts'
import { linkTo, linkToDay, linkToDraw, pictureOfDraw, shownAddress } from './address.ts'

/** Behind a proxy, in a room that is a folder deeper than the page. */
const inBrowser = (t: TestContext, href = 'https://example.org/tarot/sky/leo#style=brief') =>
  setGlobals(t, { document: { baseURI: 'https://example.org/tarot/' }, location: { href } })

const draw = (query: string) => linkToDraw(new URLSearchParams(query))

test('a link to a room is below the page’s own folder', (t) => {
  inBrowser(t)
  assert.equal(linkTo('today'), 'https://example.org/tarot/')
  assert.equal(linkTo('month'), 'https://example.org/tarot/month')
  assert.equal(
    linkTo('sky', new URLSearchParams({ sign: 'leo', date: '2026-11-18' })),
    'https://example.org/tarot/sky/leo#date=2026-11-18',
  )
})

test('a draw is shared by an address that the server knows, with its theme', (t) => {
  inBrowser(t)
  assert.equal(
    draw('spread=celtic_cross&seed=quiet river'),
    'https://example.org/tarot/r/celtic_cross/quiet%20river',
  )
  assert.equal(
    draw('spread=single&seed=mira&theme=love'),
    'https://example.org/tarot/r/single/mira?theme=love',
  )
})

test('cards drawn by hand, places of one’s own and a seed that no path can carry stay in the fragment', (t) => {
  inBrowser(t)
  for (const [query, link] of [
    ['spread=single&card=The Fool', '#spread=single&card=The+Fool'],
    ['spread=custom_spread&seed=a&place=Here', '#spread=custom_spread&seed=a&place=Here'],
    ['spread=single&seed=..', '#spread=single&seed=..'],
    ['spread=single&seed=', '#spread=single&seed='],
  ] as const)
    assert.equal(draw(query), `https://example.org/tarot/draw${link}`)
})

test('a day is shared with its date', (t) => {
  inBrowser(t)
  assert.equal(linkToDay('leo', '2026-11-18'), 'https://example.org/tarot/day/leo/2026-11-18')
})

test('what is shown is read from the address, and no other site’s address is a room', (t) => {
  inBrowser(t)
  const shown = () => {
    const { room, params } = shownAddress()
    return [room, params.toString()]
  }
  assert.deepEqual(shown(), ['sky', 'sign=leo&style=brief'])
  inBrowser(t, 'https://example.org/other/month')
  assert.deepEqual(shown(), [undefined, ''])
})

test('a draw has pictures to share where it has an address, and cards drawn by hand have none', (t) => {
  inBrowser(t)
  const picture = (query: string) => pictureOfDraw(new URLSearchParams(query), 'story')
  assert.equal(
    picture('spread=yes_no&seed=mira&theme=love'),
    'https://example.org/tarot/r/yes_no/mira.png?format=story',
  )
  assert.equal(picture('spread=single&seed=mira&card=Tower'), undefined)
})
