/** What runs in the studio's process: takes orders, makes pictures, keeps them on the shelf it is given, delivers them. */
import { renderAsync } from '@resvg/resvg-js'
import { giveWay } from '../shelf.ts'
import { drawn } from './drawn.ts'
import { type FileName, partsOf } from './picture.ts'
import { PictureShelf } from './picture-shelf.ts'
import type { Delivery, Order } from './studio.ts'

const RENDERING = { font: { loadSystemFonts: false }, fitTo: { mode: 'width', value: 600 } } as const

const [, , folder] = process.argv
const shelf = folder === undefined ? undefined : new PictureShelf(folder)

/** Rendered in a thread of its own: an order that comes meanwhile is begun at once. */
async function make(name: FileName): Promise<Uint8Array> {
  const [picture, format] = partsOf(name)
  const drawing = drawn(picture)
  return format === 'svg' ? Buffer.from(drawing) : (await renderAsync(drawing, RENDERING)).asPng()
}

async function fulfil({ number, name, isWanted }: Order): Promise<void> {
  if (!isWanted) giveWay(process.pid)
  const bytes = await make(name)
  const kept = shelf?.put(name, bytes)
  if (isWanted) {
    deliver({ number, bytes })
    // Who waited has it; that it could not be kept is told when it is made ahead.
    await kept?.catch(() => {})
  } else {
    await kept
    deliver({ number })
  }
}

const deliver = (delivery: Delivery) => process.send!(delivery)

process.on('message', (order: Order) => {
  fulfil(order).catch((error: Error) => deliver({ number: order.number, fault: error.message }))
})
// Nobody is there any more to make pictures for.
process.on('disconnect', () => process.exit())
