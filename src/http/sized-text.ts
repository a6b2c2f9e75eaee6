/**
 * Text whose size is known. Counting the bytes of a text that is put together from parts joins them, and sending it
 * joins them again with its headers: at 6 kB that is a tenth of a request.
 */
export class SizedText {
  readonly text: string
  readonly bytes: number

  constructor(text: string, bytes = Buffer.byteLength(text)) {
    this.text = text
    this.bytes = bytes
  }
}
