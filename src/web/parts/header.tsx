import { useIsNarrow } from '../state/media.ts'
import { addressOf, ROOMS, type Room } from '../state/rooms.ts'
import type { Theme } from '../state/theme.ts'
import { Star } from './star.tsx'

/** The full name, and a short one for phones. */
const TITLES: Record<Room, readonly [string, string]> = {
  spread: ['Cards', 'Cards'],
  sky: ['Your sign', 'Sign'],
  month: ['The month', 'Month'],
  chart: ['Birth chart', 'Chart'],
  day: ['Your day', 'Day'],
  deck: ['The deck', 'Deck'],
  journal: ['Journal', 'Journal'],
}

interface Props {
  readonly room: Room | undefined
  readonly theme: Theme
  readonly onToggle: () => void
}

export function Header({ room: current, theme, onToggle }: Props) {
  const isNarrow = useIsNarrow()
  return (
    <header>
      <h1>
        <a class="brand" href="./">
          <Star />
          <span>Augury</span>
        </a>
      </h1>
      <nav aria-label="Rooms">
        {ROOMS.map((room) => (
          <a
            key={room}
            href={addressOf(room)}
            aria-label={TITLES[room][0]}
            aria-current={room === current ? 'page' : undefined}
          >
            {TITLES[room][isNarrow ? 1 : 0]}
          </a>
        ))}
      </nav>
      <button
        type="button"
        class="quiet theme"
        onClick={onToggle}
        aria-label={`Switch to the ${theme === 'dark' ? 'light' : 'dark'} theme`}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="12" r="8" />
          <path d="M12 4a8 8 0 0 1 0 16z" />
        </svg>
      </button>
    </header>
  )
}
