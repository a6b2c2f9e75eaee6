/**
 * docs/judgement.md, followed by hand: every figure of an answer recomputed from the transits it shows, with tables
 * copied from the page and not from the code.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testParts, testService } from './service.ts'

const service = await testService(testParts({ RATE_LIMITS: 'off' }))

const SIGNS =
  'aries taurus gemini cancer leo virgo libra scorpio sagittarius capricorn aquarius pisces'.split(' ')
const table = (text: string): Record<string, number> =>
  Object.fromEntries(text.split(', ').map((pair) => [pair.split(' ')[0], Number(pair.split(' ')[1])]))

const TEMPER = table(
  'saturn -1, mars -0.8, pluto -0.6, moon 0, mercury 0, uranus 0, neptune 0, sun 0.5, venus 0.8, jupiter 1',
)
const VOICE = table(
  'moon 3.6, jupiter 2.4, saturn 2.4, sun 2.2, venus 2.2, mars 2.2, mercury 1.8, uranus 1.2, neptune 1.2, pluto 1.2',
)
const LEANING = table(
  'trine 1.1, sextile 1.1, semisextile 0.4, quincunx 0, semisquare -0.4, sesquiquadrate -0.4, opposition -0.8, square -1',
)
const HEAT = table(
  'mars 1.8, sun 1.2, jupiter 1, uranus 1, moon 0.8, mercury 0.5, pluto 0.5, venus 0, neptune -1.6, saturn -2',
)
const RULERS = 'mars venus mercury moon sun mercury venus mars jupiter saturn saturn jupiter'.split(' ')
const EXALTED = {
  sun: 'aries',
  moon: 'taurus',
  mercury: 'virgo',
  venus: 'pisces',
  mars: 'capricorn',
  jupiter: 'cancer',
  saturn: 'libra',
}
const WIDE = ['conjunction', 'square', 'trine', 'opposition']
const CATEGORIES: Record<string, [rulers: string, houses: number[]]> = {
  personal_life: ['sun moon saturn mars', [1, 4]],
  love: ['venus mars moon neptune', [5, 7]],
  health: ['mars moon sun saturn', [1, 6]],
  profession: ['sun mercury saturn jupiter', [10, 6]],
  emotions: ['moon venus neptune pluto', [4, 8, 12]],
  travel: ['mercury jupiter uranus moon', [3, 9]],
  luck: ['jupiter venus sun uranus', [5, 11]],
  finance: ['venus jupiter saturn mercury', [2, 8]],
}

interface Shown {
  planet: string
  planet1: string
  planet2: string
  aspect: string
  orb: number
  influence: number
}
interface Answer {
  sign: string
  transits: {
    planetary_positions: Record<string, { longitude: number; sign: string; retrograde: boolean }>
    aspects: Shown[]
    sky_aspects: Shown[]
    planets_in_sign: Shown[]
  }
  categories: Record<string, { influence_score: number }>
  lucky_elements: { numbers: number[]; primary_influence: string }
  metadata: { overall_score: number; confidence_score: number }
}

const hundredths = (value: number) => Math.round(value * 100) / 100
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
const cut = (score: number) => Math.min(10, Math.max(-10, score))
const closeness = ({ aspect, orb }: Shown) => 1 - orb / (WIDE.includes(aspect) ? 8 : 3)
const rulerOf = (sign: string) => RULERS[SIGNS.indexOf(sign)]!

function temperFor(sign: string, planet: string): number {
  return rulerOf(sign) === planet ? Math.max(0, TEMPER[planet]!) : TEMPER[planet]!
}

function colouring(aspect: string, temper: number): number {
  if (aspect === 'conjunction') return temper
  const leaning = LEANING[aspect]!
  return leaning > 0 ? leaning * (1 + temper / 2) : leaning * (1 - temper / 2)
}

const worth = (sign: string, shown: Shown) =>
  VOICE[shown.planet]! * colouring(shown.aspect, temperFor(sign, shown.planet)) * closeness(shown)

function worthInSky(sign: string, shown: Shown): number {
  const mean = (of: (planet: string) => number) => (of(shown.planet1) + of(shown.planet2)) / 2
  const temper = mean((planet) => temperFor(sign, planet))
  return mean((planet) => VOICE[planet]!) * colouring(shown.aspect, temper) * closeness(shown)
}

const presence = (sign: string, planet: string) => VOICE[planet]! * temperFor(sign, planet)

/** Figures may differ in the last digit: orbs are shown with four decimals. */
const near = (shown: number, expected: number, what: string, within = 0.1001) =>
  assert.ok(Math.abs(shown - expected) <= within, `${what}: ${shown}, expected ${expected}`)

function checkInfluence({ sign, transits, metadata }: Answer): void {
  const share = ({ planet1, planet2 }: Shown) =>
    [planet1, planet2].includes(rulerOf(sign)) ? 1 : [planet1, planet2].includes('moon') ? 0.5 : 0.15
  for (const shown of transits.aspects) near(shown.influence, worth(sign, shown), shown.aspect, 0.0101)
  for (const shown of transits.planets_in_sign)
    near(shown.influence, presence(sign, shown.planet), 'in sign', 0.0101)
  for (const shown of transits.sky_aspects)
    near(shown.influence, share(shown) * worthInSky(sign, shown), shown.aspect, 0.0101)
  const { aspects, planets_in_sign, sky_aspects } = transits
  const total = sum([...aspects, ...planets_in_sign, ...sky_aspects].map(({ influence }) => influence))
  near(metadata.overall_score, cut(total), 'overall', 0.0501)
}

