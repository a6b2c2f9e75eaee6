/**
 * The personalized day of docs/judgement.md and docs/writing.md, followed by hand: every figure and choice recomputed from the
 * chart of the birth and the chart of the noon, as the API gives them, over some hundred births and days.
 */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import * as page from './recomputed/person.ts'
import { chance, MANNER, offFrom, PLANETS, sum } from './recomputed/tables.ts'
import { testParts, testService } from './service.ts'

const service = await testService(testParts({ RATE_LIMITS: 'off' }))
const post = async (path: string, payload: object) =>
  (await service.inject({ method: 'POST', url: `/v1/astrology/${path}`, payload })).json().data

interface Person {
  birthDateTime: string
  birthLocation: { latitude: number; longitude: number; timezone: string }
}

interface Answer {
  interpretation: {
    dominantTheme: string
    energyType: string
    aspectsUsed: number
    content: { overall: string; timing_guidance: string; practical_advice: string[] }
    sources: { text: string; transits: string[] }[]
  }
  birthProfile: { sunSign: string; ascendant: string; birthDateTime: string }
  transitAnalysis: {
    significantAspects: {
      id: string
      type: string
      natalPlanet: string
      transitPlanet: string
      exactness: number
      orb: number
      strength: number
      applying: boolean
      natalHouse: number
      influence: { nature: string; intensity: string }
    }[]
    dominantThemes: { primary: string; secondary: string; tertiary: string; dominantScore: number }
    overallEnergy: { type: string; intensity: string; description: string; scores: Record<string, number> }
    totalAspects: number
  }
}

interface ChartAnswer {
  planets: Record<string, page.BodyInHouse & { sign: string }>
  angles: { ascendant: { sign: string } }
}

const chartAt = (birthDateTime: string, { birthLocation }: Person): Promise<ChartAnswer> =>
  post('natal-chart', { birthDateTime, ...birthLocation, options: { house_system: 'whole' } })

/** Places whose clocks have kept to one offset, so that noon is noon. */
const ZONES = ['Asia/Kolkata', 'Africa/Lagos', 'America/Phoenix', 'Asia/Tokyo', 'UTC', 'Pacific/Honolulu']
const draw = chance(8)
const two = (number: number) => String(number).padStart(2, '0')
const someDate = (year: number, years: number) =>
  `${year + draw(years)}-${two(1 + draw(12))}-${two(1 + draw(28))}`
const somebody = (): Person => ({
  birthDateTime: `${someDate(1955, 65)}T${two(draw(24))}:${two(draw(60))}:00`,
  birthLocation: {
    latitude: draw(120) - 60,
    longitude: draw(360) - 180,
    timezone: ZONES[draw(ZONES.length)]!,
  },
})

interface Day {
  person: Person
  date: string
  answer: Answer
  birth: ChartAnswer
  noon: ChartAnswer
  all: page.Transit[]
}

/** Figures are shown with four decimals, and come from longitudes with six. */
const DECIMALS = 5.1e-5
const near = (shown: number, expected: number, what: string, within = DECIMALS) =>
  assert.ok(Math.abs(shown - expected) <= within, `${what}: ${shown}, expected ${expected}`)

/** No two of the first figures are so near each other that the decimals leave open which is the larger. */
const isRanked = (values: readonly number[]) =>
  values.every((value, at) => at === 0 || values[at - 1]! - value > 1e-4)

const days: Day[] = []
for (let n = 0; n < 150; n++) {
  const person = somebody()
  const date = someDate(2000, 50)
  const answer: Answer = await post('personalized-daily', { ...person, date })
  const birth = await chartAt(person.birthDateTime, person)
  const noon = await chartAt(`${date}T12:00:00`, person)
  const all = page.transits(birth.planets, noon.planets)
  // At a station the decimals of the motion do not tell which way a planet goes.
  if (all.every(({ applying }) => applying !== undefined))
    days.push({ person, date, answer, birth, noon, all })
}

test('on more than a hundred days nothing is left open by the decimals', (t) => {
  t.diagnostic(`${days.length} days`)
  assert.ok(days.length > 100)
})

