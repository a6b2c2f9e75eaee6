import type { BodyInSky, SkyReading } from '../../../readings/sky.ts'
import { PLANETS } from '../../../sky/planets.ts'
import { utcText } from '../../../time/wall-clock.ts'
import { pointInZodiac, shownDegrees, shownMotion } from '../../numbers.ts'
import { visiblePhaseOnTheWire } from '../moon/wire.ts'
import { aspectOnTheWire } from '../natal-chart/wire.ts'

export const skyOnTheWire = ({ at, bodies, aspects, moonPhase }: SkyReading) => ({
  at: utcText(at),
  bodies: Object.fromEntries(Object.entries(bodies).map(([name, body]) => [name, bodyOnTheWire(body)])),
  retrograde: PLANETS.filter((planet) => bodies[planet]!.motion < 0),
  aspects: aspects.map((aspect) => aspectOnTheWire(aspect)),
  moon_phase: visiblePhaseOnTheWire(moonPhase),
})

const bodyOnTheWire = ({ longitude, latitude, declination, motion, station }: BodyInSky) => ({
  ...pointInZodiac(longitude),
  latitude: shownDegrees(latitude),
  declination: shownDegrees(declination),
  speed: shownMotion(motion),
  retrograde: motion < 0,
  station,
})
