/** The buttons at the foot of a card's dialog, and the arrow keys that do the same. */
import { FRAME } from './words.ts'

interface Props {
  /** Absent: there is no other card. */
  readonly onStep: ((by: number) => void) | undefined
  readonly onClose: () => void
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

export function stepByKey(event: KeyboardEvent, onStep: Props['onStep']): void {
  const by = STEPS[event.key]
  // A choice in the dialog has these keys for itself.
  if (by !== undefined && !(event.target instanceof HTMLInputElement)) onStep?.(by)
}

export function CardSteps({ onStep, onClose }: Props) {
  return (
    <div class="card-steps">
      {onStep && (
        <>
          <button type="button" class="quiet" onClick={() => onStep(-1)}>
            {FRAME.steps.previous}
          </button>
          <button type="button" class="quiet" onClick={() => onStep(1)}>
            {FRAME.steps.next}
          </button>
        </>
      )}
      <button type="button" onClick={onClose}>
        {FRAME.steps.close}
      </button>
    </div>
  )
}
