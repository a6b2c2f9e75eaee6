/** The cloth with its cards, face down until they are dealt; before that, with the fan they are chosen from. */
import type { ComponentChildren } from 'preact'
import { celticPlace } from '../../drawing/spread-places.ts'
import { feel } from '../feel/feel.ts'
import type { DealtCard } from './dealt-card.ts'
import type { Kind } from './kinds.ts'
import { UNLIT, useCardLight } from './light.ts'
import { TarotCard } from './tarot-card.tsx'
import type { ClothState } from './use-dealing.ts'

interface Props {
  readonly kind: Kind
  readonly count: number
  readonly lying: ClothState
  readonly isWaiting: boolean
  /** Whether the visitor turns the cards. */
  readonly isOneByOne: boolean
  readonly onOpen: (card: DealtCard) => void
  /** How many cards have been taken from the fan, while there is one. */
  readonly taken: number | undefined
  /** The fan. */
  readonly children?: ComponentChildren
}

export function Cloth({ kind, count, lying, isWaiting, isOneByOne, onOpen, taken, children }: Props) {
  const { lit, pointing } = useCardLight()
  const turn = (index: number) => {
    feel('turn')
    lying.turn(index)
  }
  const cards = taken === undefined ? lying.cards : undefined
  const numbers =
    cards?.map((card) => card.position.number) ?? Array.from({ length: count }, (_, at) => at + 1)
  const isCross = kind === 'celtic_cross'
  const className = ['cloth', isWaiting && 'waiting', lit !== UNLIT && 'lighting', children && 'choosing']
  return (
    <div class={className.filter(Boolean).join(' ')}>
      {children}
      <div class={isCross ? 'cross' : 'rows'} data-count={numbers.length}>
        {numbers.map((number, index) => {
          const card = cards?.[index]
          const place = isCross ? celticPlace(number) : undefined
          const isTurned = card !== undefined && lying.turned.has(index)
          const isEmpty = taken !== undefined && index >= taken
          return (
            <div
              key={number}
              class={`place ${place?.isCrossing ? 'crossing' : ''} ${isEmpty ? 'unfilled' : ''} ${lit.positions.includes(number) ? 'lit' : ''}`}
              style={place && { left: `${place.x}%`, top: `${place.y}%` }}
              {...(isTurned && pointing({ positions: [number] }))}
            >
              <TarotCard
                card={card}
                index={index}
                isTurned={isTurned}
                isThere={lying.arrived.has(index)}
                onTurn={isOneByOne ? () => turn(index) : undefined}
                onOpen={() => card && onOpen(card)}
              />
              <span class="place-name" aria-hidden="true">
                <b>{number}</b>
                {!isCross && card && (isTurned || isOneByOne) && <span>{card.position.name}</span>}
              </span>
            </div>
          )
        })}
      </div>
    </div>
  )
}
