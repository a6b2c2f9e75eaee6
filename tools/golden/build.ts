/** Writes the golden rows of the sky: `npm run build:golden`. Needs Debian's `swetest` and `swe-standard-data`. */
import { writeFileSync } from 'node:fs'
import { cusps } from './cusps.ts'
import { daylight } from './daylight.ts'
import { declinations } from './declinations.ts'
import { moonFromUtc } from './moon-from-utc.ts'
import { positions } from './positions.ts'
import { sidereal } from './sidereal.ts'
import { stations } from './stations.ts'

const FILES: Record<string, () => string> = {
  'positions-1800-2100': () => positions(1200, '1800-01-01T00:00:00', '2100-01-01T00:00:00'),
  'positions-1600-2400': () => positions(400, '1600-01-01T00:00:00', '2400-01-01T00:00:00'),
  'moon-from-utc': () => moonFromUtc(500, '1850-01-01T00:00:00', '2100-01-01T00:00:00'),
  cusps,
  stations: () => stations('1900-01-01T00:00:00', '2050-01-01T00:00:00'),
  daylight: () => daylight(200),
  declinations: () => declinations(60, '1800-01-01T00:00:00', '2100-01-01T00:00:00'),
  sidereal: () => sidereal(300, '1800-01-01T00:00:00', '2100-01-01T00:00:00'),
}

for (const [name, make] of Object.entries(FILES)) {
  if (process.argv[2] && process.argv[2] !== name) continue
  const text = make()
  writeFileSync(new URL(`../../test/golden/sky/${name}.tsv`, import.meta.url), text)
  console.log(`${name}: ${text.split('\n').length - 2} rows`)
}
