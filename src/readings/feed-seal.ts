/**
 * The address of a private feed holds its own request, sealed: nothing of it is stored (docs/timeline.md, "A private calendar"). The nonce follows from
 * what is sealed, so that the same request has the same address, and no nonce is ever used for two texts.
 */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto'

export interface FeedKeys {
  readonly current: string
  /** Opens addresses that were made before the key was changed; seals none. */
  readonly old?: string | undefined
}

export interface OpenedFeed {
  readonly text: string
  /** The same for the same feed and name; neither can be found out from it. */
  readonly uid: (name: string) => string
}

export interface FeedSeal {
  /** A token for an address: letters, digits, `-` and `_`. */
  readonly close: (text: string) => string
  /** Undefined for a token that was not made with one of the keys. */
  readonly open: (token: string) => OpenedFeed | undefined
}

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16
const UID_LENGTH = 22
/** No feed has a longer token. */
const MAX_TOKEN_LENGTH = 1000

export function feedSealOf({ current, old }: FeedKeys): FeedSeal {
  const keys = [current, ...(old === undefined ? [] : [old])].map(keysFrom)
  return {
    close: (text) => closed(text, keys[0]!),
    open(token) {
      if (token.length > MAX_TOKEN_LENGTH || !/^[\w-]+$/.test(token)) return undefined
      const bytes = Buffer.from(token, 'base64url')
      // Base64 can be spelled in several ways; an address has one.
      if (bytes.length <= NONCE_BYTES + TAG_BYTES || bytes.toString('base64url') !== token) return undefined
      for (const each of keys) {
        const text = opened(bytes, each)
        if (text !== undefined) return { text, uid: (name) => uidOf(text, name, each) }
      }
      return undefined
    },
  }
}

type Keys = Readonly<Record<'seal' | 'nonce' | 'uid', Buffer>>

const keysFrom = (key: string): Keys => {
  const derived = (use: string) => Buffer.from(hkdfSync('sha256', key, '', `augury feed ${use}`, KEY_BYTES))
  return { seal: derived('seal'), nonce: derived('nonce'), uid: derived('uid') }
}

const digest = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest()

function closed(text: string, { seal, nonce }: Keys): string {
  const once = digest(nonce, text).subarray(0, NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, seal, once)
  const body = [cipher.update(text, 'utf8'), cipher.final()]
  return Buffer.concat([once, ...body, cipher.getAuthTag()]).toString('base64url')
}

function opened(bytes: Buffer, { seal }: Keys): string | undefined {
  const once = bytes.subarray(0, NONCE_BYTES)
  const tag = bytes.subarray(-TAG_BYTES)
  const decipher = createDecipheriv(CIPHER, seal, once, { authTagLength: TAG_BYTES }).setAuthTag(tag)
  try {
    const body = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES))
    return Buffer.concat([body, decipher.final()]).toString('utf8')
  } catch {
    // Not sealed with this key, or changed since.
    return undefined
  }
}

const uidOf = (text: string, name: string, { uid }: Keys): string =>
  digest(uid, JSON.stringify([text, name]))
    .toString('base64url')
    .slice(0, UID_LENGTH)
