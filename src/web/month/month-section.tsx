import { Section } from '../parts/section.tsx'
import { useRequested } from '../state/address.ts'
import { MonthView } from './month-view.tsx'
import { WORDS } from './words.ts'
import '../styles/tables.css'
import '../styles/month.css'

export function MonthSection() {
  return (
    <Section id="month" title={WORDS.title} intro={WORDS.intro}>
      <div class="month">
        <MonthView asked={useRequested('month')} />
      </div>
    </Section>
  )
}
