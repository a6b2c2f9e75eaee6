/** The fifteen house systems in words for the form; docs/houses.md has their definitions. */
import type { Answer, Body } from '../api/operations.ts'

export type HouseSystem = Answer<'chart'>['data']['metadata']['house_system']

/** How the usual chart divides the sky. */
export type UsualSystem = NonNullable<NonNullable<Body<'natalChart'>['options']>['house_system']>

export const USUAL_SYSTEMS: readonly { readonly value: UsualSystem; readonly label: string }[] = [
  { value: 'whole', label: 'Whole sign' },
  { value: 'placidus', label: 'Placidus' },
  { value: 'koch', label: 'Koch' },
]

interface System {
  readonly value: HouseSystem
  readonly label: string
  readonly explanation: string
}

export const HOUSE_GROUPS: readonly { readonly label: string; readonly systems: readonly System[] }[] = [
  {
    label: 'All houses alike',
    systems: [
      {
        value: 'whole',
        label: 'Whole sign',
        explanation: 'Each sign is a house; the rising sign is the first.',
      },
      { value: 'equal', label: 'Equal', explanation: 'Twelve houses of 30° from the Ascendant.' },
      {
        value: 'vehlow',
        label: 'Vehlow',
        explanation: 'Twelve houses of 30°, the Ascendant in the middle of the first.',
      },
    ],
  },
  {
    label: 'By time',
    systems: [
      {
        value: 'placidus',
        label: 'Placidus',
        explanation:
          'Each cusp has covered a third of its own way between horizon and meridian, or two thirds.',
      },
      {
        value: 'koch',
        label: 'Koch',
        explanation: 'The time that the Midheaven took to climb from the horizon, in three equal parts.',
      },
      {
        value: 'alcabitius',
        label: 'Alcabitius',
        explanation: 'The time that the Ascendant will take to climb to the meridian, in three equal parts.',
      },
      {
        value: 'topocentric',
        label: 'Topocentric',
        explanation: 'Also called Polich–Page. Its cusps are close to those of Placidus.',
      },
    ],
  },
  {
    label: 'By thirds of the zodiac',
    systems: [
      {
        value: 'porphyry',
        label: 'Porphyry',
        explanation: 'The zodiac between horizon and meridian, in three equal parts.',
      },
      {
        value: 'sripati',
        label: 'Śrīpati',
        explanation: 'Porphyry’s cusps are the middles of the houses.',
      },
    ],
  },
  {
    label: 'By circles of the sky',
    systems: [
      {
        value: 'regiomontanus',
        label: 'Regiomontanus',
        explanation: 'The celestial equator in twelve equal parts, as seen from the birth place.',
      },
      {
        value: 'campanus',
        label: 'Campanus',
        explanation: 'The circle through east, zenith and west in twelve equal parts.',
      },
      {
        value: 'meridian',
        label: 'Meridian',
        explanation: 'The celestial equator in twelve equal parts. Also called axial rotation.',
      },
      {
        value: 'morinus',
        label: 'Morinus',
        explanation: 'The same parts of the equator, carried straight across to the zodiac.',
      },
      {
        value: 'azimuthal',
        label: 'Azimuthal',
        explanation: 'The horizon in twelve equal parts. Also called horizontal.',
      },
      {
        value: 'krusinski',
        label: 'Krusiński',
        explanation: 'The circle through Ascendant and zenith in twelve equal parts.',
      },
    ],
  },
]

const SYSTEMS = HOUSE_GROUPS.flatMap(({ systems }) => systems)

/** `undefined` for a name that is no house system: addresses and stored values can have any. */
export const houseSystem = (value: string | null): System | undefined =>
  SYSTEMS.find((system) => system.value === value)

export const isUsual = (value: HouseSystem): value is UsualSystem =>
  USUAL_SYSTEMS.some((usual) => usual.value === value)
