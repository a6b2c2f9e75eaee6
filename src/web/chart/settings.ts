/** How a chart is cast, besides the birth. The settings are in the address; the birth is not. */
import type { RequestBody } from '../api/operations.ts'
import { type HouseSystem, isHouseSystem, isUsual } from './house-systems.ts'

export type AyanamsaName = NonNullable<NonNullable<RequestBody<'chart'>['options']>['ayanamsa']>
export const ZODIACS = ['tropical', 'sidereal'] as const
export type Zodiac = (typeof ZODIACS)[number]

// mutate-block constant: the names count
const AYANAMSA_ROWS: Readonly<Record<AyanamsaName, true>> = {
  lahiri: true,
  fagan_bradley: true,
  krishnamurti: true,
  raman: true,
  yukteshwar: true,
  jn_bhasin: true,
  true_citra: true,
  galactic_center_0_sag: true,
}
/** Where the sidereal zodiac begins; docs/zodiacs.md has the definitions. */
export const AYANAMSAS = Object.keys(AYANAMSA_ROWS) as AyanamsaName[]

export interface ChartSettings {
  readonly isWider: boolean
  readonly houseSystem: HouseSystem
  /** This and the next are for the wider chart. */
  readonly zodiac: Zodiac
  readonly ayanamsa: AyanamsaName
}

export const FIRST_SETTINGS: ChartSettings = {
  isWider: false,
  houseSystem: 'whole',
  zodiac: 'tropical',
  ayanamsa: 'lahiri',
}

/** The usual chart has three of the house systems. */
export const changed = (before: ChartSettings, change: Partial<ChartSettings>): ChartSettings => {
  const after = { ...before, ...change }
  return after.isWider || isUsual(after.houseSystem) ? after : { ...after, houseSystem: 'whole' }
}

export const isSidereal = ({ isWider, zodiac }: ChartSettings): boolean => isWider && zodiac === 'sidereal'

export function paramsOf(settings: ChartSettings): URLSearchParams {
  const params = new URLSearchParams({ houses: settings.houseSystem })
  if (settings.isWider) params.set('wider', '1')
  if (isSidereal(settings)) params.set('sidereal', settings.ayanamsa)
  return params
}

export function settingsIn(query: string, before: ChartSettings): ChartSettings {
  const params = new URLSearchParams(query)
  const [houses, sidereal] = [params.get('houses') ?? '', params.get('sidereal')]
  return changed(before, {
    isWider: params.has('wider'),
    houseSystem: isHouseSystem(houses) ? houses : before.houseSystem,
    zodiac: sidereal === null ? 'tropical' : 'sidereal',
    ayanamsa: AYANAMSAS.find((name) => name === sidereal) ?? before.ayanamsa,
  })
}
