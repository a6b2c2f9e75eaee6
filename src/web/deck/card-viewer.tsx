/** A card, large: it can be zoomed, and its symbols can be touched and read. */

import type { RefObject } from 'preact'
import { useEffect, useImperativeHandle, useRef, useState } from 'preact/hooks'
import { Front } from '../spread/tarot-card.tsx'
import type { DeckCard } from './deck.ts'
import { layerOf, shareOf, sidesOf } from './symbol-sides.ts'
import type { CardSymbol } from './symbols.ts'
import { useZoom } from './use-zoom.ts'
import { WORDS } from './words.ts'
import { MAX_SCALE } from './zoom.ts'
import '../styles/card-viewer.css'

export interface ViewerKeys {
  /** Whether the key was one of the picture’s. */
  readonly onKey: (event: KeyboardEvent) => boolean
}

interface Props {
  readonly card: DeckCard
  readonly orientation: 'upright' | 'reversed'
  /** What the picture shows. */
  readonly alt: string
  /** Empty until they are there. */
  readonly symbols: readonly CardSymbol[]
  readonly chosen: string | undefined
  readonly onChoose: (key: string | undefined) => void
  readonly onSwipe: (by: 1 | -1) => void
  readonly keys: RefObject<ViewerKeys | null>
}

export function CardViewer({ card, orientation, alt, symbols, chosen, onChoose, onSwipe, keys }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const { view, zoomIn, zoomOut, centre, onKey } = useZoom(frame, onSwipe)
  const [pointed, setPointed] = useState<string>()
  const isReversed = orientation === 'reversed'
  useImperativeHandle(keys, () => ({ onKey }))
  const explained = symbols.find(({ key }) => key === (pointed ?? chosen))
  useEffect(() => {
    const symbol = symbols.find(({ key }) => key === chosen)
    if (symbol) centre(shareOf(symbol.place, isReversed))
  }, [chosen, isReversed])
  return (
    <div class="viewer">
      <div class={view.scale > 1 ? 'frame enlarged' : 'frame'} ref={frame}>
        <div class="layer" style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}>
          <Front card={{ ...card, orientation }} alt={alt} />
          {symbols.map(({ key, name, place }) => (
            <button
              key={key}
              type="button"
              class="spot"
              style={{ ...sidesOf(place, isReversed), zIndex: layerOf(place), '--scale': view.scale }}
              aria-label={name}
              aria-pressed={key === chosen}
              onClick={() => onChoose(key === chosen ? undefined : key)}
              onFocus={() => setPointed(key)}
              onBlur={() => setPointed(undefined)}
              onPointerEnter={() => setPointed(key)}
              onPointerLeave={() => setPointed(undefined)}
            />
          ))}
        </div>
      </div>
      <p class="symbol-meaning" role="status">
        {explained ? (
          <>
            <b>{explained.name}</b> {explained.meaning}
          </>
        ) : (
          symbols.length > 0 && <span class="dim">{WORDS.symbols.hint}</span>
        )}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons of one kind, and no fields of a form */}
      <div class="zoom" role="group" aria-label={WORDS.zoom.label}>
        <ZoomButton label={WORDS.zoom.out} line="M5 12H19" isEnd={view.scale === 1} onPress={zoomOut} />
        <ZoomButton
          label={WORDS.zoom.in}
          line="M5 12H19M12 5V19"
          isEnd={view.scale === MAX_SCALE}
          onPress={zoomIn}
        />
      </div>
    </div>
  )
}

interface ZoomProps {
  readonly label: string
  readonly line: string
  /** A button that is switched off would lose the focus. */
  readonly isEnd: boolean
  readonly onPress: () => void
}

const ZoomButton = ({ label, line, isEnd, onPress }: ZoomProps) => (
  <button type="button" class="quiet" aria-label={label} aria-disabled={isEnd} onClick={onPress}>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={line} />
    </svg>
  </button>
)
