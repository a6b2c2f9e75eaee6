/** The great themes of a year for a sign: where the slow planets are, where eclipses fall, where Mercury, Venus and Mars go back. */
import { houseFrom, placementId, type TransitId } from '../../chart/transits.ts'
import { isRetrograde } from '../../sky/ephemeris.ts'
import { type Planet, SLOW_PLANETS } from '../../sky/planets.ts'
import { type Sign, signOf, startOf } from '../../sky/zodiac.ts'
import type { JudgedDay } from './days.ts'
import type { KeyEvent } from './key-events.ts'

export const TURNING_BACK = ['mercury', 'venus', 'mars'] as const satisfies readonly Planet[]

export type YearTheme = (
  | { readonly kind: 'planet'; readonly planet: (typeof SLOW_PLANETS)[number] }
  | { readonly kind: 'eclipse'; readonly of: 'solar' | 'lunar' }
  | { readonly kind: 'retrograde'; readonly planet: (typeof TURNING_BACK)[number] }
) & {
  readonly id: TransitId
  readonly sign: Sign
  readonly house: number
  /** When it begins in the year; a slow planet's is all year. */
  readonly date: string | null
}

/** In the order in which a year tells them. */
export function themesOfYear(
  days: readonly JudgedDay[],
  events: readonly KeyEvent[],
  sign: Sign,
): YearTheme[] {
  const inSign = (own: Sign) => ({ sign: own, house: houseFrom(sign, startOf(own)) })
  const planets = SLOW_PLANETS.map((planet): YearTheme => {
    const own = mostly(days.map((day) => signIn(day, planet)))
    return { kind: 'planet', planet, id: placementId(planet, own), date: null, ...inSign(own) }
  })
  const eclipses = events.flatMap(({ event, date }): YearTheme[] =>
    event.type === 'eclipse'
      ? [{ kind: 'eclipse', of: event.of, id: event.uid, date, ...inSign(event.sign) }]
      : [],
  )
  const retrogrades = TURNING_BACK.flatMap((planet) =>
    retrogradesOf(planet, days).map(
      (run): YearTheme => ({
        kind: 'retrograde',
        planet,
        id: `${planet}-retrograde`,
        date: run[0]!.date,
        ...inSign(mostly(run.map((day) => signIn(day, planet)))),
      }),
    ),
  )
  return firstOfEach([...planets, ...eclipses, ...retrogrades])
}

const signIn = ({ sky }: JudgedDay, planet: Planet): Sign => signOf(sky.positions[planet].longitude)

/** The sign of most days; of equals the first. */
function mostly(signs: readonly Sign[]): Sign {
  const counts = new Map<Sign, number>()
  for (const sign of signs) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  return [...counts].reduce((best, each) => (each[1] > best[1] ? each : best))[0]
}

/** The days of each time that a planet is retrograde at noon for days on end. */
function retrogradesOf(planet: Planet, days: readonly JudgedDay[]): JudgedDay[][] {
  const runs: JudgedDay[][] = []
  let isBack = false
  for (const day of days) {
    const wasBack = isBack
    isBack = isRetrograde(planet, day.sky.positions[planet].motion)
    if (isBack && !wasBack) runs.push([])
    if (isBack) runs.at(-1)!.push(day)
  }
  return runs
}

/** Two eclipses of a kind in one house, or two retrogrades, are mentioned once, with the first of them. */
const firstOfEach = (themes: readonly YearTheme[]): YearTheme[] => {
  const keys = themes.map(themeKey)
  return themes.filter((_, at) => keys.indexOf(keys[at]!) === at)
}

const themeKey = (theme: YearTheme): string =>
  [theme.kind, theme.kind === 'eclipse' ? theme.of : theme.planet, theme.house].join('/')
