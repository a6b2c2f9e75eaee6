/** Style and date of a reading; on a phone a line above it, until the visitor wants to change them. */
import { useEffect, useRef, useState } from 'preact/hooks'
import { DateChooser } from '../parts/date-chooser.tsx'
import { FoldLine } from '../parts/fold-line.tsx'
import { Segmented } from '../parts/segmented.tsx'
import { useIsNarrow } from '../state/media.ts'
import { periodStyle, type SkyWish, stylesOf } from './horoscope.ts'
import { WORDS } from './words.ts'

interface Props {
  readonly wish: SkyWish
  /** The date that is shown if none was chosen. */
  readonly shown: string
  readonly onChoose: (changed: Partial<SkyWish>) => void
}

export function WhichReading({ wish: { period, style, date }, shown, onChoose }: Props) {
  const isNarrow = useIsNarrow()
  const [isOpen, setOpen] = useState(false)
  const opened = useRef<HTMLDivElement>(null)
  // The line goes with its button.
  useEffect(() => {
    if (isOpen) opened.current?.querySelector<HTMLElement>('input:checked')?.focus()
  }, [isOpen])
  const styles = stylesOf(period)
  const chosen = period === 'day' ? style : periodStyle(style)
  if (isNarrow && !isOpen) {
    const styled = styles.find(({ value }) => value === chosen)!.label
    const dated = WORDS.dateOf(period, date || shown, date !== '')
    return (
      <FoldLine what={WORDS.heading(dated, styled)} onChange={() => setOpen(true)}>
        <span>{dated}</span>
        <span>{styled}</span>
      </FoldLine>
    )
  }
  return (
    <div class="bar" ref={opened}>
      <Segmented
        legend={WORDS.style}
        options={styles}
        value={chosen}
        onChange={(wanted) => onChoose({ style: wanted })}
      />
      <DateChooser
        date={date}
        shown={shown}
        unit={period}
        onChange={(wanted) => onChoose({ date: wanted })}
      />
    </div>
  )
}
