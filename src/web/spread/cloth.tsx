/** The cloth with its cards, face down until they are dealt. */
import { celticPlace } from './cloth-places.ts'
import type { DealtCard } from './dealt-card.ts'
import type { Kind } from './kinds.ts'
import { UNLIT, useLight } from './light.ts'
import { TarotCard } from './tarot-card.tsx'
import type { Lying } from './use-dealing.ts'

interface Props {
  readonly kind: Kind
  readonly count: number
  readonly lying: Lying
  readonly isWaiting: boolean
  readonly onOpen: (card: DealtCard) => void
}

export function Cloth({ kind, count, lying, isWaiting, onOpen }: Props) {
  const { cards, isFaceUp } = lying
  const { lit, pointing } = useLight()
  const numbers =
    cards?.map((card) => card.position.number) ?? Array.from({ length: count }, (_, at) => at + 1)
  const isCross = kind === 'celtic_cross'
  return (
    <div
      class={`cloth ${isCross ? 'cross' : 'rows'} ${isWaiting ? 'waiting' : ''} ${lit === UNLIT ? '' : 'lighting'}`}
      data-count={numbers.length}
    >
      {numbers.map((number, index) => {
        const card = cards?.[index]
        const place = isCross ? celticPlace(number) : undefined
        return (
          <div
            key={number}
            class={`place ${place?.isCrossing ? 'crossing' : ''} ${lit.positions.includes(number) ? 'lit' : ''}`}
            style={place && { left: `${place.x}%`, top: `${place.y}%` }}
            {...(isFaceUp && pointing({ positions: [number] }))}
          >
            <TarotCard card={card} index={index} isFaceUp={isFaceUp} onOpen={() => card && onOpen(card)} />
            <span class="place-name" aria-hidden="true">
              <b>{number}</b>
              {!isCross && isFaceUp && <span>{card?.position.name}</span>}
            </span>
          </div>
        )
      })}
    </div>
  )
}
