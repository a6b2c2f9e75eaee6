/** Made from the OpenAPI document by `npm run build -- client`. Edit the schemas in src/api/endpoints, not this file. */
export interface AllSignsMonthQuery {
  /** Any day inside: `YYYY-MM-DD`, or `today`, `tomorrow`, `yesterday`. */
  date?: string
  /** IANA time zone name, in any case. It decides which day `today` is. */
  timezone?: string
  /** The day on which a week starts; months and years ignore it. */
  week_start?: 'monday' | 'sunday'
}

export type AllSignsWeekQuery = AllSignsMonthQuery

export type AllSignsYearQuery = AllSignsMonthQuery

export interface ChartPngQuery {
  /** Local time at the birth place: `YYYY-MM-DD HH:mm:ss`. `T` may stand for the space and `:ss` may be left out; no offset, `Z` or fraction. 1600-01-01 to 2399-12-31 in UTC. */
  birthDateTime: string
  /** IANA time zone name of the birth place, in any case. */
  timezone?: string
  /** Degrees, −90 to 90, north positive. */
  latitude?: number | string
  /** Degrees, −180 to 180, east positive. */
  longitude?: number | string
  /** The `id` of a place (`GET /places`), instead of `timezone`, `latitude` and `longitude`. */
  place?: string
  /** Where a system does not exist, equal houses stand in for it, and the answer says so. */
  house_system?: HouseSystem
  zodiac?: 'tropical' | 'sidereal'
  /** Only with the sidereal zodiac. */
  ayanamsa?: Ayanamsa
  /** `false`: `birthDateTime` may be a date, YYYY-MM-DD. */
  time_known?: 'true' | 'false'
  /** How the nodes of the Moon are computed. */
  node?: 'true' | 'mean'
  /** The calendar of `birthDateTime`. */
  calendar?: 'gregorian' | 'julian'
  /** For births before there were time zones: clocks were set by the Sun over the city of the time zone, or over the birth place itself. */
  local_mean_time?: 'zone' | 'place'
  /** With commas: any of sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, north_node, south_node, lilith, true_lilith, chiron, ceres, pallas, juno, vesta, pholus, eris. */
  bodies?: readonly string[] | string
  /** A moment in UTC: its sky is drawn round the chart. */
  transits_at?: string
  /** Width in pixels, 200 to 2000. Caption and grid make the picture higher. */
  size?: number | string
  theme?: 'light' | 'dark' | 'print'
  /** `compact`: fewer and larger labels, for a phone. */
  scale?: 'full' | 'compact'
  /** `1` adds the table of aspects. */
  grid?: '0' | '1'
}

export type ChartSvgQuery = ChartPngQuery

export interface CompatibilityQuery {
  /** What the two are to each other; `love` by default. */
  kind?: 'love' | 'friendship' | 'work'
}

export type CompatibilityOfSignQuery = CompatibilityQuery

export interface DrawQuery {
  /** Any text: the same seed gives the same cards, another seed another draw. Without one, everyone draws the same cards all day (UTC). */
  seed?: string
  /** Changes the reading, never the draw. */
  theme?: Theme
  /** A type from `GET /tarot/spreads`. Without it, one card is drawn. */
  spread_type?: SpreadType
}

export interface DrawChartPngQuery {
  /** Width in pixels, 200 to 2000. Caption and grid make the picture higher. */
  size?: number | string
  theme?: 'light' | 'dark' | 'print'
  /** `compact`: fewer and larger labels, for a phone. */
  scale?: 'full' | 'compact'
  /** `1` adds the table of aspects. */
  grid?: '0' | '1'
}

export type DrawChartSvgQuery = DrawChartPngQuery

export type DrawCompositePngQuery = DrawChartPngQuery

export type DrawCompositeSvgQuery = DrawChartPngQuery

export type DrawDavisonPngQuery = DrawChartPngQuery

export type DrawDavisonSvgQuery = DrawChartPngQuery

export interface DrawTimelinePngQuery {
  /** In pixels, 320 to 2000. The height follows from the number of rows; below 700 labels stand above their bars, as for a phone. */
  width?: string
  /** At most so many transits are drawn, the heaviest: 1 to 120. */
  rows?: string
  theme?: 'light' | 'dark' | 'print'
}

export type DrawTimelineSvgQuery = DrawTimelinePngQuery

export interface FindCardsQuery {
  arcana?: Arcana
  suit?: Suit
  /** Looked for in names and keywords. */
  q?: string
}

export interface MeaningsQuery {
  /** Only those of this kind. */
  kind?: FactKind
}

export interface MoonQuery {
  /** A moment in UTC. Default: this minute. */
  at?: string
  /** IANA time zone name, in any case: whose days and clocks are meant. */
  timezone?: string
  /** Whose aspects end the Moon's course: with all planets, or with the seven classical bodies. */
  void_rule?: 'modern' | 'traditional'
  /** Degrees, −90 to 90, north positive. */
  latitude?: number | string
  /** Degrees, −180 to 180, east positive. */
  longitude?: number | string
  /** The `id` of a place (`GET /places`), instead of `timezone`, `latitude` and `longitude`. */
  place?: string
}

export interface NatalChartPngQuery {
  /** Local time at the birth place: `YYYY-MM-DD HH:mm:ss`. `T` may stand for the space and `:ss` may be left out; no offset, `Z` or fraction. 1600-01-01 to 2399-12-31 in UTC. */
  birthDateTime: string
  /** IANA time zone name of the birth place, in any case. */
  timezone?: string
  /** Degrees, −90 to 90, north positive. */
  latitude?: number | string
  /** Degrees, −180 to 180, east positive. */
  longitude?: number | string
  /** The `id` of a place (`GET /places`), instead of `timezone`, `latitude` and `longitude`. */
  place?: string
  /** Placidus and Koch give way to equal houses beyond 66° of latitude. */
  house_system?: 'whole' | 'placidus' | 'koch'
  /** Sidereal charts are those of `POST /astrology/chart`. */
  zodiac?: 'tropical'
  /** Width in pixels, 200 to 2000. Caption and grid make the picture higher. */
  size?: number | string
  theme?: 'light' | 'dark' | 'print'
  /** `compact`: fewer and larger labels, for a phone. */
  scale?: 'full' | 'compact'
  /** `1` adds the table of aspects. */
  grid?: '0' | '1'
}

export type NatalChartSvgQuery = NatalChartPngQuery

export interface PlacesQuery {
  /** A name or its beginning, in any script, with or without marks. What follows a comma narrows: `City, Region or Country`. */
  q: string
  /** Only places of this country: its ISO 3166-1 code, in any case. */
  country?: string
  /** At most so many places, 1 to 20. */
  limit?: number | string
  /** A local date and time, `YYYY-MM-DD HH:mm:ss`: adds `utc_offset`. */
  at?: string
}

export interface PlanetaryHoursQuery {
  /** YYYY-MM-DD, today, tomorrow or yesterday, in the time zone. */
  date?: string
  /** IANA time zone name, in any case: whose days and clocks are meant. */
  timezone?: string
  /** Degrees, −90 to 90, north positive. */
  latitude?: number | string
  /** Degrees, −180 to 180, east positive. */
  longitude?: number | string
  /** The `id` of a place (`GET /places`), instead of `timezone`, `latitude` and `longitude`. */
  place?: string
}

export interface SignFeedQuery {
  /** IANA time zone name, in any case: whose days and clocks are meant. */
  timezone?: string
}

export type SignMonthQuery = AllSignsMonthQuery

export type SignWeekQuery = AllSignsMonthQuery

export type SignYearQuery = AllSignsMonthQuery

export interface SkyQuery {
  /** A moment in UTC. Default: this minute. */
  at?: string
}

export interface SkyCalendarQuery {
  /** The first day, YYYY-MM-DD, today, tomorrow or yesterday. Default: today. */
  from?: string
  /** The last day, included. Default: 30 days in all. At most 400 days can be asked for. */
  to?: string
  /** IANA time zone name, in any case: whose days and clocks are meant. */
  timezone?: string
  /** Any of moon_phase, eclipse, moon_ingress, void_of_course, ingress, station, retrograde, exact_aspect, season, separated by commas. Default: all of them. */
  types?: readonly string[] | string
  /** Only events of these: any of sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, separated by commas. */
  planets?: readonly string[] | string
  /** Whose aspects end the Moon's course: with all planets, or with the seven classical bodies. */
  void_rule?: 'modern' | 'traditional'
  /** Degrees, −90 to 90, north positive. */
  latitude?: number | string
  /** Degrees, −180 to 180, east positive. */
  longitude?: number | string
  /** The `id` of a place (`GET /places`), instead of `timezone`, `latitude` and `longitude`. */
  place?: string
  /** `1` adds `moons`, how the Moon looks on each day. */
  moons?: '0' | '1'
}

export interface SkyCalendarIcsQuery {
  /** The first day, YYYY-MM-DD, today, tomorrow or yesterday. Default: today. */
  from?: string
  /** The last day, included. Default: 30 days in all. At most 400 days can be asked for. */
  to?: string
  /** IANA time zone name, in any case: whose days and clocks are meant. */
  timezone?: string
  /** Any of moon_phase, eclipse, moon_ingress, void_of_course, ingress, station, retrograde, exact_aspect, season, separated by commas. Default: those that people want in a calendar, which leaves out moon_ingress, void_of_course and exact_aspect. */
  types?: readonly string[] | string
  /** Only events of these: any of sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, separated by commas. */
  planets?: readonly string[] | string
  /** Whose aspects end the Moon's course: with all planets, or with the seven classical bodies. */
  void_rule?: 'modern' | 'traditional'
  /** Degrees, −90 to 90, north positive. */
  latitude?: number | string
  /** Degrees, −180 to 180, east positive. */
  longitude?: number | string
  /** The `id` of a place (`GET /places`), instead of `timezone`, `latitude` and `longitude`. */
  place?: string
  /** `1`: the calendar reminds of each event. */
  alarms?: '0' | '1'
}

export interface AllSigns {
  /** The resolved date. */
  date: string
  style: Style
  horoscopes: Array<SignInShort>
}

export interface AllSignsPeriod {
  period: Period
  horoscopes: Array<SignInShort>
}

export interface AllSignsPeriodResponse {
  success: true
  /** The same value as the header X-Request-Id. */
  requestId: string
  data: AllSignsPeriod
  /** ISO 8601, UTC. */
  timestamp: string
  warnings?: Array<Warning>
}

export interface AllSignsResponse {
  success: true
  /** The same value as the header X-Request-Id. */
  requestId: string
  data: AllSigns
  /** ISO 8601, UTC. */
  timestamp: string
  warnings?: Array<Warning>
}

export type Arcana = 'Major Arcana' | 'Minor Arcana'

export interface AspectInfluence {
  nature: 'harmonious' | 'challenging' | 'neutral'
  intensity: Intensity
  description: string
}

export type AspectName = 'conjunction' | 'semisextile' | 'semisquare' | 'sextile' | 'square' | 'trine' | 'sesquiquadrate' | 'quincunx' | 'opposition'

export type AspectOrParallel = 'conjunction' | 'semisextile' | 'semisquare' | 'sextile' | 'square' | 'trine' | 'sesquiquadrate' | 'quincunx' | 'opposition' | 'parallel' | 'contraparallel'

/** Orbs in degrees, for aspects that shall not have the usual ones. */
export type AspectOrbs = {
  conjunction?: number
  semisextile?: number
  semisquare?: number
  sextile?: number
  square?: number
  trine?: number
  sesquiquadrate?: number
  quincunx?: number
  opposition?: number
}

export interface AspectToNatal {
  id: string
  point: 'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto' | 'ascendant' | 'midheaven'
  aspect: 'conjunction' | 'sextile' | 'square' | 'trine' | 'opposition'
  natal: 'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto' | 'ascendant' | 'midheaven'
  orb: number
  /** It holds all day, though the time is unknown. */
  certain?: boolean
}

export interface AspectToSign {
  /** For example `mars-square`. */
  id: string
  planet: Planet
  aspect: AspectName
  /** Degrees from the exact aspect. */
  orb: number
  strength: 'strong' | 'moderate' | 'weak'
  nature: 'beneficial' | 'challenging' | 'neutral' | 'very_challenging'
  /** An orb below 1°. */
  is_exact: boolean
  planet_retrograde: boolean
  keywords: Array<string>
  /** Its share in the overall score, which is the sum of these fields, cut at −10 and 10. */
  influence: number
}

export interface AstrologyError {
  success: false
  error: AstrologyErrorInfo
  /** The same value as the header X-Request-Id. */
  requestId: string
  /** ISO 8601, UTC. */
  timestamp: string
}

export interface AstrologyErrorInfo {
  code: ErrorCode
  /** Says what would work. */
  message: string
  /** Depends on the code. */
  details: Record<string, unknown>
}

export interface AstrologyHealth {
  /** `degraded`: a part is working on its fallback. */
  status: 'healthy' | 'degraded'
  service: 'astrology'
  checks: HealthChecks
  /** ISO 8601, UTC. */
  timestamp: string
}

export type Ayanamsa = 'lahiri' | 'fagan_bradley' | 'krishnamurti' | 'raman' | 'yukteshwar' | 'jn_bhasin' | 'true_citra' | 'galactic_center_0_sag'

export interface Balance {
  elements: ElementBalance
  modalities: ModalityBalance
  polarities: PolarityBalance
  hemispheres: HemisphereBalance | null
  quadrants: QuadrantBalance | null
}

export interface Birth {
  /** Local time at the birth place: `YYYY-MM-DD HH:mm:ss`. `T` may stand for the space and `:ss` may be left out; no offset, `Z` or fraction. 1600-01-01 to 2399-12-31 in UTC. */
  birthDateTime: string
  /** IANA time zone name of the birth place, in any case. */
  timezone?: string
  /** Degrees, −90 to 90, north positive. */
  latitude?: number
  /** Degrees, −180 to 180, east positive. */
  longitude?: number
  /** The `id` of a place (`GET /places`), instead of `timezone`, `latitude` and `longitude`. */
  place?: string
  options?: BirthOptions
}

export interface BirthInfo {
  date_time: string | null
  /** In the Gregorian calendar, if the time is unknown. */
  date?: string
  timezone: string
  location: Coordinates
}

export interface BirthLocation {
  /** Degrees, −90 to 90, north positive. */
  latitude?: number
  /** Degrees, −180 to 180, east positive. */
  longitude?: number
  /** IANA time zone name of the birth place, in any case. */
  timezone?: string
  /** The `id` of a place (`GET /places`), instead of `timezone`, `latitude` and `longitude`. */
  place?: string
}

export interface BirthMoment {
  date_time: string | null
  /** In its IANA spelling. */
  timezone: string
}

export interface BirthOptions {
  /** Where a system does not exist, equal houses stand in for it, and the answer says so. */
  house_system?: HouseSystem
  zodiac?: 'tropical' | 'sidereal'
  /** Only with the sidereal zodiac. */
  ayanamsa?: Ayanamsa
  /** `false`: `birthDateTime` may be a date, YYYY-MM-DD. */
  time_known?: boolean
  /** How the nodes of the Moon are computed. */
  node?: 'true' | 'mean'
  /** The calendar of `birthDateTime`. */
  calendar?: 'gregorian' | 'julian'
  /** For births before there were time zones: clocks were set by the Sun over the city of the time zone, or over the birth place itself. */
  local_mean_time?: 'zone' | 'place'
}

export interface BirthPlace {
  latitude: number
  longitude: number
  timezone: string
}

export interface BirthProfile {
  /** ISO 8601, UTC. */
  birthDateTime: string
  location: BirthPlace
  sunSign: Sign
  ascendant: Sign
}

export interface BirthTime {
  birth: BirthMoment
  window: BirthWindow
  /** How far the time of birth could be wrong without a change: of the rising sign, of the house of any planet, of any aspect. Null for a date alone. */
  holds: BirthTimeHolds | null
  /** What is true all through the window. */
  stable: Array<string>
  /** Every change in the window, to the second. */
  changes: Array<BirthTimeChange>
  segments: Array<BirthTimeSegment>
}

export interface BirthTimeChange {
  /** ISO 8601, UTC. */
  at: string
  /** By the clocks of the time zone. */
  local: string
  /** From the birth; negative before it. */
  minutes: number | null
  kind: 'rising_sign' | 'midheaven_sign' | 'sign' | 'house' | 'aspect' | 'motion'
  subject: string
  /** A sign, the number of a house, `direct` or `retrograde`, the name of an aspect, or null for no aspect. */
  before: string | number | null
  /** A sign, the number of a house, `direct` or `retrograde`, the name of an aspect, or null for no aspect. */
  after: string | number | null
}

/** At most to the ends of the window. */
export type BirthTimeHold = {
  minutes_before: number
  minutes_after: number
}

export type BirthTimeHolds = {
  rising_sign: BirthTimeHold
  midheaven_sign: BirthTimeHold
  moon_sign: BirthTimeHold
  houses: BirthTimeHold
  aspects: BirthTimeHold
}

export interface BirthTimeRequest {
  /** Local time at the birth place: `YYYY-MM-DD HH:mm:ss`. `T` may stand for the space and `:ss` may be left out; no offset, `Z` or fraction. 1600-01-01 to 2399-12-31 in UTC. */
  birthDateTime: string
  /** IANA time zone name of the birth place, in any case. */
  timezone?: string
  /** Degrees, −90 to 90, north positive. */
  latitude?: number
  /** Degrees, −180 to 180, east positive. */
  longitude?: number
  /** The `id` of a place (`GET /places`), instead of `timezone`, `latitude` and `longitude`. */
  place?: string
  options?: BirthOptions
  /** How far to look on either side of the birth. A birth that is only a date is looked at from midnight to midnight. */
  window_minutes?: number
}

export interface BirthTimeResponse {
  success: true
  /** The same value as the header X-Request-Id. */
  requestId: string
  data: BirthTime
  /** ISO 8601, UTC. */
  timestamp: string
  warnings?: Array<Warning>
}

export interface BirthTimeSegment {
  /** ISO 8601, UTC. */
  from: string
  /** ISO 8601, UTC. */
  to: string
  /** By the clocks of the time zone. */
  local_from: string
  /** By the clocks of the time zone. */
  local_to: string
  /** Of the window. */
  share: number
  rising_sign: SignName
  moon_sign: SignName
}

export interface BirthWindow {
  /** ISO 8601, UTC. */
  from: string
  /** ISO 8601, UTC. */
  to: string
  /** By the clocks of the time zone. */
  local_from: string
  /** By the clocks of the time zone. */
  local_to: string
  minutes: number
}

