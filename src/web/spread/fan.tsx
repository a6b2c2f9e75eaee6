/** The shuffled deck in a fan, to choose cards from. Arrow keys go through it, Enter or Space takes a card. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { BACK } from '../parts/card-picture.ts'
import { FanFoot } from './fan-foot.tsx'
import { WORDS } from './words.ts'

/** As many as a finger can tell apart on a phone. The deck is long: after each choice the fan is full again. */
export const SHOWN = 11
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

interface Props {
  readonly chosen: number
  readonly count: number
  readonly onChoose: (at: number) => void
  readonly onRest: () => void
}

export function Fan({ chosen, count, onChoose, onRest }: Props) {
  const [current, setCurrent] = useState(Math.floor(SHOWN / 2))
  const fan = useRef<HTMLDivElement>(null)
  const focus = (at: number, options?: FocusOptions) =>
    fan.current?.querySelectorAll('button')[at]?.focus(options)
  // Whoever asked for it by key chooses by key. The view moves by itself.
  useLayoutEffect(() => focus(current, { preventScroll: true }), [])
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = (current + step + SHOWN) % SHOWN
    setCurrent(next)
    focus(next)
  }
  const left = count - chosen
  return (
    <div class="fan-area">
      <p role="status">{WORDS.fan.choose(left)}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: its buttons are one stop of the Tab key, as in a toolbar */}
      <div class="fan" role="group" aria-label={WORDS.fan.label} ref={fan} onKeyDown={onKeyDown}>
        {Array.from({ length: SHOWN }, (_, at) => (
          <button
            key={at}
            type="button"
            style={{ '--from-middle': at - (SHOWN - 1) / 2 }}
            aria-label={WORDS.fan.card(at + 1)}
            tabIndex={at === current ? 0 : -1}
            onClick={() => {
              setCurrent(at)
              onChoose(at)
            }}
          >
            <img src={BACK} alt="" draggable={false} />
          </button>
        ))}
      </div>
      <FanFoot chosen={chosen} onRest={onRest} />
    </div>
  )
}
