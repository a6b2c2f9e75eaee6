/** What a visitor points at: a card lights its sentences, a sentence its cards, but not the other sentences about them. */
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'

export interface Lit {
  /** Numbers of the positions whose cards are lit. */
  readonly positions: readonly number[]
  /** The sentence pointed at, unless it is a card. */
  readonly sentence?: string
}

export const UNLIT: Lit = { positions: [] }

export interface CardLight {
  readonly lit: Lit
  readonly point: (at: Lit) => void
}

export const CardLightContext = createContext<CardLight>({ lit: UNLIT, point: () => undefined })

export const isLit = ({ positions, sentence }: Lit, of: { text: string; positions: readonly number[] }) =>
  sentence === undefined ? of.positions.some((number) => positions.includes(number)) : sentence === of.text

/** Handlers for an element that lights something while the pointer or the focus is on it. */
export const lightHandlers = (point: CardLight['point'], at: Lit) => ({
  onMouseEnter: () => point(at),
  // What the keyboard has reached keeps its light when a mouse passes over it.
  onMouseLeave: ({ currentTarget }: { currentTarget: { matches: (selectors: string) => boolean } }) => {
    if (!currentTarget.matches(':focus-visible, :has(:focus-visible)')) point(UNLIT)
  },
  onFocusIn: () => point(at),
  onFocusOut: () => point(UNLIT),
})

export function useCardLight() {
  const { lit, point } = useContext(CardLightContext)
  return { lit, pointing: (at: Lit) => lightHandlers(point, at) }
}
