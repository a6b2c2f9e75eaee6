import { Section } from '../parts/section.tsx'
import { useRequested } from '../state/address.ts'
import { MonthView } from './month-view.tsx'
import '../styles/tables.css'
import '../styles/month.css'

export function MonthSection() {
  return (
    <Section
      id="month"
      title="The month’s sky"
      intro="The Moon of every day as she really looks, and what the planets do. Open a day to read it; subscribe, and it comes to your own calendar."
    >
      <div class="month">
        <MonthView asked={useRequested('month')} />
      </div>
    </Section>
  )
}
