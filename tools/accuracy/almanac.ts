/** The figures of the almanac, as chapters of docs/accuracy.md. */
import { figuresOf } from '../../test/golden/sky/compare.ts'
import { compareCatalogue, compareGreatest, compareLocal } from '../../test/golden/sky/compare-eclipses.ts'
import { compareLunations, compareVoids, type Moments } from '../../test/golden/sky/compare-moon.ts'
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
      ...pair(compareGreatest(luminary), 1),
    ]
  })
  const head = ['eclipses', 'found', 'missing', 'extra', 'other kind', 'other saros']
  const figures = ['greatest', 'gamma', 'magnitude', 'Swiss greatest'].flatMap((name) => [
    `${name}, median`,
    'worst',
  ])
  return table([...head, ...figures], rows)
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

export function moon(): string {
  const row = (name: string, { missing, extra, seconds }: Moments) => [
    name,
    seconds.length.toLocaleString('en-US'),
    missing,
    extra,
    ...pair(seconds, 2),
  ]
  return table(
    ['instants', 'compared', 'missing', 'extra', 'median, s', 'worst, s'],
    [
      row('new and full Moons and quarters, 1950–2049', compareLunations()),
      row('void of course, modern rule, 2020–2029', compareVoids('modern')),
      row('void of course, traditional rule, 2020–2029', compareVoids('traditional')),
    ],
  )
}
