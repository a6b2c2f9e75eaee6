/** What is mended in GeoNames' list. Each row says why; data/places/SOURCE.md lists them for readers. */
import type { SourcePlace } from './sources.ts'

/**
 * By the id of a place: a zone that counts instead of the one by rule. GeoNames puts Nicosia, which lies on both sides of the line,
 * on the northern side; the capital keeps the time of the Republic. East Jerusalem has kept Israel's time since 1967, as boundaries and tzdb have it.
 */
export const ZONES: Readonly<Record<number, string>> = { 146268: 'Asia/Nicosia', 7303419: 'Asia/Jerusalem' }

/** By the id of a place: names that GeoNames lacks. The town is called as its region is. */
const NAMES: Readonly<Record<number, readonly string[]>> = { 1516048: ['Hovd'] }

export const corrected = (place: SourcePlace): SourcePlace => ({
  ...place,
  otherNames: [...place.otherNames, ...(NAMES[place.id] ?? [])],
})

/** GeoNames' own ids are far below this. */
const FIRST_OWN_ID = 4_000_000_001

type Row = readonly [
  name: string,
  other: string,
  country: string,
  region: string,
  at: readonly [number, number],
  zone: string,
]

/**
 * Settlements after which a zone is named and that are too small for GeoNames' list, so that no place at all would have the zone. Coordinates of zone.tab.
 */
const SETTLEMENTS: readonly Row[] = [
  ['Adak', 'Adak Station', 'US', 'AK', [51.88, -176.65806], 'America/Adak'],
  ['Yakutat', '', 'US', 'AK', [59.54694, -139.72722], 'America/Yakutat'],
  ['Eucla', '', 'AU', '08', [-31.71667, 128.86667], 'Australia/Eucla'],
  ['Lord Howe Island', 'Lord Howe', 'AU', '02', [-31.55, 159.08333], 'Australia/Lord_Howe'],
  ['Resolute', 'Qausuittuq', 'CA', '14', [74.69556, -94.82917], 'America/Resolute'],
  ['Ittoqqortoormiit', 'Scoresbysund', 'GL', '07', [70.48333, -21.96667], 'America/Scoresbysund'],
  ['Pituffik', 'Thule', 'GL', '11839537', [76.56667, -68.78333], 'America/Thule'],
  ['Kanton', 'Canton Island', 'KI', '03', [-2.78333, -171.71667], 'Pacific/Kanton'],
]

export const FURTHER_PLACES: readonly SourcePlace[] = SETTLEMENTS.map(
  ([name, other, country, regionCode, [latitude, longitude], zone], i) => ({
    id: FIRST_OWN_ID + i,
    name,
    asciiName: name,
    otherNames: other === '' ? [] : [other],
    latitude,
    longitude,
    kind: 'PPL',
    country,
    regionCode,
    population: 0,
    zone,
  }),
)
