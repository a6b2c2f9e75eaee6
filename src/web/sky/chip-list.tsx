import { useContext, useState } from 'preact/hooks'
import { Glyph } from '../parts/glyph.tsx'
import { LightContext } from './sourced-text.tsx'
import type { Chip } from './transit-chips.ts'

/** Pointing at a chip highlights the sentences that came from it; pressing it keeps them highlighted, for touch and keyboard. */
export function ChipList({ chips }: { chips: readonly Chip[] }) {
  const { lit, point } = useContext(LightContext)
  const [kept, setKept] = useState<string>()
  return (
    <ul class="chips" aria-label="Transits behind the text">
      {chips.map(({ id, glyphs, text, isCited }) => {
        const content = (
          <>
            {glyphs.map((name, at) => (
              // Venus can square Venus.
              <Glyph key={`${name}${at}`} name={name} />
            ))}
            <span>{text}</span>
          </>
        )
        if (!isCited) return <li key={id}>{content}</li>
        return (
          <li key={id} class={lit.includes(id) ? 'cited lit' : 'cited'}>
            <button
              type="button"
              aria-pressed={kept === id}
              onMouseEnter={() => point([id])}
              onMouseLeave={() => point(kept === undefined ? [] : [kept])}
              onClick={() => {
                const next = kept === id ? undefined : id
                setKept(next)
                point(next === undefined ? [] : [next])
              }}
            >
              {content}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
