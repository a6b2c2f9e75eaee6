/** The Moon in her phase. Hidden from screen readers, because her phase is beside her in words. */
import { litSide, type MoonView } from '../../drawing/moon.ts'
import '../styles/moon.css'

export function MoonDisc(view: MoonView) {
  return (
    <svg class="moon-disc" viewBox="-11 -11 22 22" aria-hidden="true">
      <circle r="10" class="dark-side" />
      <path d={litSide(view, 10)} />
    </svg>
  )
}
