import type { PlanetaryHours } from '../../../readings/planetary-hours.ts'
import { toSecond } from '../../../time/time-scales.ts'
import { utcText, wallAt, wallText } from '../../../time/wall-clock.ts'
import { shownDegrees } from '../../numbers.ts'

export function toHoursResponse({ date, zone, place, ruler, light, hours }: PlanetaryHours) {
  const local = (instant: number) => wallText(wallAt(instant, zone))
  return {
    date,
    timezone: zone.name,
    latitude: shownDegrees(place.latitude),
    longitude: shownDegrees(place.longitude),
    ruler,
    light,
    hours: hours.map(({ planet, isLight, ...span }, i) => {
      // An hour ends at the second at which the next begins.
      const [from, to] = [toSecond(span.from), toSecond(span.to)]
      return {
        hour: i + 1,
        planet,
        is_day: isLight,
        from: utcText(from),
        to: utcText(to),
        local_from: local(from),
        local_to: local(to),
      }
    }),
  }
}
