import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ENGLISH } from '../words/en/english.ts'
import { type HandDrawn, handDrawn } from './hand-drawn.ts'

const laid = (request: HandDrawn) =>
  handDrawn(ENGLISH, request).cards.map(({ card, orientation }) => `${card.id} ${orientation}`)
const issuesOf = (request: HandDrawn) => {
  try {
    handDrawn(ENGLISH, request)
  } catch (error) {
    const { kind, details } = error as {
      kind: string
      details: { issues: { path: string; message: string }[] }
    }
    return [kind, ...details.issues.map(({ message }) => message)]
  }
  return assert.fail('nothing is wrong')
}

test('a card is named by its id, its name or both, upright unless it is said otherwise', () => {
  const cards = [
    { id: 'ar00' },
    { name: 'The Magician reversed' },
    { id: 'ar02', orientation: 'reversed' },
    { id: 'ar16', name: 'Tower (R)', orientation: 'reversed' },
    { name: 'Two of Cups', orientation: 'upright' },
  ] as const
  assert.deepEqual(laid({ cards }), [
    'ar00 upright',
    'ar01 reversed',
    'ar02 reversed',
    'ar16 reversed',
    'cu02 upright',
  ])
})

test('cards lie in a spread of ours, in places of the caller’s own, or in open ones, and nobody drew them by a seed', () => {
  const cards = [{ id: 'ar00' }, { id: 'ar01' }, { id: 'ar02' }]
  const { spread, theme, seed } = handDrawn(ENGLISH, { cards, spreadType: 'past_present_future' })
  assert.deepEqual([spread, theme, seed], [{ type: 'past_present_future' }, 'general', null])
  const own = handDrawn(ENGLISH, {
    cards: cards.slice(1),
    positions: [{ name: 'a' }, { name: 'b', number: 9 }],
    theme: 'love',
  })
  assert.ok('positions' in own.spread)
  assert.deepEqual([own.spread.positions.map(({ number }) => number), own.theme], [[1, 9], 'love'])
  const open = handDrawn(ENGLISH, { cards }).spread
  assert.ok('positions' in open)
  assert.equal(open.positions.length, 3)
})

test('the error names what is wrong with each of the cards', () => {
  const cases: [HandDrawn, string[]][] = [
    [
      { cards: [{ id: 'ar22' }, { name: 'Two of Hearts' }] },
      [
        'value',
        'cards[0].id "ar22" is no id of a card. Ids are ar00 to ar21, or wa, cu, sw, pe with ac, 02 to 10, pa, kn, qu, ki.',
        'cards[1].name "Two of Hearts" is no card of the deck. Write it like "The Fool", "Two of Cups" or "2 of Cups reversed".',
      ],
    ],
    [
      { cards: [{}, { id: 'ar00' }, { orientation: 'upright' }] },
      ['shape', 'cards[0] must have an id or a name.', 'cards[2] must have an id or a name.'],
    ],
    [
      { cards: [{ id: 'ar00' }], spreadType: 'single', positions: [{ name: 'x' }] },
      ['shape', 'Give spread_type or positions, not both.'],
    ],
    [
      {
        cards: [
          { id: 'ar16', name: 'The Moon' },
          { id: 'ar17', name: 'The Star' },
        ],
      },
      ['value', 'cards[0].name means The Moon, but the id is that of The Tower.'],
    ],
    [
      { cards: [{ name: 'Tower upright', orientation: 'reversed' }] },
      ['value', 'cards[0].orientation is reversed, but the name says upright.'],
    ],
    [
      { cards: [{ id: 'ar00' }, { id: 'ar01' }, { name: 'The Fool' }, { name: 'Fool reversed' }] },
      [
        'value',
        'cards[2] is the same card as cards[0]: The Fool.',
        'cards[3] is the same card as cards[0]: The Fool.',
      ],
    ],
    [
      { cards: [{ id: 'ar00' }], spreadType: 'past_present_future' },
      ['value', 'cards must hold 3 cards, one for each place of the spread. There is 1.'],
    ],
    [
      { cards: [{ id: 'ar00' }, { id: 'ar01' }], spreadType: 'single' },
      ['value', 'cards must hold one card, one for each place of the spread. There are 2.'],
    ],
  ]
  for (const [request, issues] of cases) assert.deepEqual(issuesOf(request), issues)
})
