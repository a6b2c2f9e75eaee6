/** Readings about a birth have identifiers that reveal nothing of it, and are stored encrypted so that only that birth opens them (docs/privacy.md). */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Seal } from '../store/readings/stored-readings.ts'
import { type Identify, identifiersFor } from './identifier.ts'

export interface Secrecy {
  readonly identifier: Identify
  /** Encrypts the readings of one birth. */
  readonly sealFor: (birth: string) => Seal
}

/** Both follow from the installation's secret alone, so copies that share it find and read each other's readings. */
export const secrecyOf = (secret: string): Secrecy => ({
  identifier: identifiersFor(secret),
  sealFor: (birth) => sealOf(secret, birth),
})

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

function sealOf(secret: string, birth: string): Seal {
  // Most readings are found in memory and never reach a store, so the key is made when one does.
  let cachedKey: Buffer | undefined
  const key = () =>
    (cachedKey ??= Buffer.from(hkdfSync('sha256', secret, '', `augury reading of ${birth}`, KEY_BYTES)))
  return {
    close(text) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, key(), nonce)
      const body = [cipher.update(text, 'utf8'), cipher.final()]
      return Buffer.concat([nonce, cipher.getAuthTag(), ...body]).toString('base64')
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64')
      const nonce = bytes.subarray(0, NONCE_BYTES)
      const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
      const decipher = createDecipheriv(CIPHER, key(), nonce, { authTagLength: TAG_BYTES }).setAuthTag(tag)
      const body = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES))
      return Buffer.concat([body, decipher.final()]).toString('utf8')
    },
  }
}
