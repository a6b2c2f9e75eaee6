/** The symbols of a card in words, all of them; pressing one shows where it is. */
import type { CardSymbol } from './symbols.ts'
import { WORDS } from './words.ts'

interface Props {
  readonly symbols: readonly CardSymbol[]
  readonly chosen: string | undefined
  readonly onChoose: (key: string) => void
}

export function SymbolList({ symbols, chosen, onChoose }: Props) {
  return (
    <div class="symbols">
      <h4 class="label">{WORDS.symbols.title}</h4>
      <ul>
        {symbols.map(({ key, name, meaning }) => (
          <li key={key} class={key === chosen ? 'lit' : ''}>
            <button type="button" class="link" aria-pressed={key === chosen} onClick={() => onChoose(key)}>
              {name}
            </button>
            <p>{meaning}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
