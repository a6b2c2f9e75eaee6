import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PERSONAL_PLAN } from '../../../test/model-day.ts'
import type { TimedMoment } from '../../judgement/person/facts.ts'
import type { Planet } from '../../sky/planets.ts'
import { ENGLISH } from '../../words/en/english.ts'
import type { PersonalPlan } from '../plan/personal-plan.ts'
import { personalFacts, shownFacts, shownMoments } from './personal-facts.ts'

const idsOf = (facts: readonly { readonly id: string }[]) => facts.map(({ id }) => id)
const moment = (clock: string, natal: Planet): TimedMoment => ({ instant: 0, aspect: 'square', natal, clock })
const transit = (transiting: Planet, natal: Planet) => ({
  ...PERSONAL_PLAN.transits[0]!,
  id: `${transiting}-square-natal-${natal}`,
  transiting,
  natal,
})

const PLACES = ['moon-in-house-9', 'sun-in-house-8', 'venus-in-house-5']

test('the facts of a day are the houses of Moon, Sun and Venus, then all transits, then the Moon’s moments, each once', () => {
  const moments = [...PERSONAL_PLAN.moments, moment('19:02', 'mars')]
  assert.deepEqual(idsOf(personalFacts(ENGLISH, { ...PERSONAL_PLAN, moments })), [
    ...PLACES,
    'saturn-square-natal-sun',
    'moon-trine-natal-venus',
    'moon-square-natal-mars',
  ])
})

test('each fact has its planet of the day, of the birth, their house, and the time if it is exact that day', () => {
  const moments = [...PERSONAL_PLAN.moments, moment('19:02', 'mars')]
  const facts = new Map(personalFacts(ENGLISH, { ...PERSONAL_PLAN, moments }).map((fact) => [fact.id, fact]))
  const without = (id: string) => {
    const { words: _, ...rest } = facts.get(id)!
    return rest
  }
  assert.deepEqual(without('moon-in-house-9'), {
    id: 'moon-in-house-9',
    planets: ['moon'],
    signs: [],
    places: [{ id: 'moon-in-house-9', planet: 'moon', house: 9 }],
  })
  assert.deepEqual(without('saturn-square-natal-sun'), {
    id: 'saturn-square-natal-sun',
    planets: ['saturn'],
    natal: ['sun'],
    signs: [],
    places: [{ planet: 'sun', isBirth: true, house: 7 }],
    aspect: 'square',
  })
  assert.deepEqual(without('moon-trine-natal-venus'), {
    id: 'moon-trine-natal-venus',
    planets: ['moon'],
    natal: ['venus'],
    signs: [],
    places: [{ planet: 'venus', isBirth: true, house: 7 }],
    aspect: 'trine',
    clock: '14:35',
  })
  assert.deepEqual(without('moon-square-natal-mars'), {
    id: 'moon-square-natal-mars',
    planets: ['moon'],
    natal: ['mars'],
    signs: [],
    places: [],
    aspect: 'square',
    clock: '19:02',
  })
  assert.match(facts.get('moon-trine-natal-venus')!.words, /, exact at 14:35$/)
  assert.doesNotMatch(facts.get('saturn-square-natal-sun')!.words, /exact/)
})

test('the prompt shows the places, the weighty transits, the quick one, those that speak for a leading theme, and the moments', () => {
  const weighty = transit('saturn', 'sun')
  const quick = transit('mercury', 'moon')
  const speaker = transit('venus', 'jupiter')
  const third = transit('mars', 'mercury')
  const silent = transit('sun', 'pluto')
  const { themes } = PERSONAL_PLAN
  const lesser = themes.order.find((theme) => !themes.ranked.includes(theme))!
  const plan: PersonalPlan = {
    ...PERSONAL_PLAN,
    transits: [weighty, silent, quick, speaker, third],
    significant: [weighty],
    quick,
    themes: {
      ...themes,
      speakers: {
        ...themes.speakers,
        [themes.ranked[0]]: [speaker.id],
        [themes.ranked[2]]: [third.id],
        [lesser]: [silent.id],
      },
    },
    moments: ['08:00', '09:00', '10:00', '11:00'].map((clock, at) =>
      moment(clock, (['venus', 'mars', 'saturn', 'uranus'] as const)[at]!),
    ),
  }
  const moonContacts = ['moon-square-natal-venus', 'moon-square-natal-mars', 'moon-square-natal-saturn']
  assert.deepEqual(idsOf(shownFacts(ENGLISH, plan)), [
    ...PLACES,
    ...idsOf([weighty, quick, speaker, third]),
    ...moonContacts,
  ])
  assert.deepEqual(idsOf(shownFacts(ENGLISH, { ...plan, quick: null })), [
    ...PLACES,
    ...idsOf([weighty, speaker, third]),
    ...moonContacts,
  ])
  assert.equal(personalFacts(ENGLISH, plan).length, 12)
})

test('the prompt has the first three moments in the waking hours, those of the night only if there are no others', () => {
  const clocksIn = (...clocks: string[]) =>
    shownMoments({ ...PERSONAL_PLAN, moments: clocks.map((clock) => moment(clock, 'mars')) }).map(
      ({ clock }) => clock,
    )
  assert.deepEqual(clocksIn('03:10', '08:00', '12:00', '19:30', '21:00'), ['08:00', '12:00', '19:30'])
  assert.deepEqual(clocksIn('03:10', '08:00'), ['08:00'])
  assert.deepEqual(clocksIn('01:00', '03:10', '05:00', '23:50'), ['01:00', '03:10', '05:00'])
  assert.deepEqual(clocksIn(), [])
})
