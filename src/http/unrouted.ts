/** What no row answers: preflights, wrong methods, unknown paths, and paths that cannot be decoded. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Parts } from '../api/parts.ts'
import { ServiceError } from '../errors.ts'
import { inWords } from './exchange.ts'
import type { Gate } from './gate.ts'
import { PREFLIGHT_HEADERS } from './headers.ts'
import { isUnderV1, type KnownPath, pathOf } from './known-paths.ts'
import { groupNumber, groupOfUnknown } from './limits.ts'
import { respondEmpty, respondError } from './respond.ts'

export class Unrouted {
  readonly #parts: Parts
  readonly #gate: Gate
  readonly #find: (path: string) => KnownPath | undefined

  constructor(parts: Parts, gate: Gate, find: (path: string) => KnownPath | undefined) {
    this.#parts = parts
    this.#gate = gate
    this.#find = find
  }

  readonly turnAway = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    // The router has decoded it before it came here, and sent what cannot be decoded to `badPath`.
    const path = decodeURI(pathOf(request.raw.url!))
    const known = this.#find(path)
    const refusal = await this.#count(path, known, request)
    // A preflight is counted and never refused: the browser would hide the 429 behind an error of its own.
    if (known !== undefined && request.method === 'OPTIONS') preflight(request, reply, known)
    else this.#fail(refusal ?? (known ? wrongMethod(request.method, known) : notFound()), request, reply)
  }

  /** The router could not read the path. */
  readonly badPath = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const refusal = await this.#count(pathOf(request.raw.url!), undefined, request)
    const fault = new ServiceError(
      'MALFORMED_REQUEST',
      'The path has a percent sign that encodes no UTF-8 text.',
    )
    this.#fail(refusal ?? fault, request, reply)
  }

  async #count(
    path: string,
    known: KnownPath | undefined,
    request: FastifyRequest,
  ): Promise<ServiceError | undefined> {
    if (known !== undefined) request.route = known.path
    if (!isUnderV1(path)) return undefined
    try {
      return await this.#gate.admit(request, groupNumber(known?.limit ?? groupOfUnknown(path)))
    } catch (bug) {
      return inWords(bug, request.id, this.#parts)
    }
  }

  #fail(error: ServiceError, request: FastifyRequest, reply: FastifyReply): void {
    respondError(request, reply, error, this.#parts.now())
  }
}

const notFound = () =>
  new ServiceError('NOT_FOUND', 'There is nothing at this path. GET /v1/ lists what there is.')

function wrongMethod(method: string, { allow }: KnownPath): ServiceError {
  const message = `${method} is not answered at this path. Use ${allow.join(', ')}.`
  return new ServiceError('METHOD_NOT_ALLOWED', message, { allow })
}

function preflight(request: FastifyRequest, reply: FastifyReply, { allow }: KnownPath): void {
  const methods = allow.join(', ')
  respondEmpty(request, reply, 204, {
    ...PREFLIGHT_HEADERS,
    allow: methods,
    'access-control-allow-methods': methods,
  })
}
