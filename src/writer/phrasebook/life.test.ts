import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BERLIN_BIRTH } from '../../../test/person-timeline.ts'
import { lifePlan, progressionPlan } from '../../judgement/person/life-plan.ts'
import { readLife } from '../../readings/life.ts'
import { readProgressions } from '../../readings/progressions.ts'
import { ENGLISH } from '../../words/en/english.ts'
import { prose } from '../sentence.ts'
import { timeTextFaults } from '../time-text.ts'
import { chapterTexts, progressionText } from './life.ts'

const NOW = Date.UTC(2026, 10, 18, 12)
const identifier = (kind: string) => kind
const { chapters, at } = readLife(BERLIN_BIRTH, NOW, identifier)
const plans = lifePlan(chapters, at)
const texts = chapterTexts(ENGLISH, plans)

test('every chapter of a life has a text, after a word on whether it is past, now or ahead', () => {
  assert.ok(chapters.length > 25)
  for (const { chapter, tense } of plans) {
    const [before, ...rest] = texts.get(chapter)!
    assert.ok(ENGLISH.life.tenses(tense).includes(before!.text))
    assert.ok(rest.length >= 2, chapter.id)
    assert.ok(rest.every(({ transits }) => transits[0] === chapter.id))
  }
})

test('no sentence comes twice in a life but whether a chapter is past or ahead', () => {
  const all = [...texts.values()].flatMap((sentences) => sentences.slice(1))
  assert.deepEqual(timeTextFaults(ENGLISH, { summary: [], all }), [])
})

test('a chapter that is over ends with what it may have left, any other with something to do', () => {
  const seen = new Set<string>()
  const saturn = chapters.find(({ kind }) => kind === 'saturn-return')!
  for (const now of [at, saturn.passes[0].instant]) {
    const own = lifePlan(chapters, now)
    const ownTexts = chapterTexts(ENGLISH, own)
    for (const { chapter, tense, key } of own) {
      const end = ownTexts.get(chapter)!.at(-1)!.text
      const { chapters: ofKey, progressedSunSigns } = ENGLISH.life
      const piece = (key === null ? progressedSunSigns(chapter.sign!) : ofKey(key)).find(
        ({ closing, lookingBack }) => [closing, lookingBack].includes(end),
      )!
      assert.equal(end, tense === 'past' || tense === 'infancy' ? piece.lookingBack : piece.closing)
      seen.add(tense)
    }
  }
  assert.deepEqual([...seen].sort(), ['ahead', 'now', 'past'])
})

test('the place of a planet stands between opening and closing, with its natal house as a source', () => {
  const saturn = plans.find(({ place }) => place?.planet === 'saturn')!
  const sentences = texts.get(saturn.chapter)!
  assert.equal(sentences.length, 4)
  assert.deepEqual(sentences[2]!.transits, [saturn.chapter.id, `saturn-in-house-${saturn.place!.house}`])
  const node = plans.find(({ place }) => place?.planet === 'node')!
  assert.equal(texts.get(node.chapter)![2]!.transits[1], `north-node-in-house-${node.place!.house}`)
})

test('the text of the progressed Sun’s change of sign is that of the sign it enters, and advises only until it is over', () => {
  const { chapter } = plans.find(({ key }) => key === null)!
  const { opening, closing, lookingBack } = ENGLISH.life.progressedSunSigns(chapter.sign!)[0]!
  const toldAt = (now: number) =>
    chapterTexts(ENGLISH, lifePlan(chapters, now))
      .get(chapter)!
      .slice(1)
      .map(({ text }) => text)
  const { from, to } = chapter
  assert.deepEqual(toldAt(from! - 1), [opening, closing])
  assert.deepEqual(toldAt(to!), [opening, closing])
  assert.deepEqual(toldAt(to! + 1), [opening, lookingBack])
})

test('the text of a progressed Moon has sign, house and phase, each with its source', () => {
  const reading = readProgressions({ ...BERLIN_BIRTH, at: '2026-11-18' }, NOW, identifier)
  const plan = progressionPlan(reading)!
  const { moon, sun } = progressionText(ENGLISH, plan)
  assert.deepEqual(
    moon.map(({ transits }) => transits),
    [[plan.sources.moonSign], [plan.sources.moonHouse], [plan.sources.phase]],
  )
  assert.ok(prose(moon).length > 600)
  assert.deepEqual(
    [plan.sunSign, ...sun.flatMap(({ transits }) => transits)],
    ['gemini', 'progressed-sun-in-gemini', 'progressed-sun-in-gemini'],
  )
  const bare = progressionText(ENGLISH, {
    ...plan,
    moonSign: null,
    moonHouse: null,
    phase: null,
    sunSign: null,
  })
  assert.deepEqual(bare, { moon: [], sun: [] })
})

test('a progressed Sun that has just changed its sign has something to do, one that changed it long ago looks back', () => {
  const plan = progressionPlan(readProgressions({ ...BERLIN_BIRTH, at: '2026-11-18' }, NOW, identifier))!
  const { opening, closing, lookingBack } = ENGLISH.life.progressedSunSigns('leo')[0]!
  const toldOf = (isSunSignNew: boolean) =>
    prose(progressionText(ENGLISH, { ...plan, sunSign: 'leo', isSunSignNew }).sun)
  assert.equal(toldOf(true), `${opening} ${closing}`)
  assert.equal(toldOf(false), `${opening} ${lookingBack}`)
})
