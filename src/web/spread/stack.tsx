/** The deck as a stack, on a phone: a swipe, a drag or a touch deals the next card. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { BACK } from '../parts/card-picture.ts'
import type { PagePoint } from '../parts/point.ts'
import { SHOWN } from './fan.tsx'
import { FanFoot } from './fan-foot.tsx'
import { isDrag, isFarEnough, onto, slotAt, underFinger } from './stack-drag.ts'
import { WORDS } from './words.ts'

/** Of a card on its way to its place. */
const FLIGHT_MS = 240
const AT_REST: PagePoint = { x: 0, y: 0 }

interface Props {
  readonly chosen: number
  readonly count: number
  readonly onChoose: (at: number) => void
  readonly onRest: () => void
}

export function Stack({ chosen, count, onChoose, onRest }: Props) {
  const top = useRef<HTMLButtonElement>(null)
  const [moved, setMoved] = useState(AT_REST)
  /** Where the finger was put down, until it is lifted. */
  const start = useRef<PagePoint | undefined>(undefined)
  /** A drag ends with a click, which must not deal again. */
  const hasDragged = useRef(false)
  const isFlying = useRef(false)
  useLayoutEffect(() => top.current?.focus({ preventScroll: true }), [])

  const deal = async (clientX: number, from: PagePoint) => {
    const card = top.current
    if (card === null || isFlying.current) return
    // Where it lies in the stack, wherever it is held now.
    const { left, width } = card.parentElement!.getBoundingClientRect()
    const slot = slotAt(clientX - left, width, SHOWN)
    isFlying.current = true
    await fly(card, from)
    isFlying.current = false
    setMoved(AT_REST)
    onChoose(slot)
  }
  const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
    if (start.current === undefined || isFlying.current) return
    const by = { x: clientX - start.current.x, y: clientY - start.current.y }
    if (isDrag(by)) hasDragged.current = true
    if (hasDragged.current) setMoved(by)
  }
  const onPointerUp = ({ clientX, clientY }: PointerEvent) => {
    const from = start.current
    start.current = undefined
    if (from === undefined || !hasDragged.current) return
    const by = { x: clientX - from.x, y: clientY - from.y }
    if (isFarEnough(by)) void deal(from.x, by)
    else setMoved(AT_REST)
  }
  return (
    <div class="fan-area">
      <p role="status">{WORDS.stack.deal(count - chosen)}</p>
      <div class="stack">
        <img src={BACK} alt="" draggable={false} />
        <img src={BACK} alt="" draggable={false} />
        <button
          type="button"
          ref={top}
          aria-label={WORDS.stack.card(chosen + 1, count)}
          style={{ transform: moved === AT_REST ? undefined : underFinger(moved) }}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            start.current = { x: event.clientX, y: event.clientY }
            hasDragged.current = false
          }}
          onPointerMove={onPointerMove}
          onPointerUp={onPointerUp}
          onPointerCancel={() => {
            start.current = undefined
            setMoved(AT_REST)
          }}
          onClick={({ clientX }) => !hasDragged.current && void deal(clientX, AT_REST)}
          // A click by key comes without a finger.
          onKeyDown={() => {
            hasDragged.current = false
          }}
        >
          <img src={BACK} alt="" draggable={false} />
        </button>
      </div>
      <FanFoot chosen={chosen} onRest={onRest} />
    </div>
  )
}

/** To the first place on the cloth that is empty. */
async function fly(card: HTMLElement, from: PagePoint): Promise<void> {
  const place = card.closest('.cloth')?.querySelector('.unfilled')
  if (!place) return
  const [here, there] = [card.parentElement!.getBoundingClientRect(), place.getBoundingClientRect()]
  const flight = card.animate(
    [{ transform: from === AT_REST ? 'none' : underFinger(from) }, { transform: onto(here, there) }],
    {
      duration: FLIGHT_MS,
      easing: 'cubic-bezier(0.3, 0.6, 0.3, 1)',
    },
  )
  await flight.finished.catch(() => undefined)
}
