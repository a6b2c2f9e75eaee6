/** The pictures of the deck as files: each card and the back, in two formats. */
import { CARD_IDS, type CardId } from '../drawing/card/catalogue.ts'

export type Picture = CardId | 'back'
export type Format = 'svg' | 'png'
export type FileName = `${Picture}.${Format}`

export const PNG_WIDTH = 600

export const PICTURES: readonly Picture[] = [...CARD_IDS, 'back']

const KNOWN: ReadonlySet<string> = new Set(PICTURES.flatMap((id) => [`${id}.png`, `${id}.svg`]))
export const isFileName = (name: string): name is FileName => KNOWN.has(name)

export const partsOf = (name: FileName) => name.split('.') as [Picture, Format]

export interface CardImage {
  readonly bytes: Buffer
  /** A strong tag: derived from the bytes. */
  readonly etag: string
  /** The same for clients that accept gzip; a PNG is already compressed. */
  readonly gzipped?: { readonly bytes: Buffer; readonly etag: string }
}

/** Where the API gets the pictures from. An SVG is always available; a PNG is undefined until it is built. */
export interface PictureSource {
  get(name: FileName): CardImage | undefined | Promise<CardImage | undefined>
  /** Cancels a running build. */
  stop(): void
}
