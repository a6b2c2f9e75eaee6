/** The ten bodies of a chart by their names: the Sun and the Moon are planets here, as the field calls them. */

/** In the order of the contract (specification §2.4). */
export const PLANETS = [
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
] as const

export type Planet = (typeof PLANETS)[number]

/** One thing per planet. Written out, because an object whose shape is known at once is built several times faster. */
export function forEachPlanet<Thing>(make: (planet: Planet, place: number) => Thing): Record<Planet, Thing> {
  return {
    sun: make('sun', 0),
    moon: make('moon', 1),
    mercury: make('mercury', 2),
    venus: make('venus', 3),
    mars: make('mars', 4),
    jupiter: make('jupiter', 5),
    saturn: make('saturn', 6),
    uranus: make('uranus', 7),
    neptune: make('neptune', 8),
    pluto: make('pluto', 9),
  }
}
