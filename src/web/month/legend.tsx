/** What the signs in the days mean. */
import { MoonDisc } from '../parts/moon-disc.tsx'
import { MarkSign } from './day-cell.tsx'

export function Legend() {
  return (
    <ul class="legend">
      <li class="phase">
        <MoonDisc illuminated={1} tilt={0} /> new, full or quarter Moon
      </li>
      <li>
        <MarkSign mark={{ kind: 'eclipse', names: [] }} /> eclipse
      </li>
      <li>
        <MarkSign mark={{ kind: 'ingress', names: ['venus', 'libra'] }} /> enters a sign
      </li>
      <li>
        <MarkSign mark={{ kind: 'station', names: ['mercury'], turns: 'retrograde' }} /> turns retrograde
      </li>
      <li>
        <MarkSign mark={{ kind: 'station', names: ['mercury'], turns: 'direct' }} /> turns direct
      </li>
    </ul>
  )
}