/** Of the brief style. */
export interface BriefInterpretation {
  /** 80 to 150 characters in the brief style, 150 to 250 in the detailed, 120 to 200 in the poetic. */
  summary: string
  key_themes: Array<string>
  energy_level: 'very_low' | 'low' | 'moderate' | 'high' | 'very_high'
  focus_areas: Array<CategoryName>
  advice: string
  /** Which transits the text comes from and what they touch, in plain words. */
  why: string
  /** Which transits each sentence came from. */
  sources: Array<TransitSource>
  /** ISO 8601, UTC. */
  reference_time: string
}

export interface CacheCheck {
  /** `fallback`: the service works without it, on its own memory. */
  status: 'ok' | 'fallback'
  /** Where readings are stored. */
  store: string
}

export interface Card {
  id: string
  name: string
  arcana: Arcana
  /** Absent on the major arcana. */
  suit?: Suit
  /** Majors 0–21, pips 1–10, page to king 11–14. */
  number: number
  about: string
  keywords: CardKeywords
  /** PNG, 600 pixels wide. */
  image_url: string
  image_svg_url: string
  meaning: CardMeanings
}

export type CardKeywords = {
  upright: Array<string>
  reversed: Array<string>
}

export interface CardList {
  count: number
  cards: Array<CardSummary>
}

export type CardMeanings = {
  upright: ThemedMeanings
  reversed: ThemedMeanings
}

export interface CardPair {
  /** In the order of the deck, whatever the order of the ids. */
  cards: Array<CardSummary>
  /** What the two have to do with each other, by suit, element and number. */
  relations: Array<'both_majors' | 'major_and_minor' | 'same_suit' | 'friendly_elements' | 'strange_elements' | 'indifferent_elements' | 'same_number' | 'both_courts'>
  /** What the two say together, both upright: one or two sentences. */
  text: string
}

export interface CardSummary {
  id: string
  name: string
  arcana: Arcana
  /** Absent on the major arcana. */
  suit?: Suit
  /** Majors 0–21, pips 1–10, page to king 11–14. */
  number: number
  about: string
  keywords: CardKeywords
  /** PNG, 600 pixels wide. */
  image_url: string
  image_svg_url: string
}

export type CategoryName = 'personal_life' | 'love' | 'health' | 'profession' | 'emotions' | 'travel' | 'luck' | 'finance'

export type CategoryWord = 'all' | 'personal_life' | 'love' | 'health' | 'profession' | 'emotions' | 'travel' | 'luck' | 'finance' | 'career'

export interface CelticCrossPatterns {
  majorArcanaCount: number
  reversedCount: number
  keyThemes: Array<string>
}

export interface CelticCrossRequest {
  /** Changes the reading, never the draw. */
  theme?: Theme
  /** Any text: the same seed gives the same cards, another seed another draw. Without one, everyone draws the same cards all day (UTC). */
  seed?: string
  /** What the person asks, in their own words: at most 500 characters. It changes no draw and is stored nowhere. `reading.answer` answers it, and without a `theme` it decides that. If it is about ending a life or being in danger, the answer says whom to call. */
  question?: string
  /** Of a report (`Accept: application/pdf`). */
  paper?: 'a4' | 'letter'
  /** On the cover of a report (`Accept: application/pdf`). It is stored nowhere. */
  title?: string
}

export interface CelticCrossResponse {
  spread: Spread
  cards: Array<PlacedCard>
  reading: SpreadReading
  patterns: CelticCrossPatterns
  theme: ReadingTheme
  /** The seed, or anonymous_<YYYY-MM-DD>. */
  seed_used: string
  question?: Question
}

export interface Chart {
  /** The same birth, houses and zodiac give the same id. */
  chart_id: string
  birth_info: BirthInfo
  bodies: Record<string, ChartBody>
  houses: Array<ChartHouse> | null
  angles: ChartAngles | null
  lots: Record<string, ChartLot>
  /** Each pair once, in the order of the bodies. */
  aspects: Array<ChartAspect>
  /** Of the ten planets. */
  patterns: Array<ChartPattern>
  balance: Balance
  /** The Sun is above the horizon. */
  day_chart: boolean | null
  moon_phase: ChartMoonPhase
  metadata: ChartMetadata
}

export interface ChartAngle {
  /** In the zodiac of the chart. */
  longitude: number
  sign: SignName
  /** Whole degrees in the sign. */
  degree: number
  minute: number
}

export type ChartAngles = {
  ascendant: ChartAngle
  midheaven: ChartAngle
  descendant: ChartAngle
  imum_coeli: ChartAngle
  vertex: ChartAngle
}

export interface ChartAspect {
  planet1: Point
  planet2: Point
  aspect: AspectOrParallel
  symbol: string
  /** Of the exact aspect; null between declinations. */
  angle: number | null
  orb: number
  maxOrb: number
  /** An orb below 1°. */
  exact: boolean
  applying: boolean | null
  strength: number
  /** It holds all day, though the time is unknown. */
  certain?: boolean
}

export interface ChartAyanamsa {
  name: Ayanamsa
  degrees: number
}

export interface ChartBody {
  /** In the zodiac of the chart. */
  longitude: number
  sign: SignName
  /** Whole degrees in the sign. */
  degree: number
  minute: number
  /** Ecliptic latitude. */
  latitude: number
  /** From the equator, north positive. */
  declination: number
  /** Degrees of longitude per day. */
  speed: number
  retrograde: boolean
  /** The direction that the body takes at a station within a day of the birth. */
  station: 'retrograde' | 'direct' | null
  /** Of the seven classical planets. */
  dignity?: Array<'domicile' | 'exaltation' | 'triplicity' | 'detriment' | 'fall' | 'peregrine'>
  house: number | null
  range?: LongitudeRange
  sign_certain?: boolean
  /** The signs of that day: one, or two. */
  signs?: Array<SignName>
}

export interface ChartHouse {
  house: number
  /** In the zodiac of the chart. */
  cusp: number
  sign: SignName
  /** Whole degrees in the sign. */
  degree: number
  minute: number
}

export interface ChartLot {
  /** In the zodiac of the chart. */
  longitude: number
  sign: SignName
  /** Whole degrees in the sign. */
  degree: number
  minute: number
  house: number
}

export interface ChartMetadata {
  time_known: boolean
  /** As requested. */
  house_system: HouseSystem
  house_system_used: HouseSystem | null
  fallback_reason: string | null
  zodiac: 'tropical' | 'sidereal'
  ayanamsa: ChartAyanamsa | null
  node: 'true' | 'mean'
  calendar: 'gregorian' | 'julian'
  /** ISO 8601, UTC. */
  calculated_at: string
  time_resolution: TimeResolution | null
}

export interface ChartMoonPhase {
  name: 'new_moon' | 'crescent' | 'first_quarter' | 'gibbous' | 'full_moon' | 'disseminating' | 'last_quarter' | 'balsamic'
  /** Of the Moon from the Sun, 0 to 360. */
  elongation: number
  waxing: boolean
  /** The share of the disc that is lit, from the centre of the Earth. */
  illuminated: number
  /** The phase is that of the whole day, though the time is unknown. */
  certain?: boolean
  /** If the time is unknown, the phases of that day: one, or two. */
  names?: Array<'new_moon' | 'crescent' | 'first_quarter' | 'gibbous' | 'full_moon' | 'disseminating' | 'last_quarter' | 'balsamic'>
  range?: ElongationRange
}

export interface ChartOfPairMetadata {
  /** Both times are known. */
  time_known: boolean
  /** As requested. */
  house_system: HouseSystem
  house_system_used: HouseSystem | null
  fallback_reason: string | null
  zodiac: 'tropical' | 'sidereal'
  ayanamsa: ChartAyanamsa | null
  node: 'true' | 'mean'
  /** ISO 8601, UTC. */
  calculated_at: string
}

export interface ChartPattern {
  pattern: 'stellium' | 'grand_cross' | 't_square' | 'kite' | 'grand_trine' | 'yod'
  members: Array<Planet>
  apex: Planet | null
  sign: SignName | null
}

export interface ChartPictureRequest {
  /** Local time at the birth place: `YYYY-MM-DD HH:mm:ss`. `T` may stand for the space and `:ss` may be left out; no offset, `Z` or fraction. 1600-01-01 to 2399-12-31 in UTC. */
  birthDateTime: string
  /** IANA time zone name of the birth place, in any case. */
  timezone?: string
  /** Degrees, −90 to 90, north positive. */
  latitude?: number
  /** Degrees, −180 to 180, east positive. */
  longitude?: number
  /** The `id` of a place (`GET /places`), instead of `timezone`, `latitude` and `longitude`. */
  place?: string
  options?: BirthOptions
  /** Which bodies and points to show. */
  bodies?: Array<Point>
  /** Need the time of birth. */
  lots?: Array<'fortune' | 'spirit'>
  /** Which aspects to look for. `parallel` and `contraparallel` are aspects of declination. */
  aspects?: Array<AspectOrParallel>
  orbs?: AspectOrbs
  /** A name to write beside the chart of this birth. It is drawn, and kept nowhere. */
  label?: string
  second?: LabelledBirth
  /** A moment in UTC: its sky is drawn round the chart. */
  transits_at?: string
}

export interface ChartRequest {
  /** Local time at the birth place: `YYYY-MM-DD HH:mm:ss`. `T` may stand for the space and `:ss` may be left out; no offset, `Z` or fraction. 1600-01-01 to 2399-12-31 in UTC. */
  birthDateTime: string
  /** IANA time zone name of the birth place, in any case. */
  timezone?: string
  /** Degrees, −90 to 90, north positive. */
  latitude?: number
  /** Degrees, −180 to 180, east positive. */
  longitude?: number
  /** The `id` of a place (`GET /places`), instead of `timezone`, `latitude` and `longitude`. */
  place?: string
  options?: BirthOptions
  /** Which bodies and points to show. */
  bodies?: Array<Point>
  /** Need the time of birth. */
  lots?: Array<'fortune' | 'spirit'>
  /** Which aspects to look for. `parallel` and `contraparallel` are aspects of declination. */
  aspects?: Array<AspectOrParallel>
  orbs?: AspectOrbs
}

export interface ChartResponse {
  success: true
  /** The same value as the header X-Request-Id. */
  requestId: string
  data: Chart
  /** ISO 8601, UTC. */
  timestamp: string
  warnings?: Array<Warning>
}

export type ClassicalPlanet = 'saturn' | 'jupiter' | 'mars' | 'sun' | 'venus' | 'mercury' | 'moon'

export interface ClosestApproach {
  /** ISO 8601, UTC. */
  at: string
  /** By the clocks of the time zone. */
  local: string
  /** Degrees from the exact aspect. */
  orb: number
}

export interface ComingEvent {
  id: string
  /** What changes, or an exact aspect. */
  kind: 'sign' | 'house' | 'phase' | 'direction' | 'aspect'
  /** ISO 8601, UTC. */
  at: string
  /** By the clocks of the time zone. */
  local: string
  point: 'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto' | 'ascendant' | 'midheaven'
  sign?: SignName
  /** Of the birth chart. */
  house?: number
  phase?: 'new_moon' | 'crescent' | 'first_quarter' | 'gibbous' | 'full_moon' | 'disseminating' | 'last_quarter' | 'balsamic'
  /** From then on. */
  direction?: 'retrograde' | 'direct'
  aspect?: 'conjunction' | 'sextile' | 'square' | 'trine' | 'opposition'
  natal?: 'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto' | 'ascendant' | 'midheaven'
}

export interface Composite {
  chart_id: string
  births: PairBirths
  bodies: Record<string, ChartBody>
  houses: Array<ChartHouse> | null
  angles: ChartAngles | null
  lots: Record<string, ChartLot>
  /** Each pair once, in the order of the bodies. */
  aspects: Array<ChartAspect>
  /** Of the ten planets. */
  patterns: Array<ChartPattern>
  balance: Balance
  /** The Sun is above the horizon. */
  day_chart: boolean | null
  moon_phase: ChartMoonPhase
  method: CompositeMethod
  metadata: ChartOfPairMetadata
}

export interface CompositeMethod {
  /** Of the longitudes; latitude and speed are means. */
  bodies: 'near_midpoint'
  houses: 'derived' | 'midpoint' | 'none'
  /** For which derived houses were computed. */
  latitude: number | null
  latitude_rule: 'mean' | 'place' | null
  /** Where near midpoints of angles or cusps fell out of order: the angle that kept its near midpoint, because its originals are nearer to each other. */
  kept_angle: 'ascendant' | 'midheaven' | null
  /** Houses whose cusps are far midpoints, so that they follow each other. */
  far_cusps: Array<number>
  /** Opposed points have two midpoints: the one on the side of the Midheaven was taken. */
  ambiguous: Array<'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto' | 'north_node' | 'south_node' | 'lilith' | 'true_lilith' | 'chiron' | 'ceres' | 'pallas' | 'juno' | 'vesta' | 'pholus' | 'eris' | 'ascendant' | 'midheaven'>
}

export interface CompositePictureRequest {
  first: LabelledBirth
  second: LabelledBirth
  /** `derived`: the Midheaven is the near midpoint, all else follows from it at one latitude. `midpoint`: angles and cusps are midpoints. Without both times there are none. */
  houses?: 'derived' | 'midpoint' | 'none'
  /** The `id` of a place (`GET /places`) for whose latitude derived houses are computed; the mean of the two if absent. */
  place?: string
  /** Which bodies and points to show. */
  bodies?: Array<Point>
  /** Need the time of birth. */
  lots?: Array<'fortune' | 'spirit'>
  /** Which aspects to look for. `parallel` and `contraparallel` are aspects of declination. */
  aspects?: Array<AspectOrParallel>
  orbs?: AspectOrbs
}

export interface CompositeRequest {
  first: Birth
  second: Birth
  /** `derived`: the Midheaven is the near midpoint, all else follows from it at one latitude. `midpoint`: angles and cusps are midpoints. Without both times there are none. */
  houses?: 'derived' | 'midpoint' | 'none'
  /** The `id` of a place (`GET /places`) for whose latitude derived houses are computed; the mean of the two if absent. */
  place?: string
  /** Which bodies and points to show. */
  bodies?: Array<Point>
  /** Need the time of birth. */
  lots?: Array<'fortune' | 'spirit'>
  /** Which aspects to look for. `parallel` and `contraparallel` are aspects of declination. */
  aspects?: Array<AspectOrParallel>
  orbs?: AspectOrbs
}

export interface CompositeResponse {
  success: true
  /** The same value as the header X-Request-Id. */
  requestId: string
  data: Composite
  /** ISO 8601, UTC. */
  timestamp: string
  warnings?: Array<Warning>
}

export type Coordinates = {
  latitude: number
  longitude: number
}

export interface CustomPosition {
  /** 1 to 999, each once. Default: the place in the list, from 1. */
  number?: number
  name: string
  /** What the place stands for. */
  question?: string
}

export interface CustomSpread {
  type: string
  name: string
  description: string
  cardCount: number
  positions: Array<Position>
}

export interface CustomSpreadRequest {
  positions: Array<CustomPosition>
  /** Changes the reading, never the draw. */
  theme?: Theme
  /** Any text: the same seed gives the same cards, another seed another draw. Without one, everyone draws the same cards all day (UTC). */
  seed?: string
  /** What the person asks, in their own words: at most 500 characters. It changes no draw and is stored nowhere. `reading.answer` answers it, and without a `theme` it decides that. If it is about ending a life or being in danger, the answer says whom to call. */
  question?: string
  /** Of a report (`Accept: application/pdf`). */
  paper?: 'a4' | 'letter'
  /** On the cover of a report (`Accept: application/pdf`). It is stored nowhere. */
  title?: string
}

export interface CustomSpreadResponse {
  spread: CustomSpread
  cards: Array<PlacedCard>
  reading?: SpreadReading
  theme: ReadingTheme
  /** The seed, or anonymous_<YYYY-MM-DD>. */
  seed_used: string
  question?: Question
}

export interface DailyCardRequest {
  /** Changes the reading, never the draw. */
  theme?: Theme
  /** Any text: the same seed gives the same cards, another seed another draw. Without one, everyone draws the same cards all day (UTC). */
  seed?: string
  /** What the person asks, in their own words: at most 500 characters. It changes no draw and is stored nowhere. `reading.answer` answers it, and without a `theme` it decides that. If it is about ending a life or being in danger, the answer says whom to call. */
  question?: string
}

export interface DailyCardResponse {
  card: DrawnCard
  theme: ReadingTheme
  /** The seed, or anonymous_<YYYY-MM-DD>. */
  seed_used: string
  meaning: string
  reading?: ShortReading
  question?: Question
}

export type DailyCategories = {
  personal_life?: DailyCategory
  love?: DailyCategory
  health?: DailyCategory
  profession?: DailyCategory
  emotions?: DailyCategory
  travel?: DailyCategory
  luck?: DailyCategory
  finance?: DailyCategory
}

export interface DailyCategory {
  outlook: Outlook
  intensity: Intensity
  influence_score: number
  interpretation: string
  advice: string
  /** The weightiest reasons of the score. */
  themes: Array<string>
  /** Which transits each sentence came from. */
  sources: Array<TransitSource>
}

export interface DailyHoroscope {
  /** The same sign, date, style and location give the same id. */
  horoscope_id: string
  sign: Sign
  /** The resolved date. */
  date: string
  style: Style
  /** As requested. */
  location?: Coordinates
  transits: Transits
  interpretation: FullInterpretation | BriefInterpretation
  categories?: DailyCategories
  lucky_elements?: LuckyElements
  metadata: DailyHoroscopeMetadata
}

export interface DailyHoroscopeMetadata {
  /** Aspects to the sign. */
  transit_count: number
  planets_in_sign_count: number
  overall_score: number
  overall_tone: Tone
  /** How plainly the day speaks. */
  confidence_score: number
  style_applied: Style
  /** Who wrote the text. */
  interpretation_source: Writer
  /** The instant of the sky. */
  reference_time: string
  /** ISO 8601, UTC. */
  calculated_at: string
  /** In its IANA spelling. */
  timezone: string
  calculation_time_ms: number
  cache_hit: boolean
}

export interface DailyHoroscopeRequest {
  /** In any case. */
  sign: Sign
  /** `YYYY-MM-DD` from 1600-01-01 to 2399-12-31, or `today`, `tomorrow`, `yesterday`. */
  date?: string
  style?: Style
  /** `all`, or names; `career` means `profession`. Left out or empty: all eight in the detailed style, none in the others. */
  categories?: Array<CategoryWord>
  /** Transits, figures and lucky times as seen from there: the sky of its local mean noon, and hours from its sunrise. */
  location?: Coordinates
  /** IANA time zone name, in any case. It decides which day `today` is, and at a location which noon falls on the date and the clock of lucky times. */
  timezone?: string
}

export interface DailyHoroscopeResponse {
  success: true
  /** The same value as the header X-Request-Id. */
  requestId: string
  data: DailyHoroscope
  /** ISO 8601, UTC. */
  timestamp: string
  warnings?: Array<Warning>
}

export type DataQuality = {
  natalPlanets: number
  transitPlanets: number
  aspectsAnalyzed: number
  significantAspects: number
}

