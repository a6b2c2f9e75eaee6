/**
 * Texts by the digest of their key, in memory outside of the engine's heap: there the garbage collector neither copies nor
 * counts them, which for thousands of texts of some kilobytes, kept for days, takes more than a tenth of a busy service's time. The newest
 * is written over the oldest. What has never been written to costs no memory.
 */
export interface TextRingOptions {
  /** Room for all texts together. */
  readonly bytes: number
  /** How many there may be. */
  readonly texts: number
  readonly ttlMs: number
  readonly now: () => number
}

/** A digest is known by its first 128 bits. */
const WORDS = 4

export class TextRing {
  readonly #options: TextRingOptions
  readonly #block: Buffer
  /** Where the next text goes. */
  #end = 0

  // The texts that are kept have slots, which are taken in turn: the oldest, and how many follow it.
  #oldest = 0
  #count = 0
  readonly #digests: Int32Array
  readonly #starts: Uint32Array
  readonly #lengths: Uint32Array
  readonly #expiries: Float64Array

  /** The newest slot of each hash bucket, plus one; 0 is none. And the next older of the same bucket, likewise. */
  readonly #buckets: Int32Array
  readonly #older: Int32Array

  constructor(options: TextRingOptions) {
    const { bytes, texts } = options
    this.#options = options
    this.#block = Buffer.alloc(bytes)
    this.#digests = new Int32Array(WORDS * texts)
    this.#starts = new Uint32Array(texts)
    this.#lengths = new Uint32Array(texts)
    this.#expiries = new Float64Array(texts)
    this.#buckets = new Int32Array(2 ** Math.ceil(Math.log2(texts)))
    this.#older = new Int32Array(texts)
  }

  find(digest: Uint8Array): string | undefined {
    let slot = this.#buckets[this.#bucketOf(digest)]! - 1
    while (slot >= 0 && !this.#isOf(slot, digest)) slot = this.#older[slot]! - 1
    if (slot < 0 || this.#expiries[slot]! <= this.#options.now()) return undefined
    const start = this.#starts[slot]!
    return this.#block.toString('latin1', start, start + this.#lengths[slot]!)
  }

  /** Only for texts in Latin-1: a character is a byte. One that is larger than the block is not kept. */
  keep(digest: Uint8Array, text: string): void {
    const { bytes, texts, ttlMs, now } = this.#options
    const { length } = text
    if (length > bytes) return
    // At the very end not even an empty text may lie: no place there is ever needed, and it would hide those behind it.
    if (this.#end + length > bytes || this.#end === bytes) {
      this.#forget(this.#end, bytes)
      this.#end = 0
    }
    this.#forget(this.#end, this.#end + length)
    if (this.#count === texts) this.#forgetOldest()
    const slot = (this.#oldest + this.#count++) % texts
    for (let word = 0; word < WORDS; word++) this.#digests[WORDS * slot + word] = wordOf(digest, word)
    this.#starts[slot] = this.#end
    this.#lengths[slot] = length
    this.#expiries[slot] = now() + ttlMs
    const bucket = this.#bucketOf(digest)
    this.#older[slot] = this.#buckets[bucket]!
    this.#buckets[bucket] = slot + 1
    this.#block.write(text, this.#end, 'latin1')
    this.#end += length
  }

  /** The oldest texts are those ahead: they go as far as their place is needed. */
  #forget(start: number, end: number): void {
    while (this.#count > 0) {
      const at = this.#starts[this.#oldest]!
      if (at < start || at >= end) return
      this.#forgetOldest()
    }
  }

  /** It is the last of its bucket: whatever else is there came later. */
  #forgetOldest(): void {
    const bucket = this.#digests[WORDS * this.#oldest]! & (this.#buckets.length - 1)
    let slot = this.#buckets[bucket]! - 1
    if (slot === this.#oldest) this.#buckets[bucket] = 0
    else {
      while (this.#older[slot]! - 1 !== this.#oldest) slot = this.#older[slot]! - 1
      this.#older[slot] = 0
    }
    this.#oldest = (this.#oldest + 1) % this.#options.texts
    this.#count--
  }

  #bucketOf(digest: Uint8Array): number {
    return wordOf(digest, 0) & (this.#buckets.length - 1)
  }

  #isOf(slot: number, digest: Uint8Array): boolean {
    for (let word = 0; word < WORDS; word++)
      if (this.#digests[WORDS * slot + word] !== wordOf(digest, word)) return false
    return true
  }
}

const wordOf = (digest: Uint8Array, word: number) => {
  const at = 4 * word
  return digest[at]! | (digest[at + 1]! << 8) | (digest[at + 2]! << 16) | (digest[at + 3]! << 24)
}
