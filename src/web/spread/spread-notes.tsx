/** Below a reading: what the spread is for, the patterns of its cards, and the seed. */
import type { Dealt } from './dealt-card.ts'

export function SpreadNotes({ dealt: { description, patterns, cards, seed } }: { dealt: Dealt }) {
  return (
    <div class="spread-notes dim">
      {patterns && (
        <>
          <ul class="words" aria-label="Key themes">
            {patterns.keyThemes.map((theme) => (
              <li key={theme}>{theme}</li>
            ))}
          </ul>
          <p>
            {patterns.majorArcanaCount} of {cards.length} from the major arcana, {patterns.reversedCount}{' '}
            reversed
          </p>
        </>
      )}
      {description && <p>{description}</p>}
      {seed !== null && (
        <p>
          Drawn from the seed <code>{seed}</code>, which lays the same cards for everyone.
        </p>
      )}
    </div>
  )
}
