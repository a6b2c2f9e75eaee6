/** A person's day by docs/judgement.md and docs/writing.md alone, from two charts: that of the birth and that of the noon. Slow, and simple. */
import { aspectBetween, closeness, figures, isWide, MANNER, offFrom, PLANETS, sum, texts } from './tables.ts'

export interface BodyInHouse {
  readonly longitude: number
  readonly dailyMotion: number
  readonly house: number
}
export type Chart = Readonly<Record<string, BodyInHouse>>

export interface Transit {
  readonly id: string
  readonly transiting: string
  readonly natal: string
  readonly aspect: string
  readonly orb: number
  readonly exactness: number
  /** Undefined where the decimals shown do not tell. */
  readonly applying: boolean | undefined
  readonly house: number
  readonly strength: number
  readonly nature: string
  readonly manner: string | undefined
}

const TRANSITING = figures(
  'moon 0.45, mercury 0.55, venus 0.6, sun 0.65, mars 0.7, jupiter 0.85, uranus 0.9, neptune 0.9, saturn 0.95, pluto 1',
)
const NATAL = figures(
  'sun 1, moon 1, mercury 0.9, venus 0.9, mars 0.9, saturn 0.8, jupiter 0.75, uranus 0.6, neptune 0.6, pluto 0.6',
)
const NATURE = texts(
  'semisextile harmonious, sextile harmonious, trine harmonious, semisquare challenging, square challenging, sesquiquadrate challenging, opposition challenging, quincunx neutral',
)
const NATURE_OF_CONJUNCTION = texts(
  'sun harmonious, venus harmonious, jupiter harmonious, mars challenging, saturn challenging, pluto challenging',
)

/** By looking a thousandth of a day ahead. */
function isApplying(aspect: string, moving: BodyInHouse, still: BodyInHouse): boolean | undefined {
  if (Math.abs(moving.dailyMotion) < 0.001) return undefined
  const now = offFrom(aspect, moving.longitude, still.longitude)
  const later = offFrom(aspect, moving.longitude + moving.dailyMotion / 1000, still.longitude)
  return now < 0.02 ? undefined : later < now
}

export function transits(birth: Chart, noon: Chart): Transit[] {
  const pairs = PLANETS.flatMap((transiting) => PLANETS.map((natal) => [transiting, natal] as const))
  const found = pairs.flatMap(([transiting, natal]) => {
    const met = aspectBetween(noon[transiting]!.longitude, birth[natal]!.longitude)
    if (!met) return []
    const { aspect, orb } = met
    const exactness = closeness(met)
    const applying = isApplying(aspect, noon[transiting]!, birth[natal]!)
    const kind = isWide(aspect) ? 1 : 0.7
    const phase = applying === false ? 0.85 : 1
    return [
      {
        id: `${transiting}-${aspect}-natal-${natal}`,
        transiting,
        natal,
        aspect,
        orb,
        exactness,
        applying,
        house: birth[natal]!.house,
        strength: exactness * TRANSITING[transiting]! * NATAL[natal]! * kind * phase,
        nature: (aspect === 'conjunction' ? NATURE_OF_CONJUNCTION[transiting] : NATURE[aspect]) ?? 'neutral',
        manner: MANNER[aspect],
      },
    ]
  })
  return found.toSorted((a, b) => b.strength - a.strength)
}

const THEME = texts(
  'sun identity, moon emotions, mercury communication, venus relationships, mars action, jupiter growth, saturn discipline, uranus change, neptune inspiration, pluto transformation',
)
const THEME_OF_HOUSE = texts(
  '1 identity, 3 communication, 4 emotions, 6 career, 7 relationships, 8 transformation, 9 growth, 10 career, 12 inspiration',
)

/** What a transit gives to each theme. */
function themesOf({ transiting, natal, house, strength }: Transit): [theme: string, worth: number][] {
  const ofHouse = THEME_OF_HOUSE[house]
  return [
    [THEME[transiting]!, 0.5 * strength],
    [natal === 'saturn' ? 'career' : THEME[natal]!, 0.3 * strength],
    ...(ofHouse ? [[ofHouse, 0.2 * strength] as [string, number]] : []),
  ]
}

/** Sums of all themes, the largest first. */
export function themes(all: readonly Transit[]): [theme: string, worth: number][] {
  const sums = new Map<string, number>()
  for (const [theme, worth] of all.flatMap(themesOf)) sums.set(theme, (sums.get(theme) ?? 0) + worth)
  return [...sums].toSorted(([, a], [, b]) => b - a)
}

