/** A realistic example error for each code, for the reference. docs/errors.md explains causes and fixes. */
import { POINTS } from '../chart/points.ts'
import type { ErrorCode } from '../errors.ts'
import { SIGNS } from '../sky/zodiac.ts'

type Example = { message: string; details?: Record<string, unknown> }

export const ERROR_EXAMPLES = {
  INVALID_JSON: { message: 'The body is not valid JSON.' },
  VALIDATION_ERROR: {
    message: 'latitude must be a finite number.',
    details: { issues: [{ path: 'latitude', message: 'latitude must be a finite number.' }] },
  },
  INVALID_ZODIAC_SIGN: {
    message: 'The sign must be one of the twelve signs.',
    details: { provided: 'ophiuchus', validOptions: [...SIGNS] },
  },
  UNSUPPORTED_HOUSE_SYSTEM: {
    message: 'The house system must be whole, placidus or koch.',
    details: { requested: 'equal', supported: ['whole', 'placidus', 'koch'] },
  },
  UNSUPPORTED_ZODIAC: {
    message: 'The zodiac must be tropical.',
    details: { requested: 'sidereal', supported: ['tropical'] },
  },
  INVALID_DATE_FORMAT: {
    message: 'There is no such date. Write it as YYYY-MM-DD.',
    details: { field: 'date', provided: '2025-02-30', expected: 'YYYY-MM-DD' },
  },
  DATE_OUT_OF_RANGE: {
    message: 'The date must lie between 1600-01-01 and 2399-12-31.',
    details: { field: 'date', provided: '2400-01-01', earliest: '1600-01-01', latest: '2399-12-31' },
  },
  INVALID_COORDINATES: {
    message: 'The latitude must lie between -90 and 90.',
    details: { field: 'latitude', provided: 91, range: [-90, 90] },
  },
  INVALID_TIMEZONE: {
    message: 'The time zone must be an IANA name, such as Europe/Berlin.',
    details: { provided: 'Mars/Olympus' },
  },
  NONEXISTENT_LOCAL_TIME: {
    message: 'The clocks were set forward over this time.',
    details: {
      provided: '2025-03-30 02:30:00',
      timezone: 'Europe/Berlin',
      before: '2025-03-30 01:59:59',
      after: '2025-03-30 03:00:00',
    },
  },
  BIRTH_TIME_REQUIRED: {
    message: 'lots cannot be computed without the time of birth.',
    details: { field: 'lots' },
  },
  UNKNOWN_BODY: {
    message: `bodies must be among ${POINTS.join(', ')}.`,
    details: { provided: 'vulcan', validOptions: [...POINTS] },
  },
  UNKNOWN_PLACE: {
    message: 'place names no place. GET /v1/places finds places by their names.',
    details: { field: 'place', provided: '4717561' },
  },
  RANGE_TOO_LARGE: {
    message: 'At most 400 days are listed at once.',
    details: { field: 'to', requestedDays: 731, limitDays: 400 },
  },
  INVALID_API_KEY: { message: 'There is no such API key. Without a key, the usual limits hold.' },
  ORIGIN_NOT_ALLOWED: {
    message: 'Pages of https://app.example.org may not call the tools here.',
    details: { provided: 'https://app.example.org' },
  },
  HOST_NOT_ALLOWED: {
    message:
      'This service does not answer for that host. If it should, the operator can add it to ALLOWED_HOSTS.',
    details: { provided: 'other.example.org' },
  },
  RATE_LIMIT_EXCEEDED: {
    message: 'At most 30 requests a minute are served here. Try again in 42 s.',
    details: { limit: 30, window: 'minute', retryAfterSeconds: 42 },
  },
  NOT_FOUND: { message: 'There is nothing at this path. GET /v1/ lists what there is.' },
  METHOD_NOT_ALLOWED: {
    message: 'PUT is not answered at this path. Use POST, OPTIONS.',
    details: { allow: ['POST', 'OPTIONS'] },
  },
  PAYLOAD_TOO_LARGE: { message: 'The body may have at most 65536 bytes.' },
  UNSUPPORTED_MEDIA_TYPE: {
    message: 'Send the body as JSON in UTF-8, with the header "Content-Type: application/json".',
  },
  MALFORMED_REQUEST: { message: 'This is not a well-formed HTTP/1.1 request.' },
  REQUEST_TIMEOUT: { message: 'The request did not arrive whole in time. Send it again.' },
  HEADERS_TOO_LARGE: { message: 'Path and headers may have at most 16 KiB together.' },
  HTTP_VERSION_NOT_SUPPORTED: { message: 'This service speaks HTTP/1.1. Send the request as that.' },
  INTERNAL_ERROR: { message: 'Something went wrong on our side. The request id leads us to it.' },
  SERVICE_UNAVAILABLE: { message: 'There is more to do than the service can. Try again in a moment.' },
} as const satisfies Record<ErrorCode, Example>
