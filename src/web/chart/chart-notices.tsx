/** The warnings of a chart in everyday words, with the API's own messages below. */
import type { ComponentChildren } from 'preact'
import { capitalised } from '../../text.ts'
import type { Answer } from '../api/operations.ts'
import type { Birth } from './birth.ts'

type Response = Answer<'postAstrologyNatalChart'>
type Warning = NonNullable<Response['warnings']>[number]

export function ChartNotices({ answer, birth }: { answer: Response; birth: Birth }) {
  return (
    <>
      {birth.isTimeUnknown && <UnknownTime />}
      {answer.warnings?.map((warning) => (
        <Notice key={warning.code} warning={warning} answer={answer} />
      ))}
    </>
  )
}

const UnknownTime = () => (
  <div class="notice">
    <p>
      Without an hour of birth this chart is drawn for noon. The planets are right to within half a day of
      their motion, the Moon to within seven degrees; the Ascendant, the Midheaven and the houses mean
      nothing.
    </p>
  </div>
)

const TEXTS: Readonly<Record<string, (data: Response['data']) => ComponentChildren>> = {
  HIGH_LATITUDE_FALLBACK: ({ metadata, birth_info }) =>
    `So near the pole (${Math.abs(birth_info.location.latitude).toFixed(1)}°) ${capitalised(metadata.house_system)} houses cannot be drawn: parts of the zodiac never rise there. Equal houses stand in, each 30 degrees wide, the first beginning at the Ascendant.`,
  AMBIGUOUS_LOCAL_TIME: ({ metadata }) =>
    `The clocks were set back then, so that they showed this time twice. The first of the two is taken here (UTC${metadata.time_resolution.utc_offset}). If it was the second, the Ascendant lies about 15 degrees further on.`,
  LOCAL_MEAN_TIME: ({ metadata }) =>
    `There were no time zones then; each town set its clocks by the Sun. The hour of the time zone’s own city is taken here (UTC${metadata.time_resolution.utc_offset}). A place a degree further east was four minutes ahead, and the Ascendant is another by about one degree.`,
}

function Notice({ warning, answer }: { warning: Warning; answer: Response }) {
  const text = TEXTS[warning.code]?.(answer.data)
  return (
    <div class="notice" role="status">
      {text && <p>{text}</p>}
      <p class={text ? 'dim small' : ''}>
        <code>{warning.code}</code> {warning.message}
      </p>
    </div>
  )
}
