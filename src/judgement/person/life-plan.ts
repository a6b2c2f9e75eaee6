/** Which texts a chapter of a life, and a progressed Moon and Sun, have (docs/life.md, docs/progressions.md). */
import type { Chapter, ChapterKind } from '../../almanac/life.ts'
import type { ProgressedMoon } from '../../almanac/progressions.ts'
import { houseId, phaseId, signId } from '../../chart/fact-ids.ts'
import type { MoonPhaseName } from '../../chart/moon-phase.ts'
import type { ProgressionRules } from '../../chart/progression/rules.ts'
import { isTimed, type WiderChart } from '../../chart/wider-chart.ts'
import { type Sign, signOf, startOf } from '../../sky/zodiac.ts'

/** `infancy` is a past that nobody remembers. */
export const TENSES = ['infancy', 'past', 'now', 'ahead'] as const
export type Tense = (typeof TENSES)[number]

/** Whose place in the birth chart a chapter is about. */
export const CHAPTER_PLANETS = ['saturn', 'jupiter', 'node', 'uranus', 'neptune', 'pluto', 'moon'] as const
export type ChapterPlanet = (typeof CHAPTER_PLANETS)[number]

/** A change of sign of the progressed Sun has a text of its own, without a house. */
const PLANET_OF: Readonly<Record<ChapterKind, ChapterPlanet | null>> = {
  'saturn-return': 'saturn',
  'jupiter-return': 'jupiter',
  'node-return': 'node',
  'uranus-square': 'uranus',
  'uranus-opposition': 'uranus',
  'uranus-return': 'uranus',
  'neptune-square': 'neptune',
  'pluto-square': 'pluto',
  'progressed-new-moon': 'moon',
  'progressed-full-moon': 'moon',
  'progressed-sun-sign': null,
}

/** What the text of a chapter is about. */
export interface ChapterPlan {
  readonly chapter: Chapter
  readonly tense: Tense
  /** Of its text: `saturn-return-2`, `progressed-new-moon-middle`. Null if it goes by the Sun's sign. */
  readonly key: string | null
  /** Where in life it plays; null where that is not known, or stands in another chapter. */
  readonly place: { readonly planet: ChapterPlanet; readonly house: number } | null
}

/** The house of a planet is the same in all its chapters: it stands in the one nearest to now. That of a progressed Moon is another each time. */
export function lifePlan(chapters: readonly Chapter[], now: number): ChapterPlan[] {
  const nearest = new Map<ChapterPlanet, Chapter>()
  for (const chapter of chapters) {
    const planet = PLANET_OF[chapter.kind]
    if (planet === null || planet === 'moon') continue
    const before = nearest.get(planet)
    if (before === undefined || distance(chapter, now) < distance(before, now)) nearest.set(planet, chapter)
  }
  return chapters.map((chapter) => {
    const planet = PLANET_OF[chapter.kind]
    const isPlaced = planet === 'moon' || (planet !== null && nearest.get(planet) === chapter)
    const house = chapter.natalHouse
    return {
      chapter,
      tense: tenseOfChapter(chapter, now),
      key: keyOfChapter(chapter),
      place: isPlaced && house !== null && chapter.age >= REMEMBERED_AGE ? { planet, house } : null,
    }
  })
}

export function tenseOf({ from, to }: Pick<Chapter, 'from' | 'to'>, now: number): Tense {
  if (to !== null && to < now) return 'past'
  return from !== null && from > now ? 'ahead' : 'now'
}

/** Other people know more than the person about the years before this age. */
const REMEMBERED_AGE = 5

function tenseOfChapter(chapter: Chapter, now: number): Tense {
  const tense = tenseOf(chapter, now)
  return tense === 'past' && chapter.age < REMEMBERED_AGE ? 'infancy' : tense
}

/** 0 while it lasts. */
function distance(chapter: Chapter, now: number): number {
  const tense = tenseOf(chapter, now)
  if (tense === 'now') return 0
  return tense === 'past' ? now - chapter.to! : chapter.from! - now
}

/** Years of age from which on a progressed Moon has this name. */
const AGES = [
  [59, 'later'],
  [33, 'middle'],
  [14, 'young'],
  [0, 'child'],
] as const
const LATE_PLUTO_AGE = 50

function keyOfChapter({ id, kind, age }: Chapter): string | null {
  if (kind === 'progressed-sun-sign') return null
  if (kind === 'pluto-square') return `${kind}-${age < LATE_PLUTO_AGE ? 'early' : 'late'}`
  if (PLANET_OF[kind] === 'moon') return `${kind}-${AGES.find(([from]) => age >= from)![1]}`
  return id
}

/** A progressed Moon and Sun, as far as they are certain. */
export interface ProgressionPlan {
  readonly moonSign: Sign | null
  readonly moonHouse: number | null
  readonly phase: MoonPhaseName | null
  /** Null while the Sun is in the sign of the birth. */
  readonly sunSign: Sign | null
  /** The change of sign is no older than a chapter lasts after it; what is older is looked back on. */
  readonly isSunSignNew: boolean
  readonly sources: { readonly [Key in 'moonSign' | 'moonHouse' | 'phase' | 'sunSign']: string }
}

export interface ProgressedCharts {
  readonly chart: WiderChart
  readonly natalChart: WiderChart
  readonly moon: ProgressedMoon
  readonly rules: ProgressionRules
}

/** Null for directions and for converse progressions: the texts are about days that stand for the years after them. */
export function progressionPlan({
  chart,
  natalChart,
  moon,
  rules,
}: ProgressedCharts): ProgressionPlan | null {
  if (rules.method !== 'secondary' || rules.isConverse) return null
  const [moonSign, sunSign, natalSun] = [
    signIn(chart, 'moon'),
    signIn(chart, 'sun'),
    signIn(natalChart, 'sun'),
  ]
  const isPhaseCertain = isTimed(chart) || chart.sky.moonPhases.names.length === 1
  return {
    moonSign,
    moonHouse: moon.house?.value ?? null,
    phase: isPhaseCertain ? moon.phase.value : null,
    sunSign: sunSign !== null && natalSun !== null && sunSign !== natalSun ? sunSign : null,
    isSunSignNew: degreesInSign(chart, 'sun') < NEW_SIGN_DEGREES * (isTimed(chart) ? 1 : 2),
    sources: {
      moonSign: `progressed-${signId('moon', moon.sign.value)}`,
      moonHouse: `progressed-${houseId('moon', moon.house?.value ?? 0)}`,
      phase: `progressed-${phaseId(moon.phase.value)}`,
      sunSign: `progressed-${signId('sun', sunSign ?? natalSun ?? 'aries')}`,
    },
  }
}

/** The progressed Sun takes half a year for them, for which a change of sign is mentioned in a life. Without a time of birth its date may be as much off. */
const NEW_SIGN_DEGREES = 0.5

/** Of noon, without a time of birth. */
function degreesInSign(chart: WiderChart, body: 'sun'): number {
  const { longitude } = (isTimed(chart) ? chart.chart : chart.sky).bodies[body]
  return longitude - startOf(signOf(longitude))
}

/** Null if it is not certain without a time of birth. */
function signIn(chart: WiderChart, body: 'sun' | 'moon'): Sign | null {
  if (isTimed(chart)) return signOf(chart.chart.bodies[body].longitude)
  const { signs } = chart.sky.bodies[body]
  return signs.length === 1 ? signs[0]! : null
}
