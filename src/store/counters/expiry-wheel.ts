/** A timing wheel: records are filed under the second in which they end, so that ended ones are found without a search. */
import { type CounterMemory, NONE, STATE, WHEEL_SECONDS } from './counter-memory.ts'

export class ExpiryWheel {
  readonly #state: Float64Array
  /** The first record filed under each second (modulo the wheel's length). `#later` and `#earlier` link the other records of that second. */
  readonly #wheel: Int32Array
  readonly #filedAt: Uint32Array
  readonly #later: Int32Array
  readonly #earlier: Int32Array

  constructor({ state, wheel, filedAt, later, earlier }: CounterMemory) {
    this.#state = state
    this.#wheel = wheel
    this.#filedAt = filedAt
    this.#later = later
    this.#earlier = earlier
  }

  /** Sets the values that do not start as zero. */
  initialise(): void {
    this.#wheel.fill(NONE)
  }

  /** A new record is not filed yet. */
  begin(record: number): void {
    this.#filedAt[record] = 0
  }

  isFiled(record: number): boolean {
    return this.#filedAt[record] !== 0
  }

  /** Removes at most `steps` records whose second has come and passes each to `look`, which may file it again. */
  sweep(now: number, steps: number, look: (record: number, now: number) => void): void {
    const state = this.#state
    const second = Math.floor(now / 1000)
    // After a day without requests, or at the first request, one turn of the wheel covers all records.
    if (second - state[STATE.sweptTo]! > WHEEL_SECONDS) state[STATE.sweptTo] = second - WHEEL_SECONDS
    while (state[STATE.sweptTo]! < second && steps > 0) {
      const due = (state[STATE.sweptTo]! + 1) % WHEEL_SECONDS
      for (let record = this.#wheel[due]!; record !== NONE && steps > 0; record = this.#wheel[due]!) {
        this.unfile(record)
        look(record, now)
        steps--
      }
      if (this.#wheel[due] === NONE) state[STATE.sweptTo]!++
    }
  }

  file(record: number, end: number): void {
    // Always after the second being swept and within one turn of it. A record that is therefore filed too early is filed again later.
    const sweptTo = this.#state[STATE.sweptTo]!
    const second = Math.min(Math.max(Math.ceil(end / 1000), sweptTo + 1), sweptTo + WHEEL_SECONDS)
    const place = second % WHEEL_SECONDS
    const head = this.#wheel[place]!
    this.#filedAt[record] = second
    this.#later[record] = head
    this.#earlier[record] = NONE
    if (head !== NONE) this.#earlier[head] = record
    this.#wheel[place] = record
  }

  unfile(record: number): void {
    const later = this.#later[record]!
    const earlier = this.#earlier[record]!
    if (later !== NONE) this.#earlier[later] = earlier
    if (earlier !== NONE) this.#later[earlier] = later
    else this.#wheel[this.#filedAt[record]! % WHEEL_SECONDS] = later
  }
}
