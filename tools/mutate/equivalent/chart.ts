import type { Equivalent } from './equivalent.ts'

export const CHART: readonly Equivalent[] = [
  {
    file: 'src/chart/aspects.ts',
    code: 'length: 181',
    change: '182',
    reason: 'no arc is longer than 180 degrees: the place behind is never looked at',
  },
  {
    file: 'src/chart/houses/placidus.ts',
    code: 'MOST_STEPS = 60',
    reason: 'a limit that is never met: Newton ends after a few steps',
  },
  {
    file: 'src/chart/aspects.ts',
    code: 'ASPECT_NAMES.find((name) => {',
    change: 'findLast',
    reason: 'no two aspects come within a degree of each other (a test says so): there is one to be found',
  },
  {
    file: 'src/chart/chart.ts',
    code: 'normalize(',
    change: '+ → -',
    reason: 'half a circle on or back is the same place',
  },
  {
    file: 'src/chart/houses/cusps.ts',
    code: 'normalize(longitude + 180)',
    change: '+ → -',
    reason: 'half a circle on or back is the same place',
  },
  {
    file: 'src/chart/houses/placidus.ts',
    code: 'SMALL_STEP = 1e-9',
    reason: 'the step after such a small one is below rounding either way',
  },
  {
    file: 'src/chart/houses/placidus.ts',
    code: 'let low = 0',
    change: '(-1)',
    reason: 'a wider bracket around the same root',
  },
  {
    file: 'src/chart/houses/placidus.ts',
    code: 'let distance = high / 2',
    reason: 'where Newton begins: it ends at the one root',
  },
  {
    file: 'src/chart/houses/placidus.ts',
    code: '  return distance / RADIANS',
    reason: 'never reached: Newton ends after a few steps',
  },
  {
    file: 'src/chart/houses/placidus.ts',
    code: 'Math.abs(newton - distance) < SMALL_STEP',
    change: '- → +',
    reason: 'Newton goes on at the root until the limit of steps is met: it takes longer, and ends there',
  },
  {
    file: 'src/chart/transits.ts',
    code: 'NATURES = [',
    change: "', '",
    reason: 'the order of a list of names',
  },
  {
    file: 'src/chart/stations.ts',
    code: /^ {2}\w+: 0\.\d+,$/,
    change: /^0\.\d+ →/,
    reason: 'a bound with room to spare: a test says whether it holds',
  },
  {
    file: 'src/chart/houses/houses.ts',
    code: 'distance > to',
    change: '>=',
    reason: 'at the limit itself the system exists',
  },
  {
    file: 'src/chart/houses/houses.ts',
    code: 'if (ayanamsa === 0)',
    reason: 'a short way: what is moved by nothing is the same',
  },
  {
    file: 'src/chart/houses/placidus.ts',
    code: 'let step = 0; step < MOST_STEPS',
    reason: 'a limit that is never met: Newton ends after a few steps',
  },
  {
    file: 'src/chart/dignities.ts',
    code: "name !== 'peregrine' && holds[name]",
    change: "'peregrine' →",
    reason: 'it is in no table, so it is not found either way',
  },
  {
    file: 'src/chart/stations.ts',
    code: 'MOST_CHANGE_FAR_OUT =',
    reason: 'a bound with room to spare: a test says whether it holds',
  },
  {
    file: 'src/chart/aspects.ts',
    code: '<= ASPECTS[name].orb + ROUNDING',
    change: '→ <',
    reason: 'what rounding adds is larger than that',
  },
  {
    file: 'src/chart/wider-chart.ts',
    code: /\.filter\(isOfPlanets\)|isPlanet\(aspect\.planet1\) && isPlanet\(aspect\.planet2\)/,
    change: /^(\.filter\(isOfPlanets\) → \(nothing\)|&& → \|\|)$/,
    reason: 'patterns are looked for among the planets alone; it is there for the types',
  },
  {
    file: 'src/chart/birth-time/changes.ts',
    code: 'reached = next',
    reason: 'a wider bracket around the same change',
  },
  {
    file: 'src/chart/patterns.ts',
    code: 'three > Math.max(one, two)',
    change: '>=',
    reason: 'no body makes a trine to itself',
  },
  {
    file: 'src/chart/day-sky.ts',
    code: 'motion(from) < 0 === motion(to) < 0',
    change: '<=',
    reason: 'no motion is exactly 0 at midnight',
  },
  {
    file: 'src/chart/noon-sky.ts',
    code: 'NOONS_KEPT =',
    reason: 'how many skies are remembered: one that is forgotten is computed again, and is the same',
  },
  {
    file: 'src/chart/day-sky.ts',
    code: 'const nameOf =',
    change: /^(planet1, name|name, planet2) →/,
    reason: 'a key that is only compared with others of its making',
  },
  {
    file: 'src/chart/day-sky.ts',
    code: 'function turningPoint({ from, to }: Day',
    change: 'from, to →',
    reason: 'the same span from its other end',
  },
  {
    file: 'src/chart/day-sky.ts',
    code: /const arcs = \[0, |const names = \[first, last\]/,
    change: /^(0, \.\.\.places|first, last →)/,
    reason: 'the order of what is compared as a whole',
  },
  {
    file: 'src/chart/points.ts',
    code: 'normalize(node.longitude + 180)',
    change: '+ → -',
    reason: 'half a circle on or back is the same place',
  },
]
