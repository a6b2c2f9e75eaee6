/**
 * NASA's Five Millennium Catalogs of eclipses (F. Espenak and J. Meeus), 1600–2399, out of copies of them: a folder with `lunar.csv`, the lunar
 * catalogue, and `besselianElements/YYYYMMDD.txt`, the page of each solar eclipse (test/golden/sky/SOURCE.md).
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const COLUMNS = ['of', 'tt', 'kind', 'saros', 'gamma', 'magnitude', 'penumbral_magnitude']
const SOLAR = { P: 'partial', A: 'annular', H: 'hybrid', T: 'total' } as const
const LUNAR = { N: 'penumbral', P: 'partial', T: 'total' } as const
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)

const isOurs = (year: string) => Number(year) >= 1600 && Number(year) < 2400

function solarRow(name: string, text: string): string[] {
  const date = name.replace(/^(\d{4})(\d\d)(\d\d).*/, '$1-$2-$3')
  const time = /(\S+) TDT/.exec(text)![1]!
  const after = (label: string) => new RegExp(`${label} = +(\\S+)`).exec(text)![1]!
  const kind = SOLAR[after('Eclipse Type')[0] as keyof typeof SOLAR]
  return [
    'solar',
    `${date}T${time}`,
    kind,
    after('Saros Series'),
    after('Gamma'),
    after('Eclipse Magnitude'),
    '-',
  ]
}

function lunarRow(line: string): string[] {
  const [, , year, month, day, time, , , saros, type, , gamma, penumbral, umbral] = line.split(',')
  const date = [year, String(MONTHS.indexOf(month!) + 1).padStart(2, '0'), day!.padStart(2, '0')].join('-')
  const kind = LUNAR[type![0] as keyof typeof LUNAR]
  return ['lunar', `${date}T${time}`, kind, saros!, gamma!, umbral!, penumbral!]
}

export function eclipseCatalogue(folder: string): string {
  const pages = join(folder, 'besselianElements')
  const solar = readdirSync(pages)
    .filter((name) => /^\d{8}\.txt$/.test(name) && isOurs(name.slice(0, 4)))
    .map((name) => solarRow(name, readFileSync(join(pages, name), 'utf8')))
  const lunar = readFileSync(join(folder, 'lunar.csv'), 'utf8')
    .split('\n')
    .filter((line) => isOurs(line.split(',')[2] ?? ''))
    .map(lunarRow)
  const rows = [...solar, ...lunar].sort((one, other) => (one[1]! < other[1]! ? -1 : 1))
  return `${[COLUMNS, ...rows].map((row) => row.join('\t')).join('\n')}\n`
}
