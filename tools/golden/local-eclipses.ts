/** The next solar and the next lunar eclipses that a place sees, with their contacts; UT1. A contact below the horizon is printed as a dash. */
import { spread, swetest } from './swetest.ts'

const COLUMNS = ['of', 'kind_there', 'latitude', 'longitude', 'maximum', 'begins', 'ends', 'obscuration']
const PER_PLACE = 3

/** `8.04.2024` and `18:14:05.4` as an ISO instant. */
function isoOf(date: string, time: string): string {
  const [day, month, year] = date.split('.').map((part) => part.trim().padStart(2, '0'))
  return `${year}-${month}-${day}T${time.trim()}`
}

const TIME = /\d\d:\d\d:\d\d\.\d|(?<= )-(?= )/g

/** Two lines each. The contacts of the Sun: first, second, third, fourth. Those of the Moon: penumbra, umbra, totality and back. */
function rowsFor(of: 'solar' | 'lunar', latitude: number, longitude: number, year: number): string[][] {
  const lines = swetest(
    `-b1.1.${year}`,
    of === 'solar' ? '-solecl' : '-lunecl',
    '-local',
    `-geopos${longitude},${latitude},0`,
    `-n${PER_PLACE}`,
  )
  return lines.flatMap((line, i) => {
    const head = /^(total|annular|partial|penumb\.|hybrid)[^\t\d]*\t? *(\S+)\t *(\S+)\t(\S+)/.exec(line)
    if (head === null) return []
    const [, kind, date, time, shares] = head
    const contacts = lines[i + 1]!.match(TIME)!
    const outer = kind === 'penumb.' ? [contacts[0], contacts.at(-1)] : [contacts[1], contacts.at(-2)]
    const [begins, ends] = of === 'solar' ? [contacts[0], contacts.at(-1)] : outer
    const share = of === 'solar' ? shares!.split('/')[2]! : '-'
    return [
      [
        of,
        kind!.replace('penumb.', 'penumbral'),
        `${latitude}`,
        `${longitude}`,
        isoOf(date!, time!),
        begins!,
        ends!,
        share,
      ],
    ]
  })
}

export function localEclipses(places: number): string {
  const latitudes = spread(places, -60, 70)
  const longitudes = spread(places, -180, 180, 0.1)
  const years = spread(places, 1900, 2095, 0.3)
  const rows = latitudes.flatMap((latitude, i) =>
    (['solar', 'lunar'] as const).flatMap((of) =>
      rowsFor(of, Number(latitude.toFixed(2)), Number(longitudes[i]!.toFixed(2)), Math.floor(years[i]!)),
    ),
  )
  return `${[COLUMNS, ...rows].map((row) => row.join('\t')).join('\n')}\n`
}
