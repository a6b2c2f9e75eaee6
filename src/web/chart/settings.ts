/** What a chart is cast by besides the birth. It is in the address; the birth is not. */
import type { Body } from '../api/operations.ts'
import { type HouseSystem, houseSystem, isUsual } from './house-systems.ts'

export type Ayanamsa = NonNullable<NonNullable<Body<'chart'>['options']>['ayanamsa']>
export type Zodiac = 'tropical' | 'sidereal'

export const ZODIACS: readonly { readonly value: Zodiac; readonly label: string }[] = [
  { value: 'tropical', label: 'Tropical' },
  { value: 'sidereal', label: 'Sidereal' },
]

/** Where the sidereal zodiac begins; docs/zodiacs.md has the definitions. */
export const AYANAMSAS: Readonly<Record<Ayanamsa, string>> = {
  lahiri: 'Lahiri, the official one of India',
  fagan_bradley: 'Fagan–Bradley, usual in the West',
  krishnamurti: 'Krishnamurti',
  raman: 'Raman',
  yukteshwar: 'Yukteshwar',
  jn_bhasin: 'J. N. Bhasin',
  true_citra: 'Spica at the beginning of Libra',
  galactic_center_0_sag: 'Galactic centre at the beginning of Sagittarius',
}

export interface ChartSettings {
  readonly isWider: boolean
  readonly houseSystem: HouseSystem
  /** This and the next are for the wider chart. */
  readonly zodiac: Zodiac
  readonly ayanamsa: Ayanamsa
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
  const sidereal = params.get('sidereal')
  return changed(before, {
    isWider: params.has('wider'),
    houseSystem: houseSystem(params.get('houses'))?.value ?? before.houseSystem,
    zodiac: sidereal === null ? 'tropical' : 'sidereal',
    ayanamsa: (Object.keys(AYANAMSAS) as Ayanamsa[]).find((name) => name === sidereal) ?? before.ayanamsa,
  })
}
