/**
 * SHA-256 (FIPS 180-4) and HMAC (RFC 2104) for messages of a few dozen bytes. Node's own take 1 and 5 µs in a loop, but
 * twenty in a busy service, where their objects and tables are not in the processor's cache; this small code and its kilobyte are.
 */
const BLOCK = 64
const DIGEST = 32
const ROUNDS = 64

const primes: number[] = []
for (let n = 2; primes.length < ROUNDS; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n)

/** The first 32 bits of the fractional part. */
const fraction = (value: number) => Math.floor((value - Math.floor(value)) * 2 ** 32) | 0

const START = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)))
const CONSTANTS = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)))

// Shared buffers: a new array of more than 64 bytes is allocated outside the JavaScript heap, which takes as long as a digest.
const state = new Int32Array(8)
const words = new Int32Array(ROUNDS)
const tail = new Uint8Array(2 * BLOCK)
const keyBlock = new Uint8Array(BLOCK)

export function sha256(message: Uint8Array): Uint8Array {
  state.set(START)
  return digestOf(message, 0)
}

export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const short = key.length > BLOCK ? sha256(key) : key
  const inner = keyed(short, 0x36, message)
  return keyed(short, 0x5c, inner)
}

/** The digest of a message after a block with the key, padded with zeros and XORed with a constant. */
function keyed(key: Uint8Array, pad: number, message: Uint8Array): Uint8Array {
  for (let i = 0; i < BLOCK; i++) keyBlock[i] = (i < key.length ? key[i]! : 0) ^ pad
  state.set(START)
  compress(keyBlock, 0)
  return digestOf(message, BLOCK)
}

/** Hashes the message and finishes; `before` bytes have been hashed already. */
function digestOf(message: Uint8Array, before: number): Uint8Array {
  const whole = message.length - (message.length % BLOCK)
  for (let at = 0; at < whole; at += BLOCK) compress(message, at)
  const length = padTail(message, whole, before + message.length)
  for (let at = 0; at < length; at += BLOCK) compress(tail, at)
  const digest = new Uint8Array(DIGEST)
  for (let i = 0; i < DIGEST; i++) digest[i] = state[i >> 2]! >>> (24 - 8 * (i & 3))
  return digest
}

/** The last bytes, from `from` on, padded with a one bit, zeros and the total length in bits: one block or two. */
function padTail(message: Uint8Array, from: number, total: number): number {
  const rest = message.length - from
  const length = rest + 9 > BLOCK ? 2 * BLOCK : BLOCK
  tail.fill(0)
  for (let i = 0; i < rest; i++) tail[i] = message[from + i]!
  tail[rest] = 0x80
  // Messages are far below 2²⁹ bytes, so their length in bits fits in four bytes.
  for (let i = 1, bits = total * 8; i <= 4; i++, bits >>>= 8) tail[length - i] = bits
  return length
}

function compress(bytes: Uint8Array, at: number): void {
  for (let t = 0; t < 16; t++, at += 4)
    words[t] = (bytes[at]! << 24) | (bytes[at + 1]! << 16) | (bytes[at + 2]! << 8) | bytes[at + 3]!
  for (let t = 16; t < ROUNDS; t++) {
    const [x, y] = [words[t - 15]!, words[t - 2]!]
    const sigma0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)
    const sigma1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10)
    words[t] = words[t - 16]! + sigma0 + words[t - 7]! + sigma1
  }
  let [a, b, c, d] = [state[0]!, state[1]!, state[2]!, state[3]!]
  let [e, f, g, h] = [state[4]!, state[5]!, state[6]!, state[7]!]
  for (let t = 0; t < ROUNDS; t++) {
    const choice = (e & f) ^ (~e & g)
    const majority = (a & b) ^ (a & c) ^ (b & c)
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + CONSTANTS[t]! + words[t]!) | 0
    const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority
    h = g
    g = f
    f = e
    e = (d + one) | 0
    d = c
    c = b
    b = a
    a = (one + two) | 0
  }
  state[0]! += a
  state[1]! += b
  state[2]! += c
  state[3]! += d
  state[4]! += e
  state[5]! += f
  state[6]! += g
  state[7]! += h
}

const turn = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits))