export interface Davison {
  chart_id: string
  births: PairBirths
  /** ISO 8601, UTC. */
  instant: string
  place: Coordinates
  bodies: Record<string, ChartBody>
  houses: Array<ChartHouse> | null
  angles: ChartAngles | null
  lots: Record<string, ChartLot>
  /** Each pair once, in the order of the bodies. */
  aspects: Array<ChartAspect>
  /** Of the ten planets. */
  patterns: Array<ChartPattern>
  balance: Balance
  /** The Sun is above the horizon. */
  day_chart: boolean | null
  moon_phase: ChartMoonPhase
  method: DavisonMethod
  metadata: ChartOfPairMetadata
}

export interface DavisonMethod {
  /** `corrected`: the time is moved until the Midheaven is that of the composite. It needs both times. */
  time_rule: 'mean' | 'corrected'
  /** `mean`: of the latitudes, and of the longitudes on the shorter way. `great_circle`: half-way on the shortest line. */
  place_rule: 'mean' | 'great_circle'
  /** By how much a corrected time differs from the mean. */
  correction_seconds: number
  /** The two places are opposed, and more than one is half-way: the means were taken, nearer to Greenwich. */
  place_ambiguous: boolean
}

export interface DavisonPictureRequest {
  first: LabelledBirth
  second: LabelledBirth
  /** `corrected`: the time is moved until the Midheaven is that of the composite. It needs both times. */
  time_rule?: 'mean' | 'corrected'
  /** `mean`: of the latitudes, and of the longitudes on the shorter way. `great_circle`: half-way on the shortest line. */
  place_rule?: 'mean' | 'great_circle'
  /** Which bodies and points to show. */
  bodies?: Array<Point>
  /** Need the time of birth. */
  lots?: Array<'fortune' | 'spirit'>
  /** Which aspects to look for. `parallel` and `contraparallel` are aspects of declination. */
  aspects?: Array<AspectOrParallel>
  orbs?: AspectOrbs
}

export interface DavisonRequest {
  first: Birth
  second: Birth
  /** `corrected`: the time is moved until the Midheaven is that of the composite. It needs both times. */
  time_rule?: 'mean' | 'corrected'
  /** `mean`: of the latitudes, and of the longitudes on the shorter way. `great_circle`: half-way on the shortest line. */
  place_rule?: 'mean' | 'great_circle'
  /** Which bodies and points to show. */
  bodies?: Array<Point>
  /** Need the time of birth. */
  lots?: Array<'fortune' | 'spirit'>
  /** Which aspects to look for. `parallel` and `contraparallel` are aspects of declination. */
  aspects?: Array<AspectOrParallel>
  orbs?: AspectOrbs
}

export interface DavisonResponse {
  success: true
  /** The same value as the header X-Request-Id. */
  requestId: string
  data: Davison
  /** ISO 8601, UTC. */
  timestamp: string
  warnings?: Array<Warning>
}

export interface DayEvent {
  /** For example `venus-enters-libra`, `mercury-turns-retrograde`, `new-moon`, `sun-square-mars`. */
  id: string
  type: 'ingress' | 'station' | 'new_moon' | 'full_moon' | 'exact_aspect'
  planets: Array<Planet>
  /** Of the first planet, then. */
  sign: SignName
  /** ISO 8601, UTC. */
  at: string
  aspect?: AspectName
  direction?: 'retrograde' | 'direct'
  /** Of a new or full Moon that is an eclipse: which, as in the calendar of the sky. */
  eclipse?: string
}

export interface DominantElement {
  element: 'fire' | 'earth' | 'air' | 'water'
  /** The sum of the reasons. */
  points: number
  reasons: Array<Reason>
}

export interface DominantHouse {
  house: number
  /** The sum of the reasons. */
  points: number
  reasons: Array<Reason>
}

export interface DominantPlanet {
  planet: Planet
  /** The sum of the reasons. */
  points: number
  reasons: Array<PlanetReason>
}

export interface DominantSign {
  sign: SignName
  /** The sum of the reasons. */
  points: number
  reasons: Array<Reason>
}

export interface DominantThemes {
  primary: PersonalTheme
  secondary: PersonalTheme
  tertiary: PersonalTheme
  dominantScore: number
}

export interface Dominants {
  /** The strongest first. */
  planets: Array<DominantPlanet>
  /** Null if another one comes near. */
  sign: DominantSign | null
  /** Null if another one comes near. */
  house: DominantHouse | null
  /** Null if another one comes near. */
  element: DominantElement | null
}

/** Without `spread_type` the answer of `POST /tarot/daily-card`, else that of `POST /tarot/spread`. */
export type DrawResponse = DailyCardResponse | SpreadResponse

export interface DrawnCard {
  id: string
  name: string
  arcana: Arcana
  /** Absent on the major arcana. */
  suit?: Suit
  /** Majors 0–21, pips 1–10, page to king 11–14. */
  number: number
  orientation: Orientation
  keywords: Array<string>
  /** PNG, 600 pixels wide. */
  image_url: string
  image_svg_url: string
}

export type ElementBalance = {
  fire: Array<Planet>
  earth: Array<Planet>
  air: Array<Planet>
  water: Array<Planet>
}

/** If the time is unknown, the elongations at the beginning and the end of that day. */
export type ElongationRange = {
  from: number
  to: number
}

export type EnergyScores = {
  challenging: number
  harmonious: number
  neutral: number
}

export type EnergyType = 'harmonious' | 'challenging' | 'mixed' | 'neutral'

export interface EphemerisCheck {
  /** `fallback`: the service works without it, on its own memory. */
  status: 'ok' | 'fallback'
  /** First year. */
  from: number
  /** Last year. */
  to: number
}

export type ErrorCode = 'INVALID_JSON' | 'VALIDATION_ERROR' | 'INVALID_ZODIAC_SIGN' | 'UNSUPPORTED_HOUSE_SYSTEM' | 'UNSUPPORTED_ZODIAC' | 'INVALID_DATE_FORMAT' | 'DATE_OUT_OF_RANGE' | 'INVALID_COORDINATES' | 'INVALID_TIMEZONE' | 'NONEXISTENT_LOCAL_TIME' | 'BIRTH_TIME_REQUIRED' | 'UNKNOWN_BODY' | 'UNKNOWN_PLACE' | 'RANGE_TOO_LARGE' | 'INVALID_API_KEY' | 'ORIGIN_NOT_ALLOWED' | 'HOST_NOT_ALLOWED' | 'RATE_LIMIT_EXCEEDED' | 'NOT_FOUND' | 'METHOD_NOT_ALLOWED' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'MALFORMED_REQUEST' | 'REQUEST_TIMEOUT' | 'HEADERS_TOO_LARGE' | 'HTTP_VERSION_NOT_SUPPORTED' | 'INTERNAL_ERROR' | 'SERVICE_UNAVAILABLE'

export interface ExactPass {
  /** ISO 8601, UTC. */
  at: string
  /** By the clocks of the time zone. */
  local: string
  /** It goes backwards at that pass. */
  retrograde: boolean
}

export interface ExactPhase {
  phase: string
  /** ISO 8601, UTC. */
  at: string
  /** By the clocks of the time zone. */
  local: string
  sign: SignName
}

export type FactKind = 'sign' | 'house' | 'angle' | 'aspect' | 'retrograde' | 'dignity' | 'ruler' | 'stellium' | 'pattern' | 'balance' | 'hemisphere' | 'moon_phase' | 'sect'

export interface FactSource {
  text: string
  /** Ids of facts of this chart. */
  facts: Array<string>
}

export interface Feed {
  /** The calendar, to be subscribed to. */
  url: string
  /** Who can see the calendar: whoever has the address. */
  notice: string
  days_back: number
  /** Fewer with the Moon. */
  days_ahead: number
}

export interface FeedRequest {
  /** Local time at the birth place: `YYYY-MM-DD HH:mm:ss`. `T` may stand for the space and `:ss` may be left out; no offset, `Z` or fraction. 1600-01-01 to 2399-12-31 in UTC. */
  birthDateTime: string
  /** IANA time zone name of the birth place, in any case. */
  timezone?: string
  /** Degrees, −90 to 90, north positive. */
  latitude?: number
  /** Degrees, −180 to 180, east positive. */
  longitude?: number
  /** The `id` of a place (`GET /places`), instead of `timezone`, `latitude` and `longitude`. */
  place?: string
  options?: BirthOptions
  /** Of a report (`Accept: application/pdf`). */
  paper?: 'a4' | 'letter'
  /** On the cover of a report (`Accept: application/pdf`). It is stored nowhere. */
  title?: string
  /** IANA time zone whose days and clocks are meant. Default: that of the birth. */
  local_timezone?: string
  /** Which bodies move. */
  bodies?: Array<Planet>
  /** Which points of the birth chart they can touch. Angles need the time of birth. */
  points?: Array<'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto' | 'north_node' | 'south_node' | 'lilith' | 'true_lilith' | 'chiron' | 'ceres' | 'pallas' | 'juno' | 'vesta' | 'pholus' | 'eris' | 'ascendant' | 'midheaven'>
  /** Which aspects to look for. Only the default ones have texts. */
  aspects?: Array<AspectName>
  /** Degrees from the exact aspect at which a transit begins and ends. */
  orb?: number
  /** `false`: facts alone. */
  texts?: boolean
  /** Leaves out transits that count less. More than in a timeline, so that a calendar stays readable. */
  min_weight?: number
}

export interface FeedResponse {
  success: true
  /** The same value as the header X-Request-Id. */
  requestId: string
  data: Feed
  /** ISO 8601, UTC. */
  timestamp: string
  warnings?: Array<Warning>
}

/** Of the detailed and the poetic style. */
export interface FullInterpretation {
  /** 80 to 150 characters in the brief style, 150 to 250 in the detailed, 120 to 200 in the poetic. */
  summary: string
  love: string
  career: string
  wellbeing: string
  /** The long weather: what a slow planet does for months or years in one part of life. In the detailed style. */
  background?: string
  /** Which transits the text comes from and what they touch, in plain words. */
  why: string
  lucky_elements: Luck
  /** Which transits each sentence came from. */
  sources: Array<TransitSource>
  /** ISO 8601, UTC. */
  reference_time: string
}

export interface HandDrawnCard {
  /** Such as `ar00` or `cu02`. */
  id?: string
  /** In any usual spelling: `The Fool`, `Two of Cups`, `2 of Coins`, `II of Discs`, `Knave of Staves`, `Tower (reversed)`. */
  name?: string
  /** Default: as the name says, otherwise upright. */
  orientation?: Orientation
}

export interface HandDrawnRequest {
  /** Each with an id or a name, in the order of the places, each card once. */
  cards: Array<HandDrawnCard>
  /** The spread in which the cards lie. Without it and without `positions`, each card has an open place. */
  spread_type?: SpreadType
  positions?: Array<CustomPosition>
  /** Changes the reading, never the draw. */
  theme?: Theme
  /** What the person asks, in their own words: at most 500 characters. It changes no draw and is stored nowhere. `reading.answer` answers it, and without a `theme` it decides that. If it is about ending a life or being in danger, the answer says whom to call. */
  question?: string
  /** Of a report (`Accept: application/pdf`). */
  paper?: 'a4' | 'letter'
  /** On the cover of a report (`Accept: application/pdf`). It is stored nowhere. */
  title?: string
}

export interface HandDrawnResponse {
  spread: HandDrawnSpread
  cards: Array<PlacedCard>
  reading?: SpreadReading
  theme: ReadingTheme
  /** Nothing was drawn here. */
  seed_used: null
  question?: Question
  patterns?: CelticCrossPatterns
}

export interface HandDrawnSpread {
  type: string
  name: string
  description: string
  /** Absent if the request had a `spread_type`. */
  cardCount?: number
  /** Absent if the request had a `spread_type`. */
  positions?: Array<Position>
}

export interface HealthChecks {
  ephemeris?: EphemerisCheck
  cache?: CacheCheck
  interpreter?: InterpreterCheck
}

export type HemisphereBalance = {
  above_horizon: Array<Planet>
  below_horizon: Array<Planet>
  eastern: Array<Planet>
  western: Array<Planet>
}

export type HouseSystem = 'whole' | 'placidus' | 'koch' | 'equal' | 'porphyry' | 'regiomontanus' | 'campanus' | 'alcabitius' | 'morinus' | 'topocentric' | 'vehlow' | 'meridian' | 'azimuthal' | 'krusinski' | 'sripati'

export type Intensity = 'low' | 'medium' | 'high'

export interface InterpreterCheck {
  /** `fallback`: the service works without it, on its own memory. */
  status: 'ok' | 'fallback'
  /** Who writes the texts. */
  writer: string
  /** How its last call ended. */
  last?: string
  /** Kinds of text that the model fails to write: the phrasebook writes these. */
  failing?: Array<string>
}

export interface KeyDate {
  /** The same as `uid` in the sky calendar. */
  id: string
  type: 'new_moon' | 'full_moon' | 'eclipse' | 'ingress' | 'station' | 'exact_aspect'
  /** In UTC. */
  date: string
  /** ISO 8601, UTC. */
  at: string
  planets: Array<Planet>
  sign: SignName
  /** Counted from the sign that was asked for. */
  house: number
  title: string
  /** One plain line. */
  text: string
}

export interface LabelledBirth {
  /** Local time at the birth place: `YYYY-MM-DD HH:mm:ss`. `T` may stand for the space and `:ss` may be left out; no offset, `Z` or fraction. 1600-01-01 to 2399-12-31 in UTC. */
  birthDateTime: string
  /** IANA time zone name of the birth place, in any case. */
  timezone?: string
  /** Degrees, −90 to 90, north positive. */
  latitude?: number
  /** Degrees, −180 to 180, east positive. */
  longitude?: number
  /** The `id` of a place (`GET /places`), instead of `timezone`, `latitude` and `longitude`. */
  place?: string
  options?: BirthOptions
  /** A name to write beside the chart of this birth. It is drawn, and kept nowhere. */
  label?: string
}

export interface LastAspect {
  planet: Planet
  aspect: string
}

export type Leaning = 'yes' | 'no' | 'unclear'

export interface LeaningCard {
  id: string
  name: string
  arcana: Arcana
  /** Absent on the major arcana. */
  suit?: Suit
  /** Majors 0–21, pips 1–10, page to king 11–14. */
  number: number
  orientation: Orientation
  keywords: Array<string>
  /** PNG, 600 pixels wide. */
  image_url: string
  image_svg_url: string
  /** The reading of this card, this way up, for the theme. */
  meaning: string
  /** What this card says, this way up. */
  leaning: Leaning
}

export interface Life {
  /** That of the birth chart. */
  chart_id: string
  birth_info: BirthInfo
  now: LifeNow
  /** From birth to the age of 100, by their first pass. */
  chapters: Array<LifeChapter>
  method: LifeMethod
  metadata: LifeMetadata
}

export interface LifeChapter {
  id: string
  kind: 'saturn-return' | 'jupiter-return' | 'node-return' | 'uranus-square' | 'uranus-opposition' | 'uranus-return' | 'neptune-square' | 'pluto-square' | 'progressed-new-moon' | 'progressed-full-moon' | 'progressed-sun-sign'
  /** The first of its kind is 1. */
  which: number
  /** When it is exact. */
  passes: Array<ExactPass>
  /** Of a transit: when it comes within 1°, before the first pass. Of a progressed event: half a year before. */
  from: string | null
  /** When it leaves that orb, after the last pass. Null beyond the ephemeris. */
  to: string | null
  /** Years of life at the first pass, with one decimal. */
  age: number
  /** Of the planet in the birth chart, or the one in which a progressed event falls. Null without the time of birth. */
  natal_house: number | null
  /** Of a progressed event: the sign in which it falls, or which the Sun enters. */
  sign: SignName | null
  /** The chapter, told in the present after a word on whether it is past, now or ahead. */
  text: string
  /** Ids of the facts that the text tells. */
  sources: Array<string>
}

export interface LifeMetadata {
  time_known: boolean
  calendar: 'gregorian' | 'julian'
  /** ISO 8601, UTC. */
  calculated_at: string
  time_resolution: TimeResolution | null
  count: number
  /** False if the ephemeris, which ends with the year 2399, ends before the age of 100: what comes later is left out. */
  complete: boolean
}

export interface LifeMethod {
  years: 100
  /** Of transits, degrees. */
  orb: number
  /** How long before and after its date a progressed chapter is told of. */
  days_around_progressed: number
  node: 'true' | 'mean'
  zodiac: 'tropical' | 'sidereal'
}

export interface LifeNow {
  /** ISO 8601, UTC. */
  at: string
  age: number
  /** Chapters that hold now. */
  current: Array<string>
  /** The last that is over. */
  last: string | null
  /** The first that has not begun. */
  next: string | null
}

export interface LifeRequest {
  /** Local time at the birth place: `YYYY-MM-DD HH:mm:ss`. `T` may stand for the space and `:ss` may be left out; no offset, `Z` or fraction. 1600-01-01 to 2399-12-31 in UTC. */
  birthDateTime: string
  /** IANA time zone name of the birth place, in any case. */
  timezone?: string
  /** Degrees, −90 to 90, north positive. */
  latitude?: number
  /** Degrees, −180 to 180, east positive. */
  longitude?: number
  /** The `id` of a place (`GET /places`), instead of `timezone`, `latitude` and `longitude`. */
  place?: string
  options?: BirthOptions
}

export interface LifeResponse {
  success: true
  /** The same value as the header X-Request-Id. */
  requestId: string
  data: Life
  /** ISO 8601, UTC. */
  timestamp: string
  warnings?: Array<Warning>
}

/** Over the day, if the time is unknown. */
export type LongitudeRange = {
  /** In the zodiac of the chart. */
  from: number
  /** In the zodiac of the chart. */
  to: number
}

export interface Luck {
  colors: Array<string>
  numbers: Array<number>
  keywords: Array<string>
}

export interface LuckyElements {
  numbers: Array<number>
  colors: Array<string>
  /** Planetary hours of the primary influence that begin on the date, in `metadata.timezone`. */
  times: Array<string>
  primary_influence: ClassicalPlanet
}

export interface Meaning {
  /** As in the natal reading. */
  id: string
  kind: FactKind
  /** 180 to 420 characters. */
  text: string
}

export interface MeaningResponse {
  success: true
  /** The same value as the header X-Request-Id. */
  requestId: string
  data: Meaning
  /** ISO 8601, UTC. */
  timestamp: string
  warnings?: Array<Warning>
}

export interface Meanings {
  total: number
  meanings: Array<Meaning>
}

export interface MeaningsResponse {
  success: true
  /** The same value as the header X-Request-Id. */
  requestId: string
  data: Meanings
  /** ISO 8601, UTC. */
  timestamp: string
  warnings?: Array<Warning>
}

