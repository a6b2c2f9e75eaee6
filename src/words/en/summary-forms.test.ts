import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ORIENTATIONS } from '../../tarot/card.ts'
import { DECK } from '../../tarot/deck.ts'
import { PLACE_KINDS, type PlaceKind } from '../../tarot/spreads.ts'
import type { LaidCard } from '../../tarot/threads.ts'
import { gistOf, type Tone } from './places.ts'
import { formsFor } from './summary-forms.ts'

const drawn = DECK.flatMap((card) => ORIENTATIONS.map((orientation) => ({ card, orientation })))
const inPlace = (kind: PlaceKind, tone: Tone, place?: string): LaidCard => ({
  ...drawn.find((one) => gistOf(one).tone === tone)!,
  ...{ kind, number: 1, place },
})
const PLAIN = { isCalendar: false, isChoice: false }
const CALENDAR = { isCalendar: true, isChoice: false }
const CHOICE = { isCalendar: false, isChoice: true }
const gapsOf = (...of: Parameters<typeof formsFor>) =>
  new Set(formsFor(...of).flatMap(({ parts }) => parts.filter((_, at) => at % 2 === 1)))

test('a day that we have named is named, in a spread of days only; a caller’s name never is', () => {
  for (const tone of ['kind', 'hard'] as const) {
    assert.ok(gapsOf(inPlace('near_future', tone, 'Monday'), CALENDAR).has('Place'))
    const unnamed = formsFor(inPlace('near_future', tone), CALENDAR)
    assert.equal(unnamed, formsFor(inPlace('near_future', tone, 'Near Future'), PLAIN))
    assert.ok(!gapsOf(inPlace('near_future', tone), CALENDAR).has('Place'))
    assert.ok(!gapsOf(inPlace('present', tone, 'The Year'), CALENDAR).has('Place'))
  }
})

test('where there are two ways, an outcome is that of its way; a way without a name of ours is told as an open place', () => {
  const ofWay = formsFor(inPlace('outcome', 'kind', 'Where the First Leads'), CHOICE)
  assert.notEqual(ofWay, formsFor(inPlace('outcome', 'kind', 'Outcome'), PLAIN))
  assert.ok(ofWay.every(({ parts }) => /\b(?:it leads|that way|from there)\b/.test(parts[0]!)))
  assert.ok(gapsOf(inPlace('choice', 'kind', 'First Way'), CHOICE).has('place'))
  assert.equal(formsFor(inPlace('choice', 'kind'), CHOICE), formsFor(inPlace('open', 'kind'), CHOICE))
})

test('a hard card as help, strength or wish and a kind one that resists are told as such, and no others', () => {
  const against: Partial<Record<PlaceKind, Tone>> = {
    advice: 'hard',
    strength: 'hard',
    aim: 'hard',
    challenge: 'kind',
    weakness: 'kind',
  }
  const AGAINST =
    /face|begins with|first of all|even |what you know of|having met|way out|done with|leave behind|good|kindness|too heavily|overdone/
  for (const kind of PLACE_KINDS) {
    const [kindly, hard] = (['kind', 'hard'] as const).map((tone) =>
      formsFor(inPlace(kind, tone, 'Place'), PLAIN),
    )
    const tone = against[kind]
    assert.equal(kindly === hard, tone === undefined, kind)
    if (tone === undefined) continue
    const [told, usual] = tone === 'hard' ? [hard, kindly] : [kindly, hard]
    assert.ok(
      told!.every(({ parts }) => AGAINST.test(parts.join(' '))),
      kind,
    )
    assert.ok(!usual!.some(({ parts }) => AGAINST.test(parts.join(' '))), kind)
  }
})
