/** What a text names in the sky is compared with facts made by hand. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ENGLISH } from '../../words/en/english.ts'
import { factFaults, skyChecks, skyFaults } from './check-facts.ts'
import type { Fact } from './facts.ts'

const fact = (id: string, parts: Partial<Fact> = {}): Fact => ({
  id,
  words: id,
  planets: [],
  signs: [],
  places: [],
  ...parts,
})

const MOON = fact('moon-in-aquarius', {
  planets: ['moon'],
  signs: ['aquarius'],
  places: [{ planet: 'moon', sign: 'aquarius', house: 7 }],
})
const VENUS = fact('venus-in-aries', {
  planets: ['venus'],
  signs: ['aries'],
  places: [{ planet: 'venus', sign: 'aries', house: 9 }],
})
const SEXTILE = fact('moon-sextile-neptune', { planets: ['moon', 'neptune'], aspect: 'sextile' })
const TO_READER = fact('mars-square', { planets: ['mars'], signs: ['leo'], aspect: 'square' })
const TO_BIRTH = fact('saturn-trine-natal-sun', {
  planets: ['saturn'],
  natal: ['sun'],
  places: [{ planet: 'sun', isBirth: true, house: 2 }],
  aspect: 'trine',
})
const OF_THREE = fact('three', { planets: ['sun', 'jupiter', 'pluto'], aspect: 'opposition' })
const FACTS = [MOON, VENUS, SEXTILE, TO_READER, TO_BIRTH, OF_THREE]

/** Each text, and what is found in it, for a reader who is a Leo. */
function judge(rows: Readonly<Record<string, readonly string[]>>, facts = FACTS): void {
  for (const [text, faults] of Object.entries(rows))
    assert.deepEqual(skyFaults(ENGLISH, text, facts, 'leo'), faults, text)
}
const notInFacts = (...names: string[]) => names.map((name) => `names ${name}, which is not in the facts`)

test('a planet is one of the day, and “your” planet one of the birth chart', () => {
  judge({
    'Neptune is near.': [],
    'The Moon and Venus are near.': [],
    'Your Sun is near.': [],
    'Mercury is near.': notInFacts('Mercury'),
    'Your Saturn is near.': notInFacts('your Saturn'),
    'Your Moon waits, and Uranus waits.': notInFacts('Uranus', 'your Moon'),
  })
  assert.deepEqual(skyFaults(ENGLISH, 'The Sun is near.', [MOON, TO_BIRTH], null), notInFacts('Sun'))
  assert.deepEqual(skyFaults(ENGLISH, 'Your Moon is near.', [MOON, TO_BIRTH], null), notInFacts('your Moon'))
})

test('a sign is the reader’s own or in a fact', () => {
  judge({ 'Leo waits.': [], 'Aries and Aquarius wait.': [], 'Virgo waits for Leo.': notInFacts('Virgo') })
  assert.deepEqual(skyFaults(ENGLISH, 'Leo waits.', [MOON, VENUS], 'virgo'), notInFacts('Leo'))
  assert.deepEqual(skyFaults(ENGLISH, 'Virgo waits.', [MOON, VENUS], 'virgo'), [])
  assert.deepEqual(skyFaults(ENGLISH, 'Virgo waits.', [MOON, VENUS], null), notInFacts('Virgo'))
})

test('two planets have the aspect that a text names, or meet at all, only if a fact is about just these two', () => {
  judge({
    'The Moon makes a sextile to Neptune.': [],
    'Neptune meets the Moon.': [],
    'Saturn makes a trine to your Sun.': [],
    'The Moon makes a trine to Neptune.': notInFacts('the aspect trine of Moon and Neptune'),
    'The Moon makes a sextile to Mars.': notInFacts('the aspect sextile of Moon and Mars'),
    'Mars makes a trine to your Sun.': notInFacts('the aspect trine of Mars and your Sun'),
    'Saturn makes a trine to the Sun.': notInFacts('the aspect trine of Saturn and Sun'),
    'The Moon meets Mars.': ['brings Moon and Mars together, which do not meet in the facts'],
    'Venus joins the Moon.': ['brings Venus and Moon together, which do not meet in the facts'],
    'The Sun makes an opposition to Pluto.': notInFacts('the aspect opposition of Sun and Pluto'),
  })
})

test('one planet alone may have any of its aspects, and an aspect alone be any of them', () => {
  judge({
    'Neptune makes a sextile.': [],
    'Saturn makes a trine.': [],
    'A sextile helps.': [],
    'Saturn makes a sextile.': notInFacts('the aspect sextile of Saturn'),
    'A quincunx helps.': notInFacts('the aspect quincunx'),
  })
})

test('an aspect to a sign is one that a planet has to the reader’s sign', () => {
  judge({
    'Mars squares Leo.': [],
    'Mars squares Aries.': notInFacts('the aspect square of Mars'),
    'The Moon makes a sextile to Leo.': notInFacts('the aspect sextile of Moon'),
    'Saturn makes a trine to Leo.': notInFacts('the aspect trine of Saturn'),
  })
})