export type ModalityBalance = {
  cardinal: Array<Planet>
  fixed: Array<Planet>
  mutable: Array<Planet>
}

export interface Moon {
  /** ISO 8601, UTC. */
  at: string
  /** By the clocks of the time zone. */
  local: string
  /** In its IANA spelling. */
  timezone: string
  phase: MoonPhase
  title: string
  /** The mood of the sign that she is in. */
  text: string
  /** Since the new Moon. */
  age_days: number
  position: MoonPosition
  /** The direction of the bright edge, degrees from celestial north through east. */
  bright_limb: number
  /** How she hangs in the sky of the place; null without one. */
  sky: MoonInSky | null
  void_of_course: VoidOfCourse
  previous_phase: ExactPhase
  next_phases: Array<ExactPhase>
  next_eclipse: NextEclipse
}

export type MoonInSky = {
  /** Degrees above the horizon; negative below it. */
  altitude: number
  /** The direction of the bright edge, degrees counter-clockwise from straight up. */
  tilt: number
}

export interface MoonOfDay {
  date: string
  /** ISO 8601, UTC. */
  at: string
  phase: MoonPhase
  sign: SignName
  /** The direction of the bright edge, degrees from celestial north through east. */
  bright_limb: number
  /** How she hangs at the place when she is highest on that day; null without a place. */
  sky: MoonInSky | null
}

export interface MoonPhase {
  /** As one sees her: each of the eight lasts for 45° of the angle from the Sun, with its own angle in the middle. */
  name: 'new_moon' | 'waxing_crescent' | 'first_quarter' | 'waxing_gibbous' | 'full_moon' | 'waning_gibbous' | 'last_quarter' | 'waning_crescent'
  /** How far the Moon is ahead of the Sun, degrees. */
  elongation: number
  waxing: boolean
  /** The share of the disc that is lit. */
  illuminated: number
}

export interface MoonPosition {
  longitude: number
  sign: SignName
  /** Whole degrees in the sign. */
  degree: number
  minute: number
}

export interface MoonResponse {
  success: true
  /** The same value as the header X-Request-Id. */
  requestId: string
  data: Moon
  /** ISO 8601, UTC. */
  timestamp: string
  warnings?: Array<Warning>
}

export interface NatalAngle {
  /** Ecliptic longitude. */
  longitude: number
  sign: SignName
  /** Whole degrees in the sign. */
  degree: number
  minute: number
}

export type NatalAngles = {
  ascendant: NatalAngle
  midheaven: NatalAngle
  descendant: NatalAngle
  imum_coeli: NatalAngle
}

export interface NatalAspect {
  planet1: Planet
  planet2: Planet
  aspect: AspectName
  symbol: string
  /** The angle of the exact aspect. */
  angle: number
  /** Distance from it, in degrees. */
  orb: number
  maxOrb: number
  /** An orb below 1°. */
  exact: boolean
  /** The two draw nearer to the exact angle. */
  applying: boolean
  /** 1 at the exact angle, 0 at maxOrb. */
  strength: number
}

export interface NatalAspectMeaning {
  id: string
  kind: FactKind
  /** How much it counts in this chart. */
  weight: number
  text: string
  planets: Array<Planet>
  closeness: number
}

export interface NatalBirthInfo {
  /** ISO 8601, UTC. */
  date_time: string
  /** In its IANA spelling. */
  timezone: string
  location: Coordinates
}

export interface NatalChart {
  /** The same birth, place and house system give the same id. */
  chart_id: string
  birth_info: NatalBirthInfo
  planets: NatalPlanets
  houses: Array<NatalHouse>
  /** Each pair once, in planet order. */
  aspects: Array<NatalAspect>
  angles: NatalAngles
  metadata: NatalChartMetadata
}

export interface NatalChartMetadata {
  /** As requested. */
  house_system: 'whole' | 'placidus' | 'koch'
  house_system_used: 'whole' | 'placidus' | 'koch' | 'equal'
  fallback_reason: string | null
  /** Present when equal houses stand in for the requested ones. */
  high_latitude_detected?: boolean
  zodiac_mode: 'tropical'
  /** Of `birthDateTime`, also before that calendar was introduced. */
  calendar: 'gregorian'
  calculation_time_ms: number
  cache_hit: boolean
  /** The latitude lies within 1° of 66. */
  near_boundary: boolean
  /** ISO 8601, UTC. */
  calculated_at: string
  time_resolution: NatalTimeResolution
}

export interface NatalChartOptions {
  /** Placidus and Koch give way to equal houses beyond 66° of latitude. */
  house_system?: 'whole' | 'placidus' | 'koch'
  /** Sidereal charts are those of `POST /astrology/chart`. */
  zodiac?: 'tropical'
}

export interface NatalChartRequest {
  /** Local time at the birth place: `YYYY-MM-DD HH:mm:ss`. `T` may stand for the space and `:ss` may be left out; no offset, `Z` or fraction. 1600-01-01 to 2399-12-31 in UTC. */
  birthDateTime: string
  /** IANA time zone name of the birth place, in any case. */
  timezone?: string
  /** Degrees, −90 to 90, north positive. */
  latitude?: number
  /** Degrees, −180 to 180, east positive. */
  longitude?: number
  /** The `id` of a place (`GET /places`), instead of `timezone`, `latitude` and `longitude`. */
  place?: string
  options?: NatalChartOptions
}

export interface NatalChartResponse {
  success: true
  /** The same value as the header X-Request-Id. */
  requestId: string
  data: NatalChart
  /** ISO 8601, UTC. */
  timestamp: string
  warnings?: Array<Warning>
}

export interface NatalEclipse {
  id: string
  /** ISO 8601, UTC. */
  at: string
  /** By the clocks of the time zone. */
  local: string
  magnitude: number
}

export interface NatalHouse {
  house: number
  /** Ecliptic longitude. */
  cusp: number
  sign: SignName
  /** Whole degrees in the sign. */
  degree: number
  minute: number
}

export interface NatalLunation {
  id: string
  phase: 'new_moon' | 'full_moon'
  /** ISO 8601, UTC. */
  at: string
  /** By the clocks of the time zone. */
  local: string
  moon: NatalLunationMoon
  point: 'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto' | 'north_node' | 'south_node' | 'lilith' | 'true_lilith' | 'chiron' | 'ceres' | 'pallas' | 'juno' | 'vesta' | 'pholus' | 'eris' | 'ascendant' | 'midheaven'
  /** Of the natal point. */
  natal_house: number | null
  /** From the Moon to the point. */
  orb: number
  /** With the moment of greatest eclipse. */
  eclipse: NatalEclipse | null
  /** Only without the time of birth: false for the natal Moon, whose whole range of the day counts. Then no moment is exact. */
  certain?: boolean
  /** What is felt, what to do, where in life, when, and what remains. Null without `texts`, for points and aspects that no text tells of, and where a year has used all texts of its kind. */
  text: string | null
  /** Ids of the facts that the text tells. */
  sources: Array<string>
}

export interface NatalLunationMoon {
  longitude: number
  sign: SignName
  degree: number
  minute: number
}

export interface NatalPatternMeaning {
  id: string
  kind: FactKind
  /** How much it counts in this chart. */
  weight: number
  text: string
  planets: Array<Planet>
}

export interface NatalPlacement {
  id: string
  kind: FactKind
  /** How much it counts in this chart. */
  weight: number
  text: string
}

export interface NatalPlanet {
  /** Ecliptic longitude. */
  longitude: number
  /** Ecliptic latitude. */
  latitude: number
  sign: SignName
  /** Whole degrees in the sign. */
  degree: number
  minute: number
  house: number
  retrograde: boolean
  /** Degrees of longitude per day; negative if retrograde. */
  dailyMotion: number
}

export type NatalPlanets = {
  sun: NatalPlanet
  moon: NatalPlanet
  mercury: NatalPlanet
  venus: NatalPlanet
  mars: NatalPlanet
  jupiter: NatalPlanet
  saturn: NatalPlanet
  uranus: NatalPlanet
  neptune: NatalPlanet
  pluto: NatalPlanet
}

export interface NatalPortrait {
  /** 900 to 1,500 characters. */
  text: string
  /** The parts of the text in their order, each with the facts it comes from. */
  sources: Array<FactSource>
}

export interface NatalReading {
  /** That of the same birth at `POST /astrology/chart`. */
  chart_id: string
  portrait: NatalPortrait
  /** Those for which the chart has something certain to tell. */
  sections: Array<NatalSection>
  /** Absent in `essentials`. */
  placements?: Array<NatalPlacement>
  /** Absent in `essentials`. */
  aspects?: Array<NatalAspectMeaning>
  /** Patterns, stelliums, and what there is much or little of. Absent in `essentials`. */
  patterns?: Array<NatalPatternMeaning>
  /** Where the chart pulls two ways. Absent in `essentials`. */
  tensions?: Array<NatalTension>
  balance: Balance
  dominants: Dominants
  metadata: NatalReadingMetadata
}

export interface NatalReadingMetadata {
  birth_info: BirthInfo
  time_known: boolean
  /** As requested. */
  house_system: HouseSystem
  house_system_used: HouseSystem | null
  fallback_reason: string | null
  zodiac: 'tropical' | 'sidereal'
  ayanamsa: ChartAyanamsa | null
  node: 'true' | 'mean'
  calendar: 'gregorian' | 'julian'
  /** ISO 8601, UTC. */
  calculated_at: string
  time_resolution: TimeResolution | null
  depth: 'essentials' | 'full'
  cache_hit: boolean
  interpretation_source: Writer
}

export interface NatalReadingRequest {
  /** Local time at the birth place: `YYYY-MM-DD HH:mm:ss`. `T` may stand for the space and `:ss` may be left out; no offset, `Z` or fraction. 1600-01-01 to 2399-12-31 in UTC. */
  birthDateTime: string
  /** IANA time zone name of the birth place, in any case. */
  timezone?: string
  /** Degrees, −90 to 90, north positive. */
  latitude?: number
  /** Degrees, −180 to 180, east positive. */
  longitude?: number
  /** The `id` of a place (`GET /places`), instead of `timezone`, `latitude` and `longitude`. */
  place?: string
  options?: BirthOptions
  /** `essentials`: the portrait and three sections. */
  depth?: 'essentials' | 'full'
  /** Of a report (`Accept: application/pdf`). */
  paper?: 'a4' | 'letter'
  /** On the cover of a report (`Accept: application/pdf`). It is stored nowhere. */
  title?: string
}

export interface NatalReadingResponse {
  success: true
  /** The same value as the header X-Request-Id. */
  requestId: string
  data: NatalReading
  /** ISO 8601, UTC. */
  timestamp: string
  warnings?: Array<Warning>
}

export interface NatalSection {
  id: 'identity' | 'feelings' | 'mind' | 'love' | 'drive' | 'work' | 'growth' | 'limits'
  title: string
  /** Paragraphs, with an empty line between them. */
  text: string
  /** The parts of the text in their order, each with the facts it comes from. */
  sources: Array<FactSource>
}

export interface NatalTension {
  text: string
  /** Ids of facts of this chart. */
  facts: Array<string>
}

export interface NatalTimeResolution {
  /** Civil offset at the birth, with seconds where it had some. */
  utc_offset: string
  /** `ambiguous`: the clocks showed this time twice, and the first time was taken. */
  status: 'unique' | 'ambiguous'
  /** Edition of the IANA time zone database. */
  tzdb_version: string
}

export interface NextEclipse {
  id: string
  /** ISO 8601, UTC. */
  at: string
  /** By the clocks of the time zone. */
  local: string
  sign: SignName
}

export interface NotableDay {
  date: string
  score: number
  tone: Tone
  /** The id of a transit, such as `mars-square`. */
  transit: string
}

export interface OpenApiDocument {
  openapi: string
  info: Record<string, unknown>
  paths: Record<string, unknown>
}

export type Orientation = 'upright' | 'reversed'

export type Outlook = 'positive' | 'neutral' | 'challenging'

export interface OverallEnergy {
  type: EnergyType
  intensity: Intensity
  description: string
  scores: EnergyScores
}

export interface OverallInfluence {
  score: number
  overall_tone: Tone
}

export interface PairAdvice {
  text: string
  /** Ids of the aspects, of overlays (`second-moon-in-first-house-4`) and of placements (`first-sun-in-leo`) it comes from. */
  facts: Array<string>
}

export interface PairBirth {
  date_time: string | null
  /** In the Gregorian calendar, if the time is unknown. */
  date?: string
  timezone: string
  location: Coordinates
  time_known: boolean
  calendar: 'gregorian' | 'julian'
  time_resolution: TimeResolution | null
}

export type PairBirths = {
  first: PairBirth
  second: PairBirth
}

export interface PairFigure {
  value: number
  /** Of 100 pairs of strangers, how many have less. Null if a time is unknown, or bodies, aspects or orbs are not those of the baseline. */
  rank: number | null
  /** Between what values it lies over the day, with Moon and angles, if a time is unknown. */
  range: PairRange | null
}

export interface PairFriction {
  text: string
  /** Ids of the aspects, of overlays (`second-moon-in-first-house-4`) and of placements (`first-sun-in-leo`) it comes from. */
  facts: Array<string>
}

export type PairHouseSystems = {
  first: string | null
  second: string | null
}

export type PairParts = {
  attraction: PairFigure
  tenderness: PairFigure
  understanding: PairFigure
  steadiness: PairFigure
  growth: PairFigure
  friction: PairFigure
}

export type PairPointWeights = {
  sun: number
  moon: number
  mercury: number
  venus: number
  mars: number
  jupiter: number
  saturn: number
  uranus: number
  neptune: number
  pluto: number
  ascendant: number
}

export interface PairRange {
  low: number
  high: number
  /** Of 100 pairs of strangers, how many have less. Null if a time is unknown, or bodies, aspects or orbs are not those of the baseline. */
  rank_low: number | null
  /** Of 100 pairs of strangers, how many have less. Null if a time is unknown, or bodies, aspects or orbs are not those of the baseline. */
  rank_high: number | null
}

/** Written to the first about both: `you` is the first, `they` the second. It says nothing about staying or leaving. */
export interface PairReading {
  summary: PairSummary
  /** Those of which the two charts tell something. Absent in `essentials`. */
  sections?: Array<PairSection>
  /** Three to five, or as many as the two charts have easy contacts. */
  strengths: Array<PairStrength>
  /** Two to four, or as many as the two charts have hard contacts; each with what helps. */
  frictions: Array<PairFriction>
  advice: PairAdvice
}

/** No verdict: `contact` is how much there is between the two charts (the sum of |influence|), `ease` how easy it is (the sum of the influences), the parts what it consists of. */
export interface PairScore {
  contact: PairFigure
  ease: PairFigure
  parts: PairParts
}

export interface PairSection {
  id: 'first_sight' | 'talking' | 'closeness' | 'everyday' | 'quarrels' | 'building'
  /** By `kind`. */
  title: string
  /** 450 to 800 characters; fewer where the two charts have little to tell of it. */
  text: string
  /** The parts of the text in their order, each with the facts it comes from. */
  sources: Array<PairSource>
}

export interface PairSource {
  text: string
  /** Ids of the aspects, of overlays (`second-moon-in-first-house-4`) and of placements (`first-sun-in-leo`) it comes from. */
  facts: Array<string>
}

export interface PairStrength {
  text: string
  /** Ids of the aspects, of overlays (`second-moon-in-first-house-4`) and of placements (`first-sun-in-leo`) it comes from. */
  facts: Array<string>
}

export interface PairSummary {
  /** One thought about the two, 300 to 600 characters. */
  text: string
  /** The parts of the text in their order, each with the facts it comes from. */
  sources: Array<PairSource>
}

export interface PairsOfSign {
  sign: Sign
  kind: 'love' | 'friendship' | 'work'
  pairs: Array<SignPairLine>
}

export interface PairsOfSignResponse {
  success: true
  /** The same value as the header X-Request-Id. */
  requestId: string
  data: PairsOfSign
  /** ISO 8601, UTC. */
  timestamp: string
  warnings?: Array<Warning>
}

export interface Period {
  type: 'week' | 'month' | 'year'
  from: string
  /** The last day, included. */
  to: string
}

export type PeriodCategories = {
  personal_life?: PeriodCategory
  love?: PeriodCategory
  health?: PeriodCategory
  profession?: PeriodCategory
  emotions?: PeriodCategory
  travel?: PeriodCategory
  luck?: PeriodCategory
  finance?: PeriodCategory
}

export interface PeriodCategory {
  outlook: Outlook
  intensity: Intensity
  /** The mean of the daily ones. */
  influence_score: number
  /** The id of a transit, such as `mars-square`. */
  transit: string
}

export interface PeriodDay {
  date: string
  score: number
  tone: Tone
}

export interface PeriodHoroscope {
  /** The same sign, period and style give the same id. */
  horoscope_id: string
  sign: Sign
  period: Period
  interpretation: PeriodInterpretation
  phases: Array<PeriodPhase>
  key_dates: Array<KeyDate>
  /** Of a week or a month, with the figures of the daily horoscope. */
  days?: Array<PeriodDay>
  /** Of a year: the means of their days. */
  months?: Array<PeriodMonth>
  /** The best first. */
  best_days: Array<NotableDay>
  /** The hardest first. */
  careful_days: Array<NotableDay>
  categories?: PeriodCategories
  lucky_elements: PeriodLuckyElements
  metadata: PeriodHoroscopeMetadata
}

export interface PeriodHoroscopeMetadata {
  /** The mean of all days. */
  overall_score: number
  overall_tone: Tone
  style_applied: PeriodStyle
  /** Who wrote the text. */
  interpretation_source: Writer
  /** ISO 8601, UTC. */
  calculated_at: string
  /** In its IANA spelling. */
  timezone: string
  calculation_time_ms: number
  cache_hit: boolean
}

export interface PeriodHoroscopeRequest {
  /** In any case. */
  sign: Sign
  /** Any day inside: `YYYY-MM-DD`, or `today`, `tomorrow`, `yesterday`. */
  date?: string
  /** IANA time zone name, in any case. It decides which day `today` is. */
  timezone?: string
  style?: PeriodStyle
  /** `all`, or names; `career` means `profession`. Left out or empty: all eight in the detailed style, none in the brief one. */
  categories?: Array<CategoryWord>
  /** The day on which a week starts; months and years ignore it. */
  week_start?: 'monday' | 'sunday'
}

export interface PeriodHoroscopeResponse {
  success: true
  /** The same value as the header X-Request-Id. */
  requestId: string
  data: PeriodHoroscope
  /** ISO 8601, UTC. */
  timestamp: string
  warnings?: Array<Warning>
}

