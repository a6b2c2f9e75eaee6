import { Glyph } from '../parts/glyph.tsx'
import { glyphsOf } from '../parts/glyphs.ts'
import { MoonDisc } from '../parts/moon-disc.tsx'
import { NAMES } from '../parts/words.ts'
import { type DayMark, type MoonOfDay, marksOf, outstanding, phaseOfDay, type SkyEvent } from './events.ts'
import { tiltOf } from './moon-view.ts'
import { WORDS } from './words.ts'

interface Props {
  readonly day: string
  /** Undefined until the answer is there. */
  readonly moon: MoonOfDay | undefined
  readonly events: readonly SkyEvent[]
  readonly isToday: boolean
  readonly isOpen: boolean
  readonly isReached: boolean
  readonly onOpen: () => void
}

export function DayCell({ day, moon, events, isToday, isOpen, isReached, onOpen }: Props) {
  const hasPhase = events.some(({ type }) => type === 'moon_phase' || type === 'eclipse')
  return (
    <button
      type="button"
      id={`day-${day}`}
      class={hasPhase ? 'day-cell phase' : 'day-cell'}
      tabIndex={isReached ? 0 : -1}
      aria-pressed={isOpen}
      aria-current={isToday ? 'date' : undefined}
      onClick={onOpen}
    >
      <span class="off-screen">{inWords(day, moon, events)}</span>
      <span class="day-number" aria-hidden="true">
        {Number(day.slice(8))}
      </span>
      {moon ? (
        <MoonDisc illuminated={moon.phase.illuminated} tilt={tiltOf(moon)} />
      ) : (
        <i class="moon-to-come" />
      )}
      <span class="marks" aria-hidden="true">
        {marksOf(events).map((mark) => (
          <MarkSign key={mark.uid} mark={mark} />
        ))}
      </span>
    </button>
  )
}

/** `Tuesday 24 November: Full Moon, 100% lit. Full Moon in Gemini, 2°` */
function inWords(day: string, moon: MoonOfDay | undefined, events: readonly SkyEvent[]): string {
  const look = moon && {
    phase: NAMES.phaseTitle(phaseOfDay(moon, events).phase),
    lit: NAMES.percent(moon.phase.illuminated),
  }
  return WORDS.cell(
    WORDS.dates.day(day),
    look,
    outstanding(events).map(({ title }) => title),
  )
}

export function MarkSign({ mark: { kind, names, turns } }: { mark: Omit<DayMark, 'uid'> }) {
  if (kind === 'eclipse')
    return (
      <svg class="eclipse-mark" viewBox="-11 -11 22 22" aria-hidden="true">
        <circle r="9" />
        <circle r="5" cx="4" class="shadow" />
      </svg>
    )
  return (
    <span class={`mark ${kind}`}>
      {glyphsOf(...names).map((name) => (
        <Glyph key={name} name={name} />
      ))}
      {turns === 'retrograde' && <Glyph name="retrograde" />}
      {turns === 'direct' && <b>{WORDS.direct}</b>}
    </span>
  )
}
