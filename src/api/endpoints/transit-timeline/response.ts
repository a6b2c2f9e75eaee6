/** A person's timeline in its members (docs/timeline.md). */
import type { HouseEntry } from '../../../almanac/natal-transits/house-entries.ts'
import type { NatalLunation } from '../../../almanac/natal-transits/natal-lunations.ts'
import type { Approach } from '../../../almanac/natal-transits/transit-periods.ts'
import { houseOf } from '../../../chart/houses/cusps.ts'
import type { TimelineTransit } from '../../../judgement/person/timeline.ts'
import type { TimelineText, TimelineTexts } from '../../../readings/timeline-texts.ts'
import type { TimelineReading } from '../../../readings/transit-timeline.ts'
import { wallAt, wallText } from '../../../time/wall-clock.ts'
import type { Zone } from '../../../time/zones.ts'
import { prose } from '../../../writer/sentence.ts'
import type { Warning } from '../../envelope.ts'
import { pointInZodiac, shownLongitude, shownOrb } from '../../numbers.ts'
import { toLineResponse } from '../../sourced-text.ts'
import { birthWarnings, timeResolution } from '../../understood-time.ts'
import { houseWarnings, toBirthResponse } from '../chart/metadata-response.ts'

export interface TimelineAnswer {
  readonly chartId: string
  readonly reading: TimelineReading
  readonly texts: TimelineTexts
}

export function toTimelineResponse({ chartId, reading, texts }: TimelineAnswer, now: number) {
  const { birth, span, natal } = reading
  const form: MomentFormat = { zone: span.zone, moments: new Map(), timeKnown: birth.time !== null }
  const points = toPointsResponse(reading)
  return {
    chart_id: chartId,
    birth_info: toBirthResponse(birth),
    from: span.from,
    to: span.to,
    timezone: span.zone.name,
    summary: texts.summary.length === 0 ? null : prose(texts.summary),
    summary_sources: texts.summary.map(toLineResponse),
    transits: reading.transits.map((transit) => toTransitResponse(transit, texts.ofTransit(transit), form)),
    house_entries: natal.cusps && reading.houseEntries.map((entry) => toEntryResponse(entry, form)),
    lunations: reading.lunations.map((lunation) => ({
      ...toLunationResponse(lunation, form),
      natal_house: points[lunation.point]!.house,
      ...toTextResponse(texts.ofLunation(lunation)),
    })),
    peaks: reading.peaks.map(({ date, weight, transits }) => ({ date, weight: shownOrb(weight), transits })),
    points,
    metadata: {
      ...toMetadataResponse(reading, now),
      cache_hit: texts.cacheHit,
      interpretation_source: texts.source,
    },
  }
}

interface Moment {
  readonly at: string
  readonly local: string
}

/** How moments are written, and whether anything is uncertain. */
interface MomentFormat {
  readonly zone: Zone
  readonly moments: Map<number, Moment>
  readonly timeKnown: boolean
}

/** Instants are whole seconds. Most stand twice in an answer, as an entry and as that of the first visit. */
function momentOf(at: number, { zone, moments }: MomentFormat): Moment {
  const cached = moments.get(at)
  if (cached !== undefined) return cached
  const moment = { at: `${wallText(at)}.000Z`, local: wallText(wallAt(at, zone)) }
  moments.set(at, moment)
  return moment
}

const momentOrNull = (at: number | null, form: MomentFormat) => (at === null ? null : momentOf(at, form))

const approachOf = (closest: Approach | null, form: MomentFormat) =>
  closest && { ...momentOf(closest.at, form), orb: shownOrb(closest.orb) }

const toTextResponse = (text: TimelineText | null) => ({
  text: text?.text ?? null,
  sources: text?.sources ?? [],
})

const toTransitResponse = (transit: TimelineTransit, text: TimelineText | null, form: MomentFormat) => ({
  id: transit.id,
  uid: transit.uid,
  body: transit.body,
  aspect: transit.aspect,
  point: transit.point,
  nature: transit.nature,
  weight: shownOrb(transit.weight),
  enters: momentOrNull(transit.enters, form),
  leaves: momentOrNull(transit.leaves, form),
  visits: transit.visits.map(({ enters, leaves, closest }) => ({
    enters: momentOrNull(enters, form),
    leaves: momentOrNull(leaves, form),
    closest: approachOf(closest, form),
  })),
  passes: transit.passes.map(({ at, retrograde }) => ({ ...momentOf(at, form), retrograde })),
  stations: transit.stations.map(({ at, direction, orb }) => ({
    ...momentOf(at, form),
    direction,
    orb: orb === null ? null : shownOrb(orb),
  })),
  closest: approachOf(transit.closest, form),
  natal_house: transit.natalHouse,
  transit_house: transit.transitHouse,
  ...(!form.timeKnown && { certain: transit.certain }),
  ...toTextResponse(text),
})

const toEntryResponse = ({ id, body, house, at, direction }: HouseEntry, form: MomentFormat) => ({
  id,
  body,
  house,
  ...momentOf(at, form),
  direction,
})

const toLunationResponse = (lunation: NatalLunation, form: MomentFormat) => ({
  id: lunation.id,
  phase: lunation.phase,
  ...momentOf(lunation.at, form),
  moon: pointInZodiac(lunation.longitude),
  point: lunation.point,
  orb: shownOrb(lunation.orb),
  eclipse: lunation.eclipse && {
    id: lunation.eclipse.id,
    ...momentOf(lunation.eclipse.at, form),
    magnitude: shownOrb(lunation.eclipse.magnitude),
  },
  ...(!form.timeKnown && { certain: lunation.certain }),
})

function toPointsResponse({ natal: { places, cusps } }: TimelineReading) {
  return Object.fromEntries(
    places.map(({ point, longitude, range }) => [
      point,
      {
        ...pointInZodiac(longitude),
        house: cusps && houseOf(longitude, cusps),
        ...(range && { range: { from: shownLongitude(range.from), to: shownLongitude(range.to) } }),
      },
    ]),
  )
}

function toMetadataResponse({ birth, span, choice, transits, houses }: TimelineReading, now: number) {
  return {
    count: transits.length,
    days: span.days.length,
    bodies: choice.bodies,
    aspects: choice.aspects,
    orb: choice.orb,
    min_weight: choice.minWeight,
    time_known: birth.time !== null,
    house_system: birth.houseSystem,
    house_system_used: houses?.used ?? null,
    zodiac: birth.zodiac,
    node: birth.node,
    calendar: birth.calendar,
    calculated_at: new Date(now).toISOString(),
    time_resolution: birth.time && timeResolution(birth.time),
  }
}

/** What a caller should know about an answer that is not an error. */
export function timelineWarnings({ birth, houses }: TimelineReading): Warning[] {
  if (birth.time === null || houses === null) return [TIME_UNKNOWN]
  return [...houseWarnings(houses), ...birthWarnings(birth.time, birth.birthDateTime, birth.place)]
}

const TIME_UNKNOWN: Warning = {
  code: 'BIRTH_TIME_UNKNOWN',
  message:
    'Without the time of birth there are no angles and houses. Planets are taken where they stood at local noon; for the Moon her whole range of the day counts, so that no moment is exact.',
  severity: 'info',
}
