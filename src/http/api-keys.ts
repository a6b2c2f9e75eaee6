/** The API keys that are in use, and which of them a request has sent. */
import { hash, timingSafeEqual } from 'node:crypto'
import { readFileSync, type Stats, statSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { IncomingHttpHeaders } from 'node:http'
import type { Logger } from 'pino'
import { ConfigError } from '../config.ts'
import { type ApiKey, apiKeysIn, type LimitsOfKey } from './api-keys-file.ts'

/** A change is noticed within this time, also where the system reports none: in a mounted folder of a cluster. */
const POLL_MS = 2000

export interface ApiKeysParts {
  readonly file: string
  readonly limitsOf: LimitsOfKey
  readonly log: Logger
}

export class ApiKeys {
  readonly #parts: ApiKeysParts
  #keys: ReadonlyMap<number, readonly ApiKey[]>
  /** Of the file when it was last read. */
  #version: string
  #timer: NodeJS.Timeout | undefined
  readonly #lastSent = new WeakMap<object, LastSent>()

  /** Throws a ConfigError if the file cannot be used. */
  constructor(parts: ApiKeysParts) {
    this.#parts = parts
    this.#version = versionOf(statSync(parts.file, { throwIfNoEntry: false }))
    this.#keys = this.#read()
  }

  /** Reads the file again whenever it changes. */
  reloadOnChange(pollMs = POLL_MS): this {
    this.#timer = setInterval(() => void this.#reloadIfChanged(), pollMs).unref()
    return this
  }

  close(): void {
    clearInterval(this.#timer)
  }

  async #reloadIfChanged(): Promise<void> {
    const version = versionOf(await stat(this.#parts.file).catch(() => undefined))
    if (version === this.#version) return
    this.#version = version
    this.readAgain()
  }

  /** Keys that cannot be read leave those in use that are there. */
  readAgain(): void {
    const { log } = this.#parts
    try {
      this.#keys = this.#read()
      log.info('the API keys have been read again')
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error
      log.warn({ reason: error.message }, 'the API keys have changed and cannot be used; the old ones stay')
    }
  }

  #read(): ReadonlyMap<number, readonly ApiKey[]> {
    const { file, limitsOf } = this.#parts
    return Map.groupBy(apiKeysIn(textOf(file), limitsOf), ({ digest }) => indexOf(digest))
  }

  /**
   * The key with this text, or undefined if there is none. `connection` belongs to one client, which usually sends its key again: then
   * it is not searched for again.
   */
  find(sent: string, connection?: object): ApiKey | undefined {
    const last = connection && this.#lastSent.get(connection)
    if (last?.sent === sent && last.among === this.#keys) return last.found
    const found = this.#search(sent)
    if (connection !== undefined) this.#lastSent.set(connection, { sent, among: this.#keys, found })
    return found
  }

  /** In constant time: how long it takes tells nothing about the keys. */
  #search(sent: string): ApiKey | undefined {
    // Node reads the bytes of a header as Latin-1.
    const digest = hash('sha256', Buffer.from(sent, 'latin1'), 'buffer')
    return this.#keys.get(indexOf(digest))?.find((key) => timingSafeEqual(key.digest, digest))
  }
}

interface LastSent {
  readonly sent: string
  /** The keys that were in use then. */
  readonly among: ReadonlyMap<number, readonly ApiKey[]>
  readonly found: ApiKey | undefined
}

/** Two bytes of a digest, so that a thousand keys are found as fast as one. Who could measure this would learn nothing about a key. */
const indexOf = (digest: Buffer) => digest.readUInt16BE()

/** The key in the headers, or undefined if there is none. Other schemes of `Authorization` are not ours. */
export function sentKey({ 'x-api-key': own, authorization }: IncomingHttpHeaders): string | undefined {
  if (own !== undefined) return String(own)
  return authorization === undefined ? undefined : /^Bearer +(.*)$/i.exec(authorization)?.[1]
}

const versionOf = (found: Stats | undefined) => `${found?.mtimeMs} ${found?.ino} ${found?.size}`

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new ConfigError(`API_KEYS_FILE takes a JSON file with a list of keys; it cannot be read (${code}).`)
  }
}
