/** Light or dark: the system's preference, until the visitor chooses. */
import { createContext } from 'preact'
import { useCallback, useEffect, useState } from 'preact/hooks'
import { recall, useRemembered } from './remembered.ts'

export type ColourTheme = 'light' | 'dark'

/** For drawings that carry their own colours. */
export const ThemeContext = createContext<ColourTheme>('dark')

const DARK = '(prefers-color-scheme: dark)'
const UNCHOSEN = { chosen: '' as ColourTheme | '' }

/** Before the first rendering, so that the page does not flash in the other theme. */
export function applyTheme(): void {
  const { chosen } = recall('theme', UNCHOSEN)
  if (chosen !== '') document.documentElement.dataset.theme = chosen
}

export function useTheme(): { theme: ColourTheme; toggle: () => void } {
  const { value, change } = useRemembered('theme', UNCHOSEN)
  const [isDark, setDark] = useState(() => matchMedia(DARK).matches)
  useEffect(() => {
    const query = matchMedia(DARK)
    const listener = () => setDark(query.matches)
    query.addEventListener('change', listener)
    return () => query.removeEventListener('change', listener)
  }, [])
  const theme = value.chosen || (isDark ? 'dark' : 'light')
  const toggle = useCallback(() => {
    const next = theme === 'dark' ? 'light' : 'dark'
    // Who switches back to what the system has follows the system again.
    const chosen = next === (isDark ? 'dark' : 'light') ? '' : next
    if (chosen === '') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = chosen
    change({ chosen })
  }, [theme, isDark, change])
  return { theme, toggle }
}
