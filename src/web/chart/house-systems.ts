/** The house systems in words for the form; docs/houses.md has their definitions. */
import type { Answer, Body } from '../api/operations.ts'

export type HouseSystem = Answer<'chart'>['data']['metadata']['house_system']

/** How the usual chart divides the sky. */
export type UsualSystem = NonNullable<NonNullable<Body<'natalChart'>['options']>['house_system']>

/** In the order of the form. */
const GROUPS = ['All houses alike', 'By time', 'By thirds of the zodiac', 'By circles of the sky'] as const

interface SystemWords {
  readonly group: (typeof GROUPS)[number]
  readonly label: string
  readonly explanation: string
}

/** The names come from the OpenAPI document: the type check fails when one has no row here. */
const SYSTEM_WORDS: Readonly<Record<HouseSystem, SystemWords>> = {
  whole: {
    group: 'All houses alike',
    label: 'Whole sign',
    explanation: 'Each sign is a house; the rising sign is the first.',
  },
  equal: {
    group: 'All houses alike',
    label: 'Equal',
    explanation: 'Twelve houses of 30° from the Ascendant.',
  },
  vehlow: {
    group: 'All houses alike',
    label: 'Vehlow',
    explanation: 'Twelve houses of 30°, the Ascendant in the middle of the first.',
  },
  placidus: {
    group: 'By time',
    label: 'Placidus',
    explanation: 'Each cusp has covered a third of its own way between horizon and meridian, or two thirds.',
  },
  koch: {
    group: 'By time',
    label: 'Koch',
    explanation: 'The time that the Midheaven took to climb from the horizon, in three equal parts.',
  },
  alcabitius: {
    group: 'By time',
    label: 'Alcabitius',
    explanation: 'The time that the Ascendant will take to climb to the meridian, in three equal parts.',
  },
  topocentric: {
    group: 'By time',
    label: 'Topocentric',
    explanation: 'Also called Polich–Page. Its cusps are close to those of Placidus.',
  },
  porphyry: {
    group: 'By thirds of the zodiac',
    label: 'Porphyry',
    explanation: 'The zodiac between horizon and meridian, in three equal parts.',
  },
  sripati: {
    group: 'By thirds of the zodiac',
    label: 'Śrīpati',
    explanation: 'Porphyry’s cusps are the middles of the houses.',
  },
  regiomontanus: {
    group: 'By circles of the sky',
    label: 'Regiomontanus',
    explanation: 'The celestial equator in twelve equal parts, as seen from the birth place.',
  },
  campanus: {
    group: 'By circles of the sky',
    label: 'Campanus',
    explanation: 'The circle through east, zenith and west in twelve equal parts.',
  },
  meridian: {
    group: 'By circles of the sky',
    label: 'Meridian',
    explanation: 'The celestial equator in twelve equal parts. Also called axial rotation.',
  },
  morinus: {
    group: 'By circles of the sky',
    label: 'Morinus',
    explanation: 'The same parts of the equator, carried straight across to the zodiac.',
  },
  azimuthal: {
    group: 'By circles of the sky',
    label: 'Azimuthal',
    explanation: 'The horizon in twelve equal parts. Also called horizontal.',
  },
  krusinski: {
    group: 'By circles of the sky',
    label: 'Krusiński',
    explanation: 'The circle through Ascendant and zenith in twelve equal parts.',
  },
}

interface System extends SystemWords {
  readonly value: HouseSystem
}

export const SYSTEMS: readonly System[] = (Object.keys(SYSTEM_WORDS) as HouseSystem[]).map((value) => ({
  value,
  ...SYSTEM_WORDS[value],
}))

export const HOUSE_GROUPS: readonly { readonly label: string; readonly systems: readonly System[] }[] =
  GROUPS.map((label) => ({ label, systems: SYSTEMS.filter(({ group }) => group === label) }))

const USUAL = { whole: true, placidus: true, koch: true } satisfies Record<UsualSystem, true>

export const USUAL_SYSTEMS: readonly { readonly value: UsualSystem; readonly label: string }[] = (
  Object.keys(USUAL) as UsualSystem[]
).map((value) => ({ value, label: SYSTEM_WORDS[value].label }))

/** `undefined` for a name that is no house system: addresses and stored values can have any. */
export const houseSystem = (value: string | null): System | undefined =>
  SYSTEMS.find((system) => system.value === value)

export const isUsual = (value: HouseSystem): value is UsualSystem => Object.hasOwn(USUAL, value)
