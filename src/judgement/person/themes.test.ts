import assert from 'node:assert/strict'
import { test } from 'node:test'
import { themesOfDay } from './themes.ts'
import type { WeighedTransit } from './transits.ts'
import { PERSONAL_THEMES } from './weights.ts'

const transit = (transiting: string, name: string, natal: string) =>
  ({ transiting, name, natal }) as WeighedTransit

const speaking = (words: string, strength: number) => {
  const [transiting, natal, house] = words.split(' ')
  return { ...transit(transiting!, 'trine', natal!), id: words, house: Number(house), strength }
}

test('a transit gives half to the theme of its planet, 0.3 to that of the birth’s planet and 0.2 to that of the house', () => {
  const cases: [string, string[], number][] = [
    ['mars venus 4', ['action', 'relationships', 'emotions'], 0.5],
    // In a birth chart Saturn is the life's work.
    ['pluto saturn 9', ['transformation', 'career', 'growth'], 0.5],
    ['saturn saturn 12', ['discipline', 'career', 'inspiration'], 0.5],
  ]
  for (const [words, ranked, dominantScore] of cases) {
    const themes = themesOfDay([speaking(words, 0.7)])
    assert.deepEqual(themes.ranked, ranked)
    assert.ok(Math.abs(themes.dominantScore - dominantScore) < 1e-9, words)
  }
  // Houses 2, 5 and 11 add nothing: half of eight tenths.
  for (const house of [2, 5, 11])
    assert.ok(Math.abs(themesOfDay([speaking(`mars venus ${house}`, 0.7)]).dominantScore - 0.625) < 1e-9)
})

test('every planet has its theme', () => {
  const themes =
    'sun identity, moon emotions, mercury communication, venus relationships, mars action, jupiter growth, ' +
    'saturn discipline, uranus change, neptune inspiration, pluto transformation'
  for (const [planet, theme] of themes.split(', ').map((each) => each.split(' '))) {
    assert.equal(themesOfDay([speaking(`${planet} saturn 2`, 1)]).ranked[0], theme)
    const natal = planet === 'saturn' ? 'career' : theme
    const other = planet === 'mars' ? 'venus' : 'mars'
    assert.equal(themesOfDay([speaking(`${other} ${planet} 2`, 1)]).ranked[1], natal)
  }
})

test('a house has the theme of the table, and a house that is not in it has none', () => {
  const themes = 'identity - communication emotions - career relationships transformation growth career -'
  for (const [at, theme] of `${themes} inspiration`.split(' ').entries()) {
    // Uranus twice: 0.8 for change, and the rest is that of the house.
    const { ranked, dominantScore } = themesOfDay([speaking(`uranus uranus ${at + 1}`, 1)])
    assert.equal(ranked[0], 'change')
    if (theme === '-') assert.equal(dominantScore, 1)
    else assert.deepEqual([ranked[1], Math.round(dominantScore * 10)], [theme, 8])
  }
})

test('the two strongest transits speak for a theme, each once', () => {
  const { speakers, order } = themesOfDay([
    speaking('mars mars 2', 0.9),
    speaking('venus mars 2', 0.8),
    speaking('mars sun 2', 0.7),
  ])
  assert.deepEqual(speakers.action, ['mars mars 2', 'venus mars 2'])
  assert.deepEqual(speakers.relationships, ['venus mars 2'])
  assert.deepEqual(speakers.identity, ['mars sun 2'])
  assert.deepEqual(speakers.change, [])
  assert.deepEqual(order.slice(0, 3), ['action', 'relationships', 'identity'])
  assert.deepEqual(order.toSorted(), [...PERSONAL_THEMES].toSorted())
})

test('a day without transits has no dominant theme', () => {
  assert.equal(themesOfDay([]).dominantScore, 0)
})
