/**
 * Texts by key, in one block of memory outside of the engine's heap: there the garbage collector neither copies nor counts
 * them, which for thousands of texts of some kilobytes, kept for days, is a sixth of a busy service's time. The newest text is
 * written over the oldest.
 */
export interface TextRingOptions {
  /** Of the block. What has never been written to costs no memory. */
  readonly bytes: number
  readonly ttlMs: number
  readonly now: () => number
}

export interface KeptText<About> {
  readonly text: string
  readonly about: About
}

interface Place<About> {
  readonly key: string
  readonly at: number
  readonly length: number
  readonly expiresAt: number
  readonly about: About
  /** What was written next: the texts lie in the block in the order in which they were written. */
  next: Place<About> | undefined
}

export class TextRing<About> {
  readonly #options: TextRingOptions
  readonly #block: Buffer
  readonly #places = new Map<string, Place<About>>()
  #oldest: Place<About> | undefined
  #newest: Place<About> | undefined
  /** Where the next text goes. */
  #end = 0

  constructor(options: TextRingOptions) {
    this.#options = options
    // Zeroed memory comes from the system page by page, as it is used.
    this.#block = Buffer.alloc(options.bytes)
  }

  find(key: string): KeptText<About> | undefined {
    const place = this.#places.get(key)
    if (place === undefined || place.expiresAt <= this.#options.now()) return undefined
    const { at, length, about } = place
    return { text: this.#block.toString('latin1', at, at + length), about }
  }

  /** Only for texts in Latin-1: a character is a byte. One that is larger than the block is not kept. */
  keep(key: string, text: string, about: About): void {
    const { bytes, ttlMs, now } = this.#options
    const { length } = text
    this.#places.delete(key)
    if (length > bytes) return
    // At the very end not even an empty text may lie: no place there is ever needed, and it would hide those behind it.
    if (this.#end + length > bytes || this.#end === bytes) {
      this.#forget(this.#end, bytes)
      this.#end = 0
    }
    this.#forget(this.#end, this.#end + length)
    this.#block.write(text, this.#end, 'latin1')
    this.#add({ key, at: this.#end, length, expiresAt: now() + ttlMs, about, next: undefined })
    this.#end += length
  }

  #add(place: Place<About>): void {
    this.#places.set(place.key, place)
    if (this.#newest === undefined) this.#oldest = place
    else this.#newest.next = place
    this.#newest = place
  }

  /** The oldest texts are those ahead: they go as far as their place is needed. */
  #forget(start: number, end: number): void {
    let place = this.#oldest
    while (place !== undefined && place.at >= start && place.at < end) {
      // A key that was written again has its text elsewhere.
      if (this.#places.get(place.key) === place) this.#places.delete(place.key)
      place = place.next
    }
    this.#oldest = place
    if (place === undefined) this.#newest = undefined
  }
}
