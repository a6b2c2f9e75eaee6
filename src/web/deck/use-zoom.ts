/** Zooming and moving a picture: two fingers, the wheel, a drag, a double click; and keys and buttons by what it returns. */
import type { RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { PagePoint } from '../parts/point.ts'
import {
  centred,
  centreOf,
  type Fingers,
  moved,
  pinched,
  type Size,
  STEP,
  swiped,
  WHOLE,
  type ZoomView,
  zoomed,
} from './zoom.ts'

/** A finger that moves less has touched, not dragged. */
const STILL_PX = 6
/** By a double click. */
const CLOSE_UP = 2.5
/** Of an arrow key. */
const KEY_PX = 60

const ARROWS: Readonly<Record<string, PagePoint>> = {
  ArrowLeft: { x: KEY_PX, y: 0 },
  ArrowRight: { x: -KEY_PX, y: 0 },
  ArrowUp: { x: 0, y: KEY_PX },
  ArrowDown: { x: 0, y: -KEY_PX },
}

const sizeOf = (frame: Element): Size => ({ width: frame.clientWidth, height: frame.clientHeight })

function pointIn(frame: Element, { clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>): PagePoint {
  const { left, top } = frame.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}

/** `onSwipe`: a finger has wiped over the whole card. */
export function useZoom(frame: RefObject<HTMLElement | null>, onSwipe: (by: 1 | -1) => void) {
  const [view, setView] = useState(WHOLE)
  const latest = useRef(view)
  const swipe = useRef(onSwipe)
  swipe.current = onSwipe
  const show = (next: ZoomView) => {
    latest.current = next
    setView(next)
  }
  useEffect(
    () =>
      followGestures(
        frame.current!,
        () => latest.current,
        show,
        (by) => swipe.current(by),
      ),
    [],
  )
  const size = () => sizeOf(frame.current!)
  const zoom = (factor: number) => show(zoomed(latest.current, factor, centreOf(size()), size()))
  return {
    view,
    zoomIn: () => zoom(STEP),
    zoomOut: () => zoom(1 / STEP),
    /** With this part of the picture in the middle, if not all of it is seen. */
    centre: (at: PagePoint) => latest.current.scale > 1 && show(centred(latest.current.scale, at, size())),
    /** Whether the key was one of ours. */
    onKey: ({ key }: Pick<KeyboardEvent, 'key'>): boolean => {
      if (key === '+' || key === '=') zoom(STEP)
      else if (key === '-') zoom(1 / STEP)
      else if (key === '0') show(WHOLE)
      else if (latest.current.scale > 1 && ARROWS[key]) show(moved(latest.current, ARROWS[key], size()))
      else return false
      return true
    },
  }
}

type Show = (view: ZoomView) => void

/** Returns what ends it. */
function followGestures(frame: HTMLElement, now: () => ZoomView, show: Show, onSwipe: (by: 1 | -1) => void) {
  const ended = new AbortController()
  const { signal } = ended
  /** Where each finger is, by the number the browser gives it. */
  const down = new Map<number, PagePoint>()
  let start: PagePoint | undefined
  let hasDragged = false

  const onDown = (event: PointerEvent) => {
    if (event.button !== 0) return
    const at = pointIn(frame, event)
    down.set(event.pointerId, at)
    // A second finger makes it a pinch, whatever the first one meant.
    start = down.size === 1 ? at : undefined
    hasDragged = down.size > 1
  }
  const onMove = (event: PointerEvent) => {
    const before = down.get(event.pointerId)
    if (before === undefined) return
    const at = pointIn(frame, event)
    const fingers = [...down.values()]
    down.set(event.pointerId, at)
    if (start && Math.hypot(at.x - start.x, at.y - start.y) > STILL_PX) hasDragged = true
    if (down.size === 2)
      show(
        pinched(
          now(),
          fingers as unknown as Fingers,
          [...down.values()] as unknown as Fingers,
          sizeOf(frame),
        ),
      )
    else if (down.size === 1 && hasDragged)
      show(moved(now(), { x: at.x - before.x, y: at.y - before.y }, sizeOf(frame)))
  }
  const onUp = (event: PointerEvent) => {
    const at = down.get(event.pointerId)
    down.delete(event.pointerId)
    if (at === undefined || start === undefined || event.type === 'pointercancel') return
    const by = event.pointerType === 'touch' && now().scale === 1 ? swiped(start, at) : 0
    start = undefined
    if (by !== 0) onSwipe(by)
  }
  const onClick = (event: MouseEvent) => {
    if (!hasDragged) return
    event.stopPropagation()
    event.preventDefault()
  }
  frame.addEventListener('pointerdown', onDown, { signal })
  // Beyond the frame, too.
  addEventListener('pointermove', onMove, { signal })
  addEventListener('pointerup', onUp, { signal })
  addEventListener('pointercancel', onUp, { signal })
  // What was dragged was not pressed.
  frame.addEventListener('click', onClick, { signal, capture: true })
  // The browser would scroll with two fingers, and end the pinch.
  frame.addEventListener('touchmove', (event) => event.touches.length > 1 && event.preventDefault(), {
    signal,
    passive: false,
  })
  frame.addEventListener(
    'wheel',
    (event) => {
      const next = zoomed(now(), Math.exp(-event.deltaY / 300), pointIn(frame, event), sizeOf(frame))
      // A whole card lets the wheel scroll on.
      if (next.scale === now().scale) return
      event.preventDefault()
      show(next)
    },
    { signal, passive: false },
  )
  frame.addEventListener(
    'dblclick',
    (event) => show(now().scale > 1 ? WHOLE : zoomed(now(), CLOSE_UP, pointIn(frame, event), sizeOf(frame))),
    { signal },
  )
  return () => ended.abort()
}
