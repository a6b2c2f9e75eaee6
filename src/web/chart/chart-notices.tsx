/** The warnings of a chart in everyday words, with the API's own messages below. */
import type { Answer } from '../api/operations.ts'
import type { ChartOperation } from './chart-request.ts'
import { houseWords, WORDS } from './words.ts'

type Response = Answer<ChartOperation>
type Warning = NonNullable<Response['warnings']>[number]

export const ChartNotices = ({ answer }: { answer: Response }) => (
  <>
    {answer.warnings?.map((warning) => (
      <Notice key={warning.code} warning={warning} answer={answer} />
    ))}
  </>
)

const { notices } = WORDS

const TEXTS: Readonly<Record<string, (data: Response['data']) => string>> = {
  BIRTH_TIME_UNKNOWN: () => notices.birthTimeUnknown,
  HIGH_LATITUDE_FALLBACK: (data) => notices.nearPole(latitudeOf(data), housesOf(data), isPolar(data)),
  LOW_LATITUDE_FALLBACK: (data) => notices.nearEquator(latitudeOf(data), housesOf(data)),
  AMBIGUOUS_LOCAL_TIME: (data) => notices.timeTwice(offsetOf(data)),
  LOCAL_MEAN_TIME: (data) => notices.localMeanTime(offsetOf(data)),
}

/** Topocentric houses end before the polar circle. */
const isPolar = ({ birth_info }: Response['data']) => Math.abs(birth_info.location.latitude) > 66
const latitudeOf = ({ birth_info }: Response['data']) =>
  `${Math.abs(birth_info.location.latitude).toFixed(1)}°`
const housesOf = ({ metadata }: Response['data']) => houseWords(metadata.house_system)?.label ?? ''
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
