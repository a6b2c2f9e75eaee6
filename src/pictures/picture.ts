/** The pictures of the deck as files: each card and the back, in two formats. */
import { DECK } from '../tarot/deck.ts'

/** The id of a card, or `back`. */
export type Picture = string
export type Format = 'svg' | 'png'
export type FileName = `${Picture}.${Format}`

export const PNG_WIDTH = 600

export const PICTURES: readonly Picture[] = [...DECK.map(({ id }) => id), 'back']

// mutate order: a set is asked for what it has
const FILE_NAMES: ReadonlySet<string> = new Set(PICTURES.flatMap((id) => [`${id}.png`, `${id}.svg`]))
export const isFileName = (name: string): name is FileName => FILE_NAMES.has(name)

export const partsOf = (name: FileName) => name.split('.') as [Picture, Format]

/** The drawing: made by `deck/`, kept in data. */
export const drawingFile = (picture: Picture): URL =>
  new URL(`../../data/cards/${picture}.svg`, import.meta.url)

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
