/** The pictures of the deck as files: made in the studio at the first request, then kept. */
import { LRUCache } from 'lru-cache'
import { type CardId, isCardId } from '../drawing/card/catalogue.ts'
import { Studio } from './card-studio.ts'

/** All 79 pictures in both formats take about 13 MB. */
const MOST_BYTES_KEPT = 24 * 1024 * 1024

export type Format = 'png' | 'svg'
export type Picture = CardId | 'back'
export const isPicture = (id: string): id is Picture => id === 'back' || isCardId(id)

export type CardImage = {
  readonly bytes: Buffer
  /** Strong: the same bytes, the same tag. */
  readonly etag: string
  /** The same for clients that take gzip; a PNG is packed already. */
  readonly gzipped?: { readonly bytes: Buffer; readonly etag: string }
}

export class CardImages {
  readonly #studio = new Studio()
  readonly #kept = new LRUCache<string, CardImage>({
    maxSize: MOST_BYTES_KEPT,
    sizeCalculation: ({ bytes, gzipped }) => bytes.length + (gzipped?.bytes.length ?? 0),
  })
  /** One making for all who ask at the same time. */
  readonly #underWay = new Map<string, Promise<CardImage>>()

  get(id: Picture, format: Format): CardImage | Promise<CardImage> {
    const name = `${id}.${format}`
    const ready = this.#kept.get(name) ?? this.#underWay.get(name)
    if (ready !== undefined) return ready
    const making = this.#make(name, id, format).finally(() => this.#underWay.delete(name))
    this.#underWay.set(name, making)
    return making
  }

  async #make(name: string, id: Picture, format: Format): Promise<CardImage> {
    const image = await this.#studio.make(id, format)
    this.#kept.set(name, image)
    return image
  }
}
