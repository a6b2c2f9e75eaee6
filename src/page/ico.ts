/** An icon file (.ico) with several sizes, each as a PNG. Browsers and programs look for one at `/favicon.ico`. */

interface Image {
  /** In pixels, as high as it is wide. */
  readonly width: number
  readonly png: Buffer
}

const HEAD_BYTES = 6
const ENTRY_BYTES = 16
const TYPE_ICON = 1
const BITS_PER_PIXEL = 32

export function icoOf(images: readonly Image[]): Buffer {
  const head = Buffer.alloc(HEAD_BYTES + ENTRY_BYTES * images.length)
  head.writeUInt16LE(TYPE_ICON, 2)
  head.writeUInt16LE(images.length, 4)
  let start = head.length
  for (const [at, { width, png }] of images.entries()) {
    const entry = HEAD_BYTES + ENTRY_BYTES * at
    head.writeUInt8(width, entry)
    head.writeUInt8(width, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(BITS_PER_PIXEL, entry + 6)
    head.writeUInt32LE(png.length, entry + 8)
    head.writeUInt32LE(start, entry + 12)
    start += png.length
  }
  return Buffer.concat([head, ...images.map(({ png }) => png)])
}
