/** What the signs in the days mean. */
import { MoonDisc } from '../parts/moon-disc.tsx'
import { MarkSign } from './day-cell.tsx'
import { WORDS } from './words.ts'

export function Legend() {
  return (
    <ul class="legend">
      <li class="phase">
        <MoonDisc illuminated={1} tilt={0} /> {WORDS.legend.phase}
      </li>
      <li>
        <MarkSign mark={{ kind: 'eclipse', names: [] }} /> {WORDS.legend.eclipse}
      </li>
      <li>
        <MarkSign mark={{ kind: 'ingress', names: ['venus', 'libra'] }} /> {WORDS.legend.ingress}
      </li>
      <li>
        <MarkSign mark={{ kind: 'station', names: ['mercury'], turns: 'retrograde' }} />{' '}
        {WORDS.legend.retrograde}
      </li>
      <li>
        <MarkSign mark={{ kind: 'station', names: ['mercury'], turns: 'direct' }} /> {WORDS.legend.direct}
      </li>
    </ul>
  )
}
