import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asked } from '../../../../test/asked.ts'
import type { Question } from '../../../tarot/question/question.ts'
import { PLACE_KINDS } from '../../../tarot/spreads.ts'
import { type PlacedSort, placedSort } from './place-lines.ts'

/** By what a card says there, the kinds of places: what is not listed only says what the card is about. */
type Places = Readonly<Partial<Record<PlacedSort, string>>>

const ORDINARY: Places = {
  behind: 'past root',
  now: 'present self bond',
  hurdle: 'challenge weakness',
  around: 'others other_person',
  ahead: 'near_future outcome',
  hope: 'aim hope_and_fear',
  advise: 'advice strength open',
}

function assertPlaces(question: Question, places: Places) {
  for (const kind of PLACE_KINDS) {
    const [sort = 'tell'] = Object.entries(places).find(([, kinds]) => kinds.split(' ').includes(kind)) ?? []
    assert.equal(placedSort(kind, question), sort, `${question.ask}: ${kind}`)
  }
}

test('a place asks of its card what lies behind, how it stands, what makes it hard, what is around it, where it heads, what is hoped for', () => {
  assertPlaces(asked({ ask: 'how_do' }), ORDINARY)
  assertPlaces(asked({ ask: 'event', isFeared: true }), ORDINARY)
  assertPlaces(asked({ ask: 'event', about: 'other' }), ORDINARY)
  assertPlaces(asked({ ask: 'event', isWhere: true }), ORDINARY)
  assertPlaces(asked({ ask: 'deed', isNegated: true }), ORDINARY)
})

test('where the answer leans, the cards of the places that count for it say which way', () => {
  for (const ask of ['event', 'deed', 'how_be', 'what_ahead'] as const)
    assertPlaces(asked({ ask }), {
      ...ORDINARY,
      lean: 'present bond strength self others other_person open',
      now: '',
      around: '',
      advise: 'advice',
    })
})

test('asked why, what is and was says what may be the reason', () => {
  assertPlaces(asked({ ask: 'why' }), {
    reason: 'past root challenge present weakness self others bond',
    around: 'other_person',
    ahead: 'near_future outcome',
    hope: 'aim hope_and_fear',
    advise: 'advice strength open',
  })
})

test('of a choice each card says by what it would choose, and the end of a way where it leads', () => {
  const all = PLACE_KINDS.filter((kind) => kind !== 'outcome').join(' ')
  assertPlaces(asked({ ask: 'choice', form: 'choice', options: ['tea', 'coffee'] }), {
    choose: all,
    ahead: 'outcome',
  })
})

test('who speaks of a trouble has the company of the cards, and so has a suspicion', () => {
  assertPlaces(asked({ ask: 'how_do', register: 'quiet', isDistressed: true }), {
    ...ORDINARY,
    company: 'present challenge weakness self bond open',
    now: '',
    hurdle: '',
    advise: 'advice strength',
  })
  const others = PLACE_KINDS.filter((kind) => kind !== 'advice' && kind !== 'strength').join(' ')
  assertPlaces(asked({ ask: 'hidden' }), { company: others, advise: 'advice strength' })
})

test('asked of another’s mind, what is around the asker hints at nothing', () => {
  assertPlaces(asked({ ask: 'mind' }), {
    ...ORDINARY,
    now: 'present self',
    around: '',
    advise: 'advice strength open others other_person bond mind body spirit',
  })
})

test('of an animal that may be hurt or gone every card only says what to do', () => {
  assertPlaces(asked({ ask: 'event', situation: 'lost_pet' }), { advise: PLACE_KINDS.join(' ') })
})
