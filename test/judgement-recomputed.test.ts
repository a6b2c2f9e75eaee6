/**
 * docs/judgement.md and docs/writing.md, followed by hand: every figure and every choice of an answer recomputed from the positions and events it
 * shows, over some hundred days and signs. The tables in test/recomputed are copied from the page, not from the code.
 */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { Body, Observer, SearchRiseSet } from 'astronomy-engine'
import * as page from './recomputed/day.ts'
import {
  CLASSICAL,
  capital,
  chance,
  houseFrom,
  hundredths,
  isOnEdge,
  rulerOf,
  SIGNS,
  sum,
} from './recomputed/tables.ts'
import { testParts, testService } from './service.ts'

const service = await testService(testParts({ RATE_LIMITS: 'off' }))

interface ShownTransit {
  id: string
  planet: string
  aspect: string
  orb: number
  influence: number
  keywords: string[]
}
interface Source {
  text: string
  transits: string[]
}
interface Category {
  influence_score: number
  outlook: string
  intensity: string
  themes: string[]
  interpretation: string
  sources: Source[]
}
interface Answer {
  sign: string
  date: string
  transits: {
    planetary_positions: Record<string, { longitude: number; sign: string; retrograde: boolean }>
    aspects: ShownTransit[]
    sky_aspects: ShownTransit[]
    planets_in_sign: ShownTransit[]
    events: (Omit<page.Event, 'at'> & { at: string })[]
  }
  interpretation: {
    key_themes: string[]
    energy_level: string
    focus_areas: string[]
    lucky_elements: { colors: string[]; numbers: number[]; keywords: string[] }
    sources: Source[]
  }
  categories: Record<string, Category>
  lucky_elements: { numbers: number[]; colors: string[]; times: string[]; primary_influence: string }
  metadata: { overall_score: number; overall_tone: string; confidence_score: number; reference_time: string }
}

const post = async (payload: object): Promise<Answer> =>
  (await service.inject({ method: 'POST', url: '/v1/astrology/daily-horoscope', payload })).json().data

const CATEGORY_NAMES = Object.keys(page.CATEGORIES)

function seenIn({ sign, date, transits, metadata }: Answer): page.SignSky {
  const positions = Object.entries(transits.planetary_positions)
  return {
    sign,
    date,
    at: Date.parse(metadata.reference_time),
    longitude: Object.fromEntries(positions.map(([planet, { longitude }]) => [planet, longitude])),
    retrograde: Object.fromEntries(positions.map(([planet, { retrograde }]) => [planet, retrograde])),
    events: transits.events.map((event) => ({ ...event, at: Date.parse(event.at) })),
  }
}

/** Longitudes are shown with six decimals: enough for every digit of a figure, unless it lies on the edge of rounding. */
const near = (shown: number, expected: number, what: string, within: number) =>
  assert.ok(Math.abs(shown - expected) <= within, `${what}: ${shown}, expected ${expected}`)

const rounded = (factors: readonly page.Factor[]) => factors.map(({ worth }) => hundredths(worth))
/** What the factors on the edge of rounding can add or take. */
const slack = (factors: readonly page.Factor[]) =>
  0.01 * factors.filter(({ worth }) => isOnEdge(worth)).length
const cut = (score: number) => Math.min(10, Math.max(-10, score))
const largest = (values: readonly number[], count: number) =>
  values
    .map(Math.abs)
    .toSorted((a, b) => b - a)
    .slice(0, count)

const shownIn = ({ transits: { aspects, planets_in_sign, sky_aspects } }: Answer) => [
  ...aspects,
  ...planets_in_sign,
  ...sky_aspects,
]

function checkInfluence(answer: Answer, seen: page.SignSky): void {
  const shown = shownIn(answer)
  const expected = page.influence(seen)
  assert.deepEqual(
    shown.map(({ id }) => id),
    expected.map(({ id }) => id),
  )
  for (const [index, { id, influence }] of shown.entries())
    near(influence, expected[index]!.worth, id, 0.005 + 1e-4)
  const { overall_score, overall_tone, confidence_score } = answer.metadata
  const figures = shown.map(({ influence }) => influence)
  near(overall_score, cut(sum(figures)), 'overall', 0.05 + 1e-9)
  assert.equal(overall_tone, page.tone(overall_score))
  near(confidence_score, page.confidence(seen, figures), 'confidence', 0.005 + 1e-5)
}

