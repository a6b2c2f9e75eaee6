/** The envelope of the astrology responses (contract §2.3). */
import { timestamp } from '../http/timestamp.ts'

export type Warning = { code: string; message: string; severity: 'info' | 'warning' }

/**
 * Ready JSON. `data` is an object, or JSON text that is ready already: a cached reading is wrapped without being parsed.
 */
export function envelope(
  requestId: string,
  data: object | string,
  now: number,
  warnings: readonly Warning[] = [],
): string {
  const text = typeof data === 'string' ? data : JSON.stringify(data)
  const tail = warnings.length === 0 ? '' : `,"warnings":${JSON.stringify(warnings)}`
  // A request id holds only letters, digits, dots, dashes and underscores: nothing to escape.
  return `{"success":true,"requestId":"${requestId}","data":${text},"timestamp":"${timestamp(now)}"${tail}}`
}

/**
 * JSON text whose size is known. Counting the bytes of a text that is put together from parts joins them, and sending it
 * joins them again with its headers: at 6 kB that is a tenth of a request.
 */
export class SizedText {
  readonly text: string
  readonly bytes: number

  constructor(text: string, bytes: number) {
    this.text = text
    this.bytes = bytes
  }
}

/** The envelope around such a text. All that it adds is ASCII, unless it warns. */
export function sizedEnvelope(
  requestId: string,
  data: SizedText,
  now: number,
  warnings: readonly Warning[] = [],
): SizedText {
  const text = envelope(requestId, data.text, now, warnings)
  const isCounted = warnings.length === 0
  return new SizedText(
    text,
    isCounted ? text.length - data.text.length + data.bytes : Buffer.byteLength(text),
  )
}
