/** The figures of the almanac, as chapters of docs/accuracy.md. */
import type { Luminary } from '../../src/almanac/eclipses/saros.ts'
import { figuresOf } from '../../test/golden/sky/compare.ts'
import { compareCatalogue, compareGreatest, compareLocal } from '../../test/golden/sky/compare-eclipses.ts'
import {
  compareIngresses,
  compareMoonIngresses,
  compareStations,
} from '../../test/golden/sky/compare-events.ts'
import { compareLunations, compareVoids } from '../../test/golden/sky/compare-moon.ts'
import type { Moments, Years } from '../../test/golden/sky/match.ts'
import { table } from './table.ts'

const LUMINARIES = ['solar', 'lunar'] as const

function pair(errors: readonly number[], digits: number): string[] {
  if (errors.length === 0) return ['–', '–']
  const { median, worst } = figuresOf(errors)
  return [median.toFixed(digits), worst.toFixed(digits)]
}

export function eclipseCatalogues(): string {
  const rows = LUMINARIES.map((luminary) => {
    const found = compareCatalogue(luminary)
    return [
      luminary,
      found.times.length.toLocaleString('en-US'),
      ...[found.missing, found.extra, found.otherKind, found.otherSaros].map((list) => list.length),
      ...pair(found.times, 1),
      ...pair(found.gammas, 5),
      ...pair(found.magnitudes, 5),
      ...swissColumns(luminary),
    ]
  })
  const head = ['eclipses', 'found', 'missing', 'extra', 'other kind', 'other saros']
  const figures = ['greatest', 'gamma', 'magnitude'].flatMap((name) => [`${name}, median`, 'worst'])
  const swiss = ['of the Swiss Ephemeris', 'missing', 'extra', 'greatest, median', 'worst']
  return table([...head, ...figures, ...swiss], rows)
}

function swissColumns(luminary: Luminary): (string | number)[] {
  const { seconds, missing, extra } = compareGreatest(luminary)
  return [seconds.length, missing, extra, ...pair(seconds, 1)]
}

export function localEclipses(): string {
  const rows = LUMINARIES.map((luminary) => {
    const { unseen, contacts, maxima, obscurations } = compareLocal(luminary)
    return [
      luminary,
      unseen.length,
      contacts.length,
      ...pair(contacts, 1),
      maxima.length,
      ...pair(maxima, 1),
      pair(obscurations, 4)[1]!,
    ]
  })
  const head = ['eclipses', 'not seen by us', 'contacts', 'median, s', 'worst, s', 'maxima', 'median, s']
  return table([...head, 'worst, s', 'obscuration worst'], rows)
}

const TWO_CENTURIES: Years = [1900, 2100]

const row = (name: string, { missing, extra, seconds }: Moments) => [
  name,
  seconds.length.toLocaleString('en-US'),
  missing,
  extra,
  ...pair(seconds, 2),
]

const momentsTable = (first: string, rows: ReturnType<typeof row>[]) =>
  table([first, 'compared', 'missing', 'extra', 'median, s', 'worst, s'], rows)

export function moon(): string {
  return momentsTable('instants', [
    row('new and full Moons and quarters, 1900–2099', compareLunations(TWO_CENTURIES)),
    row('the Moon enters a sign, 1900–2099', compareMoonIngresses(TWO_CENTURIES)),
    row('void of course, modern rule, 2020–2029', compareVoids('modern')),
    row('void of course, traditional rule, 2020–2029', compareVoids('traditional')),
  ])
}

export const ingresses = (): string =>
  momentsTable(
    'body',
    [...compareIngresses(TWO_CENTURIES)].map(([planet, moments]) => row(planet, moments)),
  )

export const stations = (): string =>
  momentsTable(
    'planet',
    [...compareStations(TWO_CENTURIES)].map(([planet, moments]) => row(planet, moments)),
  )
