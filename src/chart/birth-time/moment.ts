/** The sky over a place at one instant of a window, computed as far as it is asked for. */
import { type Position, positionAtTt } from '../../sky/ephemeris.ts'
import { ascendant, type Horizon, horizonAt, midheaven, type Place } from '../../sky/horizon.ts'
import type { Planet } from '../../sky/planets.ts'
import { terrestrialTime } from '../../time/time-scales.ts'
import { type Ayanamsa, ayanamsaOf, inZodiacOf, seenFrom, type ZodiacChoice } from '../chart.ts'
import type { Cusps } from '../houses/cusps.ts'
import { type HouseSystem, houses } from '../houses/houses.ts'

export interface MomentInput extends ZodiacChoice {
  readonly place: Place
  readonly houseSystem: HouseSystem
}

/** Most facts need one part of the sky only, and a search asks for thousands of moments: so each part is made when it is needed, once. */
export class Moment {
  readonly instant: number
  readonly ayanamsa: Ayanamsa | null
  readonly #tt: number
  readonly #input: MomentInput
  readonly #positions = new Map<Planet, Position>()
  #horizon: Horizon | undefined
  #cusps: Cusps | undefined

  constructor(instant: number, input: MomentInput) {
    this.instant = instant
    this.#tt = terrestrialTime(instant)
    this.ayanamsa = ayanamsaOf(input, this.#tt)
    this.#input = input
  }

  get horizon(): Horizon {
    this.#horizon ??= horizonAt(this.instant, this.#input.place, this.#tt)
    return this.#horizon
  }

  get cusps(): Cusps {
    this.#cusps ??= houses(this.#input.houseSystem, this.horizon, this.ayanamsa?.degrees).cusps
    return this.#cusps
  }

  get ascendant(): number {
    return inZodiacOf(this, ascendant(this.horizon))
  }

  get midheaven(): number {
    return inZodiacOf(this, midheaven(this.horizon))
  }

  position(planet: Planet): Position {
    const cached = this.#positions.get(planet)
    if (cached !== undefined) return cached
    const found = seenFrom(this.ayanamsa, positionAtTt(planet, this.#tt))
    this.#positions.set(planet, found)
    return found
  }
}