export interface PeriodInterpretation {
  /** Where it begins, where it turns, where it leaves you: 280 to 550 characters of a week, 400 to 800 of a month, 600 to 1100 of a year. */
  summary: string
  /** In the detailed style. */
  love?: string
  /** In the detailed style. */
  career?: string
  /** In the detailed style. */
  wellbeing?: string
  advice: string
  /** Which transits the text comes from and what they touch, in plain words. */
  why: string
  sources: Array<PeriodSource>
}

export interface PeriodLuckyElements {
  numbers: Array<number>
  colors: Array<string>
  primary_influence: ClassicalPlanet
}

export interface PeriodMonth {
  month: string
  score: number
  tone: Tone
}

export interface PeriodPhase {
  from: string
  to: string
  /** Two to five words. */
  title: string
  text: string
  /** The mean of its days. */
  score: number
}

export interface PeriodSource {
  /** A sentence of the summary, a part of life, the advice or a phase. */
  text: string
  /** Ids of what it came from: a transit of these days, an event among `key_dates`, or a planet in a sign. */
  transits: Array<string>
}

export type PeriodStyle = 'brief' | 'detailed'

export interface PersonalContent {
  overall: string
  personal_development: string
  relationships: string
  career_purpose: string
  emotional_wisdom: string
  practical_advice: Array<string>
  timing_guidance: string
  affirmation: string
}

export interface PersonalDay {
  type: 'personalized-daily'
  targetDate: string
  birthProfile: BirthProfile
  interpretation: PersonalInterpretation
  transitAnalysis: TransitAnalysis
  links: PersonalDayLinks
  metadata: PersonalDayMetadata
}

export type PersonalDayLinks = {
  /** Where what lasts longer than a day is told: `POST` the same birth there. */
  timeline: string
}

export interface PersonalDayMetadata {
  /** ISO 8601, UTC. */
  calculatedAt: string
  processingTime: ProcessingTime
  dataQuality: DataQuality
  /** Of day and clocks, if the request named one. In its IANA spelling. */
  timezone?: string
  cache_hit: boolean
  interpretation_source: Writer
}

export interface PersonalDayRequest {
  /** Local time at the birth place: `YYYY-MM-DD HH:mm:ss`. `T` may stand for the space and `:ss` may be left out; no offset, `Z` or fraction. 1600-01-01 to 2399-12-31 in UTC. */
  birthDateTime: string
  birthLocation: BirthLocation
  /** YYYY-MM-DD, today, tomorrow or yesterday, in `timezone`. */
  date?: string
  /** IANA name of the reader’s time zone: whose day is meant, from which noon its sky is taken, and by whose clocks times are given. Default: that of the birth place. */
  timezone?: string
}

export interface PersonalDayResponse {
  success: true
  /** The same value as the header X-Request-Id. */
  requestId: string
  data: PersonalDay
  /** ISO 8601, UTC. */
  timestamp: string
  warnings?: Array<Warning>
}

export interface PersonalInterpretation {
  type: 'personalized'
  content: PersonalContent
  /** The long weather: what a slow planet does for months or years in one part of life. */
  background: string
  /** Which transits the text comes from, in plain words. */
  why: string
  aspectsUsed: number
  dominantTheme: PersonalTheme
  energyType: EnergyType
  /** Which transits each sentence came from. */
  sources: Array<PersonalSource>
}

export interface PersonalSource {
  text: string
  transits: Array<string>
}

export type PersonalTheme = 'transformation' | 'relationships' | 'career' | 'communication' | 'growth' | 'discipline' | 'change' | 'action' | 'emotions' | 'identity' | 'inspiration'

export interface Place {
  /** Stays the same: the id of the place in GeoNames. */
  id: string
  name: string
  /** State, province or the like. */
  region: string | null
  /** ISO 3166-1 code; XK for Kosovo. */
  country: string
  latitude: number
  longitude: number
  /** IANA name, with a history of its own before 1970. */
  timezone: string
  /** Null if unknown. */
  population: number | null
}

export interface PlaceMatch {
  /** Stays the same: the id of the place in GeoNames. */
  id: string
  name: string
  /** State, province or the like. */
  region: string | null
  /** ISO 3166-1 code; XK for Kosovo. */
  country: string
  latitude: number
  longitude: number
  /** IANA name, with a history of its own before 1970. */
  timezone: string
  /** Null if unknown. */
  population: number | null
  /** Of the clocks at `at`; null if they were set forward over that time. A time that they showed twice has the first. */
  utc_offset?: string | null
}

export interface PlaceResponse {
  success: true
  /** The same value as the header X-Request-Id. */
  requestId: string
  data: Place
  /** ISO 8601, UTC. */
  timestamp: string
  warnings?: Array<Warning>
}

export interface PlacedCard {
  id: string
  name: string
  arcana: Arcana
  /** Absent on the major arcana. */
  suit?: Suit
  /** Majors 0–21, pips 1–10, page to king 11–14. */
  number: number
  orientation: Orientation
  keywords: Array<string>
  /** PNG, 600 pixels wide. */
  image_url: string
  image_svg_url: string
  position: Position
  /** The reading of this card, this way up, for the theme. */
  meaning: string
  /** What this card says in this place. */
  in_position: string
}

export interface Places {
  count: number
  /** The best match first. */
  places: Array<PlaceMatch>
}

export interface PlacesResponse {
  success: true
  /** The same value as the header X-Request-Id. */
  requestId: string
  data: Places
  /** ISO 8601, UTC. */
  timestamp: string
  warnings?: Array<Warning>
}

export type Planet = 'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto'

export interface PlanetAspect {
  planet1: Planet
  planet2: Planet
  aspect: AspectName
  symbol: string
  angle: number
  orb: number
  maxOrb: number
  /** An orb below 1°. */
  exact: boolean
  applying: boolean
  strength: number
}

export interface PlanetInSign {
  /** For example `venus-in-libra`. */
  id: string
  planet: Planet
  degree_in_sign: number
  retrograde: boolean
  keywords: Array<string>
  /** Its share in the overall score, which is the sum of these fields, cut at −10 and 10. */
  influence: number
}

export interface PlanetReason {
  reason: 'planet' | 'ruler' | 'on_ascendant' | 'on_midheaven' | 'on_descendant' | 'on_imum_coeli' | 'angular_house' | 'aspect' | 'dignity' | 'stellium' | 'unaspected'
  /** Ids of facts of this chart. */
  facts: Array<string>
  points: number
}

export interface PlanetaryHour {
  /** From sunrise. */
  hour: number
  planet: ClassicalPlanet
  /** From sunrise to sunset. */
  is_day: boolean
  /** ISO 8601, UTC. */
  from: string
  /** ISO 8601, UTC. */
  to: string
  /** By the clocks of the time zone. */
  local_from: string
  /** By the clocks of the time zone. */
  local_to: string
}

export interface PlanetaryHours {
  date: string
  /** In its IANA spelling. */
  timezone: string
  latitude: number
  longitude: number
  /** Of the day, and of its first hour. */
  ruler: ClassicalPlanet
  /** Where the Sun does not rise or set on this day, the hours are equal, from six to six by the mean Sun. */
  light: 'rises_and_sets' | 'polar_day' | 'polar_night'
  hours: Array<PlanetaryHour>
}

export interface PlanetaryHoursResponse {
  success: true
  /** The same value as the header X-Request-Id. */
  requestId: string
  data: PlanetaryHours
  /** ISO 8601, UTC. */
  timestamp: string
  warnings?: Array<Warning>
}

export interface PlanetaryPosition {
  /** Ecliptic longitude. */
  longitude: number
  /** Ecliptic latitude. */
  latitude: number
  sign: SignName
  degree_in_sign: number
  retrograde: boolean
}

export type PlanetaryPositions = {
  sun: PlanetaryPosition
  moon: PlanetaryPosition
  mercury: PlanetaryPosition
  venus: PlanetaryPosition
  mars: PlanetaryPosition
  jupiter: PlanetaryPosition
  saturn: PlanetaryPosition
  uranus: PlanetaryPosition
  neptune: PlanetaryPosition
  pluto: PlanetaryPosition
}

export interface PlanetaryReturn {
  /** How often the body has gone round since the birth. */
  number: number
  /** Every pass of one loop. If the time of birth is unknown, those over the place at noon. */
  passes: Array<ExactPass>
  /** If the time of birth is unknown: when the first pass can be. */
  window: ReturnWindow | null
  /** Of the first pass, at the location. Null if the time of birth is unknown and the window is longer than three days. */
  chart: Chart | null
  /** Aspects of the chart of the return to the birth chart, within 2°. */
  to_natal: Array<AspectToNatal>
  /** Of the year that begins with a return of the Sun. It needs the time of birth. */
  profection: Profection | null
  /** Of the Sun: the year from this return to the next, in words. */
  reading: ReturnReading | null
}

export type Point = 'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto' | 'north_node' | 'south_node' | 'lilith' | 'true_lilith' | 'chiron' | 'ceres' | 'pallas' | 'juno' | 'vesta' | 'pholus' | 'eris'

export type PolarityBalance = {
  active: Array<Planet>
  receptive: Array<Planet>
}

export interface Position {
  number: number
  name: string
  /** What the place stands for. */
  meaning: string
}

/** Milliseconds. Those of the making, also when the reading comes from the cache. */
export type ProcessingTime = {
  total: number
  natalChart: number
  transits: number
  aspects: number
  interpretation: number
}

export interface Profection {
  /** Of whole signs from the natal Ascendant. */
  house: number
  sign: SignName
  /** The traditional ruler of the sign: the lord of the year. */
  ruler: ClassicalPlanet
}

export interface ProgressedAspect {
  id: string
  first: 'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto' | 'ascendant' | 'midheaven'
  aspect: 'conjunction' | 'sextile' | 'square' | 'trine' | 'opposition'
  second: 'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto' | 'ascendant' | 'midheaven'
  orb: number
  /** It holds all day, though the time is unknown. */
  certain?: boolean
}

export interface ProgressedChart {
  chart_id: string
  bodies: Record<string, ChartBody>
  houses: Array<ChartHouse> | null
  angles: ChartAngles | null
  lots: Record<string, ChartLot>
  /** Each pair once, in the order of the bodies. */
  aspects: Array<ChartAspect>
  /** Of the ten planets. */
  patterns: Array<ChartPattern>
  balance: Balance
  /** The Sun is above the horizon. */
  day_chart: boolean | null
  moon_phase: ChartMoonPhase
  metadata: ProgressedChartMetadata
}

export interface ProgressedChartMetadata {
  /** As requested. */
  house_system: HouseSystem
  house_system_used: HouseSystem | null
  fallback_reason: string | null
  zodiac: 'tropical' | 'sidereal'
  ayanamsa: ChartAyanamsa | null
  node: 'true' | 'mean'
}

export interface ProgressedMoon {
  sign: ProgressedMoonSign
  /** Of the birth chart; null without the time of birth. */
  house: ProgressedMoonHouse | null
  phase: ProgressedMoonPhase
}

export interface ProgressedMoonHouse {
  house: number
  /** Since when. Null: since before the birth. */
  from: string | null
  /** Until when. Null: beyond the ephemeris, or more than a hundred years away. */
  to: string | null
}

export interface ProgressedMoonPhase {
  phase: 'new_moon' | 'crescent' | 'first_quarter' | 'gibbous' | 'full_moon' | 'disseminating' | 'last_quarter' | 'balsamic'
  /** Since when. Null: since before the birth. */
  from: string | null
  /** Until when. Null: beyond the ephemeris, or more than a hundred years away. */
  to: string | null
}

export interface ProgressedMoonSign {
  sign: SignName
  /** Since when. Null: since before the birth. */
  from: string | null
  /** Until when. Null: beyond the ephemeris, or more than a hundred years away. */
  to: string | null
}

export interface ProgressedMoonSource {
  text: string
  /** `progressed-moon-in-leo`, `progressed-moon-in-house-4`, `progressed-full-moon`. */
  facts: Array<string>
}

export interface ProgressedMoonText {
  /** What the sign, the house and the phase ask for and give. */
  text: string
  /** The parts of the text in their order, each with the facts it comes from. */
  sources: Array<ProgressedMoonSource>
}

export interface ProgressedSunSource {
  text: string
  /** `progressed-sun-in-leo`. */
  facts: Array<string>
}

export interface ProgressedSunText {
  /** What slowly changes in a new sign. */
  text: string
  /** The parts of the text in their order, each with the facts it comes from. */
  sources: Array<ProgressedSunSource>
}

export interface ProgressionText {
  /** As far as it is certain without the time of birth. */
  moon: ProgressedMoonText | null
  /** Null while the Sun is in the sign of the birth. */
  sun: ProgressedSunText | null
}

export interface Progressions {
  /** That of the birth chart. */
  chart_id: string
  birth_info: BirthInfo
  /** ISO 8601, UTC. */
  at: string
  /** By the clocks of the time zone. */
  local: string
  /** In years. */
  age: number
  /** The moment after birth, or before it, that stands for this one. */
  derived_moment: string
  /** How far the progressed Sun has come, degrees. */
  solar_arc: number
  chart: ProgressedChart
  /** Aspects to the birth chart, within 1°. */
  to_natal: Array<AspectToNatal>
  /** Aspects between progressed points, within 1°. None applies or separates. */
  to_progressed: Array<ProgressedAspect>
  moon: ProgressedMoon
  /** What changes next, in order of time. */
  coming: Array<ComingEvent>
  /** Of secondary progressions that are not converse. */
  text: ProgressionText | null
  method: ProgressionsMethod
  metadata: ProgressionsMetadata
}

export interface ProgressionsMetadata {
  time_known: boolean
  calendar: 'gregorian' | 'julian'
  /** ISO 8601, UTC. */
  calculated_at: string
  time_resolution: TimeResolution | null
  /** How far `coming` looks ahead. */
  years: number
  /** By how much every date of `moon` and `coming` may be off because the time of birth is unknown. */
  date_uncertainty_days: number
}

export interface ProgressionsMethod {
  method: 'secondary' | 'solar_arc'
  /** Null by `solar_arc` and without the time of birth. */
  angles: 'solar_arc_longitude' | 'naibod_ra' | 'quotidian' | null
  converse: boolean
  year: 'tropical_at_birth'
  /** Days of the year at birth, of which each stands for one. */
  year_days: number
  /** Degrees a year, if it was used. */
  naibod_rate: number | null
  moon_houses: 'natal'
  /** Of `to_natal` and `to_progressed`, degrees. */
  orb: number
}

export interface ProgressionsRequest {
  /** Local time at the birth place: `YYYY-MM-DD HH:mm:ss`. `T` may stand for the space and `:ss` may be left out; no offset, `Z` or fraction. 1600-01-01 to 2399-12-31 in UTC. */
  birthDateTime: string
  /** IANA time zone name of the birth place, in any case. */
  timezone?: string
  /** Degrees, −90 to 90, north positive. */
  latitude?: number
  /** Degrees, −180 to 180, east positive. */
  longitude?: number
  /** The `id` of a place (`GET /places`), instead of `timezone`, `latitude` and `longitude`. */
  place?: string
  options?: BirthOptions
  /** The moment of life: a moment in UTC, `2026-11-18T12:00Z`, or a date, `YYYY-MM-DD`, today, tomorrow or yesterday, by the clocks of the birth place. Default: now. */
  at?: string
  /** `secondary`: the sky of the day after birth that stands for the year. `solar_arc`: every point of the birth chart moved by the arc of the progressed Sun. */
  method?: 'secondary' | 'solar_arc'
  /** How the Midheaven of a secondary progression moves: by the arc of the progressed Sun in longitude, by Naibod’s rate in right ascension, or as it does on the derived day (quotidian). Ascendant and cusps follow from it. */
  angles?: 'solar_arc_longitude' | 'naibod_ra' | 'quotidian'
  /** Days before the birth stand for the years after it. */
  converse?: boolean
  /** How far `coming` looks ahead. */
  years?: number
}

export interface ProgressionsResponse {
  success: true
  /** The same value as the header X-Request-Id. */
  requestId: string
  data: Progressions
  /** ISO 8601, UTC. */
  timestamp: string
  warnings?: Array<Warning>
}

export type QuadrantBalance = {
  first: Array<Planet>
  second: Array<Planet>
  third: Array<Planet>
  fourth: Array<Planet>
}

/** What was read of the question. Present if one was asked. */
export interface Question {
  /** False: it was no question in English, and the cards are read as without it, in a quiet tone. */
  understood: boolean
  /** In which form was asked. */
  form: 'yes_no' | 'choice' | 'when' | 'why' | 'how' | 'who' | 'what' | 'open'
  topic: 'love' | 'friendship' | 'family' | 'work' | 'money' | 'study' | 'home' | 'travel' | 'health' | 'spirit' | 'creativity' | 'law' | 'loss' | 'general'
  /** Whose matter it is: the asker’s, somebody else’s, or one between the two. */
  about: 'self' | 'other' | 'us'
  /** What the question speaks of that no card may judge. The cards keep company then; there is no verdict and no timing. */
  grave: 'health' | 'death' | 'pregnancy' | 'violence' | 'self_harm' | 'addiction' | 'law' | 'debt' | 'minor' | null
  /** The time that the question names. */
  span: 'day' | 'week' | 'month' | 'year' | 'later' | null
  /** Between what to choose, as it was written, shortened. */
  options: Array<string>
  /** A spread that would answer better, because it has places for what is asked. */
  suggested_spread: SpreadType | null
  /** False: show `reading.answer` alone, and no card. */
  show_cards: boolean
  /** True if the question went to the language model of the operator (`LLM_QUESTIONS`). */
  sent_to_model: boolean
}

export type ReadingTheme = 'general_guidance' | 'love' | 'career' | 'spiritual'

export interface Reason {
  /** Ids of facts of this chart. */
  facts: Array<string>
  points: number
}

export interface ReturnKeyDate {
  /** ISO 8601, UTC. */
  at: string
  /** By the clocks of the time zone. */
  local: string
  id: string
  nature: 'harmonious' | 'challenging' | 'neutral'
  weight: number
  /** How it feels, and why. The timeline has the whole of it. */
  text: string | null
}

export interface ReturnLocation {
  /** IANA time zone name of the birth place, in any case. */
  timezone?: string
  /** Degrees, −90 to 90, north positive. */
  latitude?: number
  /** Degrees, −180 to 180, east positive. */
  longitude?: number
  /** The `id` of a place (`GET /places`), instead of `timezone`, `latitude` and `longitude`. */
  place?: string
}

export interface ReturnLocationInfo {
  /** In its IANA spelling. */
  timezone: string
  latitude: number
  longitude: number
}

export interface ReturnReading {
  /** Null without the time of birth. */
  summary: ReturnSummary | null
  /** The pace of the year (the ruler of the rising sign), what is in the foreground (a planet near an angle), where much comes together (three planets or more in a house; if there is none, a second planet near an angle), the year by your age (the profection), and how you rest (the Moon’s sign); those that the return has. */
  sections: Array<ReturnSection>
  /** The heaviest transits of Jupiter to Pluto in that year, each with its first exact moment, in order of time. */
  key_dates: Array<ReturnKeyDate>
  /** What an unknown time of birth leaves out. */
  note: string | null
  cache_hit: boolean
  /** Who wrote the summary. */
  interpretation_source: Writer
}