function checkCategory(name: string, { categories }: Answer, seen: page.SignSky): void {
  const { influence_score: score, outlook, intensity, themes } = categories[name]!
  const factors = page.categoryFactors(name, seen)
  near(score, cut(sum(rounded(factors))), name, 0.05 + slack(factors) + 1e-9)
  assert.equal(outlook, score >= 1.5 ? 'positive' : score <= -1.5 ? 'challenging' : 'neutral')
  assert.equal(intensity, Math.abs(score) < 2 ? 'low' : Math.abs(score) < 5 ? 'medium' : 'high')
  // Two factors can weigh the same: then either may be shown.
  const sizes = themes.map((theme) => {
    const factor = factors.find((each) => each.theme === theme)
    assert.ok(factor, `${name}: ${theme}`)
    return Math.abs(factor.worth)
  })
  assert.equal(new Set(themes).size, themes.length)
  const heaviest = largest(
    factors.map(({ worth }) => worth),
    3,
  )
  assert.equal(sizes.length, heaviest.length)
  for (const [index, size] of sizes.entries()) near(size, heaviest[index]!, `${name} ${themes}`, 0.0101)
}

/** Seen from a place, the text may be that of UTC; so this is asked of answers without one. */
function checkLeader(name: string, { categories }: Answer, seen: page.SignSky): void {
  const { outlook, sources } = categories[name]!
  const factors = page.categoryFactors(name, seen)
  const shares = page.leadership(name, outlook, factors)
  const max = Math.max(...Object.values(shares))
  const leaders = Object.keys(shares).filter((planet) => shares[planet]! > max - 0.03)
  const [firstTransit] = sources[0]!.transits
  const weigh = page.inDirectionOf(outlook)
  const textKind = leaders.flatMap((leader) => {
    const own = factors.filter(({ planets }) => planets.includes(leader))
    if (own.length === 0) return [page.placementOf(leader, seen)]
    const best = Math.max(...own.map(({ worth }) => weigh(worth)))
    return own.filter(({ worth }) => weigh(worth) > best - 0.0101).map(({ id }) => id)
  })
  assert.ok(textKind.includes(firstTransit!), `${name}: ${firstTransit}, expected ${textKind}`)
}

function checkLucky(answer: Answer, seen: page.SignSky): void {
  const { primary_influence: planet, numbers, colors } = answer.lucky_elements
  const shares = CLASSICAL.map((each) => {
    const own = page.influence(seen).filter(({ planets }) => planets.includes(each))
    return { planet: each, share: sum(rounded(own)), slack: slack(own) }
  })
  const best = Math.max(...shares.map(({ share }) => share))
  const candidates =
    best <= 0.001
      ? [rulerOf(seen.sign)]
      : shares.filter((each) => each.share > best - 0.001 - each.slack).map((each) => each.planet)
  if (best > 0.02 || best < -0.02) assert.ok(candidates.includes(planet), `${planet}, expected ${candidates}`)
  assert.deepEqual(numbers, page.luckyNumbers(planet, seen))
  assert.deepEqual(colors, page.luckyColours(planet, seen))
}

function checkFocus({ interpretation, categories }: Answer): void {
  const sizes = interpretation.focus_areas.map((name) => Math.abs(categories[name]!.influence_score))
  assert.equal(new Set(interpretation.focus_areas).size, 3)
  assert.deepEqual(
    sizes,
    largest(
      CATEGORY_NAMES.map((name) => categories[name]!.influence_score),
      3,
    ),
  )
}

function checkEnergy({ interpretation }: Answer, seen: page.SignSky): void {
  const factors = page.energyFactors(seen)
  const score = sum(rounded(factors))
  // The level is that of the score to one decimal.
  const isOpen = page.ENERGY_BOUNDS.some((bound) => Math.abs(score - bound) <= 0.0501 + slack(factors))
  if (!isOpen) assert.equal(interpretation.energy_level, page.energyLevel(score), String(score))
}

