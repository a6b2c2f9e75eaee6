/** The year from birthday to birthday, in words. */
import { useState } from 'preact/hooks'
import type { AnyRequest } from '../api/operations.ts'
import { ReportButton } from '../parts/report-button.tsx'
import { Segmented } from '../parts/segmented.tsx'
import { NAMES } from '../parts/words.ts'
import { type SolarYear, yearReportRequest } from './requests.ts'
import { WORDS } from './words.ts'
import { type YearSpan, yearsAround } from './years.ts'

const WHICH = ['current', 'next'] as const
const OPTIONS = WHICH.map((value) => ({ value, label: WORDS.year.names[value] }))

interface Props {
  readonly asked: AnyRequest
  readonly returns: readonly SolarYear[]
  readonly now: number
}

export function YearPart({ asked, returns, now }: Props) {
  const [which, setWhich] = useState<(typeof WHICH)[number]>('current')
  const years = yearsAround(returns, now)
  const shown = years[which] ?? years.current ?? years.next
  if (shown === undefined) return null
  return (
    <section class="year-part" aria-labelledby="year-title">
      <div class="part-head">
        <h3 id="year-title">{WORDS.year.title}</h3>
        {years.current && years.next && (
          <Segmented legend={WORDS.year.which} options={OPTIONS} value={which} onChange={setWhich} />
        )}
        <ReportButton key={shown.from} asked={yearReportRequest(asked, shown.year)} />
      </div>
      <Year {...shown} />
    </section>
  )
}

function Year({ year, from, to }: YearSpan) {
  const { reading, profection } = year
  return (
    <>
      <p class="dim">
        {WORDS.year.from(WORDS.date(from), to && WORDS.date(to))}
        {profection &&
          `. ${WORDS.year.profection(profection.house, NAMES.sign(profection.sign), profection.ruler)}`}
      </p>
      {reading?.note && <p class="notice">{reading.note}</p>}
      {reading?.summary && <p class="lead">{reading.summary.text}</p>}
      {reading && (
        <div class="year-sections">
          {reading.sections.map(({ id, title, text }) => (
            <div key={id}>
              <h4>{title}</h4>
              <p>{text}</p>
            </div>
          ))}
        </div>
      )}
      {reading && reading.key_dates.length > 0 && (
        <>
          <p class="label">{WORDS.year.dates}</p>
          <dl class="year-dates">
            {reading.key_dates.map(({ id, local, text }) => (
              <div key={`${id}${local}`}>
                <dt>{WORDS.date(local)}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </>
  )
}
