/** The picture of a card, and its title. */
import { ART_VERSION } from '../../art-version.ts'
import { NAMES } from './words.ts'

/** `The Star, reversed` */
export const cardTitle = ({
  name,
  orientation,
}: {
  readonly name: string
  readonly orientation: string
}): string => (orientation === 'reversed' ? NAMES.reversed(name) : name)

/** Relative to the page, whatever host the API's links have. A picture with its version is cached indefinitely. */
export const pictureOf = (id: string): string => `cards/${id}.svg?v=${ART_VERSION}`
export const BACK = pictureOf('back')