export interface ReturnSection {
  id: 'pace' | 'foreground' | 'second_foreground' | 'crowded' | 'age' | 'rest'
  title: string
  /** 100 to 240 characters. */
  text: string
  /** The parts of the text in their order, each with the facts it comes from. */
  sources: Array<ReturnSource>
}

export interface ReturnSource {
  text: string
  /** Ids of facts of the return: `return-ascendant-in-natal-house-7`, `return-sun-in-house-3`, `return-mars-on-angle-10`, `return-moon-in-aries`, `profection-to-house-4`. */
  facts: Array<string>
}

export interface ReturnSummary {
  /** What the year is about, 450 to 620 characters. */
  text: string
  /** The parts of the text in their order, each with the facts it comes from. */
  sources: Array<ReturnSource>
}

export type ReturnWindow = {
  /** ISO 8601, UTC. */
  from: string
  /** ISO 8601, UTC. */
  to: string
  /** By the clocks of the time zone. */
  local_from: string
  /** By the clocks of the time zone. */
  local_to: string
}

export interface Returns {
  /** That of the birth chart. */
  chart_id: string
  birth_info: BirthInfo
  body: 'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto' | 'north_node' | 'chiron'
  /** ISO 8601, UTC. */
  from: string
  location: ReturnLocationInfo
  /** Of the body in the birth chart. */
  natal_house: number | null
  returns: Array<PlanetaryReturn>
  method: ReturnsMethod
  metadata: ReturnsMetadata
}

export interface ReturnsMetadata {
  time_known: boolean
  calendar: 'gregorian' | 'julian'
  /** ISO 8601, UTC. */
  calculated_at: string
  time_resolution: TimeResolution | null
  count: number
  /** False if fewer were found than asked for: the ephemeris ends with the year 2399. */
  complete: boolean
}

export interface ReturnsMethod {
  zodiac: 'tropical' | 'sidereal'
  node: 'true' | 'mean'
  precession_corrected: boolean
  /** Passes belong to one return until the body has gone round the zodiac. */
  passes: 'until_gone_round'
  /** Of `to_natal`, degrees. */
  orb: number
  profection: 'whole_signs_from_ascendant'
  rulers: 'traditional'
}

export interface ReturnsRequest {
  /** Local time at the birth place: `YYYY-MM-DD HH:mm:ss`. `T` may stand for the space and `:ss` may be left out; no offset, `Z` or fraction. 1600-01-01 to 2399-12-31 in UTC. */
  birthDateTime: string
  /** IANA time zone name of the birth place, in any case. */
  timezone?: string
  /** Degrees, −90 to 90, north positive. */
  latitude?: number
  /** Degrees, −180 to 180, east positive. */
  longitude?: number
  /** The `id` of a place (`GET /places`), instead of `timezone`, `latitude` and `longitude`. */
  place?: string
  options?: BirthOptions
  /** Of a report (`Accept: application/pdf`). */
  paper?: 'a4' | 'letter'
  /** On the cover of a report (`Accept: application/pdf`). It is stored nowhere. */
  title?: string
  body?: 'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto' | 'north_node' | 'chiron'
  /** The first return that is not over at this moment is given first: a moment in UTC, `2026-11-18T12:00Z`, or a date, `YYYY-MM-DD`, today, tomorrow or yesterday, by the clocks of `location`. Default: now. */
  from?: string
  /** How many returns. */
  count?: number
  location?: ReturnLocation
  /** Back to the same place among the stars, not to the same degree of the tropical zodiac. In a sidereal zodiac it is always so. */
  precession_corrected?: boolean
}

export interface ReturnsResponse {
  success: true
  /** The same value as the header X-Request-Id. */
  requestId: string
  data: Returns
  /** ISO 8601, UTC. */
  timestamp: string
  warnings?: Array<Warning>
}

export type ServiceEndpoint = {
  method: string
  path: string
  summary: string
}

export interface ServiceRoot {
  name: string
  /** Label of the API. */
  version: string
  /** Of this program. */
  service_version: string
  status: 'operational' | 'degraded'
  description: string
  /** Whether questions that are asked with a spread go to a language model (`LLM_QUESTIONS`). */
  questions_to_model: boolean
  /** The human reference. */
  documentation: string
  endpoints: Array<ServiceEndpoint>
  /** ISO 8601, UTC. */
  timestamp: string
}

/** Present if a question was asked. */
export interface ShortReading {
  /** Answers the question from the cards: two to four sentences, by the rules in docs/questions.md. If `question.show_cards` is false, it says whom to call, with an empty line between paragraphs: show it instead of the cards. */
  answer: string
  /** One thing to do. */
  act: string
  /** From which cards each sentence comes. Absent if no card is shown. */
  sources?: Array<SpreadReadingSource>
}

export type Sign = 'aries' | 'taurus' | 'gemini' | 'cancer' | 'leo' | 'virgo' | 'libra' | 'scorpio' | 'sagittarius' | 'capricorn' | 'aquarius' | 'pisces'

export interface SignInShort {
  sign: Sign
  summary: string
  overall_tone: Tone
  overall_score: number
}

export type SignName = 'Aries' | 'Taurus' | 'Gemini' | 'Cancer' | 'Leo' | 'Virgo' | 'Libra' | 'Scorpio' | 'Sagittarius' | 'Capricorn' | 'Aquarius' | 'Pisces'

export interface SignPair {
  /** As they were asked for. Their order changes no text. */
  signs: Array<Sign>
  kind: 'love' | 'friendship' | 'work'
  /** One thought about these two, 250 to 450 characters. */
  summary: string
  strengths: Array<string>
  /** Each with what helps. */
  frictions: Array<string>
  /** One small thing to do. */
  advice: string
  elements: Array<'fire' | 'earth' | 'air' | 'water'>
  modalities: Array<'cardinal' | 'fixed' | 'mutable'>
  /** Degrees from sign to sign, the shorter way round: a multiple of 30. */
  angle: number
}

export interface SignPairLine {
  sign: Sign
  /** The scene with which the text of the two begins. */
  line: string
}

export interface SignPairResponse {
  success: true
  /** The same value as the header X-Request-Id. */
  requestId: string
  data: SignPair
  /** ISO 8601, UTC. */
  timestamp: string
  warnings?: Array<Warning>
}

export interface SignificantAspect {
  /** For example mars-square-natal-venus. */
  id: string
  type: AspectName
  natalPlanet: Planet
  transitPlanet: Planet
  /** 1 when exact, 0 at the edge of the orb. */
  exactness: number
  orb: number
  strength: number
  applying: boolean
  natalHouse: number
  influence: AspectInfluence
}

export interface Sky {
  /** ISO 8601, UTC. */
  at: string
  bodies: SkyBodies
  /** The planets that are retrograde. */
  retrograde: Array<Planet>
  /** Between the ten planets. */
  aspects: Array<PlanetAspect>
  moon_phase: MoonPhase
}

export interface SkyAspect {
  /** For example `moon-trine-uranus`. */
  id: string
  planet1: Planet
  planet2: Planet
  aspect: AspectName
  /** Degrees from the exact aspect. */
  orb: number
  strength: 'strong' | 'moderate' | 'weak'
  /** An orb below 1°. */
  is_exact: boolean
  /** The two draw nearer to the exact angle. */
  applying: boolean
  /** Its share in the overall score, which is the sum of these fields, cut at −10 and 10. */
  influence: number
}

/** Every body that a chart can show; of a few the places are not known in all centuries. */
export type SkyBodies = {
  sun?: SkyBody
  moon?: SkyBody
  mercury?: SkyBody
  venus?: SkyBody
  mars?: SkyBody
  jupiter?: SkyBody
  saturn?: SkyBody
  uranus?: SkyBody
  neptune?: SkyBody
  pluto?: SkyBody
  north_node?: SkyBody
  south_node?: SkyBody
  lilith?: SkyBody
  true_lilith?: SkyBody
  chiron?: SkyBody
  ceres?: SkyBody
  pallas?: SkyBody
  juno?: SkyBody
  vesta?: SkyBody
  pholus?: SkyBody
  eris?: SkyBody
}

export interface SkyBody {
  longitude: number
  sign: SignName
  /** Whole degrees in the sign. */
  degree: number
  minute: number
  /** Ecliptic latitude. */
  latitude: number
  /** From the equator, north positive. */
  declination: number
  /** Degrees of longitude per day. */
  speed: number
  retrograde: boolean
  /** The direction that it takes at a station within a day. */
  station: 'retrograde' | 'direct' | null
}

export interface SkyCalendar {
  /** The first day. */
  from: string
  /** The last day, included. */
  to: string
  /** In its IANA spelling. */
  timezone: string
  count: number
  /** In the order in which they begin. */
  events: Array<SkyEvent>
  /** The Moon in the middle of each day. */
  moons?: Array<MoonOfDay>
}

export interface SkyCalendarResponse {
  success: true
  /** The same value as the header X-Request-Id. */
  requestId: string
  data: SkyCalendar
  /** ISO 8601, UTC. */
  timestamp: string
  warnings?: Array<Warning>
}

export interface SkyEvent {
  /** What happens. */
  id: string
  /** This one event, for ever. */
  uid: string
  type: SkyEventType
  planets: Array<Planet>
  sign: SignName
  /** ISO 8601, UTC. */
  at: string
  /** By the clocks of the time zone. */
  local: string
  /** Of what lasts: a retrograde, a Moon void of course. */
  ends_at: string | null
  local_ends_at: string | null
  title: string
  /** One plain line: what can be seen or computed. */
  text: string
  /** What it is good for, by tradition. */
  meaning: string
  /** By type; docs/sky-calendar.md lists them. */
  details: Record<string, unknown>
}

export type SkyEventType = 'moon_phase' | 'eclipse' | 'moon_ingress' | 'void_of_course' | 'ingress' | 'station' | 'retrograde' | 'exact_aspect' | 'season'

export interface SkyResponse {
  success: true
  /** The same value as the header X-Request-Id. */
  requestId: string
  data: Sky
  /** ISO 8601, UTC. */
  timestamp: string
  warnings?: Array<Warning>
}

export type Spread = {
  type: string
  name: string
  description: string
}

export interface SpreadDescription {
  type: string
  name: string
  description: string
  cardCount: number
  positions: Array<SpreadPosition>
}

export interface SpreadList {
  count: number
  spreads: Array<SpreadDescription>
}

export interface SpreadPosition {
  number: number
  name: string
  /** What the place stands for. */
  meaning: string
  /** What the place asks of its card. It decides what `in_position` says there. */
  kind: 'past' | 'present' | 'challenge' | 'root' | 'aim' | 'near_future' | 'self' | 'others' | 'hope_and_fear' | 'outcome' | 'advice' | 'strength' | 'weakness' | 'mind' | 'body' | 'spirit' | 'other_person' | 'bond' | 'choice' | 'open'
}

/** The spread read as a whole. */
export interface SpreadReading {
  /** Answers the question from the cards: two to four sentences, by the rules in docs/questions.md. If `question.show_cards` is false, it says whom to call, with an empty line between paragraphs: show it instead of the cards. */
  answer?: string
  /** The cards as one story: 250 to 500 characters for two cards, 350 to 650 for three, 450 to 800 for four to seven, 600 to 950 for more. After an answer to a question it is shorter. */
  summary: string
  /** What two or more cards say together. */
  threads: Array<string>
  /** One thing to do: what the summary says so, as it stands alone. */
  act: string
  /** Who wrote it. */
  interpretation_source: Writer
  sources: Array<SpreadReadingSource>
}

export interface SpreadReadingSource {
  text: string
  /** Ids of the cards it comes from; none for what is missing. */
  cards: Array<string>
  positions: Array<number>
}

export interface SpreadRequest {
  /** A type from `GET /tarot/spreads`. */
  spread_type: SpreadType
  /** Changes the reading, never the draw. */
  theme?: Theme
  /** Any text: the same seed gives the same cards, another seed another draw. Without one, everyone draws the same cards all day (UTC). */
  seed?: string
  /** What the person asks, in their own words: at most 500 characters. It changes no draw and is stored nowhere. `reading.answer` answers it, and without a `theme` it decides that. If it is about ending a life or being in danger, the answer says whom to call. */
  question?: string
  /** Of a report (`Accept: application/pdf`). */
  paper?: 'a4' | 'letter'
  /** On the cover of a report (`Accept: application/pdf`). It is stored nowhere. */
  title?: string
}

export interface SpreadResponse {
  spread: Spread
  cards: Array<PlacedCard>
  reading?: SpreadReading
  theme: ReadingTheme
  /** The seed, or anonymous_<YYYY-MM-DD>. */
  seed_used: string
  question?: Question
  patterns?: CelticCrossPatterns
}

export type SpreadType = 'past_present_future' | 'situation_action_outcome' | 'mind_body_spirit' | 'what_why_how' | 'strength_weakness_advice' | 'celtic_cross' | 'single' | 'day_pair' | 'bridge' | 'new_moon' | 'full_moon' | 'letting_go' | 'shadow' | 'four_elements' | 'cross' | 'decision' | 'career_path' | 'star' | 'horseshoe' | 'relationship' | 'week_ahead' | 'year_wheel'

export type Style = 'brief' | 'detailed' | 'poetic'

export type Suit = 'wands' | 'cups' | 'swords' | 'pentacles'

export interface Synastry {
  pair_id: string
  kind: 'love' | 'friendship' | 'family' | 'work'
  births: PairBirths
  /** The most influential first. */
  aspects: Array<SynastryAspect>
  overlays: SynastryOverlays
  score: PairScore
  /** Null if the chosen bodies and aspects leave nothing to tell. */
  reading: PairReading | null
  composite?: Composite
  davison?: Davison
  method: SynastryMethod
  metadata: SynastryMetadata
}

export interface SynastryAspect {
  id: string
  first: 'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto' | 'north_node' | 'south_node' | 'lilith' | 'true_lilith' | 'chiron' | 'ceres' | 'pallas' | 'juno' | 'vesta' | 'pholus' | 'eris' | 'ascendant' | 'midheaven'
  second: 'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto' | 'north_node' | 'south_node' | 'lilith' | 'true_lilith' | 'chiron' | 'ceres' | 'pallas' | 'juno' | 'vesta' | 'pholus' | 'eris' | 'ascendant' | 'midheaven'
  aspect: AspectName
  orb: number
  max_orb: number
  /** Of the two points, for this kind. */
  weight: number
  /** Why the weight is 0. `age_gap`: such contacts tell how far apart in age the two are, and nothing of the pair. */
  weight_reason: 'age_gap' | 'point_not_weighed' | 'aspect_not_weighed' | null
  /** 1 if exact, 0 at the limit of the orb. */
  closeness: number
  /** How easy the aspect is. */
  nature: number
  /** weight × closeness × nature */
  influence: number
  parts: SynastryAspectParts
  /** It holds all day, though a time is unknown. */
  certain?: boolean
}

/** What of it counts for which part. */
export type SynastryAspectParts = {
  attraction?: number
  tenderness?: number
  understanding?: number
  steadiness?: number
  growth?: number
  friction?: number
}

export interface SynastryMetadata {
  time_known: boolean
  /** ISO 8601, UTC. */
  calculated_at: string
  depth: 'essentials' | 'full'
  cache_hit: boolean
  /** Who wrote the reading. */
  interpretation_source: Writer | null
}

export interface SynastryMethod {
  kind: 'love' | 'friendship' | 'family' | 'work'
  weights: PairPointWeights
  /** Of pairs that count more than the product of their weights: `sun-moon`. */
  pair_factors: Record<string, number>
  weight_rule: 'ten_times_both_times_factor'
  closeness_rule: 'linear_to_orb'
  orbs: Record<string, number>
  zodiac: 'tropical' | 'sidereal'
  ayanamsa: Ayanamsa | null
  node: 'true' | 'mean'
  house_systems: PairHouseSystems
  /** How many random pairs the ranks come from. */
  baseline_pairs: number
}

export type SynastryOverlay = {
  sun?: number | null
  moon?: number | null
  mercury?: number | null
  venus?: number | null
  mars?: number | null
  jupiter?: number | null
  saturn?: number | null
  uranus?: number | null
  neptune?: number | null
  pluto?: number | null
  north_node?: number | null
  south_node?: number | null
  lilith?: number | null
  true_lilith?: number | null
  chiron?: number | null
  ceres?: number | null
  pallas?: number | null
  juno?: number | null
  vesta?: number | null
  pholus?: number | null
  eris?: number | null
}

export type SynastryOverlays = {
  /** In which house of the other each body stands; null for a body whose house is not certain, and null altogether without houses. */
  first_in_second: SynastryOverlay | null
  /** In which house of the other each body stands; null for a body whose house is not certain, and null altogether without houses. */
  second_in_first: SynastryOverlay | null
}

export interface SynastryRequest {
  first: Birth
  second: Birth
  /** By what the contacts are weighed. */
  kind?: 'love' | 'friendship' | 'family' | 'work'
  /** Which bodies, points and angles of the two charts to compare. */
  bodies?: Array<'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto' | 'north_node' | 'south_node' | 'lilith' | 'true_lilith' | 'chiron' | 'ceres' | 'pallas' | 'juno' | 'vesta' | 'pholus' | 'eris' | 'ascendant' | 'midheaven'>
  /** Which aspects to look for. Others than the default ones are listed without a weight. */
  aspects?: Array<AspectName>
  orbs?: AspectOrbs
  /** `essentials`: a reading without sections. */
  depth?: 'essentials' | 'full'
  /** Charts of the pair to add to the answer. */
  include?: Array<'composite' | 'davison'>
  /** Of a report (`Accept: application/pdf`). */
  paper?: 'a4' | 'letter'
  /** On the cover of a report (`Accept: application/pdf`). It is stored nowhere. */
  title?: string
}

export interface SynastryResponse {
  success: true
  /** The same value as the header X-Request-Id. */
  requestId: string
  data: Synastry
  /** ISO 8601, UTC. */
  timestamp: string
  warnings?: Array<Warning>
}

export type TarotError = {
  /** A sentence that says what would work. */
  error: string
  /** The same value as the header X-Request-Id. */
  requestId: string
  /** ISO 8601, UTC. */
  timestamp: string
}

export interface TarotHealth {
  status: 'healthy'
  service: 'tarot'
  /** Cards in the deck. */
  cards?: number
  /** ISO 8601, UTC. */
  timestamp: string
}

export type Theme = 'general' | 'love' | 'career' | 'spiritual'

export type ThemedMeanings = {
  general: string
  love: string
  career: string
  spiritual: string
}

