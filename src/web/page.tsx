/** The whole page: header, introduction and sections. An error in one section does not affect the others. */
import { NO_BIRTH } from './chart/birth.ts'
import { ChartSection } from './chart/chart-section.tsx'
import { DaySection } from './day/day-section.tsx'
import { MonthSection } from './month/month-section.tsx'
import { Footer } from './parts/footer.tsx'
import { Header } from './parts/header.tsx'
import { ReferenceSection } from './parts/reference-section.tsx'
import { Star } from './parts/star.tsx'
import { SkySection } from './sky/sky-section.tsx'
import { SpreadSection } from './spread/spread-section.tsx'
import { useRemembered } from './state/remembered.ts'
import { ThemeContext, useTheme } from './state/theme.ts'

export function Page() {
  const { theme, toggle } = useTheme()
  const born = useRemembered('birth', NO_BIRTH)
  return (
    <ThemeContext.Provider value={theme}>
      <a class="skip" href="#spread">
        Skip to the cards
      </a>
      <Header theme={theme} onToggle={toggle} />
      <main>
        <div class="hero">
          <Star />
          <h1>Ask the cards, read the sky</h1>
          <p>
            A tarot and astrology API on your own machine: no key, no account, no request to anyone else. All
            you see here is made of single requests, and each of them is yours to copy.
          </p>
        </div>
        <SpreadSection />
        <SkySection />
        <MonthSection />
        <ChartSection born={born} />
        <DaySection birth={born.value} />
        <ReferenceSection />
      </main>
      <Footer />
    </ThemeContext.Provider>
  )
}