function categoryScore(name: string, { sign, transits }: Answer): number {
  const [names, houses] = CATEGORIES[name]!
  const rulers = names.split(' ')
  const weight = (planet: string) => [1, 0.7, 0.45, 0.3][rulers.indexOf(planet)] ?? 0
  const positions = Object.entries(transits.planetary_positions)
  const factors = [
    ...transits.aspects.map((shown) => weight(shown.planet) * worth(sign, shown)),
    ...transits.sky_aspects.map(
      (shown) => Math.max(weight(shown.planet1), weight(shown.planet2)) * worthInSky(sign, shown),
    ),
    ...positions
      .filter(([, { longitude }]) => houses.includes(houseOf(sign, longitude)))
      .map(([planet]) => presence(sign, planet)),
    ...positions.map(([planet, place]) => weight(planet) * 0.8 * dignity(planet, place.sign.toLowerCase())),
    ...positions.map(([planet, { retrograde }]) => (retrograde ? weight(planet) * -0.8 : 0)),
  ]
  return cut(sum(factors.map(hundredths)))
}

const houseOf = (sign: string, longitude: number) =>
  ((Math.floor(longitude / 30) - SIGNS.indexOf(sign) + 12) % 12) + 1

function dignity(planet: string, sign: string): number {
  const facing = SIGNS[(SIGNS.indexOf(sign) + 6) % 12]!
  const isHome = (place: string) =>
    rulerOf(place) === planet || EXALTED[planet as keyof typeof EXALTED] === place
  return isHome(sign) ? 1 : isHome(facing) ? -1 : 0
}

function confidence({ transits }: Answer): number {
  const { aspects, planets_in_sign, sky_aspects } = transits
  const factors = [...aspects, ...planets_in_sign, ...sky_aspects].map(({ influence }) => influence)
  const agreement = Math.abs(sum(factors)) / sum(factors.map(Math.abs))
  return 0.3 + 0.4 * agreement + 0.3 * Math.min(1, sum(aspects.map(closeness)) / 3)
}

function energyLevel({ transits }: Answer): [level: string, distance: number] {
  const { sun, moon } = transits.planetary_positions as Record<'sun' | 'moon', { longitude: number }>
  const apart = Math.abs(((moon.longitude - sun.longitude + 540) % 360) - 180)
  const factors = [
    ...transits.aspects.map(
      (shown) => HEAT[shown.planet]! * closeness(shown) * (WIDE.includes(shown.aspect) ? 1 : 0.5),
    ),
    ...transits.planets_in_sign.map(({ planet }) => 0.6 * HEAT[planet]!),
    0.75 * (apart / 90 - 1),
  ]
  const score = sum(factors.map(hundredths))
  const bounds = [-1, 0, 1.3, 2.3]
  const level = ['very_low', 'low', 'moderate', 'high', 'very_high'][
    bounds.filter((bound) => score >= bound).length
  ]!
  return [level, Math.min(...bounds.map((bound) => Math.abs(score - bound)))]
}

function luckyNumbers({ sign, transits, lucky_elements: { primary_influence: planet } }: Answer): number[] {
  const own = table('saturn 3, jupiter 4, mars 5, sun 6, venus 7, mercury 8, moon 9')
  const longitude = (name: string) => transits.planetary_positions[name]!.longitude
  const degree = (name: string) => Math.floor(longitude(name) % 30) + 1
  const numbers = [
    own[planet]!,
    houseOf(sign, longitude(planet)),
    degree(planet),
    degree(planet === 'moon' ? 'sun' : 'moon'),
  ]
  return [...new Set(numbers)]
}

const post = async (payload: object) =>
  (await service.inject({ method: 'POST', url: '/v1/astrology/daily-horoscope', payload })).json().data

test('every figure follows from the transits shown, by the page alone', async () => {
  for (const sign of SIGNS)
    for (const date of ['1781-03-13', '1999-08-11', '2026-11-15', '2210-02-28'])
      for (const location of [undefined, { latitude: -33.9, longitude: 151.2 }]) {
        const place = location && { location }
        const answer: Answer = await post({ sign, date, style: 'detailed', ...place })
        const where = `${sign} ${date}`
        checkInfluence(answer)
        for (const name of Object.keys(CATEGORIES))
          near(answer.categories[name]!.influence_score, categoryScore(name, answer), `${where} ${name}`)
        near(answer.metadata.confidence_score, confidence(answer), `${where} confidence`, 0.0101)
        assert.deepEqual(answer.lucky_elements.numbers, luckyNumbers(answer), where)
        const brief = await post({ sign, date, ...place })
        const [level, distance] = energyLevel(answer)
        if (distance > 0.1) assert.equal(brief.interpretation.energy_level, level, where)
      }
})
