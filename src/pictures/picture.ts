/** The pictures of the deck as files: each card and the back, in two formats. */
import { createHash } from 'node:crypto'
import { CARD_IDS, type CardId } from '../drawing/card/catalogue.ts'

export type Picture = CardId | 'back'
export type Format = 'svg' | 'png'
export type FileName = `${Picture}.${Format}`

const PICTURES: readonly Picture[] = [...CARD_IDS, 'back']

/** In the order in which they are made ahead: to begin with, one that the renderer has a part in, too. */
export const FILE_NAMES: readonly FileName[] = PICTURES.flatMap((id) => [`${id}.png`, `${id}.svg`] as const)

const KNOWN: ReadonlySet<string> = new Set(FILE_NAMES)
export const isFileName = (name: string): name is FileName => KNOWN.has(name)

export const partsOf = (name: FileName) => name.split('.') as [Picture, Format]

export interface CardImage {
  readonly bytes: Buffer
  /** Strong: the same bytes, the same tag. */
  readonly etag: string
  /** The same for clients that take gzip; a PNG is packed already. */
  readonly gzipped?: { readonly bytes: Buffer; readonly etag: string }
}

/** Where the API gets the pictures from. One may have to be made first; a PNG that cannot be is told with the same fault as long as it is not tried again. */
export interface PictureSource {
  get(name: FileName): CardImage | Promise<CardImage>
  /** Gives up what is being made. */
  stop(): void
}

export const digestOf = (bytes: Uint8Array) =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
