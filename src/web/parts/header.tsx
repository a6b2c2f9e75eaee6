import { useEffect, useRef, useState } from 'preact/hooks'
import { BirthsButton } from '../births/births-button.tsx'
import { siteName } from '../site-name.ts'
import { useIsNarrow } from '../state/media.ts'
import { addressOf, ROOMS, type Room } from '../state/rooms.ts'
import type { ColourTheme } from '../state/theme.ts'
import { FRAME } from './words.ts'

interface Props {
  readonly room: Room | undefined
  readonly theme: ColourTheme
  readonly onToggle: () => void
}

export function Header({ room: current, theme, onToggle }: Props) {
  const isNarrow = useIsNarrow()
  const nav = useRef<HTMLElement>(null)
  const [isScrolled, setScrolled] = useState(false)
  // The menu of a phone is wider than its screen: the room that is open is in sight.
  useEffect(() => {
    const menu = nav.current
    const link = menu?.querySelector<HTMLElement>('[aria-current]')
    if (menu && link) menu.scrollLeft = link.offsetLeft + link.offsetWidth / 2 - menu.clientWidth / 2
  }, [current, isNarrow])
  return (
    <header>
      <h1>
        <a class="brand" href="./">
          <Star />
          <span>{siteName()}</span>
        </a>
      </h1>
      <nav
        ref={nav}
        aria-label={FRAME.menu.label}
        class={isScrolled ? 'scrolled' : undefined}
        onScroll={(event) => setScrolled(event.currentTarget.scrollLeft > 0)}
      >
        {ROOMS.map((room) => (
          <a
            key={room}
            href={addressOf(room)}
            aria-label={FRAME.menu.rooms[room].full}
            aria-current={room === current ? 'page' : undefined}
          >
            {FRAME.menu.rooms[room][isNarrow ? 'short' : 'full']}
          </a>
        ))}
      </nav>
      <BirthsButton />
      <button
        type="button"
        class="quiet theme"
        onClick={onToggle}
        aria-label={FRAME.menu.theme[theme === 'dark' ? 'light' : 'dark']}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="12" r="8" />
          <path d="M12 4a8 8 0 0 1 0 16z" />
        </svg>
      </button>
    </header>
  )
}

/** The eight-pointed star of the deck's corners. */
function Star() {
  return (
    <svg class="star" viewBox="0 0 64 64" aria-hidden="true">
      <path d="M32.0 3.0L35.6 23.2L45.4 18.6L40.8 28.4L61.0 32.0L40.8 35.6L45.4 45.4L35.6 40.8L32.0 61.0L28.4 40.8L18.6 45.4L23.2 35.6L3.0 32.0L23.2 28.4L18.6 18.6L28.4 23.2z" />
      <circle cx="32" cy="32" r="3.4" />
    </svg>
  )
}
