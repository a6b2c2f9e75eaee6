/** The headers of requests and answers, as the OpenAPI document describes them. */

export const REQUEST_ID = {
  name: 'X-Request-Id',
  in: 'header',
  required: false,
  description: 'An id of your own for this request. Without one, or with any other text, a new one is made.',
  schema: { type: 'string', pattern: '^[A-Za-z0-9._-]{1,64}$' },
}

export const HEADERS = {
  'X-Request-Id': { description: 'Id of the request.', schema: { type: 'string' } },
  'X-RateLimit-Limit': { description: 'Requests the closest window allows.', schema: { type: 'integer' } },
  'X-RateLimit-Remaining': {
    description: 'Requests left in it. An answer that takes long to compute counts as several.',
    schema: { type: 'integer' },
  },
  'X-RateLimit-Reset': {
    description: 'Unix time in seconds at which it starts anew.',
    schema: { type: 'integer' },
  },
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } },
  'Cache-Control': { description: 'Who may keep the answer, and for how long.', schema: { type: 'string' } },
  ETag: {
    description:
      'Of an answer that may be cached: sent back as `If-None-Match`, it gets 304 if nothing has changed.',
    schema: { type: 'string' },
  },
  Location: { description: 'Where to look instead.', schema: { type: 'string', format: 'uri-reference' } },
}

export const headerRefs = (...names: (keyof typeof HEADERS)[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))

/** Of every answer below `/v1`. */
export const COMMON_HEADERS = headerRefs(
  'X-Request-Id',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
)
