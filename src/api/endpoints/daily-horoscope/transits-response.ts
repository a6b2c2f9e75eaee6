/**
 * The transits of a day in the contract's format (§2.5.1). Values derived from a number are derived from the number that
 * is shown, as in a natal chart.
 */

import type { DayEvent } from '../../../almanac/day-events.ts'
import { isExact, strengthOf } from '../../../chart/aspects.ts'
import { natureOf, type PlanetInSign, type SignAspect, type SkyAspect } from '../../../chart/transits.ts'
import type { Factor } from '../../../judgement/day/influence.ts'
import { mannerOfAny } from '../../../judgement/tradition.ts'
import { isRetrograde, type Position } from '../../../sky/ephemeris.ts'
import { PLANETS, type Planet } from '../../../sky/planets.ts'
import { degreeInSign, nameOf, signOf } from '../../../sky/zodiac.ts'
import type { Words } from '../../../words/words.ts'
import type { Day } from '../../../writer/plan/daily-plan.ts'
import { shownDegrees, shownLongitude, shownOrb } from '../../numbers.ts'

export function toTransitsResponse({ days }: Words, { sky, transits, plan }: Day) {
  const { score, tone, factors } = plan.judgement.influence
  const influence = new Map(factors.map((factor: Factor) => [factor.id, factor.score]))
  const influenceOf = (id: string) => influence.get(id) ?? 0
  return {
    planetary_positions: Object.fromEntries(
      PLANETS.map((planet) => [planet, toPositionResponse(planet, sky.positions[planet])]),
    ),
    aspects: transits.aspects.map((aspect) => toAspectResponse(days, aspect, influenceOf(aspect.id))),
    planets_in_sign: transits.planetsInSign.map((placed) =>
      toPlacedResponse(days, placed, influenceOf(placed.id)),
    ),
    overall_influence: { score, overall_tone: tone },
    sky_aspects: sky.aspects.map((aspect) => toSkyAspectResponse(aspect, influenceOf(aspect.id))),
    events: sky.events.map(toEventResponse),
  }
}

function toPositionResponse(planet: Planet, { longitude, latitude, motion }: Position) {
  const shown = shownLongitude(longitude)
  return {
    longitude: shown,
    latitude: shownDegrees(latitude),
    sign: nameOf(signOf(shown)),
    degree_in_sign: shownDegrees(degreeInSign(shown)),
    retrograde: isRetrograde(planet, motion),
  }
}

function toAspectResponse(
  { keywordsOf }: Words['days'],
  { id, planet, name, orb, retrograde }: SignAspect,
  influence: number,
) {
  const shown = shownOrb(orb)
  return {
    id,
    planet,
    aspect: name,
    orb: shown,
    strength: strengthOf(shown),
    nature: natureOf(planet, name, shown),
    is_exact: isExact(shown),
    planet_retrograde: retrograde,
    keywords: keywordsOf(planet, mannerOfAny(name)),
    influence,
  }
}

function toPlacedResponse(
  { keywordsOf }: Words['days'],
  { id, planet, degreeInSign: degree, retrograde }: PlanetInSign,
  influence: number,
) {
  return {
    id,
    planet,
    degree_in_sign: shownDegrees(degree),
    retrograde,
    keywords: keywordsOf(planet, 'merge'),
    influence,
  }
}

function toSkyAspectResponse({ id, planet1, planet2, name, orb, applying }: SkyAspect, influence: number) {
  const shown = shownOrb(orb)
  return {
    id,
    planet1,
    planet2,
    aspect: name,
    orb: shown,
    strength: strengthOf(shown),
    is_exact: isExact(shown),
    applying,
    influence,
  }
}

function toEventResponse({ id, type, planets, sign, at, aspect, direction, eclipse }: DayEvent) {
  return {
    id,
    type,
    planets,
    sign: nameOf(sign),
    at: new Date(at).toISOString(),
    ...(aspect && { aspect }),
    ...(direction && { direction }),
    ...(eclipse && { eclipse }),
  }
}
