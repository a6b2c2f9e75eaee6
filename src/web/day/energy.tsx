import { capitalised } from '../../text.ts'
import type { PersonalDay } from './personal-day.ts'

type Energies = PersonalDay['transitAnalysis']['overallEnergy']

const KINDS = ['harmonious', 'neutral', 'challenging'] as const

/** Shares that add up to one, as a bar and in words. */
export function Energy({ energy }: { energy: Energies }) {
  const { type, intensity, description, scores } = energy
  return (
    <div class="energy">
      <p class="tone">
        <span class="label">Energy</span>
        <span>
          {capitalised(type)}, {intensity}
        </span>
      </p>
      <div class="energy-bar" aria-hidden="true">
        {KINDS.map((kind) => (
          <i key={kind} class={kind} style={{ flexGrow: scores[kind] }} />
        ))}
      </div>
      <ul>
        {KINDS.map((kind) => (
          <li key={kind} class={kind}>
            {capitalised(kind)} {Math.round(scores[kind] * 100)}%
          </li>
        ))}
      </ul>
      <p class="dim">{description}</p>
    </div>
  )
}