test('strength, exactness, phase, house and nature of every significant aspect follow from the two charts', () => {
  for (const { answer, all } of days) {
    const { significantAspects, totalAspects } = answer.transitAnalysis
    assert.equal(totalAspects, all.length)
    assert.equal(significantAspects.length, Math.min(12, all.length))
    for (const [place, shown] of significantAspects.entries()) {
      const expected = all.find(({ id }) => id === shown.id)
      assert.ok(expected, shown.id)
      near(shown.strength, expected.strength, shown.id)
      near(shown.strength, all[place]!.strength, `${shown.id} in its place`, 2 * DECIMALS)
      near(shown.exactness, expected.exactness, shown.id)
      near(shown.orb, expected.orb, shown.id)
      const { aspect, natal, transiting, applying, house, nature } = expected
      assert.deepEqual(
        [shown.type, shown.natalPlanet, shown.transitPlanet, shown.applying, shown.natalHouse],
        [aspect, natal, transiting, applying, house],
      )
      assert.equal(shown.influence.nature, nature, shown.id)
      const { strength } = expected
      const edge = Math.min(Math.abs(strength - 0.3), Math.abs(strength - 0.55))
      const intensity = strength >= 0.55 ? 'high' : strength >= 0.3 ? 'medium' : 'low'
      if (edge > DECIMALS) assert.equal(shown.influence.intensity, intensity, shown.id)
    }
  }
})

test('the three themes are those the transits speak for most, and the first has its share of all', () => {
  for (const { answer, all } of days) {
    const expected = page.themes(all)
    const { primary, secondary, tertiary, dominantScore } = answer.transitAnalysis.dominantThemes
    if (isRanked(expected.slice(0, 4).map(([, worth]) => worth)))
      assert.deepEqual(
        [primary, secondary, tertiary],
        expected.slice(0, 3).map(([theme]) => theme),
      )
    near(dominantScore, expected[0]![1] / sum(expected.map(([, worth]) => worth)), primary, 0.0051)
    assert.equal(answer.interpretation.dominantTheme, primary)
  }
})

test('the energy of a day is that of its shares and of its strongest transit', () => {
  const met = new Set<string>()
  for (const { answer, all } of days) {
    const { type, intensity, scores } = answer.transitAnalysis.overallEnergy
    const exact = page.shares(all)
    for (const nature of page.NATURES) near(scores[nature]!, exact[nature], nature, 0.01)
    assert.equal(Math.round(100 * sum(Object.values(scores))), 100)
    const isOpen = Math.abs(Math.abs(page.lean(exact)) - 0.12) < 1e-4 || Math.abs(exact.neutral - 0.16) < 1e-4
    if (!isOpen) assert.equal(type, page.energyType(exact))
    assert.equal(answer.interpretation.energyType, type)
    const { strength } = all[0]!
    const expected = strength >= 0.79 ? 'high' : strength >= 0.64 ? 'medium' : 'low'
    if (Math.abs(strength - 0.79) > 1e-4 && Math.abs(strength - 0.64) > 1e-4)
      assert.equal(intensity, expected)
    met.add(type).add(intensity)
  }
  assert.equal(met.size, 7)
})

const PAGE = readFileSync(new URL('../docs/judgement.md', import.meta.url), 'utf8')

test('the sentence on the energy of a day is the one the page prints for its type and intensity', () => {
  const met = new Set<string>()
  for (const { answer } of days) {
    const { type, intensity, description } = answer.transitAnalysis.overallEnergy
    assert.ok(PAGE.includes(`| ${type} | ${intensity} | ${description} |`), description)
    met.add(description)
  }
  assert.equal(met.size, 12)
})

test('every sentence names the transits that the docs name for it', () => {
  let compared = 0
  for (const { answer, birth, noon, all, date } of days) {
    const { sources, aspectsUsed, content } = answer.interpretation
    const houses = Object.fromEntries(
      PLANETS.map((planet) => [planet, houseOf(noon.planets[planet]!, birth)]),
    )
    const ranked = page.themes(all).map(([, worth]) => worth)
    if (!isRanked(all.map(({ strength }) => strength)) || !isRanked(ranked)) continue
    const named = sources.map(({ transits }) => transits)
    // Whether a slow transit has its phase in the text depends on its time; whether it is mentioned does not.
    const hasPhase = content.overall.endsWith(sources[2]!.text)
    const { before, affirmation, background } = page.sources(all, houses, date, hasPhase)
    assert.deepEqual(named.slice(0, before.length), before, date)
    assert.deepEqual(named.slice(-2), [affirmation, background])
    const { intensity } = answer.transitAnalysis.overallEnergy
    const count = page.ADVICE_COUNT[intensity]!
    assert.equal(content.practical_advice.length, count)
    const themes = page.themesInTurn(all, date, 2).map((theme) => page.speakers(theme, all))
    for (const advice of named.slice(before.length, before.length + count))
      assert.ok(
        themes.some((ids) => `${ids}` === `${advice}`),
        `${advice}`,
      )
    const ids = new Set(all.map(({ id }) => id))
    assert.equal(aspectsUsed, new Set(named.flat().filter((id) => ids.has(id))).size)
    compared++
  }
  assert.ok(compared > 40, String(compared))
})

