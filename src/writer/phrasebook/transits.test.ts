import assert from 'node:assert/strict'
import { test } from 'node:test'
import { timelineAt } from '../../../test/person-timeline.ts'
import { SLOW_PLANETS } from '../../sky/planets.ts'
import { ENGLISH } from '../../words/en/english.ts'
import { beginningOf } from '../../words/text-measure.ts'
import { prose } from '../sentence.ts'
import { transitTexts } from './transits.ts'

const NOW = Date.UTC(2026, 10, 18, 12)
const YEAR = { from: '2026-11-18', to: '2027-11-18' }

function textsFor(request: Parameters<typeof timelineAt>[1], now = NOW) {
  const { transits, natal, clock } = timelineAt(now, request)
  const texts = transitTexts(ENGLISH, { transits, places: natal.places, clock })
  return { transits, texts, clock }
}

const year = textsFor(YEAR)

test('in one year of one person no opening and no house text comes twice, and two in a row do not begin alike', () => {
  const all = [...year.texts.values()]
  const openings = all.map(([first]) => first!.text)
  assert.ok(openings.length > 200)
  assert.equal(new Set(openings).size, openings.length)
  const places = all.flatMap((sentences) => sentences.filter(({ transits }) => transits.length > 1))
  assert.ok(places.length > 3)
  assert.equal(new Set(places.map(({ text }) => text)).size, places.length)
  assert.deepEqual(
    openings.filter((text, at) => at > 0 && beginningOf(text) === beginningOf(openings[at - 1]!)),
    [],
  )
})

test('a slow planet has what is felt, what to do, where, when and what remains; a fast one neither where nor when', () => {
  const slow = year.transits.find(
    ({ body, passes, leaves }) => body === 'saturn' && passes.length > 0 && leaves! > NOW,
  )!
  const [opening, , place] = year.texts.get(slow)!
  assert.match(opening!.text, /Saturn/)
  assert.deepEqual(place!.transits, [slow.id, `transiting-saturn-in-house-${slow.transitHouse}`])
  assert.equal(year.texts.get(slow)!.length >= 4, true)
  const quick = year.transits.find(
    ({ body, passes, enters }) => body === 'sun' && passes.length === 1 && enters! > NOW,
  )!
  const sentences = year.texts.get(quick)!
  assert.equal(sentences.length, 3)
  assert.ok(sentences.every(({ transits }) => transits.join() === quick.id))
})

test('the end of a transit is a day of the reader’s time zone, with its year if that is another', () => {
  const quick = year.transits.find(({ body, leaves }) => body === 'sun' && leaves! > Date.UTC(2027, 2, 1))!
  const { timeline } = ENGLISH
  const words = timeline.dateWords(year.clock.dayOf(quick.leaves!), '2026-11-18')
  assert.match(words, / 2027$/)
  assert.ok(year.texts.get(quick)!.at(-1)!.text.includes(words))
})

test('the text of a transit that is over has its last day, no advice and nothing to come', () => {
  const { transits, texts, clock } = textsFor({ from: '2026-01-01', to: '2026-12-31' })
  const over = transits.find(
    ({ body, leaves, passes }) => body === 'jupiter' && leaves! < NOW && passes.length === 1,
  )!
  const sentences = texts.get(over)!
  assert.ok(
    sentences
      .at(-1)!
      .text.includes(ENGLISH.timeline.dateWords(clock.dayOf(over.passes[0]!.at), '2026-11-18')),
  )
  const [piece] = ENGLISH.timeline
    .transits(over.body, over.point, over.manner!)
    .filter(({ opening }) => opening === sentences[0]!.text)
  assert.ok(!prose(sentences).includes(piece!.advice))
  assert.ok(!prose(sentences).includes(piece!.ending.split('{leaves}').at(-1)!))
})

test('a transit has the same text in a quarter and in a year, unless a neighbour begins alike', () => {
  const quarter = textsFor({ from: '2027-01-01', to: '2027-03-31' })
  const byUid = new Map(year.transits.map((transit) => [transit.uid, year.texts.get(transit)?.[0]?.text]))
  const own = quarter.transits.map((transit) => [
    byUid.get(transit.uid),
    quarter.texts.get(transit)?.[0]?.text,
  ])
  const same = own.filter(([one, other]) => one === other)
  assert.ok(same.length / own.length > 0.95, `${same.length} of ${own.length}`)
})

test('the same request on the same day gives the same texts', () => {
  const again = textsFor(YEAR)
  assert.deepEqual([...again.texts.values()].map(prose), [...year.texts.values()].map(prose))
})

test('the text of a planet on the Ascendant has no house, which the Ascendant itself is', () => {
  const { transits, texts } = textsFor({
    ...{
      from: '2026-01-01',
      to: '2035-12-31',
      bodies: [...SLOW_PLANETS],
      points: ['ascendant', 'midheaven'],
    },
  })
  const onAngle = transits.filter(({ aspect }) => aspect === 'conjunction')
  assert.ok(onAngle.length > 0)
  for (const transit of onAngle) assert.ok(texts.get(transit)!.every(({ transits: ids }) => ids.length === 1))
})

test('without a time of birth there are no places, and the uncertain Moon has no dates but the last', () => {
  const { transits, texts } = textsFor({
    ...YEAR,
    birthDateTime: '1990-05-15',
    options: { timeKnown: false },
    bodies: [...SLOW_PLANETS],
  })
  for (const sentences of texts.values()) assert.ok(sentences.every(({ transits: ids }) => ids.length === 1))
  const toMoon = transits.find(({ point, leaves }) => point === 'moon' && leaves! > NOW)!
  assert.equal(texts.get(toMoon)!.length, 3)
  assert.match(texts.get(toMoon)!.at(-1)!.text, /your time of birth/)
  const before = textsFor({
    from: '2026-01-01',
    to: '2026-12-31',
    birthDateTime: '1990-05-15',
    options: { timeKnown: false },
  })
  const gone = before.transits.filter(({ point, leaves }) => point === 'moon' && leaves! < NOW)
  assert.ok(gone.length > 0)
  for (const transit of gone) assert.equal(before.texts.get(transit), undefined)
})

test('the Moon has one text for some hours; minor aspects and the node have none', () => {
  const moon = textsFor({ from: '2026-12-01', to: '2026-12-31', bodies: ['moon'] })
  assert.ok(moon.transits.length > 50)
  for (const transit of moon.transits) assert.equal(moon.texts.get(transit)!.length, 1)
  const minor = textsFor({ ...YEAR, aspects: ['quincunx'], bodies: ['saturn'] })
  assert.ok(minor.transits.length > 0)
  assert.equal(minor.texts.size, 0)
  const node = textsFor({ ...YEAR, points: ['north_node'], bodies: ['sun'] })
  assert.ok(node.transits.length > 0)
  assert.equal(node.texts.size, 0)
})

test('in ten years a text may come again, but not within a year', () => {
  const { transits, texts } = textsFor({
    from: '2026-01-01',
    to: '2035-12-31',
    bodies: ['jupiter', 'saturn'],
  })
  const seen = new Map<string, number>()
  for (const transit of transits) {
    const text = texts.get(transit)?.[0]?.text
    if (text === undefined) continue
    const before = seen.get(text)
    if (before !== undefined) assert.ok(transit.enters! - before >= 365 * 86_400_000, transit.uid)
    seen.set(text, transit.leaves!)
  }
})
