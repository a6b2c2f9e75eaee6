/**
 * Local time to instant: ours against Intl.DateTimeFormat, in one run on the same births.
 *
 *     npm run measure -- zones-speed
 */
import { resolveLocalTime } from '../src/time/civil-time.ts'
import { ZONE_NAMES } from '../src/time/zones.ts'
import { intlOffset } from '../tools/zones/measure.ts'
import { median } from './figures.ts'

interface Birth {
  readonly text: string
  readonly zoneName: string
}

/** Names that both know. */
const NAMES = Intl.supportedValuesOf('timeZone').filter((name) => ZONE_NAMES.includes(name))

/** Births of 1901–2025 in the afternoon, all over the world, so that no zone or year stays in a cache by luck. */
const births: Birth[] = Array.from({ length: 20_000 }, (_, i) => ({
  text: `${new Date(Date.UTC(1901) + ((i * 7919) % 45_600) * 86_400_000).toISOString().slice(0, 10)} 15:25:00`,
  zoneName: NAMES[(i * 31) % NAMES.length]!,
}))

/** The usual way with Intl: guess UTC, ask for the offset there, ask again at the corrected instant. */
function resolveWithIntl({ text, zoneName }: Birth): number {
  const wall = Date.parse(`${text.replace(' ', 'T')}Z`)
  const first = wall - intlOffset(zoneName, wall)! * 1000
  return wall - intlOffset(zoneName, first)! * 1000
}

function microsecondsEach(resolve: (birth: Birth) => number, list: readonly Birth[]): number {
  let sum = 0
  const start = performance.now()
  for (const birth of list) sum += resolve(birth)
  const elapsed = performance.now() - start
  if (Number.isNaN(sum)) throw new Error('an instant is not a number')
  return (elapsed * 1000) / list.length
}

const RUNS = 9
const middleOf = (run: () => number) => median(Array.from({ length: RUNS }, run))

const resolveWithOurs = ({ text, zoneName }: Birth) => resolveLocalTime(text, zoneName).instant

const ours = middleOf(() => microsecondsEach(resolveWithOurs, births))
const few = births.slice(0, 2000)
microsecondsEach(resolveWithIntl, few)
const intl = middleOf(() => microsecondsEach(resolveWithIntl, few))
console.log(`${births.length} births of 1901–2025 in ${NAMES.length} zones, zones already unpacked`)
console.log(`resolveLocalTime        ${ours.toFixed(2)} µs (at most 5)`)
console.log(`Intl.DateTimeFormat     ${intl.toFixed(2)} µs`)
console.log(`ratio                   ${(intl / ours).toFixed(0)}`)