test('a planet is in a sign only where a fact has it', () => {
  const both = fact('new-moon', {
    planets: ['moon', 'sun'],
    signs: ['leo'],
    places: [
      { planet: 'moon', sign: 'leo', house: 1 },
      { planet: 'sun', sign: 'leo', house: 1 },
    ],
  })
  const facts = [...FACTS, both]
  judge(
    {
      'The Moon in Aquarius waits.': [],
      'The Moon in Leo waits.': [],
      'The Sun enters Leo.': [],
      'The Moon in Aries waits.': ['places Moon in Aries, where it is not'],
      'Venus moves into Aquarius.': ['places Venus in Aquarius, where it is not'],
    },
    facts,
  )
})

test('a house is that of a planet that the text names, or of any if it names none', () => {
  const house = (number: number) => notInFacts(`the house ${number}`)
  judge({
    'Your seventh house is busy.': [],
    'Your second house is busy.': [],
    'Your tenth house is busy.': house(10),
    'The Moon is in your seventh house.': [],
    'The Moon is in your second house.': house(2),
    'The Moon is in your ninth house.': house(9),
    'Your Sun is in your second house.': [],
    'Your Sun is in your seventh house.': house(7),
    'The Moon helps your Sun in the ninth house.': house(9),
    'The Moon helps your Sun in the second house.': [],
  })
})

test('a text may name an event only with a fact of its kind', () => {
  const kinds: Record<string, Fact[]> = {
    'new moon': [fact('new-moon'), fact('new-moon-2026-11-09')],
    'full moon': [fact('full-moon'), fact('full-moon-2026-11-24')],
    eclipse: [fact('new-moon-x', { isEclipse: true }), fact('solar-eclipse-2026-08-12')],
    retrograde: [fact('mercury-station', { isRetrograde: true })],
    Chiron: [],
  }
  const others = [MOON, fact('mercury-direct', { isRetrograde: false })]
  for (const words of Object.keys(kinds)) {
    const speaks = [`speaks of ${words}, which is not in the facts`]
    const faultsOf = (facts: Fact[]) =>
      skyFaults(ENGLISH, `There is ${words} in it.`, [...others, ...facts], null)
    assert.deepEqual(faultsOf([]), speaks)
    for (const [kind, facts] of Object.entries(kinds))
      for (const each of facts) {
        const isAllowed = kind === words || (words === 'new moon' && each.id === 'new-moon-x')
        assert.deepEqual(faultsOf([each]), isAllowed ? [] : speaks, `${words} by ${each.id}`)
      }
  }
})

test('a clock time is that of a fact', () => {
  const facts = [fact('one', { clock: '14:35' }), fact('other', { clock: '19:02' }), MOON]
  assert.deepEqual(skyFaults(ENGLISH, 'It is quiet at 14:35 and at 19:02.', facts, null), [])
  assert.deepEqual(skyFaults(ENGLISH, 'It is quiet at 14:36.', facts, null), notInFacts('the time 14:36'))
})

test('a sentence is checked for its sources, planets, signs, aspects, places, houses, events and times', () => {
  const text = 'Saturn in Gemini makes a trine to your Mars, in your tenth house, on the full moon, at 03.33.'
  assert.deepEqual(factFaults(ENGLISH, { text, transits: ['moon-in-aquarius', 'mine'] }, [MOON], 'leo'), [
    'names the fact mine, which is not listed',
    ...notInFacts('Saturn', 'your Mars', 'Gemini', 'the aspect trine of Saturn and your Mars'),
    'places Saturn in Gemini, where it is not',
    ...notInFacts('the house 10'),
    'speaks of full moon, which is not in the facts',
    ...notInFacts('the time 03.33'),
  ])
})

test('a sentence needs a source, each must be listed, and a long one is quoted in part', () => {
  const faultsOf = (...transits: string[]) =>
    skyChecks(ENGLISH, FACTS, 'leo').faultsIn({ text: 'Wait.', transits })
  assert.deepEqual(faultsOf('venus-in-aries'), [])
  assert.deepEqual(faultsOf(), ['names no fact in "transits"'])
  const long = 'abcdefghij'.repeat(7)
  assert.deepEqual(faultsOf('mars-square', long, 'moon-in-leo'), [
    `names the fact ${'abcdefghij'.repeat(6)}, which is not listed`,
    'names the fact moon-in-leo, which is not listed',
  ])
})

test('a planet that is named without a source gets the first fact that tells of it', () => {
  const sourcesOf = (text: string, ...transits: string[]) =>
    skyChecks(ENGLISH, FACTS, 'leo').withSources({ text, transits })
  const same = 'Neptune and the Moon are near.'
  assert.deepEqual(sourcesOf(same), { text: same, transits: ['moon-in-aquarius', 'moon-sextile-neptune'] })
  assert.deepEqual(sourcesOf(same, SEXTILE.id).transits, [SEXTILE.id])
  assert.deepEqual(sourcesOf('The Moon is near.', VENUS.id).transits, [VENUS.id, MOON.id])
  assert.deepEqual(sourcesOf('Wait a little.', VENUS.id).transits, [VENUS.id])
  assert.deepEqual(sourcesOf('Your Sun is near.', VENUS.id).transits, [VENUS.id])
  assert.equal(skyChecks(ENGLISH, FACTS, 'leo').withoutNames('The Moon is near.'), 'The Moon is near.')
})