const SIGNS =
  'Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius Capricorn Aquarius Pisces'.split(' ')

/** Whole signs from the Ascendant's. */
const houseOf = ({ longitude }: page.BodyInHouse, { angles }: ChartAnswer) =>
  ((Math.floor(longitude / 30) - SIGNS.indexOf(angles.ascendant.sign) + 12) % 12) + 1

test('the profile is that of the birth chart', () => {
  for (const { answer, birth } of days) {
    const { sunSign, ascendant } = answer.birthProfile
    assert.equal(sunSign, birth.planets.sun!.sign.toLowerCase())
    assert.equal(ascendant, birth.angles.ascendant.sign.toLowerCase())
  }
})

test('pieces of advice that begin with the same word come last, and there are few', () => {
  const firstWords = days.map(({ answer }) =>
    answer.interpretation.content.practical_advice.map((text) => text.split(' ')[0]),
  )
  const alike = firstWords.filter((words) => new Set(words).size < words.length)
  assert.ok(alike.length < days.length / 10, `${alike.length} of ${days.length}`)
})

const HOURS = 'twelve one two three four five six seven eight nine ten eleven'.split(' ')
const hourIn = (text: string) => {
  if (text.includes('noon') && !text.includes('afternoon')) return 12
  const [, word, part] = text.match(/\b(\w+) in the (morning|afternoon|evening)\b/)!
  return HOURS.indexOf(word!) + (part === 'morning' ? 0 : 12)
}

test('the hours named are those at which the Moon is exact: the first between 07:00 and 22:30, and the next of another manner', async () => {
  for (const { person, date, answer, birth } of days.slice(0, 25)) {
    const moonAt = async (minutes: number) => {
      const clock = `${date}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:00`
      return (await chartAt(clock, person)).planets.moon!.longitude
    }
    const moments = await exactMoments(moonAt, birth.planets)
    const [first] = moments
    const other = moments.find(({ manner }) => manner !== first?.manner)
    const expected = [...(first ? [first] : []), ...(other ? [other] : [])]
    const { sources } = answer.interpretation
    const transitSources = sources.slice(-2 - Math.max(1, expected.length), -2)
    if (expected.length === 0) {
      assert.match(transitSources[0]!.transits[0]!, /^moon-in-house-/)
      continue
    }
    for (const [place, { text, transits }] of transitSources.entries()) {
      const { id, minutes } = expected[place]!
      assert.deepEqual(transits, [id])
      near(hourIn(text) * 60, minutes, text, 32)
    }
  }
})

/** Between 07:00 and 22:30, found by looking every half hour and drawing a line between two looks. */
async function exactMoments(moonAt: (minutes: number) => Promise<number>, birth: page.Chart) {
  const looks = Array.from({ length: 32 }, (_, n) => 420 + n * 30)
  const moon: number[] = []
  for (const minutes of looks) moon.push(await moonAt(minutes))
  const found: { id: string; minutes: number; manner: string }[] = []
  for (const natal of PLANETS)
    for (const [aspect, manner] of Object.entries(MANNER))
      for (let n = 1; n < looks.length; n++) {
        const way = (longitude: number) => offFrom(aspect, longitude, birth[natal]!.longitude)
        const [before, after] = [way(moon[n - 1]!), way(moon[n]!)]
        // Both looks together are as far from the angle as the Moon moves in between.
        const moved = (moon[n]! - moon[n - 1]! + 360) % 360
        if (Math.abs(before + after - moved) > 1e-4) continue
        const minutes = looks[n - 1]! + (30 * before) / moved
        found.push({ id: `moon-${aspect}-natal-${natal}`, minutes, manner })
      }
  return found.toSorted((a, b) => a.minutes - b.minutes)
}
