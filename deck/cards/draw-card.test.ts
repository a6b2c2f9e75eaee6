import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Resvg } from '@resvg/resvg-js'
import { faultInXml } from '../../test/well-formed.ts'
import { CARD_FACES, CARD_IDS } from './catalogue.ts'
import { drawBack } from './draw-back.ts'
import { describeCard, drawCard } from './draw-card.ts'
import { cup } from './emblems.ts'
import { TITLE, TITLE_ROOM } from './frame.ts'
import { TONES } from './kit/palette.ts'
import { inTenths } from './kit/tenths.ts'
import { widthOf } from './lettering.ts'

const deck = new Map(CARD_IDS.map((id) => [id, drawCard(id)]))
const all = [...deck.entries(), ['back', drawBack()] as const]
const idsIn = (svg: string) => Array.from(svg.matchAll(/ id="([^"]*)"/g), ([, id]) => id!)

test('every card and the back is well-formed XML that a renderer reads', () => {
  for (const [id, svg] of all) {
    assert.equal(faultInXml(svg), undefined, id)
    const image = new Resvg(svg, {
      font: { loadSystemFonts: false },
      fitTo: { mode: 'width', value: 60 },
    }).render()
    assert.deepEqual([image.width, image.height], [60, 104], id)
  }
})

test('the checker itself finds what is wrong with XML', () => {
  const faults = [
    '<a><b></a></b>',
    '<a x="1" x="2"/>',
    '<a x=1/>',
    '<a>&nbsp;</a>',
    '<a/><b/>',
    '<a>',
    '<a x="<"/>',
  ]
  for (const text of faults) assert.notEqual(faultInXml(text), undefined, text)
  assert.equal(faultInXml('<a x="1"><b/>text &amp; more</a>'), undefined)
})

test('a card is at most 40 kB and the deck at most 2 MB', (t) => {
  const sizes = all.map(([id, svg]) => ({ id, bytes: Buffer.byteLength(svg) }))
  for (const { id, bytes } of sizes) assert.ok(bytes <= 40_000, `${id} has ${bytes} bytes`)
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0)
  t.diagnostic(`largest ${Math.max(...sizes.map(({ bytes }) => bytes))}, all ${total} bytes`)
  assert.ok(total <= 2_000_000, `${total} bytes`)
})

