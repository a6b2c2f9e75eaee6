/** The envelope of the astrology responses (contract §2.3). */
import { SizedText, wider } from '../http/respond.ts'

/** docs/errors.md explains them. */
export const WARNING_CODES = [
  'HIGH_LATITUDE_FALLBACK',
  'LOW_LATITUDE_FALLBACK',
  'BIRTH_TIME_UNKNOWN',
  'AMBIGUOUS_LOCAL_TIME',
  'LOCAL_MEAN_TIME',
] as const
type WarningCode = (typeof WARNING_CODES)[number]

export type Warning = { code: WarningCode; message: string; severity: 'info' | 'warning' }

/** JSON text. `data` is an object or JSON text: a cached reading is wrapped without being parsed. */
export function envelope(
  requestId: string,
  data: object | string | SizedText,
  now: number,
  warnings: readonly Warning[] = [],
): SizedText {
  const { text, bytes, around } = data instanceof SizedText ? data : sized(data)
  // A request id contains only letters, digits, dots, dashes and underscores: nothing to escape.
  const head = `{"success":true,"requestId":"${requestId}","data":`
  const warned = warnings.length === 0 ? '' : `,"warnings":${JSON.stringify(warnings)}`
  const tail = `,"timestamp":"${new Date(now).toISOString()}"${warned}}`
  return new SizedText(
    head + text + tail,
    head.length + bytes + Buffer.byteLength(tail),
    wider(head, around, tail),
  )
}

const sized = (data: object | string) => new SizedText(typeof data === 'string' ? data : JSON.stringify(data))

/** What an answer tells, without the members of the envelope that only programs need. */
export function factsIn(answer: { readonly data?: object; readonly warnings?: object }): object {
  const { data, warnings } = answer
  return data === undefined ? answer : { ...data, ...(warnings && { warnings }) }
}
