import { NAMES } from '../parts/words.ts'
import type { PersonalDay } from './personal-day.ts'
import { WORDS } from './words.ts'

type Energies = PersonalDay['transitAnalysis']['overallEnergy']

const KINDS = ['harmonious', 'neutral', 'challenging'] as const

/** Shares that add up to one, as a bar and in words. */
export function Energy({ energy }: { energy: Energies }) {
  const { type, intensity, description, scores } = energy
  return (
    <div class="energy">
      <p class="tone">
        <span class="label">{WORDS.energy}</span>
        <span>{WORDS.energyOf(NAMES.title(type), NAMES.term(intensity))}</span>
      </p>
      <div class="energy-bar" aria-hidden="true">
        {KINDS.map((kind) => (
          <i key={kind} class={kind} style={{ flexGrow: scores[kind] }} />
        ))}
      </div>
      <ul>
        {KINDS.map((kind) => (
          <li key={kind} class={kind}>
            {WORDS.share(NAMES.title(kind), NAMES.percent(scores[kind]))}
          </li>
        ))}
      </ul>
      <p class="dim">{description}</p>
    </div>
  )
}
