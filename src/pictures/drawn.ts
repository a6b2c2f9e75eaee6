/** A picture as it is drawn. In a file of its own: the drawings are a hundred files of code, which a service that has its pictures never loads. */
import { drawBack } from '../drawing/card/draw-back.ts'
import { drawCard } from '../drawing/card/draw-card.ts'
import type { Picture } from './picture.ts'

export const drawn = (picture: Picture): string => (picture === 'back' ? drawBack() : drawCard(picture))
