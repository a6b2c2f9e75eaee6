/** The entry of the studio's thread: takes orders, delivers pictures. */
import { createHash } from 'node:crypto'
import { parentPort } from 'node:worker_threads'
import { gzipSync } from 'node:zlib'
import { Resvg } from '@resvg/resvg-js'
import { drawBack } from '../drawing/card/draw-back.ts'
import { drawCard } from '../drawing/card/draw-card.ts'
import type { Format, Picture } from './card-images.ts'
import type { Delivery, Order } from './card-studio.ts'

const PNG_WIDTH = 600

const draw = (id: Picture) => (id === 'back' ? drawBack() : drawCard(id))

function rendered(svg: string): Uint8Array {
  const options = { font: { loadSystemFonts: false }, fitTo: { mode: 'width', value: PNG_WIDTH } } as const
  return new Resvg(svg, options).render().asPng()
}

const tagged = (bytes: Uint8Array) => ({
  bytes,
  etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
})

function make(id: Picture, format: Format) {
  if (format === 'png') return tagged(rendered(draw(id)))
  const svg = Buffer.from(draw(id))
  return { ...tagged(svg), gzipped: tagged(gzipSync(svg, { level: 9 })) }
}

parentPort!.on('message', ({ number, id, format }: Order) => {
  parentPort!.postMessage({ number, ...make(id, format) } satisfies Delivery)
})
