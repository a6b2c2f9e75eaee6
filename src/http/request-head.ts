/** Checks that apply to every request and that Node's parser does not make. */
import type { IncomingMessage } from 'node:http'
import { ServiceError } from '../errors.ts'

/** Throws if the HTTP version or `Host` is wrong (RFC 9112 §2.3, §3.2). */
export function checkHead({
  httpVersion,
  rawHeaders,
}: Pick<IncomingMessage, 'httpVersion' | 'rawHeaders'>): void {
  if (httpVersion !== '1.1' && httpVersion !== '1.0') throw wrongVersion(httpVersion)
  const hosts = hostHeaders(rawHeaders)
  if (hosts > 1) throw malformed('A request has one Host header.')
  if (hosts === 0 && httpVersion === '1.1') throw malformed('An HTTP/1.1 request needs a Host header.')
}

export const wrongVersion = (version: string) =>
  version.startsWith('0')
    ? malformed('This service speaks HTTP/1.1. Send the request as that.')
    : new ServiceError(
        'HTTP_VERSION_NOT_SUPPORTED',
        'This service speaks HTTP/1.1. Send the request as that.',
      )

const malformed = (message: string) => new ServiceError('MALFORMED_REQUEST', message)

/** Needed because `headers` has only the first of two. */
function hostHeaders(raw: readonly string[]): number {
  let hosts = 0
  for (let at = 0; at < raw.length; at += 2)
    if (raw[at]!.length === 4 && raw[at]!.toLowerCase() === 'host') hosts++
  return hosts
}
