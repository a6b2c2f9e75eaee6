import { sha256 } from '../sha256.ts'

const LENGTH = 22
/** The letters of base64url, as bytes. */
const LETTERS = Buffer.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_')
const letters = Buffer.alloc(LENGTH)

/** The same inputs give the same identifier; 132 bits of a digest tell nothing of them. `chart_4kP…` */
export const identifier = (kind: string, key: string): string =>
  identifierOf(kind, sha256(Buffer.from(key, 'utf8')))

/** Letter by letter: for the platform's base64 the digest would have to leave the engine's heap, at the price of a digest. */
export function identifierOf(kind: string, digest: Uint8Array): string {
  for (let i = 0; i < LENGTH; i++) {
    const bit = 6 * i
    const twoBytes = (digest[bit >> 3]! << 8) | digest[(bit >> 3) + 1]!
    letters[i] = LETTERS[(twoBytes >> (10 - (bit & 7))) & 63]!
  }
  return `${kind}_${letters.toString('latin1')}`
}
