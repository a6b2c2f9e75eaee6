import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placesOf, SPREAD_TYPES, type SpreadType } from '../../../src/tarot/spreads.ts'
import { CARD_IDS } from '../../cards/catalogue.ts'
import { bookletPages } from './booklet.ts'
import { typeset } from './page.ts'
import { LAYOUTS } from './spread-layouts.ts'
import { SPREAD_PAGES } from './spread-pages.ts'

const pages = bookletPages()

test('every section begins on the page that the contents name', () => {
  const entries = [...pages[2]!.html.matchAll(/<li>([^<]+)<span class="number">(\d+)</g)]
  assert.equal(entries.length, 8)
  for (const [, title, number] of entries) {
    assert.equal(pages[Number(number) - 1]!.section, title)
    assert.notEqual(pages[Number(number) - 2]!.section, title)
  }
})

test('the cards follow one another in the order of the deck', () => {
  const titles = pages
    .filter(({ kind }) => kind === 'card')
    .map(({ html }) => /<title id="(\w+)-title">/.exec(html)?.[1])
  assert.deepEqual(titles, CARD_IDS)
})

test('every spread is on one page', () => {
  assert.deepEqual(SPREAD_PAGES.flat().toSorted(), SPREAD_TYPES.toSorted())
})

test('a layout has a place for each card, and only a card that lies across touches another', () => {
  for (const [type, places] of Object.entries(LAYOUTS)) {
    assert.equal(places.length, placesOf(type as SpreadType).length, type)
    const apart = places.filter(([, , isAcross]) => isAcross === undefined)
    for (const [i, [x, y]] of apart.entries())
      for (const [otherX, otherY] of apart.slice(i + 1))
        assert.ok(Math.abs(x - otherX) > 0.85 || Math.abs(y - otherY) > 0.91, `${type}, ${i + 1}`)
  }
})

test('apostrophes and quotation marks are a printer’s', () => {
  assert.equal(typeset(`a finger's "width" <&>`), 'a finger’s “width” &lt;&amp;&gt;')
})
