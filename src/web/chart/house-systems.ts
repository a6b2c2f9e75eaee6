/** The house systems of the form, in its groups; their words are in the catalogue, and docs/houses.md has their definitions. */
import type { Answer, RequestBody } from '../api/operations.ts'

export type HouseSystem = Answer<'chart'>['data']['metadata']['house_system']

/** How the usual chart divides the sky. */
export type UsualSystem = NonNullable<NonNullable<RequestBody<'natalChart'>['options']>['house_system']>

/** In the order of the form. */
export const SYSTEM_GROUPS = ['alike', 'time', 'thirds', 'circles'] as const
type Group = (typeof SYSTEM_GROUPS)[number]

/** The names come from the OpenAPI document: the type check fails when one has no row here. */
const GROUP_OF: Readonly<Record<HouseSystem, Group>> = {
  whole: 'alike',
  equal: 'alike',
  vehlow: 'alike',
  placidus: 'time',
  koch: 'time',
  alcabitius: 'time',
  topocentric: 'time',
  porphyry: 'thirds',
  sripati: 'thirds',
  regiomontanus: 'circles',
  campanus: 'circles',
  meridian: 'circles',
  morinus: 'circles',
  azimuthal: 'circles',
  krusinski: 'circles',
}

export const SYSTEMS = Object.keys(GROUP_OF) as HouseSystem[]

export const systemsOf = (group: Group): HouseSystem[] =>
  SYSTEMS.filter((system) => GROUP_OF[system] === group)

/** Addresses and stored values can have any name. */
export const isHouseSystem = (value: string | null): value is HouseSystem =>
  SYSTEMS.some((system) => system === value)

// mutate constant: the names count
const USUAL = { whole: true, placidus: true, koch: true } satisfies Record<UsualSystem, true>

export const USUAL_SYSTEMS = Object.keys(USUAL) as UsualSystem[]

export const isUsual = (value: HouseSystem): value is UsualSystem => Object.hasOwn(USUAL, value)
