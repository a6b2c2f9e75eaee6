import { useEffect, useState } from 'preact/hooks'
import { SECTIONS, type Section } from '../state/address.ts'
import { useIsNarrow } from '../state/narrow.ts'
import type { Theme } from '../state/theme.ts'
import { Star } from './star.tsx'

/** The full name, and a short one for phones. */
const TITLES: Record<Section, readonly [string, string]> = {
  spread: ['Tarot', 'Tarot'],
  sky: ['Today’s sky', 'Sky'],
  month: ['The month', 'Month'],
  chart: ['Birth chart', 'Chart'],
  day: ['Your day', 'Day'],
  reference: ['For developers', 'Developers'],
}

export function Header({ theme, onToggle }: { theme: Theme; onToggle: () => void }) {
  const current = useCurrentSection()
  const isNarrow = useIsNarrow()
  return (
    <header>
      <a class="brand" href="#top" aria-label="Augury, to the top">
        <Star />
        <span>Augury</span>
      </a>
      <nav aria-label="Sections">
        {SECTIONS.map((section) => (
          <a
            key={section}
            href={`#${section}`}
            aria-label={TITLES[section][0]}
            aria-current={section === current ? 'true' : undefined}
          >
            {TITLES[section][isNarrow ? 1 : 0]}
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

/** The section at the upper third of the window; none above the first. */
function useCurrentSection(): Section | undefined {
  const [current, setCurrent] = useState<Section>()
  useEffect(() => {
    const crossing = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) crossing.add(target.id)
          else crossing.delete(target.id)
        setCurrent(SECTIONS.findLast((section) => crossing.has(section)))
      },
      { rootMargin: '-25% 0px -70% 0px' },
    )
    for (const section of SECTIONS) {
      const element = document.getElementById(section)
      if (element !== null) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [])
  return current
}
