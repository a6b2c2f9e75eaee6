/**
 * Writes the golden rows of the sky: `npm run build -- golden`, or one file of them: `npm run build -- golden stations`. Needs Debian's `swetest` and
 * `swe-standard-data` (JPL DE431). If SWEPH names a folder with the files of DE441, rows of one person's time come from these, and those named de441 are made,
 * and NASA's eclipses only if ECLIPSES names one with copies of its catalogues (test/golden/sky/SOURCE.md).
 */
import { writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { cusps } from './cusps.ts'
import { daylight } from './daylight.ts'
import { declinations } from './declinations.ts'
import { deltaTs } from './delta-t.ts'
import { eclipseCatalogue } from './eclipse-catalogue.ts'
import { eclipses } from './eclipses.ts'
import { furtherBodies } from './further-bodies.ts'
import { moonIngresses, planetIngresses } from './ingresses.ts'
import { localEclipses } from './local-eclipses.ts'
import { lunations, voids } from './moon.ts'
import { moonFromUtc } from './moon-from-utc.ts'
import { moonLight } from './moon-light.ts'
import { pairs } from './pairs.ts'
import { positions } from './positions.ts'
import { sidereal } from './sidereal.ts'
import { stations } from './stations.ts'
import { sunAndMoon } from './sun-and-moon.ts'
import { DEBIAN, swetestIn } from './swetest.ts'
import { goldenProgressions, goldenReturns } from './time.ts'
import { authorityTimelines, timelineBirths, timelineTransits } from './timeline.ts'

const [Y1600, Y1800, Y1900, Y2100, Y2400] = [1600, 1800, 1900, 2100, 2400].map(
  (year) => `${year}-01-01T00:00:00`,
) as [string, string, string, string, string]

const FILES: Record<string, () => string> = {
  'positions-1800-2100': () => positions(1200, Y1800, Y2100),
  'positions-1600-2400': () => positions(400, Y1600, Y2400),
  'further-bodies-de431': () => furtherBodies(800, Y1600, Y2400, DEBIAN),
  'moon-from-utc': () => moonFromUtc(500, '1850-01-01T00:00:00', Y2100),
  cusps,
  stations: () => stations(Y1900, Y2100),
  daylight: () => daylight(200),
  'delta-t': () => deltaTs(1600, 1850),
  declinations: () => declinations(60, Y1800, Y2100),
  eclipses: () => eclipses(Y1900, Y2100),
  'eclipses-local': () => localEclipses(40),
  lunations: () => lunations(Y1900, Y2100),
  ingresses: () => planetIngresses(Y1900, Y2100),
  'moon-light': () => moonLight(400, Y1600, Y2400),
  'moon-ingresses': () => moonIngresses(Y1900, Y2100),
  'sun-and-moon': () => sunAndMoon(80, Y1900, Y2100),
  'void-of-course': () => voids('2020-01-01T00:00:00', '2030-01-01T00:00:00'),
  sidereal: () => sidereal(300, Y1800, Y2100),
  '../pairs/pairs': () => pairs(500),
  '../timeline/timeline-births': () => timelineBirths(authorityTimelines(5, 4)),
  '../timeline/timeline-transits': () => timelineTransits(authorityTimelines(5, 4)),
  '../returns/returns': () => goldenReturns(210),
  '../progressions/progressions': () => goldenProgressions(200),
}

const OF_DE441: Record<string, (folder: string) => string> = {
  'positions-de441': (folder) => positions(600, Y1800, Y2100, swetestIn(folder)),
  'further-bodies-de441': (folder) => furtherBodies(800, Y1600, Y2400, folder),
}

const OF_NASA: Record<string, (folder: string) => string> = { 'eclipses-nasa': eclipseCatalogue }

const made = (files: Record<string, (folder: string) => string>, folder: string | undefined) =>
  Object.entries(folder ? files : {}).map(([name, make]) => [name, () => make(folder!)] as const)

for (const [name, make] of [
  ...Object.entries(FILES),
  ...made(OF_DE441, process.env.SWEPH),
  ...made(OF_NASA, process.env.ECLIPSES),
]) {
  if (process.argv[2] && process.argv[2] !== basename(name)) continue
  const text = make()
  writeFileSync(new URL(`../../test/golden/sky/${name}.tsv`, import.meta.url), text)
  console.log(`${name}: ${text.split('\n').length - 2} rows`)
}
