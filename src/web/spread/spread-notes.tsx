/** The name of the spread, and the patterns of its cards. */
import type { Dealt } from './dealt-card.ts'

export function ReadingSummary({ dealt: { title, description, patterns, cards, seed } }: { dealt: Dealt }) {
  return (
    <div class="reading-summary">
      {title && <h3>{title}</h3>}
      {description && <p>{description}</p>}
      {patterns && (
        <>
          <ul class="words" aria-label="Key themes">
            {patterns.keyThemes.map((theme) => (
              <li key={theme}>{theme}</li>
            ))}
          </ul>
          <p class="dim">
            {patterns.majorArcanaCount} of {cards.length} from the major arcana, {patterns.reversedCount}{' '}
            reversed
          </p>
        </>
      )}
      <p class="dim">
        Seed <code>{seed}</code>
      </p>
    </div>
  )
}
