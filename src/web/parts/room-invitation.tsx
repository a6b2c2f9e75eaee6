/** What an empty room shows first: a picture, and a sentence about what will be here. */
import type { ComponentChildren } from 'preact'
import { type PictureName, RoomPicture } from './room-picture.tsx'
import '../styles/invitation.css'

interface Props {
  readonly picture: PictureName
  readonly sentence: string
  /** A low band, instead of half of the room. */
  readonly isBand?: boolean
  /** What else is said below the sentence. */
  readonly children?: ComponentChildren
}

export const RoomInvitation = ({ picture, sentence, isBand = false, children }: Props) => (
  <div class={isBand ? 'room-invitation band' : 'room-invitation'}>
    <RoomPicture name={picture} />
    <div>
      <p class="room-sentence">{sentence}</p>
      {children}
    </div>
  </div>
)
