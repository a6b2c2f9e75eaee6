/** The section as it is before anybody comes near: what shows the month is loaded then. */
import { useRef } from 'preact/hooks'
import { unreachable } from '../api/problem.ts'
import { ProblemNotice } from '../parts/problem-notice.tsx'
import { Section } from '../parts/section.tsx'
import { useAsked } from '../state/address.ts'
import { useNearView } from '../state/use-near-view.ts'

const loadMonthView = () => import('./month-view.tsx')

export function MonthSection() {
  const place = useRef<HTMLDivElement>(null)
  const asked = useAsked('month')
  const { view, hasFailed } = useNearView(place, asked !== undefined, loadMonthView)
  return (
    <Section
      id="month"
      title="The month’s sky"
      intro="The Moon of every day as she really looks, and what the planets do. Open a day to read it; subscribe, and it comes to your own calendar."
    >
      <div class="month" ref={place}>
        {/* A browser remembers a script that did not come for as long as the document lives. */}
        {hasFailed && (
          <ProblemNotice problem={unreachable(navigator.onLine)} onRetry={() => location.reload()} />
        )}
        {view === undefined ? !hasFailed && <div class="month-room" /> : <view.MonthView asked={asked} />}
      </div>
    </Section>
  )
}
