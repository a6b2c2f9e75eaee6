/** A wheel of which a sector can be enlarged: by a touch, or by a button. */
import type { VNode } from 'preact'
import { useState } from 'preact/hooks'
import { useIsPrinting } from '../state/printing.ts'
import type { PicturePoint } from './enlarged.ts'
import { WORDS } from './words.ts'

/** What the button enlarges; whoever touches the wheel chooses the sector. */
const AT_ASCENDANT: PicturePoint = { x: 0.2, y: 0.5 }

interface EnlargedChart {
  readonly enlargedAt: PicturePoint | undefined
  /** Enlarges the sector around a point, or shows the whole again. */
  readonly touch: (point: PicturePoint) => void
  /** Of the class of the figure. */
  readonly name: string
  readonly button: VNode
}

export function useEnlarged(): EnlargedChart {
  const isPrinting = useIsPrinting()
  const [point, setPoint] = useState<PicturePoint>()
  const enlargedAt = isPrinting ? undefined : point
  const isEnlarged = enlargedAt !== undefined
  const touch = (touched: PicturePoint) => setPoint(isEnlarged ? undefined : touched)
  return {
    enlargedAt,
    touch,
    name: isEnlarged ? 'wheel enlarged' : 'wheel',
    button: (
      <button type="button" class="quiet" onClick={() => touch(AT_ASCENDANT)}>
        {isEnlarged ? WORDS.wholeWheel : WORDS.enlargeWheel}
      </button>
    ),
  }
}
