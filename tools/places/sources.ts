/** The files that the index is made from, read as they are (data/places/SOURCE.md). */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface SourcePlace {
  readonly id: number
  readonly name: string
  readonly asciiName: string
  readonly otherNames: readonly string[]
  readonly latitude: number
  readonly longitude: number
  readonly kind: string
  readonly country: string
  readonly regionCode: string
  readonly population: number
  readonly zone: string
}

/** GeoNames' own table: tabs between the columns, commas between the other names. */
export function readCities(path: string): SourcePlace[] {
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n')
  return lines.map((line) => {
    const column = line.split('\t')
    return {
      id: Number(column[0]),
      name: column[1]!,
      asciiName: column[2]!,
      otherNames: column[3]!.split(',').filter((name) => name !== ''),
      latitude: Number(column[4]),
      longitude: Number(column[5]),
      kind: column[7]!,
      country: column[8]!,
      regionCode: column[10]!,
      population: Number(column[14]),
      zone: column[17]!,
    }
  })
}

/** Names of regions by `US.TX`. */
export function readRegions(path: string): Map<string, string> {
  const rows = JSON.parse(readFileSync(path, 'utf8')) as { code: string; name: string }[]
  return new Map(rows.map(({ code, name }) => [code, name]))
}

export interface NewerPlace {
  readonly name: string
  readonly country: string
  readonly admin1: string
  readonly lat: string
  readonly lng: string
}

export const readNewerPlaces = (path: string): NewerPlace[] => JSON.parse(readFileSync(path, 'utf8'))

/** Names in many languages, by the id of a place, by `DE.02` for a region, or by `DE` for a country. */
export type Translations = ReadonlyMap<string, ReadonlySet<string>>

export function readTranslations(localeFolder: string): Translations {
  const names = new Map<string, Set<string>>()
  for (const path of globSync('*/LC_MESSAGES/geonames.mo', { cwd: localeFolder }).sort()) {
    const catalogue = readCatalogue(readFileSync(join(localeFolder, path)))
    for (const [key, name] of catalogue) names.set(key, (names.get(key) ?? new Set()).add(name))
  }
  return names
}

/** The binary catalogues of gettext: two tables of lengths and offsets, of the keys and of the texts. */
function readCatalogue(bytes: Buffer): [string, string][] {
  const [count, keys, texts] = [bytes.readUInt32LE(8), bytes.readUInt32LE(12), bytes.readUInt32LE(16)]
  const textAt = (table: number, index: number): string => {
    const [length, offset] = [
      bytes.readUInt32LE(table + 8 * index),
      bytes.readUInt32LE(table + 8 * index + 4),
    ]
    return bytes.toString('utf8', offset, offset + length)
  }
  return Array.from({ length: count }, (_, i): [string, string] => [
    textAt(keys, i),
    textAt(texts, i),
  ]).filter(([key]) => key !== '')
}

/** The zones of each country, as zone.tab lists them. */
export function readCountryZones(zoneTab: string): Map<string, string[]> {
  const zones = new Map<string, string[]>()
  for (const line of readFileSync(zoneTab, 'utf8').split('\n')) {
    const [country = '', , zone = ''] = line.split('\t')
    if (/^[A-Z]{2}$/.test(country)) zones.set(country, [...(zones.get(country) ?? []), zone])
  }
  return zones
}
