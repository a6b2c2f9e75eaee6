/** Below the fan or the stack: to have the rest chosen, and the switch for sound and touch. */
import { switchFeel, useFeel } from '../feel/feel.ts'
import { WORDS } from './words.ts'

interface Props {
  readonly chosen: number
  readonly onRest: () => void
}

export function FanFoot({ chosen, onRest }: Props) {
  const isOn = useFeel()
  return (
    <div class="fan-foot">
      <button type="button" class="quiet on-cloth" onClick={onRest}>
        {chosen === 0 ? WORDS.fan.chooseForMe : WORDS.fan.chooseTheRest}
      </button>
      <button
        type="button"
        class="quiet on-cloth feel"
        aria-label={WORDS.feel.short}
        aria-pressed={isOn}
        onClick={() => switchFeel(!isOn)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 9.5V14.5H7.5L12 18.5V5.5L7.5 9.5Z" />
          <path
            d={
              isOn ? 'M15.5 9Q17.5 12 15.5 15M18 6.5Q22 12 18 17.5' : 'M15.5 9.5L20.5 14.5M20.5 9.5L15.5 14.5'
            }
          />
        </svg>
      </button>
    </div>
  )
}
