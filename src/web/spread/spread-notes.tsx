/** Below a reading: what the spread is for, the patterns of its cards, and for developers the seed. */
import { useContext } from 'preact/hooks'
import { DeveloperContext } from '../state/developer.ts'
import type { Dealt } from './dealt-card.ts'
import { WORDS } from './words.ts'

export function SpreadNotes({ dealt: { description, patterns, cards, seed } }: { dealt: Dealt }) {
  const isDeveloper = useContext(DeveloperContext)
  return (
    <div class="spread-notes dim">
      {patterns && (
        <>
          <ul class="words" aria-label={WORDS.reading.keyThemes}>
            {patterns.keyThemes.map((theme) => (
              <li key={theme}>{theme}</li>
            ))}
          </ul>
          <p>{WORDS.reading.counts(patterns.majorArcanaCount, cards.length, patterns.reversedCount)}</p>
        </>
      )}
      {description && <p>{description}</p>}
      {isDeveloper && seed !== null && <p>{WORDS.reading.seed(<code>{seed}</code>)}</p>}
    </div>
  )
}