test('ids never collide when all cards are inlined in one page, and each reference finds its id', () => {
  const ids = all.flatMap(([, svg]) => idsIn(svg))
  assert.equal(new Set(ids).size, ids.length)
  for (const [id, svg] of all) {
    const own = idsIn(svg)
    const labels = svg.match(/aria-labelledby="([^"]*)"/)![1]!.split(' ')
    const clips = Array.from(svg.matchAll(/url\(#([^)]*)\)/g), ([, target]) => target!)
    for (const target of [...labels, ...clips]) assert.ok(own.includes(target), `${id}: ${target}`)
  }
})

test('the same card twice in a page is kept apart by a prefix', () => {
  const [first, second] = [drawCard('cu05', { idPrefix: 'left-' }), drawCard('cu05', { idPrefix: 'right-' })]
  assert.ok(idsIn(first).every((id) => !idsIn(second).includes(id)))
  assert.equal(first.replaceAll('left-', ''), drawCard('cu05'))
  assert.ok(idsIn(drawBack({ idPrefix: 'x-' })).every((id) => id.startsWith('x-')))
})

test('a card refers to nothing outside itself and carries no script, style, font or image', () => {
  for (const [id, svg] of all) {
    const body = svg.replace(' xmlns="http://www.w3.org/2000/svg"', '')
    assert.doesNotMatch(
      body,
      /https?:|href|<script|<style|<image|<text|<foreignObject|font|@import|\bon\w+=/i,
      id,
    )
    assert.doesNotMatch(body, /NaN|undefined|Infinity|\[object/, id)
  }
})

test('coordinates have one decimal at most', () => {
  for (const [id, svg] of all)
    for (const [, data] of svg.matchAll(/ (?:d|cx|cy|rx|ry|r|x|y)="([^"]*)"/g))
      assert.doesNotMatch(data!, /\.\d\d/, id)
})

/** One of each suit, and of the majors; deck/build.test.ts compares all cards with those of an earlier process. */
const TWICE = CARD_IDS.filter((_, place) => place % 14 === 0)

test('drawing twice gives the same card', () => {
  for (const id of TWICE) assert.equal(drawCard(id), deck.get(id))
  assert.equal(drawBack(), drawBack())
})

test('every card is named and described for those who cannot see it', () => {
  const descriptions = CARD_IDS.map(describeCard)
  assert.equal(new Set(descriptions).size, 78)
  for (const { id, title } of CARD_FACES) {
    const svg = deck.get(id)!
    assert.ok(svg.includes(`<title id="${id}-title">${title}</title>`), id)
    assert.ok(svg.includes(`<desc id="${id}-desc">${describeCard(id)}</desc>`), id)
    assert.match(
      describeCard(id),
      /^(A|An|Two|Three|Four|Five|Eight|Someone|Under|In|Lightning)\b.{40,260}\.$/,
      id,
    )
  }
})

/** What A. E. Waite's Pictorial Key to the Tarot (1911) sees on each of the majors and nowhere else among them. */
const SHOWN_ON_MAJORS = [
  /cliff.*dog/,
  /cup, pentacle, sword and wand/,
  /pillar marked B and J/,
  /twelve stars/,
  /rams’ heads/,
  /triple crown.*keys/,
  /tree of flames/,
  /chariot drawn by two .*sphinxes/,
  /lion .*jaws/,
  /lantern/,
  /wheel .*sphinx with a sword/,
  /sword .*scales/,
  /hangs by one foot/,
  /skeleton .*white horse/,
  /pours water between two golden cups/,
  /chained/,
  /Lightning strikes a tall tower/,
  /one great star and seven small ones/,
  /dog and a wolf howl/,
  /child who rides a white horse/,
  /trumpet/,
  /laurel wreath/,
]

test('each of the majors shows what it is known by, and no other of them does', () => {
  const majors = CARD_IDS.slice(0, 22)
  for (const [number, attribute] of SHOWN_ON_MAJORS.entries())
    assert.deepEqual(
      majors.filter((id) => attribute.test(describeCard(id))),
      [majors[number]],
    )
})

test('a court card shows its rank and the sign of its suit', () => {
  const ranks = { pa: 'page', kn: 'knight', qu: 'queen', ki: 'king' }
  const signs = { wands: 'staff', cups: 'cup', swords: 'sword', pentacles: 'pentacle' }
  const courts = CARD_FACES.filter(({ rank }) => rank !== undefined)
  assert.equal(courts.length, 16)
  for (const { id, rank, suit } of courts) {
    const words = describeCard(id).split(/[^a-z-]+/i)
    assert.deepEqual(
      Object.values(ranks).filter((word) => words.includes(word)),
      [ranks[rank!]],
      id,
    )
    assert.deepEqual(
      Object.values(signs).filter((word) => words.includes(word)),
      [signs[suit!]],
      id,
    )
  }
})

test('the picture ends at the inner gold line, so that the line crosses no figure', () => {
  for (const [id, svg] of deck) {
    const clip = svg.match(/<clipPath[^>]*><path d="([^"]*)"\/><\/clipPath>/)![1]!
    assert.ok(svg.includes(`</g><path d="${clip}" stroke="#DDB866"/>`), id)
  }
})

test('a card has the colours of its suit, and the majors have their own', () => {
  for (const { id, suit } of CARD_FACES) {
    const ground = deck.get(id)!.match(/<path d="M20 440[^"]*" fill="([^"]*)"/)![1]
    assert.equal(ground, TONES[suit ?? 'major'].deep, id)
  }
  assert.equal(new Set(Object.values(TONES).map(({ deep }) => deep)).size, 5)
})

test('all titles are set in one size, and the longest has room', () => {
  for (const { title } of CARD_FACES) assert.ok(widthOf(title.toUpperCase(), TITLE) <= TITLE_ROOM, title)
})

test('a numbered card shows its sign as often as its number says', () => {
  const cupOutline = inTenths(cup(TONES.cups)).match(/ d="([^"]*)"/)![1]!
  const marks = {
    wands: /fill="#A67C33" stroke="none" opacity="\.7"/g,
    cups: new RegExp(cupOutline.replace(/[.]/g, '\\.'), 'g'),
    swords: /stroke-width="56"/g,
    pentacles: /<circle r="[\d.]+" fill="#DDB866"\/>/g,
  }
  for (const [place, { id, suit, numeral }] of CARD_FACES.entries()) {
    if (!suit || !numeral) continue
    const picture = deck.get(id)!.match(/<g clip-path=.*<\/g><path/)![0]
    const count = (picture.match(marks[suit]) ?? []).length
    assert.equal(count, ((place - 22) % 14) + 1, `${id} (${numeral})`)
  }
})
