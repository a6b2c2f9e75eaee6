/** When cards are turned: face down until their pictures are loaded, then face up one after another. */
import { useEffect, useRef, useState } from 'preact/hooks'
import { type DealtCard, pictureOf } from './dealt-card.ts'

/** The duration of the turn in spread.css. */
const TURN_MS = 420
const LONGEST_PRELOAD_MS = 2000

export interface Lying {
  readonly cards: readonly DealtCard[] | undefined
  readonly isFaceUp: boolean
}

export function useDealing(cards: readonly DealtCard[] | undefined): Lying {
  const [lying, setLying] = useState<Lying>({ cards: undefined, isFaceUp: false })
  const wereUp = useRef(false)
  useEffect(() => {
    setLying((before) => ({ ...before, isFaceUp: false }))
    if (cards === undefined) return
    let isCurrent = true
    const turning = wereUp.current && !prefersStillness() ? TURN_MS : 0
    Promise.all([pause(turning), preload(cards)]).then(() => {
      if (!isCurrent) return
      setLying({ cards, isFaceUp: false })
      // The new pictures must be in the document, face down, before they turn.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (!isCurrent) return
          wereUp.current = true
          setLying({ cards, isFaceUp: true })
        }),
      )
    })
    return () => {
      isCurrent = false
    }
  }, [cards])
  return lying
}

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** If a picture fails to load, the card is dealt anyway and shows its name. */
function preload(cards: readonly DealtCard[]): Promise<unknown> {
  const pictures = cards.map(({ id }) => {
    const picture = new Image()
    picture.src = pictureOf(id)
    return picture.decode()
  })
  return Promise.race([Promise.allSettled(pictures), pause(LONGEST_PRELOAD_MS)])
}
