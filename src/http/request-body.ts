/** Reads a request's body (decision 1.4): JSON in UTF-8, at most 64 KiB, without members that could change a prototype. */
import { isUtf8 } from 'node:buffer'
import type { IncomingMessage } from 'node:http'
import { ServiceError } from '../errors.ts'

const BODY_LIMIT_BYTES = 65_536

/** A refused body is read up to this length and discarded, because a client that is still sending when we close would not get our response. */
const MAX_DRAINED_BYTES = 1_048_576

/**
 * Resolves to the body's bytes, an empty buffer if there is no body, or rejects with the error. If the client disconnects, the promise is
 * never settled, because there is nobody to answer.
 */
export function readBody(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let length = 0
    let fault: ServiceError | undefined
    request.on('data', (chunk: Buffer) => {
      // Checked only when there is a body: a request without one needs no content type.
      if (length === 0) fault = headerFault(request)
      length += chunk.length
      if (length > BODY_LIMIT_BYTES) fault ??= tooLarge()
      if (fault === undefined) chunks.push(chunk)
      else if (length > MAX_DRAINED_BYTES) reject(fault)
    })
    request.on('end', () => {
      if (fault !== undefined) reject(fault)
      else resolve(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks, length))
    })
  })
}

const JSON_TYPE = /^application\/json[ \t]*(?:;|$)/i
const CHARSET = /;[ \t]*charset[ \t]*=[ \t]*"?([^";]*)"?/i

/** The error that is evident from the headers alone. */
function headerFault({ headers }: IncomingMessage): ServiceError | undefined {
  const { 'content-type': type, 'content-encoding': encoding, 'content-length': length } = headers
  if (type !== 'application/json' && !isJsonType(type)) {
    const message = 'Send the body as JSON in UTF-8, with the header "Content-Type: application/json".'
    return new ServiceError('UNSUPPORTED_MEDIA_TYPE', message)
  }
  if (encoding !== undefined && encoding.trim().toLowerCase() !== 'identity')
    return new ServiceError('UNSUPPORTED_MEDIA_TYPE', 'Send the body without compression.')
  return Number(length) > BODY_LIMIT_BYTES ? tooLarge() : undefined
}

function isJsonType(type: string | undefined): boolean {
  if (type === undefined || !JSON_TYPE.test(type)) return false
  const charset = CHARSET.exec(type)?.[1]?.trim()
  return charset === undefined || /^utf-?8$/i.test(charset)
}

const tooLarge = () =>
  new ServiceError('PAYLOAD_TOO_LARGE', `The body may have at most ${BODY_LIMIT_BYTES} bytes.`)

const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = Buffer.from('"\\[]{}')
/** A valid request has at most four levels. Parsing thousands of levels would take a hundred times as long as an ordinary body of that size. */
const MAX_DEPTH = 32

function isTooDeep(bytes: Buffer): boolean {
  let depth = 0
  let isText = false
  // mutate constant (-1): there is no byte before the first
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]
    if (byte === QUOTE) isText = !isText
    else if (isText) at += byte === BACKSLASH ? 1 : 0
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      if (++depth > MAX_DEPTH) return true
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth--
  }
  return false
}

function tooDeep(): ServiceError {
  const message = `The body may have lists and objects inside each other up to ${MAX_DEPTH} levels.`
  return new ServiceError('VALIDATION_ERROR', message, { issues: [{ path: '', message }] }, 'shape')
}

/** Parses the bytes; `undefined` if there are none. Throws a ServiceError for an invalid body. */
export function parseBody(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined
  if (isTooDeep(bytes)) throw tooDeep()
  const text = bytes.toString('utf8')
  // Invalid bytes become U+FFFD, so only a text that contains it needs a check.
  if (text.includes('\ufffd') && !isUtf8(bytes))
    throw new ServiceError('INVALID_JSON', 'The body is not valid UTF-8.')
  let value: unknown
  try {
    value = JSON.parse(text.charCodeAt(0) === 0xfeff ? text.slice(1) : text)
  } catch {
    throw new ServiceError('INVALID_JSON', 'The body is not valid JSON.')
  }
  const fault = mayHideMembers(text) ? forbiddenMember(value) : undefined
  if (fault !== undefined) throw fault
  return value
}

// A member name can be written with \u escapes, so a text with these is checked too.
const mayHideMembers = (text: string) =>
  text.includes('__proto__') || text.includes('constructor') || text.includes('\\u')

/** Looks for members that could change a prototype. */
function forbiddenMember(value: unknown): ServiceError | undefined {
  const open: unknown[] = [value]
  while (open.length > 0) {
    const item = open.pop()
    if (typeof item !== 'object' || item === null) continue
    if (Object.hasOwn(item, '__proto__')) return forbidden('__proto__')
    const maker: unknown = Object.hasOwn(item, 'constructor') ? item.constructor : undefined
    if (typeof maker === 'object' && maker !== null && Object.hasOwn(maker, 'prototype'))
      return forbidden('constructor.prototype')
    for (const member of Object.values(item)) open.push(member)
  }
  return undefined
}

function forbidden(path: string): ServiceError {
  const message = `A member named ${path} is not accepted.`
  return new ServiceError('VALIDATION_ERROR', message, { issues: [{ path, message }] }, 'shape')
}
