/** Names of cards as people write them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ORIENTATIONS } from '../../tarot/card.ts'
import { DECK } from '../../tarot/deck.ts'
import { cardNamed } from './card-names.ts'
import { cardWords } from './deck.ts'

/** `id`, or `id reversed` and `id upright` if the name says so. */
const read = (name: string): string | undefined => {
  const found = cardNamed(name)
  return found && [found.card.id, found.orientation ?? ''].join(' ').trim()
}

const SPELLINGS: Record<string, readonly string[]> = {
  ar00: [
    'The Jester',
    ...['ar00', 'AR00', 'The Fool', 'fool', 'THE FOOL', '0 The Fool', '0. The Fool', 'The Fool (0)'],
    ...['  the   fool ', 'The Fool!', 'the_fool', 'TheFool', 'the-fool', 'The Fool card'],
  ],
  ar01: ['The Juggler', 'Magician', 'The Magus', 'I The Magician', '1 - The Magician', 'Ⅰ The Magician'],
  ar02: [
    'The Papess',
    'Female Pope',
    'High Priestess',
    'the high priestess',
    'Priestess',
    'The Popess',
    'HighPriestess',
  ],
  ar05: ['High Priest', 'Hierophant', 'The Pope', 'V – The Hierophant', 'Heirophant'],
  ar06: ['The Lovers', 'The Lover', 'VI. Lovers'],
  ar08: ['Force', 'Strength', 'VIII Strength', 'XI Strength', 'Fortitude', 'Lust'],
  ar10: ['Wheel of Fortune', 'The Wheel', 'wheel of fortune, X', 'Fortune', 'The Wheel of Fortune'],
  ar11: ['Justice', 'Justice XI', 'VIII Justice', 'Adjustment'],
  ar12: ['The Hanged One', 'Hanged Woman', 'The Hanged Man', 'hanged man', 'Hanging Man'],
  ar13: ['Death', '13 Death', 'XIII. Death'],
  ar14: ['Temperance', 'Art', 'XIIII Temperance'],
  ar16: ['Lightning-struck Tower', 'Tower, 16', 'Tower', 'XVI The Tower', 'The Tower 16', 'The House of God'],
  ar20: ['Last Judgement', 'Judgement', 'Judgment', 'The Last Judgment', 'The Aeon'],
  ar21: ['World', 'The Universe', 'XXI the world'],
  cuac: [
    'One of Cups',
    'Ace of Cups',
    'Ace Cups',
    '1 of Cups',
    'I of Cups',
    'ace of chalices',
    'Cups Ace',
    'cuac',
    'AceOfCups',
  ],
  cu02: [
    '2 of Cups',
    'Two of Cups',
    'Cups 2',
    'II of Cups',
    'two cups',
    'cu02',
    'cups02',
    '2Cups',
    '２ of Cups',
  ],
  cu10: ['10 of Cups', 'X of Cups', 'Ten of Goblets', 'TEN OF CUPS', 'ten-of-cups'],
  wa04: [
    '4 of Wands',
    'IV of Wands',
    'IIII of Batons',
    'Four of Staves',
    'Four of Rods',
    'four of the clubs',
  ],
  wapa: ['Page of Wands', 'Knave of Wands', 'Jack of Clubs', 'Princess of Staves', 'wapa'],
  wakn: ['Cavalier of Wands', 'Chevalier of Clubs', 'Knight of Wands', 'Prince of Wands'],
  swpa: ['Princess of Swords', 'page of blades', 'Valet of Swords'],
  sw09: ['9 of Swords', 'IX of Swords', 'VIIII of Swords', 'Nine Sword'],
  pe02: [
    'Two of Coins',
    'II of Pentacles',
    '2 of Discs',
    'Deuce of Disks',
    'Two of Denarii',
    '02 of pentacles',
  ],
  pepa: ['Page of Discs', 'Page Pentacles', 'Pentacles, Page'],
  peki: ['King of Pents', 'King of Coins'],
  'ar10 reversed': ['Wheel of Fortune rev.', 'Wheel of Fortune (R)', 'Wheel of fortune, reversed'],
  'ar16 reversed': [
    'Tower reverse',
    'Tower rvsd',
    'Tower (inv.)',
    ...[
      'reversed Tower',
      'The reversed Tower',
      'Tower inverted',
      'The Tower (upside down)',
      'Tower upside-down',
    ],
    ...[
      'tower in reverse',
      'Tower [rev]',
      'ar16 reversed',
      'Tower Rx',
      'TowerReversed',
      'Reversed Tower (R)',
    ],
  ],
  'cu02 reversed': ['2 of Cups r', 'Rev. Two of Cups', 'Two of Cups, in reversed position'],
  'ar19 upright': [
    'Sun up',
    'Sun (U)',
    'Sun, right way up',
    'The Sun upright',
    'Sun (upright)',
    'upright Sun',
    'Sun, right side up',
    'The Sun, not reversed',
  ],
}

const NO_CARDS = [
  ...[
    '',
    ' ',
    'the',
    'of',
    'card',
    '()',
    'reversed',
    'upside down',
    'reversed upright Sun',
    'Sun? reversed?',
  ],
  ...[
    'Two of Hearts',
    'Ace of Spades',
    'King of Diamonds',
    'The Joker',
    '11 of Cups',
    'XV of Swords',
    '0 of Wands',
  ],
  ...[
    'Cups',
    'Ace',
    'Two',
    '13',
    'XIII',
    'Two Cups Swords',
    'Two Three Cups',
    'Two Two',
    'Cups Cups',
    'Star of Cups',
  ],
  ...[
    '17 The Tower',
    'XII Death',
    '0 Strength',
    'ar22',
    'cu11',
    'cu01',
    'xx00',
    'Tower ↓',
    'Tower*',
    'The Towers',
  ],
  ...[
    'King of the World',
    'Sun Moon',
    'The Fool The Fool',
    '__proto__',
    'constructor',
    '愚者',
    'Two of Cups of Wands',
  ],
]

test('cards are known by their usual spellings', (t) => {
  const all = Object.entries(SPELLINGS).flatMap(([card, names]) => names.map((name) => [name, card] as const))
  assert.ok(all.length >= 80)
  t.diagnostic(`${all.length} spellings, ${NO_CARDS.length} that are no card`)
  assert.deepEqual(
    all.map(([name]) => [name, read(name)]),
    all,
  )
})

test('what is no card is not guessed at', () => {
  assert.ok(NO_CARDS.length >= 20)
  assert.deepEqual(
    NO_CARDS.filter((name) => read(name) !== undefined),
    [],
  )
})

test('every card is known by its id and by its own name, either way up', () => {
  for (const card of DECK) {
    const { name } = cardWords(card)
    assert.equal(read(card.id), card.id)
    assert.equal(read(name), card.id)
    for (const orientation of ORIENTATIONS) {
      assert.equal(read(`${name} (${orientation})`), `${card.id} ${orientation}`)
      assert.equal(read(`${orientation} ${card.id}`), `${card.id} ${orientation}`)
    }
  }
})
