/** How the cards lie: face down until they are turned, all at once or one by one, and until their pictures are there. */
import { useCallback, useEffect, useRef, useState } from 'preact/hooks'
import { pictureOf } from '../parts/card-picture.ts'
import { prefersStillness } from '../state/media.ts'
import type { DealtCard } from './dealt-card.ts'

/** The duration of the turn in cards.css. */
const TURN_MS = 420

export interface ClothState {
  readonly cards: readonly DealtCard[] | undefined
  /** Indices of the cards that have been turned. */
  readonly turned: ReadonlySet<number>
  /** Indices of the cards whose pictures are there: a card that waits for its own shows its back. */
  readonly arrived: ReadonlySet<number>
  readonly isAllTurned: boolean
  readonly turn: (index: number) => void
  readonly turnAll: () => void
}

const NONE: ReadonlySet<number> = new Set()
const including = (set: ReadonlySet<number>, index: number): ReadonlySet<number> => new Set(set).add(index)

/** `isOneByOne`: the visitor turns them. */
export function useDealing(cards: readonly DealtCard[] | undefined, isOneByOne: boolean): ClothState {
  const [lying, setLying] = useState<readonly DealtCard[]>()
  const [turned, setTurned] = useState(NONE)
  const [arrived, setArrived] = useState(NONE)
  const wereUp = useRef(false)
  const turnAll = useCallback(() => setTurned(new Set(cards?.keys())), [cards])
  useEffect(() => {
    setTurned(NONE)
    if (cards === undefined) return
    let isCurrent = true
    const whenCurrent = (then: () => void) => () => void (isCurrent && then())
    const turning = wereUp.current && !prefersStillness() ? TURN_MS : 0
    setTimeout(
      whenCurrent(() => {
        setArrived(NONE)
        setLying(cards)
        wereUp.current = true
        cards.forEach(({ id }, index) => {
          // If a picture fails to load, the card shows its name.
          const come = whenCurrent(() => setArrived((before) => including(before, index)))
          pictureIsThere(id).then(come, come)
        })
        // The new cards must be in the document, face down, before they turn.
        if (!isOneByOne) requestAnimationFrame(() => requestAnimationFrame(whenCurrent(turnAll)))
      }),
      turning,
    )
    return () => {
      isCurrent = false
    }
  }, [cards])
  const turn = useCallback((index: number) => setTurned((before) => including(before, index)), [])
  const isAllTurned = lying !== undefined && turned.size === lying.length
  return { cards: lying, turned, arrived, isAllTurned, turn, turnAll }
}

function pictureIsThere(id: string): Promise<void> {
  const picture = new Image()
  picture.src = pictureOf(id)
  return picture.decode()
}
