/**
 * The journal as a file that only its passphrase opens, to move it to another device. PBKDF2 (SHA-256) makes the key, AES-GCM with 256
 * bits encrypts. The file names its own parameters, so that later versions can raise them and still open older files.
 */
import { type FileFault, type FileReading, readFile } from './entries.ts'

const KIND = 'augury-encrypted-journal'
const VERSION = 1
/** As OWASP recommends for PBKDF2 with SHA-256. */
const ITERATIONS = 600_000
/** A file that asks for more would keep a phone busy for minutes. */
// mutate constant: one more or less of millions
const MAX_ITERATIONS = 5_000_000
const SALT_BYTES = 16
const NONCE_BYTES = 12

export const MIN_PASSPHRASE = 8

/** Browsers encrypt only on pages that came over HTTPS or from the machine itself. */
export const canEncrypt = (): boolean => globalThis.crypto?.subtle !== undefined

interface EncryptedFile {
  readonly kind: typeof KIND
  readonly version: number
  readonly key: { readonly name: 'PBKDF2'; readonly hash: 'SHA-256'; iterations: number; salt: string }
  readonly cipher: { readonly name: 'AES-GCM'; readonly nonce: string }
  readonly data: string
}

export async function encryptedFileOf(text: string, passphrase: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES))
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
  const key = await keyOf(passphrase, salt, ITERATIONS)
  const data = await crypto.subtle.encrypt(cipherOf(nonce), key, new TextEncoder().encode(text))
  const file: EncryptedFile = {
    kind: KIND,
    version: VERSION,
    key: { name: 'PBKDF2', hash: 'SHA-256', iterations: ITERATIONS, salt: base64(salt) },
    cipher: { name: 'AES-GCM', nonce: base64(nonce) },
    data: base64(new Uint8Array(data)),
  }
  return JSON.stringify(file, null, 2)
}

/** Whether a file wants a passphrase. */
export const isEncrypted = (text: string): boolean =>
  /^\s*\{\s*"kind"\s*:\s*"augury-encrypted-journal"/.test(text)

export async function readEncryptedFile(text: string, passphrase: string): Promise<FileReading> {
  const file = parsed(text)
  if (file === undefined) return failed('unreadable')
  if (file.version > VERSION) return failed('newer')
  try {
    const key = await keyOf(passphrase, bytesOf(file.key.salt), file.key.iterations)
    const open = await crypto.subtle.decrypt(cipherOf(bytesOf(file.cipher.nonce)), key, bytesOf(file.data))
    return readFile(new TextDecoder().decode(open))
  } catch {
    // AES-GCM does not tell a wrong key from changed data.
    return failed('passphrase')
  }
}

const failed = (kind: Exclude<FileFault['kind'], 'damaged'>): FileReading => ({
  entries: [],
  fault: { kind },
})

function parsed(text: string): EncryptedFile | undefined {
  try {
    const { kind, version, key, cipher, data } = JSON.parse(text) as EncryptedFile
    const isWhole =
      kind === KIND &&
      Number.isInteger(version) &&
      (version > VERSION ||
        (Number.isInteger(key.iterations) &&
          key.iterations > 0 &&
          key.iterations <= MAX_ITERATIONS &&
          [key.salt, cipher.nonce, data].every((part) => typeof part === 'string')))
    return isWhole ? { kind, version, key, cipher, data } : undefined
  } catch {
    return undefined
  }
}

/** The same letters are written in several ways: an accent typed on another device is the same accent. */
async function keyOf(
  passphrase: string,
  salt: Uint8Array<ArrayBuffer>,
  iterations: number,
): Promise<CryptoKey> {
  const typed = new TextEncoder().encode(passphrase.normalize('NFKC'))
  const secret = await crypto.subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveKey'])
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations },
    secret,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
}

/** What kind of file it is cannot be exchanged without the key, either. */
const cipherOf = (iv: Uint8Array<ArrayBuffer>) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(`${KIND} ${VERSION}`),
})

// Letter by letter: as arguments of one call, a long journal would be too many.
const base64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