export interface ThreeCardRequest {
  spread_type?: 'past_present_future' | 'situation_action_outcome' | 'mind_body_spirit' | 'what_why_how' | 'strength_weakness_advice'
  /** Changes the reading, never the draw. */
  theme?: Theme
  /** Any text: the same seed gives the same cards, another seed another draw. Without one, everyone draws the same cards all day (UTC). */
  seed?: string
  /** What the person asks, in their own words: at most 500 characters. It changes no draw and is stored nowhere. `reading.answer` answers it, and without a `theme` it decides that. If it is about ending a life or being in danger, the answer says whom to call. */
  question?: string
  /** Of a report (`Accept: application/pdf`). */
  paper?: 'a4' | 'letter'
  /** On the cover of a report (`Accept: application/pdf`). It is stored nowhere. */
  title?: string
}

export interface ThreeCardResponse {
  spread: Spread
  cards: Array<PlacedCard>
  reading: SpreadReading
  theme: ReadingTheme
  /** The seed, or anonymous_<YYYY-MM-DD>. */
  seed_used: string
  question?: Question
}

export interface TimeResolution {
  utc_offset: string
  status: 'unique' | 'ambiguous'
  tzdb_version: string
}

export interface TimelineHouseEntry {
  id: string
  body: Planet
  house: number
  /** ISO 8601, UTC. */
  at: string
  /** By the clocks of the time zone. */
  local: string
  direction: 'retrograde' | 'direct'
}

export type TimelineMoment = {
  /** ISO 8601, UTC. */
  at: string
  /** By the clocks of the time zone. */
  local: string
}

export interface TimelinePeak {
  date: string
  /** The sum of weight × closeness. */
  weight: number
  /** Ids of what adds most to it, the heaviest first. */
  transits: Array<string>
}

export interface TimelinePoint {
  longitude: number
  sign: SignName
  degree: number
  minute: number
  house: number | null
  range?: TimelinePointRange
}

/** Over the day, if the time is unknown. */
export type TimelinePointRange = {
  from: number
  to: number
}

export interface TimelineTransit {
  /** What happens. */
  id: string
  /** This one transit, for ever. */
  uid: string
  body: Planet
  aspect: AspectName
  point: 'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto' | 'north_node' | 'south_node' | 'lilith' | 'true_lilith' | 'chiron' | 'ceres' | 'pallas' | 'juno' | 'vesta' | 'pholus' | 'eris' | 'ascendant' | 'midheaven'
  nature: 'harmonious' | 'challenging' | 'neutral'
  /** Of body, point and aspect. */
  weight: number
  /** The first entry into the orb, also before the span. Null beyond the ephemeris only. */
  enters: TimelineMoment | null
  /** The last exit, also after the span. Null beyond the ephemeris only. */
  leaves: TimelineMoment | null
  /** The stretches within the orb: more than one if the body turns and comes back. */
  visits: Array<TransitVisit>
  /** When the aspect is exact. */
  passes: Array<TransitPass>
  /** Stations of the body within the orb. */
  stations: Array<TransitStation>
  /** The least orb: 0 at the first pass, or if it never becomes exact, that of the nearest station. */
  closest: ClosestApproach | null
  /** Of the natal point. */
  natal_house: number | null
  /** The natal house in which the body is at its first pass, or when it is closest. */
  transit_house: number | null
  /** Only without the time of birth: false for the natal Moon, whose whole range of the day counts. Then no moment is exact. */
  certain?: boolean
  /** What is felt, what to do, where in life, when, and what remains. Null without `texts`, for points and aspects that no text tells of, and where a year has used all texts of its kind. */
  text: string | null
  /** Ids of the facts that the text tells. */
  sources: Array<string>
}

export type Tone = 'very_positive' | 'positive' | 'neutral' | 'challenging' | 'very_challenging'

export interface TransitAnalysis {
  significantAspects: Array<SignificantAspect>
  dominantThemes: DominantThemes
  overallEnergy: OverallEnergy
  totalAspects: number
}

export interface TransitPass {
  /** ISO 8601, UTC. */
  at: string
  /** By the clocks of the time zone. */
  local: string
  retrograde: boolean
}

export interface TransitSource {
  /** A sentence. */
  text: string
  /** Ids of what it came from: in `transits.aspects`, `planets_in_sign`, `sky_aspects` or `events`, or a planet in a sign, such as `moon-in-leo`. */
  transits: Array<string>
}

export interface TransitStation {
  /** ISO 8601, UTC. */
  at: string
  /** By the clocks of the time zone. */
  local: string
  /** After the station. */
  direction: 'retrograde' | 'direct'
  orb: number | null
}

export interface TransitTimeline {
  /** That of the birth chart. */
  chart_id: string
  birth_info: BirthInfo
  /** The first day. */
  from: string
  /** The last day, included. */
  to: string
  /** Whose days and clocks are meant, in its IANA spelling. */
  timezone: string
  /** The span in one thought: what is hard in it, what is kind, and when; 430 to 650 characters, fewer if it has only one of them. Null without `texts`. */
  summary: string | null
  /** The parts of the text in their order, each with the facts it comes from. */
  summary_sources: Array<TransitTimelineSource>
  /** Every transit that is within its orb in the span, or between two visits to it, in the order in which they begin. */
  transits: Array<TimelineTransit>
  /** Moving bodies that enter a house of the birth chart. Null without the time of birth. */
  house_entries: Array<TimelineHouseEntry> | null
  /** New and full Moons, and eclipses, that fall on a point of the birth chart within the orb. */
  lunations: Array<NatalLunation>
  /** The days on which most comes together, the heaviest first. */
  peaks: Array<TimelinePeak>
  /** Where the points of the birth chart are. */
  points: Record<string, TimelinePoint>
  metadata: TransitTimelineMetadata
}

export interface TransitTimelineMetadata {
  /** Of transits. */
  count: number
  days: number
  bodies: Array<Planet>
  aspects: Array<AspectName>
  orb: number
  min_weight: number
  time_known: boolean
  /** As requested. */
  house_system: HouseSystem
  house_system_used: HouseSystem | null
  zodiac: 'tropical' | 'sidereal'
  node: 'true' | 'mean'
  calendar: 'gregorian' | 'julian'
  /** ISO 8601, UTC. */
  calculated_at: string
  time_resolution: TimeResolution | null
  /** Of the summary. */
  cache_hit: boolean
  /** Who wrote the summary. All other texts are the phrasebook’s. */
  interpretation_source: Writer | null
}

export interface TransitTimelineRequest {
  /** Local time at the birth place: `YYYY-MM-DD HH:mm:ss`. `T` may stand for the space and `:ss` may be left out; no offset, `Z` or fraction. 1600-01-01 to 2399-12-31 in UTC. */
  birthDateTime: string
  /** IANA time zone name of the birth place, in any case. */
  timezone?: string
  /** Degrees, −90 to 90, north positive. */
  latitude?: number
  /** Degrees, −180 to 180, east positive. */
  longitude?: number
  /** The `id` of a place (`GET /places`), instead of `timezone`, `latitude` and `longitude`. */
  place?: string
  options?: BirthOptions
  /** Of a report (`Accept: application/pdf`). */
  paper?: 'a4' | 'letter'
  /** On the cover of a report (`Accept: application/pdf`). It is stored nowhere. */
  title?: string
  /** The first day, YYYY-MM-DD, today, tomorrow or yesterday. Default: today. */
  from?: string
  /** The last day, included. Default: 90 days in all, 62 with the Moon. At most 62 days with the Moon, 366 with any of Sun to Mars, 3660 with Jupiter to Pluto alone. */
  to?: string
  /** IANA time zone whose days and clocks are meant. Default: that of the birth. */
  local_timezone?: string
  /** Which bodies move. */
  bodies?: Array<Planet>
  /** Which points of the birth chart they can touch. Angles need the time of birth. */
  points?: Array<'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto' | 'north_node' | 'south_node' | 'lilith' | 'true_lilith' | 'chiron' | 'ceres' | 'pallas' | 'juno' | 'vesta' | 'pholus' | 'eris' | 'ascendant' | 'midheaven'>
  /** Which aspects to look for. Only the default ones have texts. */
  aspects?: Array<AspectName>
  /** Degrees from the exact aspect at which a transit begins and ends. */
  orb?: number
  /** Leaves out transits that count less. */
  min_weight?: number
  /** `false`: facts alone. */
  texts?: boolean
}

export interface TransitTimelineResponse {
  success: true
  /** The same value as the header X-Request-Id. */
  requestId: string
  data: TransitTimeline
  /** ISO 8601, UTC. */
  timestamp: string
  warnings?: Array<Warning>
}

export interface TransitTimelineSource {
  text: string
  /** Ids of the transits it tells of. */
  facts: Array<string>
}

export interface TransitVisit {
  /** Null beyond the ephemeris only. */
  enters: TimelineMoment | null
  /** Null beyond the ephemeris only. */
  leaves: TimelineMoment | null
  /** The least orb: 0 at the first pass, or if it never becomes exact, that of the nearest station. */
  closest: ClosestApproach | null
}

export interface Transits {
  planetary_positions: PlanetaryPositions
  /** From each planet to the middle (15°) of the sign. */
  aspects: Array<AspectToSign>
  planets_in_sign: Array<PlanetInSign>
  overall_influence: OverallInfluence
  /** Between the planets. Each pair once, in planet order. */
  sky_aspects: Array<SkyAspect>
  /** Of the UTC day, in the order of time: planets that enter a sign or turn, new and full Moons, exact aspects but the Moon’s. */
  events: Array<DayEvent>
}

export interface VoidOfCourse {
  now: boolean
  rule: string
  /** ISO 8601, UTC. */
  begins: string
  /** ISO 8601, UTC. */
  ends: string
  /** By the clocks of the time zone. */
  local_begins: string
  /** By the clocks of the time zone. */
  local_ends: string
  sign: SignName
  next_sign: SignName
  last_aspect: LastAspect
}

export interface Warning {
  code: string
  message: string
  severity: 'info' | 'warning'
}

export type Writer = 'phrasebook' | 'model'

export interface YearlyHoroscopeRequest {
  /** In any case. */
  sign: Sign
  /** Any day inside: `YYYY-MM-DD`, or `today`, `tomorrow`, `yesterday`. */
  date?: string
  /** IANA time zone name, in any case. It decides which day `today` is. */
  timezone?: string
  style?: PeriodStyle
  /** `all`, or names; `career` means `profession`. Left out or empty: all eight in the detailed style, none in the brief one. */
  categories?: Array<CategoryWord>
  /** The day on which a week starts; months and years ignore it. */
  week_start?: 'monday' | 'sunday'
  /** Of a report (`Accept: application/pdf`). */
  paper?: 'a4' | 'letter'
  /** On the cover of a report (`Accept: application/pdf`). It is stored nowhere. */
  title?: string
}

export interface YesNoRequest {
  /** How many cards decide. The first of three is the single one. */
  count?: 1 | 3
  /** Changes the reading, never the draw. */
  theme?: Theme
  /** Any text: the same seed gives the same cards, another seed another draw. Without one, everyone draws the same cards all day (UTC). */
  seed?: string
  /** What the person asks, in their own words: at most 500 characters. It changes no draw and is stored nowhere. `reading.answer` answers it, and without a `theme` it decides that. If it is about ending a life or being in danger, the answer says whom to call. */
  question?: string
}

export interface YesNoResponse {
  answer: Leaning
  /** How the answer follows from the cards. */
  rule: string
  cards: Array<LeaningCard>
  theme: ReadingTheme
  /** The seed, or anonymous_<YYYY-MM-DD>. */
  seed_used: string
  reading?: ShortReading
  question?: Question
}

/** What goes over the wire. */
export interface Operations {
  allSignsMonth: { method: 'GET'; path: '/astrology/horoscope/monthly'; query: AllSignsMonthQuery; response: AllSignsPeriodResponse }
  allSignsToday: { method: 'GET'; path: '/astrology/horoscope/daily'; response: AllSignsResponse }
  allSignsWeek: { method: 'GET'; path: '/astrology/horoscope/weekly'; query: AllSignsWeekQuery; response: AllSignsPeriodResponse }
  allSignsYear: { method: 'GET'; path: '/astrology/horoscope/yearly'; query: AllSignsYearQuery; response: AllSignsPeriodResponse }
  birthTime: { method: 'POST'; path: '/astrology/birth-time'; body: BirthTimeRequest; response: BirthTimeResponse }
  card: { method: 'GET'; path: '/tarot/cards/{id}'; response: Card }
  chart: { method: 'POST'; path: '/astrology/chart'; body: ChartRequest; response: ChartResponse }
  chartPng: { method: 'GET'; path: '/astrology/chart.png'; query: ChartPngQuery; response: Blob }
  chartSvg: { method: 'GET'; path: '/astrology/chart.svg'; query: ChartSvgQuery; response: string }
  compatibility: { method: 'GET'; path: '/astrology/compatibility/{sign}/{other}'; query: CompatibilityQuery; response: SignPairResponse }
  compatibilityOfSign: { method: 'GET'; path: '/astrology/compatibility/{sign}'; query: CompatibilityOfSignQuery; response: PairsOfSignResponse }
  composite: { method: 'POST'; path: '/astrology/composite'; body: CompositeRequest; response: CompositeResponse }
  createFeed: { method: 'POST'; path: '/astrology/feeds'; body: FeedRequest; response: FeedResponse }
  dailyHoroscope: { method: 'POST'; path: '/astrology/daily-horoscope'; body: DailyHoroscopeRequest; response: DailyHoroscopeResponse }
  davison: { method: 'POST'; path: '/astrology/davison'; body: DavisonRequest; response: DavisonResponse }
  draw: { method: 'GET'; path: '/tarot/draw'; query: DrawQuery; response: DrawResponse }
  drawChartPng: { method: 'POST'; path: '/astrology/chart.png'; query: DrawChartPngQuery; body: ChartPictureRequest; response: Blob }
  drawChartSvg: { method: 'POST'; path: '/astrology/chart.svg'; query: DrawChartSvgQuery; body: ChartPictureRequest; response: string }
  drawCompositePng: { method: 'POST'; path: '/astrology/composite.png'; query: DrawCompositePngQuery; body: CompositePictureRequest; response: Blob }
  drawCompositeSvg: { method: 'POST'; path: '/astrology/composite.svg'; query: DrawCompositeSvgQuery; body: CompositePictureRequest; response: string }
  drawDailyCard: { method: 'POST'; path: '/tarot/daily-card'; body: DailyCardRequest; response: DailyCardResponse }
  drawDavisonPng: { method: 'POST'; path: '/astrology/davison.png'; query: DrawDavisonPngQuery; body: DavisonPictureRequest; response: Blob }
  drawDavisonSvg: { method: 'POST'; path: '/astrology/davison.svg'; query: DrawDavisonSvgQuery; body: DavisonPictureRequest; response: string }
  drawTimelinePng: { method: 'POST'; path: '/astrology/transit-timeline.png'; query: DrawTimelinePngQuery; body: TransitTimelineRequest; response: Blob }
  drawTimelineSvg: { method: 'POST'; path: '/astrology/transit-timeline.svg'; query: DrawTimelineSvgQuery; body: TransitTimelineRequest; response: string }
  feedIcs: { method: 'GET'; path: '/astrology/feeds/{token}.ics'; response: string }
  findCards: { method: 'GET'; path: '/tarot/cards'; query: FindCardsQuery; response: CardList }
  health: { method: 'GET'; path: '/astrology/health'; response: AstrologyHealth }
  layCelticCross: { method: 'POST'; path: '/tarot/celtic-cross'; body: CelticCrossRequest; response: CelticCrossResponse }
  layCustomSpread: { method: 'POST'; path: '/tarot/custom-spread'; body: CustomSpreadRequest; response: CustomSpreadResponse }
  laySpread: { method: 'POST'; path: '/tarot/spread'; body: SpreadRequest; response: SpreadResponse }
  layThreeCards: { method: 'POST'; path: '/tarot/three-card'; body: ThreeCardRequest; response: ThreeCardResponse }
  life: { method: 'POST'; path: '/astrology/life'; body: LifeRequest; response: LifeResponse }
  meaning: { method: 'GET'; path: '/astrology/meanings/{id}'; response: MeaningResponse }
  meanings: { method: 'GET'; path: '/astrology/meanings'; query: MeaningsQuery; response: MeaningsResponse }
  monthlyHoroscope: { method: 'POST'; path: '/astrology/monthly-horoscope'; body: PeriodHoroscopeRequest; response: PeriodHoroscopeResponse }
  moon: { method: 'GET'; path: '/astrology/moon'; query: MoonQuery; response: MoonResponse }
  natalChart: { method: 'POST'; path: '/astrology/natal-chart'; body: NatalChartRequest; response: NatalChartResponse }
  natalChartPng: { method: 'GET'; path: '/astrology/natal-chart.png'; query: NatalChartPngQuery; response: Blob }
  natalChartSvg: { method: 'GET'; path: '/astrology/natal-chart.svg'; query: NatalChartSvgQuery; response: string }
  natalReading: { method: 'POST'; path: '/astrology/natal-reading'; body: NatalReadingRequest; response: NatalReadingResponse }
  openApi: { method: 'GET'; path: '/openapi.json'; response: OpenApiDocument }
  pair: { method: 'GET'; path: '/tarot/pairs/{first}/{second}'; response: CardPair }
  personalDay: { method: 'POST'; path: '/astrology/personalized-daily'; body: PersonalDayRequest; response: PersonalDayResponse }
  place: { method: 'GET'; path: '/places/{id}'; response: PlaceResponse }
  places: { method: 'GET'; path: '/places'; query: PlacesQuery; response: PlacesResponse }
  planetaryHours: { method: 'GET'; path: '/astrology/planetary-hours'; query: PlanetaryHoursQuery; response: PlanetaryHoursResponse }
  progressions: { method: 'POST'; path: '/astrology/progressions'; body: ProgressionsRequest; response: ProgressionsResponse }
  readCards: { method: 'POST'; path: '/tarot/reading'; body: HandDrawnRequest; response: HandDrawnResponse }
  returns: { method: 'POST'; path: '/astrology/returns'; body: ReturnsRequest; response: ReturnsResponse }
  serviceRoot: { method: 'GET'; path: '/'; response: ServiceRoot }
  signFeed: { method: 'GET'; path: '/astrology/horoscope/daily/{sign}.atom'; query: SignFeedQuery; response: string }
  signMonth: { method: 'GET'; path: '/astrology/horoscope/monthly/{sign}'; query: SignMonthQuery; response: PeriodHoroscopeResponse }
  signToday: { method: 'GET'; path: '/astrology/horoscope/daily/{sign}'; response: DailyHoroscopeResponse }
  signWeek: { method: 'GET'; path: '/astrology/horoscope/weekly/{sign}'; query: SignWeekQuery; response: PeriodHoroscopeResponse }
  signYear: { method: 'GET'; path: '/astrology/horoscope/yearly/{sign}'; query: SignYearQuery; response: PeriodHoroscopeResponse }
  sky: { method: 'GET'; path: '/astrology/sky'; query: SkyQuery; response: SkyResponse }
  skyCalendar: { method: 'GET'; path: '/astrology/sky-calendar'; query: SkyCalendarQuery; response: SkyCalendarResponse }
  skyCalendarIcs: { method: 'GET'; path: '/astrology/sky-calendar.ics'; query: SkyCalendarIcsQuery; response: string }
  spreads: { method: 'GET'; path: '/tarot/spreads'; response: SpreadList }
  synastry: { method: 'POST'; path: '/astrology/synastry'; body: SynastryRequest; response: SynastryResponse }
  tarotHealth: { method: 'GET'; path: '/tarot/health'; response: TarotHealth }
  transitTimeline: { method: 'POST'; path: '/astrology/transit-timeline'; body: TransitTimelineRequest; response: TransitTimelineResponse }
  weeklyHoroscope: { method: 'POST'; path: '/astrology/weekly-horoscope'; body: PeriodHoroscopeRequest; response: PeriodHoroscopeResponse }
  yearlyHoroscope: { method: 'POST'; path: '/astrology/yearly-horoscope'; body: YearlyHoroscopeRequest; response: PeriodHoroscopeResponse }
  yesOrNo: { method: 'POST'; path: '/tarot/yes-no'; body: YesNoRequest; response: YesNoResponse }
}

