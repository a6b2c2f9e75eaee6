/** The wheel before a birth is known: the zodiac alone. */
import { useContext, useMemo } from 'preact/hooks'
import { drawBareWheel } from '../../drawing/wheel/bare-wheel.ts'
import { ThemeContext } from '../state/theme.ts'
import { WORDS } from './words.ts'

const EMPTY = { bodies: [], aspects: [] }

/** `invitation` says what will be here. */
export function EmptyWheel({ invitation = WORDS.emptyWheel }: { readonly invitation?: string }) {
  const theme = useContext(ThemeContext)
  const svg = useMemo(() => drawBareWheel(EMPTY, { theme }), [theme])
  return (
    <div class="wheel empty-wheel">
      {/* Our own drawing, made of numbers: nothing a stranger wrote is in it. */}
      <div aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />
      <p>{invitation}</p>
    </div>
  )
}
