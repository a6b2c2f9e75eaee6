/** Draws a picture. A separate file, because a service with built pictures never needs to load the hundred files of drawing code. */
import { drawBack } from '../drawing/card/draw-back.ts'
import { drawCard } from '../drawing/card/draw-card.ts'
import type { Picture } from './picture.ts'

export const drawn = (picture: Picture): string => (picture === 'back' ? drawBack() : drawCard(picture))
