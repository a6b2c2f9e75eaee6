/** Small schemas that many schemas contain. The OpenAPI document gives one name to all that allow the same values. */
import { CALENDAR_TYPES } from '../../almanac/calendar.ts'
import { ASPECT_NAMES } from '../../chart/aspects.ts'
import { CLASSICAL } from '../../chart/dignities.ts'
import { PARALLELS } from '../../chart/parallels.ts'
import { POINTS } from '../../chart/points.ts'
import { ERROR_CODES } from '../../errors.ts'
import { FACT_KINDS } from '../../judgement/chart/fact.ts'
import { CATEGORY_NAMES, OUTLOOKS } from '../../judgement/day/categories.ts'
import { TONES } from '../../judgement/day/influence.ts'
import { INTENSITIES } from '../../judgement/intensity.ts'
import { ENERGY_TYPES } from '../../judgement/person/energy.ts'
import { PERSONAL_THEMES } from '../../judgement/person/weights.ts'
import { ALL_HOUSE_SYSTEMS } from '../../readings/birth.ts'
import { Type } from '../../schema/type.ts'
import { AYANAMSA_NAMES } from '../../sky/ayanamsa.ts'
import { PLANETS } from '../../sky/planets.ts'
import { nameOf, SIGNS } from '../../sky/zodiac.ts'
import { ARCANA, ORIENTATIONS, SUITS } from '../../tarot/card.ts'
import { LEANINGS } from '../../tarot/leanings.ts'
import { SPREAD_TYPES } from '../../tarot/spreads.ts'
import { THEMES } from '../../tarot/theme.ts'
import { STYLES } from '../../writer/daily-text.ts'
import { PERIOD_STYLES } from '../../writer/period-text.ts'
import { WRITERS } from '../../writer/writer.ts'
import { CATEGORY_WORDS } from '../endpoints/daily-horoscope/response.ts'
import { READING_THEMES } from '../endpoints/tarot/response.ts'

const CHOICES = {
  Arcana: ARCANA,
  AspectName: ASPECT_NAMES,
  AspectOrParallel: [...ASPECT_NAMES, ...PARALLELS],
  Ayanamsa: AYANAMSA_NAMES,
  CategoryName: CATEGORY_NAMES,
  CategoryWord: CATEGORY_WORDS,
  ClassicalPlanet: CLASSICAL,
  EnergyType: ENERGY_TYPES,
  ErrorCode: ERROR_CODES,
  FactKind: FACT_KINDS,
  HouseSystem: ALL_HOUSE_SYSTEMS,
  Intensity: INTENSITIES,
  Leaning: LEANINGS,
  Orientation: ORIENTATIONS,
  Outlook: OUTLOOKS,
  PeriodStyle: PERIOD_STYLES,
  PersonalTheme: PERSONAL_THEMES,
  Planet: PLANETS,
  Point: POINTS,
  ReadingTheme: Object.values(READING_THEMES),
  Sign: SIGNS,
  SignName: SIGNS.map(nameOf),
  SkyEventType: CALENDAR_TYPES,
  SpreadType: SPREAD_TYPES,
  Style: STYLES,
  Suit: SUITS,
  Theme: THEMES,
  Tone: TONES,
  Writer: WRITERS,
} as const satisfies Record<string, readonly string[]>

const OBJECTS = {
  Coordinates: Type.Object({ latitude: Type.Number(), longitude: Type.Number() }),
}

/** The members of a schema that neither allow nor forbid anything. */
const NOTES = ['description', 'examples', 'default']

const parted = (schema: object) =>
  Object.groupBy(Object.entries(schema), ([key]) => String(NOTES.includes(key)))

const keyOf = (schema: object) =>
  JSON.stringify(parted(schema).false?.toSorted(([a], [b]) => (a < b ? -1 : 1)))

const NAMES = new Map([
  ...Object.entries(CHOICES).map(
    ([name, choices]) => [keyOf({ type: 'string', enum: choices }), name] as const,
  ),
  ...Object.entries(OBJECTS).map(([name, schema]) => [keyOf(schema), name] as const),
])

/** The schema's name among these, and what it says here besides. */
export function sharedOf(schema: object): { name: string; bare: object; notes: object } | undefined {
  const name = NAMES.get(keyOf(schema))
  if (name === undefined) return undefined
  const { true: notes = [], false: rest = [] } = parted(schema)
  return { name, bare: Object.fromEntries(rest), notes: Object.fromEntries(notes) }
}