export interface Methods {
  /** The month of all signs, in short. The summary, the tone and the score of each of the twelve. Public, as the month of a sign. Counts as 5 requests if it has to be computed. */
  allSignsMonth(query?: AllSignsMonthQuery, signal?: AbortSignal): Promise<AllSignsPeriodResponse>
  /** The day of all signs, in short. Today in UTC: the brief summary, the tone and the score of each of the twelve. May be cached until midnight; `If-None-Match` gets 304. */
  allSignsToday(signal?: AbortSignal): Promise<AllSignsResponse>
  /** The week of all signs, in short. The summary, the tone and the score of each of the twelve. Public, as the week of a sign. Counts as 3 requests if it has to be computed. */
  allSignsWeek(query?: AllSignsWeekQuery, signal?: AbortSignal): Promise<AllSignsPeriodResponse>
  /** The year of all signs, in short. The summary, the tone and the score of each of the twelve. Public, as the year of a sign. Counts as 48 requests if it has to be computed. */
  allSignsYear(query?: AllSignsYearQuery, signal?: AbortSignal): Promise<AllSignsPeriodResponse>
  /** What depends on the minute of a birth. When the rising sign, the houses, the Moon and the aspects change around a birth, to the second, and what stays true all through. It names no likely time: nobody can. */
  birthTime(body: BirthTimeRequest, signal?: AbortSignal): Promise<BirthTimeResponse>
  /** Everything known of one card. May be cached for an hour; `If-None-Match` gets 304. */
  card(id: string, signal?: AbortSignal): Promise<Card>
  /** The wider chart of a birth. More bodies, houses and zodiacs than the natal chart of the contract, with declinations, dignities, patterns and balance. The time of birth may be unknown. */
  chart(body: ChartRequest, signal?: AbortSignal): Promise<ChartResponse>
  /** The wider chart as pixels. The members of `POST /astrology/chart`, each as text. Errors are JSON. */
  chartPng(query: ChartPngQuery, signal?: AbortSignal): Promise<Blob>
  /** The wider chart as a picture. The members of `POST /astrology/chart`, each as text. Errors are JSON. */
  chartSvg(query: ChartSvgQuery, signal?: AbortSignal): Promise<string>
  /** What two signs have to say to each other. A text written for the pair, in love, friendship or work; no number and no verdict: studies of millions of couples found nothing in signs. Public; may be cached for a year; `If-None-Match` gets 304. */
  compatibility(sign: string, other: string, query?: CompatibilityQuery, signal?: AbortSignal): Promise<SignPairResponse>
  /** A sign with each of the twelve, in one line. Public; may be cached for a year; `If-None-Match` gets 304. */
  compatibilityOfSign(sign: string, query?: CompatibilityOfSignQuery, signal?: AbortSignal): Promise<PairsOfSignResponse>
  /** The composite chart of two births. Every body half-way between its places in two charts, described as any chart is. `method` names the convention of its houses, and what it left open. */
  composite(body: CompositeRequest, signal?: AbortSignal): Promise<CompositeResponse>
  /** A person's transits as a private calendar to subscribe to. The body of a timeline, without its days. Answers an address: the request itself, encrypted, so that nothing is stored and no birth can be read out of it. Whoever has the address sees the calendar. The same request gets the same address. */
  createFeed(body: FeedRequest, signal?: AbortSignal): Promise<FeedResponse>
  /** The day of a sign. Computed from the sky of the day: 12:00 UTC, or the mean noon of a location. Every figure can be recomputed from the transits shown, and every sentence names those it came from. */
  dailyHoroscope(body: DailyHoroscopeRequest, signal?: AbortSignal): Promise<DailyHoroscopeResponse>
  /** The Davison chart of two births. The chart of the moment and the place half-way between two births, described as any chart is. `method` names the rules for time and place. */
  davison(body: DavisonRequest, signal?: AbortSignal): Promise<DavisonResponse>
  /** Draw one card or lay a spread, without a body. The cards of `POST /tarot/daily-card` or, with `spread_type`, of `POST /tarot/spread`. Without a `seed` everyone draws the same cards all day (UTC); with another seed you get another draw. Private; `If-None-Match` gets 304. */
  draw(query?: DrawQuery, signal?: AbortSignal): Promise<DrawResponse>
  /** The wider chart as pixels, without a birth in the address. The body of `POST /astrology/chart`. How it is drawn stands in the address. */
  drawChartPng(body: ChartPictureRequest, query?: DrawChartPngQuery, signal?: AbortSignal): Promise<Blob>
  /** The wider chart as a picture, without a birth in the address. The body of `POST /astrology/chart`. How it is drawn stands in the address. */
  drawChartSvg(body: ChartPictureRequest, query?: DrawChartSvgQuery, signal?: AbortSignal): Promise<string>
  /** The composite chart as pixels. The body of `POST /astrology/composite`. How it is drawn stands in the address. */
  drawCompositePng(body: CompositePictureRequest, query?: DrawCompositePngQuery, signal?: AbortSignal): Promise<Blob>
  /** The composite chart as a picture. The body of `POST /astrology/composite`. How it is drawn stands in the address. */
  drawCompositeSvg(body: CompositePictureRequest, query?: DrawCompositeSvgQuery, signal?: AbortSignal): Promise<string>
  /** Draw one card. */
  drawDailyCard(body?: DailyCardRequest, signal?: AbortSignal): Promise<DailyCardResponse>
  /** The Davison chart as pixels. The body of `POST /astrology/davison`. How it is drawn stands in the address. */
  drawDavisonPng(body: DavisonPictureRequest, query?: DrawDavisonPngQuery, signal?: AbortSignal): Promise<Blob>
  /** The Davison chart as a picture. The body of `POST /astrology/davison`. How it is drawn stands in the address. */
  drawDavisonSvg(body: DavisonPictureRequest, query?: DrawDavisonSvgQuery, signal?: AbortSignal): Promise<string>
  /** A person's transits as pixels. The body of `POST /astrology/transit-timeline`. A row for each transit: a bar from entry to exit, the darker the closer to exact, a dot for each exact pass (hollow if the planet is retrograde), months above, and a line for today. How it is drawn stands in the address. Errors are JSON. */
  drawTimelinePng(body: TransitTimelineRequest, query?: DrawTimelinePngQuery, signal?: AbortSignal): Promise<Blob>
  /** A person's transits as a picture. The body of `POST /astrology/transit-timeline`. A row for each transit: a bar from entry to exit, the darker the closer to exact, a dot for each exact pass (hollow if the planet is retrograde), months above, and a line for today. How it is drawn stands in the address. Errors are JSON. */
  drawTimelineSvg(body: TransitTimelineRequest, query?: DrawTimelineSvgQuery, signal?: AbortSignal): Promise<string>
  /** A person's transits as a calendar. From 14 days ago to 180 days ahead; it moves on by itself. An event keeps its UID. An address that this service did not make, or made with a key that was changed, gets 404. */
  feedIcs(token: string, signal?: AbortSignal): Promise<string>
  /** The deck, or the cards that match. May be cached for an hour; `If-None-Match` gets 304. */
  findCards(query?: FindCardsQuery, signal?: AbortSignal): Promise<CardList>
  /** Health of the astrology endpoints, part by part. */
  health(signal?: AbortSignal): Promise<AstrologyHealth>
  /** Lay a Celtic Cross of ten cards. */
  layCelticCross(body?: CelticCrossRequest, signal?: AbortSignal): Promise<CelticCrossResponse>
  /** Lay cards on places of your own. */
  layCustomSpread(body: CustomSpreadRequest, signal?: AbortSignal): Promise<CustomSpreadResponse>
  /** Lay any spread by its type. The same cards as by the endpoint of that spread, if it has one. */
  laySpread(body: SpreadRequest, signal?: AbortSignal): Promise<SpreadResponse>
  /** Lay three cards. */
  layThreeCards(body?: ThreeCardRequest, signal?: AbortSignal): Promise<ThreeCardResponse>
  /** The chapters of a life. Returns of Saturn, Jupiter and the nodes, squares, opposition and return of Uranus, the squares of Neptune and Pluto, progressed new and full Moons and the progressed Sun’s changes of sign, from birth to the age of 100: each with its dates and the age, and where somebody is in them now. The time of birth may be unknown. */
  life(body: LifeRequest, signal?: AbortSignal): Promise<LifeResponse>
  /** What one fact of a birth chart means. Public; `If-None-Match` gets 304. */
  meaning(id: string, signal?: AbortSignal): Promise<MeaningResponse>
  /** What the facts of a birth chart mean. Every text of the natal reading with the id of its fact: a planet in a sign or a house, an aspect, a pattern. Public; `If-None-Match` gets 304. */
  meanings(query?: MeaningsQuery, signal?: AbortSignal): Promise<MeaningsResponse>
  /** The month of a sign. Made of its days, whose scores are those of the daily horoscope, and told in phases that begin where the sky turns. Any date inside gives the same month. */
  monthlyHoroscope(body: PeriodHoroscopeRequest, signal?: AbortSignal): Promise<PeriodHoroscopeResponse>
  /** The Moon at a moment. Her phase, sign and age, whether she is void of course, the next four phases and the next eclipse. Without `at` it is the Moon of this minute. Public; `If-None-Match` gets 304. */
  moon(query?: MoonQuery, signal?: AbortSignal): Promise<MoonResponse>
  /** The chart of a birth. Apparent geocentric positions in the tropical zodiac, true equinox of date. The birth time is local: its offset comes from the complete history of the time zone, local mean time included. */
  natalChart(body: NatalChartRequest, signal?: AbortSignal): Promise<NatalChartResponse>
  /** The chart of a birth as pixels. Every planet stands in its own sign and house, with its tick at its true degree. In the SVG every planet, house, angle and aspect carries a title for screen readers. Errors are JSON, as for the POST. */
  natalChartPng(query: NatalChartPngQuery, signal?: AbortSignal): Promise<Blob>
  /** The chart of a birth as a picture. Every planet stands in its own sign and house, with its tick at its true degree. In the SVG every planet, house, angle and aspect carries a title for screen readers. Errors are JSON, as for the POST. */
  natalChartSvg(query: NatalChartSvgQuery, signal?: AbortSignal): Promise<string>
  /** What a birth chart means. A portrait, eight sections, and the tensions of the chart; each text with the facts it comes from, and the sum by which they were chosen. The time of birth may be unknown. */
  natalReading(body: NatalReadingRequest, signal?: AbortSignal): Promise<NatalReadingResponse>
  /** This description of the API. */
  openApi(signal?: AbortSignal): Promise<OpenApiDocument>
  /** What two cards say together. The order of the ids does not matter. May be cached for an hour; `If-None-Match` gets 304. The same id twice is 422. */
  pair(first: string, second: string, signal?: AbortSignal): Promise<CardPair>
  /** The day of one person. The sky at local noon against the chart of a birth: every aspect of a transiting to a natal planet, weighed, ranked and told. Day, noon and clocks are those of `timezone`, the reader’s; without it those of the birth place. */
  personalDay(body: PersonalDayRequest, signal?: AbortSignal): Promise<PersonalDayResponse>
  /** A place by its id. Public; `If-None-Match` gets 304. */
  place(id: string, signal?: AbortSignal): Promise<PlaceResponse>
  /** Places by name. Finds a name in any script, its beginning, its words in any order, former names, and a big city in spite of one wrong letter. Nothing found is an empty list. Public; `If-None-Match` gets 304. */
  places(query: PlacesQuery, signal?: AbortSignal): Promise<PlacesResponse>
  /** The planetary hours of a day. Twelve hours from sunrise to sunset and twelve to the next sunrise, each with its planet in the old order. Public; `If-None-Match` gets 304. */
  planetaryHours(query?: PlanetaryHoursQuery, signal?: AbortSignal): Promise<PlanetaryHoursResponse>
  /** A birth chart progressed, a day for a year. Secondary progressions with the angles by any of three published methods, or solar arc directions, also converse: the chart, its aspects to the birth chart, the progressed Moon’s sign, house and phase with their dates, and what changes in the coming years. `method` names every rule. The time of birth may be unknown. */
  progressions(body: ProgressionsRequest, signal?: AbortSignal): Promise<ProgressionsResponse>
  /** Read cards that you drew by hand. Name the cards in the order in which they lie. Names are read in any usual spelling, also of other decks, and may say `reversed`. */
  readCards(body: HandDrawnRequest, signal?: AbortSignal): Promise<HandDrawnResponse>
  /** When a planet comes back to its place at birth. Returns of the Sun, the Moon, any planet, the node or Chiron from a moment on: every pass of a loop, the chart of the first at a place with a time zone of its own, its aspects to the birth chart, and for the Sun the profection of the year and a reading in words. The time of birth may be unknown. */
  returns(body: ReturnsRequest, signal?: AbortSignal): Promise<ReturnsResponse>
  /** What this service is and offers. */
  serviceRoot(signal?: AbortSignal): Promise<ServiceRoot>
  /** The days of a sign as a feed. Today and the six days before, in detail, as Atom: the days of `timezone`. May be cached until its midnight, with `PUBLIC_URL` by shared caches, too; `If-None-Match` gets 304. Errors are JSON. */
  signFeed(sign: string, query?: SignFeedQuery, signal?: AbortSignal): Promise<string>
  /** The month of a sign, in detail. Detailed, with all categories. Public: a proxy may keep it until the month is over, a day at most. `If-None-Match` gets 304. */
  signMonth(sign: string, query?: SignMonthQuery, signal?: AbortSignal): Promise<PeriodHoroscopeResponse>
  /** The day of a sign, in detail. Today in UTC, detailed, with all categories. May be cached until midnight; `If-None-Match` gets 304. */
  signToday(sign: string, signal?: AbortSignal): Promise<DailyHoroscopeResponse>
  /** The week of a sign, in detail. Detailed, with all categories. Public: a proxy may keep it until the week is over, a day at most. `If-None-Match` gets 304. */
  signWeek(sign: string, query?: SignWeekQuery, signal?: AbortSignal): Promise<PeriodHoroscopeResponse>
  /** The year of a sign, in detail. Detailed, with all categories. Public: a proxy may keep it until the year is over, a day at most. `If-None-Match` gets 304. Counts as 4 requests if it has to be computed. */
  signYear(sign: string, query?: SignYearQuery, signal?: AbortSignal): Promise<PeriodHoroscopeResponse>
  /** The sky at a moment. The places of all bodies, what is retrograde, and the aspects between the planets. Without `at` it is the sky of this minute. Public; `If-None-Match` gets 304. */
  sky(query?: SkyQuery, signal?: AbortSignal): Promise<SkyResponse>
  /** What happens in the sky. Phases of the Moon, ingresses, stations and retrogrades, exact aspects, void-of-course times, seasons and eclipses of up to 400 days, each with a plain line and what it is good for. Public: may be cached by anybody for as long as it says; `If-None-Match` gets 304. Counts as one request for each hundred days, rounded up, if it has to be computed. */
  skyCalendar(query?: SkyCalendarQuery, signal?: AbortSignal): Promise<SkyCalendarResponse>
  /** What happens in the sky, as a calendar to subscribe to. Without `from` and `to` it goes from the beginning of last month to the end of the thirteenth month ahead, and moves on by itself. Counts as the calendar does. Errors are JSON. */
  skyCalendarIcs(query?: SkyCalendarIcsQuery, signal?: AbortSignal): Promise<string>
  /** The spreads and their places. Each can be laid with `POST /tarot/spread`. Public: may be cached by anybody for a day; `If-None-Match` gets 304. */
  spreads(signal?: AbortSignal): Promise<SpreadList>
  /** Two birth charts compared. The aspects between two charts, each with what it counts and why; the houses in which each has the other’s bodies; two sums with their ranks among 20,000 random pairs; and a reading in words, told to the first. No percentage and no verdict. A time of birth may be unknown. */
  synastry(body: SynastryRequest, signal?: AbortSignal): Promise<SynastryResponse>
  /** Health of the tarot endpoints. */
  tarotHealth(signal?: AbortSignal): Promise<TarotHealth>
  /** What the sky does to a birth chart, with beginning and end. Transits of a span of days, each from its first entry into the orb to its last exit, with every exact pass, the stations in between, and also those that turn before they are exact; entries into houses, new and full Moons on natal points, and the days on which most comes together. A span cut in two gives the same transits. Long spans count as two requests (docs/timeline.md). The time of birth may be unknown. */
  transitTimeline(body: TransitTimelineRequest, signal?: AbortSignal): Promise<TransitTimelineResponse>
  /** The week of a sign. Made of its days, whose scores are those of the daily horoscope, and told in phases that begin where the sky turns. Any date inside gives the same week. */
  weeklyHoroscope(body: PeriodHoroscopeRequest, signal?: AbortSignal): Promise<PeriodHoroscopeResponse>
  /** The year of a sign. Made of its days, whose scores are those of the daily horoscope, and told in phases that begin where the sky turns. Any date inside gives the same year. Counts as 4 requests if it has to be computed. */
  yearlyHoroscope(body: YearlyHoroscopeRequest, signal?: AbortSignal): Promise<PeriodHoroscopeResponse>
  /** Draw a yes or a no. Each card leans to yes, to no or neither way; reversed, a yes becomes unclear and an unclear card leans to no. Of three cards, the majority of those that lean decides. With a question, `reading.answer` says more; what no card can know is unclear, and of something feared a kind card says no. */
  yesOrNo(body?: YesNoRequest, signal?: AbortSignal): Promise<YesNoResponse>
}
