/** Systems that divide the equator into twelve equal parts from the east point. They do not depend on the latitude. */
import { cosine, direction, sine } from '../../sky/angle.ts'
import { type Horizon, longitudeAtRightAscension } from '../../sky/horizon.ts'
import type { Cusps } from './cusps.ts'

const rightAscensions = ({ siderealTime }: Horizon) =>
  Array.from({ length: 12 }, (_, i) => siderealTime + 90 + 30 * i)

/** Meridian (axial rotation): the parts are carried to the ecliptic by circles through the poles of the equator. */
export function meridian(horizon: Horizon): Cusps {
  return rightAscensions(horizon).map((rightAscension) =>
    longitudeAtRightAscension(rightAscension, horizon.obliquity),
  )
}

/** Morinus: the parts are carried to the ecliptic by circles through the poles of the ecliptic. */
export function morinus(horizon: Horizon): Cusps {
  return rightAscensions(horizon).map((rightAscension) =>
    direction(sine(rightAscension) * cosine(horizon.obliquity), cosine(rightAscension)),
  )
}