const PAGE = readFileSync(new URL('../docs/judgement.md', import.meta.url), 'utf8')
/** The three keywords of a planet for a manner, as the page prints them. */
const KEYWORDS = new Map(
  [...PAGE.matchAll(/^\| (\w+) \| ([^|]+, [^|]+, [^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)].flatMap(
    ([, planet, ...lists]) =>
      ['merge', 'flow', 'friction'].map(
        (manner, place) => [`${planet} ${manner}`, lists[place]!.split(', ')] as const,
      ),
  ),
)
const MATTERS = PAGE.match(/^1 self.*(?=\.$)/m)![0]
  .split(', ')
  .map((matter) => matter.replace(/^\d+ /, ''))

/** The first theme is the matter of the story's house, the second the keyword of its planet; the third is the event's, or the Moon's matter. */
function expectedThemes(seen: page.SignSky, story: page.Story): string[] {
  const matter = (longitude: number) => MATTERS[houseFrom(seen.sign, longitude) - 1]!
  const keyword = (planet: string, manner: string) => KEYWORDS.get(`${planet} ${manner}`)![0]!
  const lead = page.leadOf(seen)
  const ofEvent = () => {
    if (lead === undefined) return matter(seen.longitude.moon!)
    if (lead.type === 'new_moon') return 'a beginning'
    if (lead.type === 'full_moon') return 'a culmination'
    if (lead.type === 'ingress') return matter(SIGNS.indexOf(lead.sign.toLowerCase()) * 30)
    return keyword(lead.planets[0]!, page.mannerOf(lead))
  }
  const words = [MATTERS[story.house - 1]!, keyword(story.shows, story.direction), ofEvent()]
  return [...new Set(words)]
}

/** Every sentence of the summary tells one story, and that is one of the day's candidates. */
function checkTextKind(brief: Answer, detailed: Answer, seen: page.SignSky): void {
  const transitsOf = (answer: Answer) => answer.interpretation.sources.map(({ transits }) => transits)
  const [story] = transitsOf(brief)
  const possible = page.candidates(seen).map(({ id }) => id)
  assert.ok([...possible, page.placementOf('moon', seen)].includes(story![0]!), `${story}, of ${possible}`)
  assert.deepEqual(transitsOf(brief), [story, story])
  // Summary, love, career, wellbeing and background, as docs/writing.md has them.
  const [notice, act, love, career, rest, slow] = transitsOf(detailed)
  assert.deepEqual([notice, act], [story, story])
  const ofCategory = (name: string) => detailed.categories[name]!.sources[0]!.transits
  assert.deepEqual(love, ofCategory('love'))
  assert.deepEqual(career, ofCategory('profession'))
  assert.deepEqual(rest, ofCategory('health'))
  assert.deepEqual(slow, [page.placementOf(page.background(seen), seen)])
}

const MINOR_MANNER: Record<string, string> = {
  sextile: 'flow',
  trine: 'flow',
  semisextile: 'flow',
  conjunction: 'merge',
  quincunx: 'merge',
}

function checkWords(brief: Answer, detailed: Answer): void {
  for (const { planet, aspect, keywords } of brief.transits.aspects)
    assert.deepEqual(keywords, KEYWORDS.get(`${planet} ${MINOR_MANNER[aspect] ?? 'friction'}`))
  for (const { planet, keywords } of brief.transits.planets_in_sign)
    assert.deepEqual(keywords, KEYWORDS.get(`${planet} merge`))
  const { colors, numbers, primary_influence: planet } = detailed.lucky_elements
  const keywords = KEYWORDS.get(`${planet} flow`)
  assert.deepEqual(detailed.interpretation.lucky_elements, { colors, numbers, keywords })
}

function checkHours({ date, lucky_elements: { times, primary_influence } }: Answer): void {
  const clock = (hour: number) => `${String(hour % 24).padStart(2, '0')}:00`
  const hours = [-1, 0].flatMap((day) =>
    page.hoursOf(primary_influence, page.dateAfter(date, day)).map((hour) => day * 24 + 6 + hour),
  )
  const onDate = hours.filter((hour) => hour >= 0 && hour < 24)
  assert.deepEqual(
    times,
    onDate.map((hour) => `${clock(hour)}-${clock(hour + 1)}`),
  )
}

const draw = chance(17)
const someDate = () => new Date(Date.UTC(1600, 0, 2) + draw(292_000) * 86_400_000).toISOString().slice(0, 10)

test('the page lists three keywords for each planet and manner, and the matters of twelve houses', () => {
  assert.equal(KEYWORDS.size, 30)
  assert.equal(MATTERS.length, 12)
})

for (const sign of SIGNS)
  test(`every figure, choice and keyword of ${capital(sign)} on forty days follows from the positions shown, by the page alone`, async () => {
    for (let day = 0; day < 40; day++) {
      const date = someDate()
      const brief = await post({ sign, date, categories: ['all'] })
      const detailed = await post({ sign, date, style: 'detailed' })
      const seen = seenIn(brief)
      assert.equal(seen.at, Date.parse(`${date}T12:00:00Z`))
      checkInfluence(brief, seen)
      for (const name of CATEGORY_NAMES) {
        checkCategory(name, brief, seen)
        checkLeader(name, brief, seen)
      }
      checkLucky(brief, seen)
      checkHours(brief)
      checkFocus(brief)
      checkEnergy(brief, seen)
      checkTextKind(brief, detailed, seen)
      checkWords(brief, detailed)
    }
  })

const WINDOW = 30
const AHEAD = page.DAYS_AHEAD

for (const [sign, window] of [
  ['leo', 690],
  ['sagittarius', 741],
  ['pisces', -800],
  ['cancer', 690],
  ['capricorn', 690],
] as const)
  test(`the stories and themes of 30 days of ${capital(sign)}, from day ${window * WINDOW}, follow from the positions shown, one day after the other`, async () => {
    const answers: Answer[] = []
    for (let day = -AHEAD; day < WINDOW; day++) {
      const date = new Date((window * WINDOW + day) * 86_400_000).toISOString().slice(0, 10)
      answers.push(await post({ sign, date }))
    }
    const seen = answers.map(seenIn)
    const stories = page.stories(seen).slice(AHEAD)
    for (const [place, story] of stories.entries()) {
      const { interpretation, date } = answers[AHEAD + place]!
      assert.deepEqual(interpretation.sources[0]!.transits, [story.id], date)
      assert.deepEqual(interpretation.key_themes, expectedThemes(seen[AHEAD + place]!, story), date)
    }
  })

test('from a place the figures follow from the sky of its own mean noon, and its hours from its own sunrise', async () => {
  for (let n = 0; n < 60; n++) {
    const sign = SIGNS[draw(12)]!
    const date = new Date(Date.UTC(1920, 0, 1) + draw(60_000) * 86_400_000).toISOString().slice(0, 10)
    const location = { latitude: draw(110) - 55, longitude: draw(360) - 180 }
    const answer = await post({ sign, date, style: 'detailed', location })
    const seen = seenIn(answer)
    const start = Date.parse(`${date}T00:00:00Z`)
    // At 180° west the mean noon of a date in UTC is at the midnight it begins with.
    const noon = start + ((12 - location.longitude / 15) % 24) * 3_600_000
    assert.equal(seen.at, noon)
    checkInfluence(answer, seen)
    for (const name of CATEGORY_NAMES) checkCategory(name, answer, seen)
    checkLucky(answer, seen)
    checkHoursAt(answer, location, noon)
  }
})

/** Against the sunrise of astronomy-engine, an independent library. */
function checkHoursAt(
  { date, lucky_elements }: Answer,
  place: { latitude: number; longitude: number },
  noon: number,
): void {
  const observer = new Observer(place.latitude, place.longitude, 0)
  const next = (which: 1 | -1, from: number) =>
    SearchRiseSet(Body.Sun, observer, which, new Date(from), 1.5)!.date.getTime()
  const spansOf = (day: number) => {
    const ownNoon = noon + day * 86_400_000
    const sunrise = next(1, ownNoon - 43_200_000)
    const sunset = next(-1, ownNoon)
    const tomorrow = next(1, ownNoon + 43_200_000)
    const begins = (hour: number) =>
      hour < 12
        ? sunrise + (hour * (sunset - sunrise)) / 12
        : sunset + ((hour - 12) * (tomorrow - sunset)) / 12
    return page
      .hoursOf(lucky_elements.primary_influence, page.dateAfter(date, day))
      .map((hour) => [begins(hour), begins(hour + 1)] as const)
  }
  const spans = [-2, -1, 0, 1]
    .flatMap(spansOf)
    .filter(([from]) => new Date(from).toISOString().slice(0, 10) === date)
  assert.equal(lucky_elements.times.length, spans.length, `${date} ${JSON.stringify(place)}`)
  for (const [index, times] of lucky_elements.times.entries())
    for (const [end, text] of times.split('-').entries()) {
      const minutes = Number(text.slice(0, 2)) * 60 + Number(text.slice(3))
      const expected = (((spans[index]![end]! / 60_000) % 1440) + 1440) % 1440
      const off = Math.abs(minutes - expected)
      assert.ok(Math.min(off, 1440 - off) < 2, `${date} ${times}`)
    }
}
