import type { BodyInSky, SkyReading } from '../../../readings/sky.ts'
import { PLANETS } from '../../../sky/planets.ts'
import { utcText } from '../../../time/wall-clock.ts'
import { pointInZodiac, shownDegrees, shownMotion } from '../../numbers.ts'
import { toVisiblePhaseResponse } from '../moon/response.ts'
import { toAspectResponse } from '../natal-chart/response.ts'

export const toSkyResponse = ({ at, bodies, aspects, moonPhase }: SkyReading) => ({
  at: utcText(at),
  bodies: Object.fromEntries(Object.entries(bodies).map(([name, body]) => [name, toBodyResponse(body)])),
  retrograde: PLANETS.filter((planet) => bodies[planet]!.motion < 0),
  aspects: aspects.map((aspect) => toAspectResponse(aspect)),
  moon_phase: toVisiblePhaseResponse(moonPhase),
})

const toBodyResponse = ({ longitude, latitude, declination, motion, station }: BodyInSky) => ({
  ...pointInZodiac(longitude),
  latitude: shownDegrees(latitude),
  declination: shownDegrees(declination),
  speed: shownMotion(motion),
  retrograde: motion < 0,
  station,
})
