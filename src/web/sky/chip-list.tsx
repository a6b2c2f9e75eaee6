import { useContext, useEffect, useRef } from 'preact/hooks'
import { Glyph } from '../parts/glyph.tsx'
import { bringIntoView } from '../state/media.ts'
import { sentenceToShow, TransitLightContext } from './light.ts'
import type { Chip } from './transit-chips.ts'
import { WORDS } from './words.ts'

/** Pointing at a chip highlights the sentences that came from it; pressing it keeps them highlighted, and brings the first into sight. */
export function ChipList({ chips }: { chips: readonly Chip[] }) {
  const { lit, pinned, point, keep } = useContext(TransitLightContext)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (pinned !== undefined) showSentence(list.current?.closest('section'))
  }, [pinned])
  return (
    <ul class="chips" ref={list} aria-label={WORDS.transits.label}>
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
              aria-pressed={pinned === id}
              onMouseEnter={() => point([id])}
              onMouseLeave={() => point([])}
              onClick={() => {
                keep(pinned === id ? undefined : id)
                point([])
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

/** A sentence of a category may be folded away: it is opened. */
function showSentence(room: Element | null | undefined): void {
  const lit = [...(room?.querySelectorAll('.sentence.lit') ?? [])]
  const shown = sentenceToShow(lit, (sentence) => sentence.closest('details:not([open])') !== null)
  shown?.closest('details')?.setAttribute('open', '')
  bringIntoView(shown)
}
