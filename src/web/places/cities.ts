/** The list of cities that comes with the page: data/cities/cities.txt, read and searched in the browser. */
export interface City {
  readonly name: string
  /** ISO 3166 code. */
  readonly country: string
  readonly zone: string
  readonly latitude: number
  readonly longitude: number
  /** Present if a country has several places of this name. */
  readonly region: string
  /** Name, region and other names, case-folded, each word after a space. */
  readonly searched: string
}

/** A line of zones, then one line per city, the most populous first (data/cities/SOURCE.md). */
export function readCities(text: string): City[] {
  const [zoneLine = '', ...lines] = text.trimEnd().split('\n')
  const zones = zoneLine.split(' ')
  return lines.map((line) => {
    const [name = '', country = '', zone = '0', latitude, longitude, region = '', also = ''] =
      line.split('\t')
    return {
      name,
      country,
      zone: zones[Number(zone)]!,
      latitude: Number(latitude) / 100,
      longitude: Number(longitude) / 100,
      region,
      searched: ` ${folded(`${name} ${also} ${region}`)}`,
    }
  })
}

/** Lower case without diacritics, so that `sao` finds São Paulo. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** At most `count` cities that contain every word of the query: first those that begin with it, larger before smaller. */
export function findCities(cities: readonly City[], question: string, count: number): City[] {
  const wanted = folded(question)
  if (wanted === '') return []
  const words = wanted.split(' ').map((word) => ` ${word}`)
  const found = cities.filter((city) => words.every((word) => textOf(city).includes(word)))
  const isFirst = (city: City) => city.searched.startsWith(` ${wanted}`)
  return [...found.filter(isFirst), ...found.filter((city) => !isFirst(city))].slice(0, count)
}

const textOf = ({ searched, country }: City) => `${searched} ${countryOf(country).searched}`

const NAMES = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' })
const countries = new Map<string, { readonly name: string; readonly searched: string }>()

/** Used for every city at every keystroke, so the result is cached by country. */
function countryOf(code: string) {
  const known = countries.get(code)
  if (known !== undefined) return known
  const name = NAMES.of(code) ?? code
  const country = { name, searched: folded(name) }
  countries.set(code, country)
  return country
}

/** `Portland, Oregon, United States` */
export const cityTitle = ({ name, region, country }: City): string =>
  [name, region, countryOf(country).name].filter((part) => part !== '').join(', ')

let loading: Promise<City[]> | undefined

/** Fetched when a visitor starts to choose a city: most never do. */
export function loadCities(): Promise<City[]> {
  loading ??= fetch(new URL('../../../data/cities/cities.txt', import.meta.url))
    .then((response) => response.text())
    .then(readCities)
  // After a failure the next attempt may succeed.
  loading.catch(() => {
    loading = undefined
  })
  return loading
}
