/** Reads a request's body as decision 1.4 has it: JSON in UTF-8, at most 64 KiB, nothing that could reach a prototype. */
import { isUtf8 } from 'node:buffer'
import type { IncomingMessage } from 'node:http'
import { ServiceError } from '../errors.ts'

export const BODY_LIMIT_BYTES = 65_536

const JSON_TYPE = /^application\/json[ \t]*(;|$)/i
const CHARSET = /;[ \t]*charset[ \t]*=[ \t]*"?([^";]*)"?/i

/** Throws for a body that is not JSON by its headers. */
export function checkBodyHeaders({ headers }: Pick<IncomingMessage, 'headers'>): void {
  const type = headers['content-type']
  if (type !== 'application/json' && !isJsonType(type)) {
    throw new ServiceError(
      'UNSUPPORTED_MEDIA_TYPE',
      'Send the body as JSON, with the header "Content-Type: application/json".',
    )
  }
  const encoding = headers['content-encoding']
  if (encoding !== undefined && encoding.trim().toLowerCase() !== 'identity')
    throw new ServiceError('UNSUPPORTED_MEDIA_TYPE', 'Send the body without compression.')
  if (Number(headers['content-length']) > BODY_LIMIT_BYTES) throw tooLarge()
}

function isJsonType(type: string | undefined): boolean {
  if (type === undefined || !JSON_TYPE.test(type)) return false
  const charset = CHARSET.exec(type)?.[1]?.trim()
  return charset === undefined || /^utf-?8$/i.test(charset)
}

const tooLarge = () =>
  new ServiceError('PAYLOAD_TOO_LARGE', `The body may have at most ${BODY_LIMIT_BYTES} bytes.`)

/** Collects the body and hands on its value; `undefined` when there is none. The form Fastify calls a parser in. */
export function readBody(
  request: { raw: IncomingMessage },
  payload: IncomingMessage,
  done: (error: Error | null, body?: unknown) => void,
): void {
  const chunks: Buffer[] = []
  let length = 0
  const stop = (error: unknown) => {
    payload.removeAllListeners('data').removeAllListeners('end')
    done(error as Error)
  }
  payload.on('data', (chunk: Buffer) => {
    try {
      // Not before there is a byte: a request without a body needs no content type.
      if (length === 0) checkBodyHeaders(request.raw)
      length += chunk.length
      if (length > BODY_LIMIT_BYTES) throw tooLarge()
      chunks.push(chunk)
    } catch (error) {
      stop(error)
    }
  })
  payload.on('error', () =>
    stop(new ServiceError('MALFORMED_REQUEST', 'The request ended before its body was complete.')),
  )
  payload.on('end', () => {
    try {
      done(null, parseBody(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks, length)))
    } catch (error) {
      done(error as Error)
    }
  })
}

/** Bytes → value; `undefined` when there are none. */
export function parseBody(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined
  if (!isUtf8(bytes)) throw new ServiceError('INVALID_JSON', 'The body is not valid UTF-8.')
  const text = bytes.toString('utf8')
  const value = parseJson(text.charCodeAt(0) === 0xfeff ? text.slice(1) : text)
  if (mayHideMembers(text)) rejectPrototypes(value)
  return value
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ServiceError('INVALID_JSON', 'The body is not valid JSON.')
  }
}

// A member name can be written with \u escapes, so such a text is looked at too.
const mayHideMembers = (text: string) =>
  text.includes('__proto__') || text.includes('constructor') || text.includes('\\u')

/** Walks without recursion: a body can nest thirty thousand levels deep. */
function rejectPrototypes(value: unknown): void {
  const open: unknown[] = [value]
  while (open.length > 0) {
    const item = open.pop()
    if (typeof item !== 'object' || item === null) continue
    if (Object.hasOwn(item, '__proto__')) throw forbidden('__proto__')
    const maker: unknown = Object.hasOwn(item, 'constructor') ? item.constructor : undefined
    if (typeof maker === 'object' && maker !== null && Object.hasOwn(maker, 'prototype'))
      throw forbidden('constructor.prototype')
    for (const member of Object.values(item))
      if (typeof member === 'object' && member !== null) open.push(member)
  }
}

function forbidden(path: string): ServiceError {
  const message = `A member named ${path} is not accepted.`
  return new ServiceError('VALIDATION_ERROR', message, { issues: [{ path, message }] }, 'shape')
}
