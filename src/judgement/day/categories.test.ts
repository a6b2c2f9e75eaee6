import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PAGE } from '../../../test/judgement-page.ts'
import { skyWith } from '../../../test/made-sky.ts'
import { PLANETS, type Planet } from '../../sky/planets.ts'
import { CATEGORIES, CATEGORY_NAMES, intensityOfScore, judgeCategory, outlookOf } from './categories.ts'
import type { AspectFactor, Scales } from './influence.ts'

test('the categories, their rulers and their houses are those of the page, in its order', () => {
  const rows = [...PAGE.matchAll(/^\| (\w+) \| ((?:\w+, ){3}\w+) \| (\d[\d, ]*) \|$/gm)].map(
    ([, name, rulers, houses]) => [
      name,
      { rulers: rulers!.split(', '), houses: houses!.split(', ').map(Number) },
    ],
  )
  assert.equal(rows.length, 8)
  assert.deepEqual(Object.entries(CATEGORIES), rows)
  assert.deepEqual(
    CATEGORY_NAMES,
    rows.map(([name]) => name),
  )
})

test('an outlook is positive from 1.5 and challenging from −1.5 down, as the contract says', () => {
  const outlooks = [10, 1.5, 1.4, 0, -1.4, -1.5, -10].map(outlookOf)
  const expected = 'positive positive neutral neutral neutral challenging challenging'
  assert.deepEqual(outlooks, expected.split(' '))
})

test('an intensity is medium from 2 and high from 5, either way', () => {
  const scores = [0, 1.9, 2, 4.9, 5, 10]
  const expected = 'low low medium medium high high'.split(' ')
  assert.deepEqual(scores.map(intensityOfScore), expected)
  assert.deepEqual(
    scores.map((score) => intensityOfScore(-score)),
    expected,
  )
})

/** In Gemini, the eleventh house from Leo, none of the rulers of love is dignified or debilitated, or in a house of love. */
const QUIET = skyWith({}, { elsewhere: 65 })
const presence = Object.fromEntries(PLANETS.map((planet) => [planet, 0])) as Scales['presence']

type Met = [planets: string, score: number]
const weighed = ([planets, score]: Met): AspectFactor => ({
  id: planets,
  planets: planets.split(' ')[0]!.split('-') as Planet[],
  name: 'trine',
  score,
})
/** Rulers of love are Venus, who weighs 1, Mars 0.7, the Moon 0.45 and Neptune 0.3. */
const love = (toSign: Met[], inSky: Met[] = []) =>
  judgeCategory('love', QUIET, { toSign: toSign.map(weighed), inSky: inSky.map(weighed), presence }, 'leo')

test('the score of a category is the sum of its factors, with the outlook and the intensity of it', () => {
  const { score, outlook, intensity } = love([
    ['venus', 3],
    ['mars', -1],
  ])
  assert.deepEqual([score, outlook, intensity], [2.3, 'positive', 'medium'])
})

test('the themes of a category are its three largest factors', () => {
  const { themes } = love([
    ['neptune', 3],
    ['moon', -4],
    ['venus', 1],
    ['mars', 5],
  ])
  const theme = (planet: Planet) => ({ planet, aspect: 'trine', to: 'leo' })
  assert.deepEqual(themes, [theme('mars'), theme('moon'), theme('venus')])
})

test('the leader is the ruler with the largest sum in the direction of the outlook', () => {
  const rows: [why: string, toSign: Met[], inSky: Met[], planet: Planet, transit: string][] = [
    [
      'Mars 2.1, Venus 2',
      [
        ['venus', 2],
        ['mars', 3],
      ],
      [],
      'mars',
      'mars',
    ],
    [
      'of equals the one of greater weight',
      [
        ['mars', 2],
        ['venus', 1.4],
      ],
      [],
      'venus',
      'venus',
    ],
    [
      'on a bad day who harms most',
      [
        ['venus', -1],
        ['mars', -4],
        ['moon', 5],
      ],
      [],
      'mars',
      'mars',
    ],
    [
      'on a neutral day who does most, good',
      [
        ['venus', -1],
        ['mars', 3],
      ],
      [],
      'mars',
      'mars',
    ],
    [
      'on a neutral day who does most, bad',
      [
        ['venus', 1],
        ['mars', -3],
      ],
      [],
      'mars',
      'mars',
    ],
    [
      'a meeting counts for both',
      [['venus', 2]],
      [
        ['mars-moon', 2],
        ['moon-pluto', 2],
      ],
      'moon',
      'mars-moon',
    ],
    ['a meeting of no ruler counts for none', [['venus', 2]], [['sun-pluto', 9]], 'venus', 'venus'],
  ]
  for (const [why, toSign, inSky, planet, transit] of rows)
    assert.deepEqual(love(toSign, inSky).leader, { planet, transit }, why)
})

test('the reason for a leader is the factor that does most in the direction of the outlook, the first of equals', () => {
  const transitOf = (...toSign: Met[]) => love(toSign).leader.transit
  assert.equal(transitOf(['venus a', -3], ['venus b', 2], ['venus c', 2.6]), 'venus c')
  assert.equal(transitOf(['venus a', 3], ['venus b', -2], ['venus c', -2.6]), 'venus c')
  // Neutral: 0.6 in all.
  assert.equal(transitOf(['venus a', -1], ['venus b', -2], ['venus c', 2.4], ['venus d', 1.2]), 'venus c')
  assert.equal(transitOf(['venus a', 2], ['venus b', 2]), 'venus a')
  assert.equal(transitOf(['venus a', -2], ['venus b', 2], ['venus c', 1.9]), 'venus b')
})

test('a category without any factor is led by its first ruler, where that is', () => {
  const { score, outlook, intensity, themes, leader } = love([])
  assert.deepEqual([score, outlook, intensity, themes], [0, 'neutral', 'low', []])
  assert.deepEqual(leader, { planet: 'venus', transit: 'venus-in-gemini' })
})

test('the reason for a leader without a factor of its own is its place', () => {
  // On a day that is good by nobody who rules love: Jupiter in the seventh house from Leo.
  const sky = skyWith({ jupiter: 305 }, { elsewhere: 65 })
  const scales = { toSign: [], inSky: [], presence: { ...presence, jupiter: 2.4 } }
  const { outlook, leader } = judgeCategory('love', sky, scales, 'leo')
  assert.deepEqual([outlook, leader], ['positive', { planet: 'venus', transit: 'venus-in-gemini' }])
})