/** The two strongest transits that speak for a theme. */
export function speakers(theme: string, all: readonly Transit[]): string[] {
  const speaking = all.filter((transit) => themesOf(transit).some(([each]) => each === theme))
  return (speaking.length > 0 ? speaking.slice(0, 2) : all.slice(0, 1)).map(({ id }) => id)
}

export const NATURES = ['harmonious', 'challenging', 'neutral'] as const

/** Shares of the strength, unrounded. */
export function shares(all: readonly Transit[]): Record<(typeof NATURES)[number], number> {
  const of = (kind: string) =>
    sum(all.filter(({ nature }) => nature === kind).map(({ strength }) => strength))
  const whole = sum(all.map(({ strength }) => strength))
  return {
    harmonious: of('harmonious') / whole,
    challenging: of('challenging') / whole,
    neutral: of('neutral') / whole,
  }
}

/** Positive when the day is easier than the average one. */
export const lean = ({ harmonious, challenging }: Record<string, number>) =>
  harmonious! - 0.375 - (challenging! - 0.5)

export function energyType(of: Record<string, number>): string {
  if (lean(of) >= 0.12) return 'harmonious'
  if (lean(of) <= -0.12) return 'challenging'
  return of.neutral! >= 0.16 ? 'neutral' : 'mixed'
}

const hasManner = ({ manner }: Transit) => manner !== undefined

const dayOf = (date: string) => Date.parse(date) / 86_400_000
const place = (planet: string) => PLANETS.indexOf(planet)

/** A transit is mentioned every eighth day. */
const isInTurn = ({ transiting, natal }: Transit, date: string) =>
  (dayOf(date) + 3 * place(transiting) + 5 * place(natal)) % 8 === 0

export const mainOf = (all: readonly Transit[], date: string) =>
  all.find((transit) => transit.transiting !== 'moon' && hasManner(transit) && isInTurn(transit, date))

export function quickOf(all: readonly Transit[]): Transit | undefined {
  const closest = all.filter(hasManner).toSorted((a, b) => a.orb - b.orb)
  const quick = ['sun', 'mercury', 'venus', 'mars']
  return (
    closest.find(({ transiting }) => transiting === 'moon') ??
    closest.find(({ transiting }) => quick.includes(transiting))
  )
}

const ELEVEN =
  'transformation relationships career communication growth discipline change action emotions identity inspiration'.split(
    ' ',
  )

/** Themes whose turn it is, strongest first; those that no transit speaks for come last, in their order. */
export function themesInTurn(all: readonly Transit[], date: string, everyDays: number): string[] {
  const spoken = themes(all).map(([theme]) => theme)
  const order = [...spoken, ...ELEVEN.filter((theme) => !spoken.includes(theme))]
  return order.filter((theme) => (dayOf(date) + ELEVEN.indexOf(theme)) % everyDays === 0)
}

const SLOW = PLANETS.slice(5)

/** Which transits each sentence of a text names, but for those of advice and clock. */
export function sources(
  all: readonly Transit[],
  houses: Record<string, number>,
  date: string,
  hasPhase: boolean,
) {
  const done = new Set<string>()
  const once = (transit: Transit | undefined) => {
    if (!transit || done.has(transit.id)) return []
    done.add(transit.id)
    return [[transit.id]]
  }
  const strongestTo = (...planets: string[]) =>
    once(
      all.find(
        (each) =>
          planets.includes(each.natal) &&
          each.transiting !== 'moon' &&
          hasManner(each) &&
          isInTurn(each, date) &&
          !done.has(each.id),
      ),
    )
  const placed = (planet: string) => [`${planet}-in-house-${houses[planet]}`]
  const main = mainOf(all, date)
  const quick = quickOf(all)
  const tellQuick = () => (quick && (quick.transiting === 'moon' || isInTurn(quick, date)) ? once(quick) : [])
  const touched = main ?? quick
  const speaking = (everyDays: number) => speakers(themesInTurn(all, date, everyDays)[0]!, all)
  const isSlow = main !== undefined && SLOW.includes(main.transiting)
  const before = [
    ...(touched ? once(touched) : [placed('moon')]),
    ...(isSlow && hasPhase ? [[main.id]] : []),
    touched ? [touched.id] : placed('moon'),
    speaking(5),
    ...strongestTo('sun', 'uranus', 'pluto'),
    placed('venus'),
    ...strongestTo('venus', 'mars'),
    placed('sun'),
    ...strongestTo('saturn', 'jupiter', 'mercury'),
    ...tellQuick(),
    placed('moon'),
    ...strongestTo('moon', 'neptune'),
  ]
  const slow = SLOW[dayOf(date) % 5]!
  return { before, affirmation: speaking(3), background: placed(slow) }
}

export const ADVICE_COUNT: Record<string, number> = { low: 3, medium: 4, high: 5 }
