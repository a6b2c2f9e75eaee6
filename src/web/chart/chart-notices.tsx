/** The warnings of a chart in everyday words, with the API's own messages below. */
import type { ComponentChildren } from 'preact'
import type { Answer } from '../api/operations.ts'
import type { ChartOperation } from './chart-request.ts'
import { houseSystem } from './house-systems.ts'

type Response = Answer<ChartOperation>
type Warning = NonNullable<Response['warnings']>[number]

export const ChartNotices = ({ answer }: { answer: Response }) => (
  <>
    {answer.warnings?.map((warning) => (
      <Notice key={warning.code} warning={warning} answer={answer} />
    ))}
  </>
)

const STAND_IN = 'Equal houses stand in, each 30 degrees wide, the first beginning at the Ascendant.'

const TEXTS: Readonly<Record<string, (data: Response['data']) => ComponentChildren>> = {
  BIRTH_TIME_UNKNOWN: () =>
    'Without the time of birth nobody can know the rising sign, the Midheaven or the houses, so they are left out, and Aries stands at the left. The planets stand where they were at noon; the arc at the Moon is its way that day. What holds at every hour of the day is certain.',
  HIGH_LATITUDE_FALLBACK: (data) =>
    `So near the pole (${latitudeOf(data)}) ${housesOf(data)} houses cannot be drawn: ${whyNotThere(data)}. ${STAND_IN}`,
  LOW_LATITUDE_FALLBACK: (data) =>
    `So near the equator (${latitudeOf(data)}) ${housesOf(data)} houses cannot be drawn: they would run backwards at some hours. ${STAND_IN}`,
  AMBIGUOUS_LOCAL_TIME: (data) =>
    `The clocks were set back then, so that they showed this time twice. The first of the two is taken here (UTC${offsetOf(data)}). If it was the second, the Ascendant lies about 15 degrees further on.`,
  LOCAL_MEAN_TIME: (data) =>
    `There were no time zones then; each town set its clocks by the Sun. The hour of the time zone’s own city is taken here (UTC${offsetOf(data)}). A place a degree further east was four minutes ahead, and the Ascendant is another by about one degree.`,
}

/** Topocentric houses end before the polar circle. */
const whyNotThere = ({ birth_info }: Response['data']) =>
  Math.abs(birth_info.location.latitude) > 66
    ? 'parts of the zodiac never rise there'
    : 'at some hours they would overlap'
const latitudeOf = ({ birth_info }: Response['data']) =>
  `${Math.abs(birth_info.location.latitude).toFixed(1)}°`
const housesOf = ({ metadata }: Response['data']) => houseSystem(metadata.house_system)?.label
const offsetOf = ({ metadata }: Response['data']) => metadata.time_resolution?.utc_offset ?? ''

/** What the visitor has said themselves needs no code. */
const EXPECTED = 'BIRTH_TIME_UNKNOWN'

function Notice({ warning, answer }: { warning: Warning; answer: Response }) {
  const text = TEXTS[warning.code]?.(answer.data)
  if (warning.code === EXPECTED) return <p class="notice">{text}</p>
  return (
    <div class="notice" role="status">
      {text && <p>{text}</p>}
      <p class={text ? 'dim small' : ''}>
        <code>{warning.code}</code> {warning.message}
      </p>
    </div>
  )
}
