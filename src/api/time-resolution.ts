import type { LocalTime } from '../time/civil-time.ts'
import { offsetText } from '../time/wall-clock.ts'
import { TZDB_VERSION } from '../time/zones.ts'

/** How a local time was understood, as every chart says it. */
export const timeResolution = ({ offsetSeconds, status }: LocalTime) => ({
  utc_offset: offsetText(offsetSeconds),
  status,
  tzdb_version: TZDB_VERSION,
})
