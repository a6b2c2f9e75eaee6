/** The Moon at this moment, and the hours of today where the visitor is. */

import { MoonNow } from './moon-now.tsx'
import { PlaceChoice } from './place-choice.tsx'
import { PlanetaryHours } from './planetary-hours.tsx'
import type { Where } from './where.ts'

interface Props {
  readonly where: Where
  readonly now: number
  readonly onChoose: (where: Where) => void
  readonly onForget: () => void
}

export function NowAbove({ where, now, onChoose, onForget }: Props) {
  return (
    <div class="two-columns">
      <MoonNow where={where} />
      <div class="panel">
        <PlaceChoice where={where} onChoose={onChoose} onForget={onForget} />
        {where.place !== '' && <PlanetaryHours where={where} now={now} />}
      </div>
    </div>
  )
}
