import type { Equivalent } from './equivalent.ts'

export const ALMANAC: readonly Equivalent[] = [
  {
    file: 'src/almanac/kinds.ts',
    code: 'elongation(planet1, planet2)',
    change: 'planet1, planet2 →',
    reason: 'marks lie to either side, and an aspect is exact at the same instant seen from the other body',
  },
  {
    file: 'src/almanac/kinds.ts',
    code: "'],",
    change: '], [',
    reason: 'the order of marks; events are sorted by time afterwards',
  },
  {
    file: 'src/almanac/sky-of-day.ts',
    code: 'DAYS_KEPT =',
    reason: 'how many days are remembered: one that is forgotten is computed again, and is the same',
  },
  {
    file: 'src/almanac/search.ts',
    code: 'signedArc(course.degrees(whereAt(at)), mark)',
    reason: 'the same arc with the other sign: it is zero at the same instant',
  },
  {
    file: 'src/almanac/search.ts',
    code: 'TURN_REACH =',
    reason: 'a margin: 0.12 would do (a test says so), and what is found beyond it is looked at once more',
  },
  {
    file: 'src/almanac/kinds.ts',
    code: "planet !== 'sun').map(stationOf)",
    change: "→ ''",
    reason: 'the Sun never turns: watching it finds nothing',
  },
  {
    file: 'src/almanac/kinds.ts',
    code: '[angle, normalize(-angle)]',
    change: ', angle',
    reason: 'the order of marks; events are sorted by time afterwards',
  },
  {
    file: 'src/almanac/eclipses/local.ts',
    code: 'distance <= Math.abs(radius - other)',
    change: '→ <',
    reason: 'where two discs touch from inside, both ways lead to the same share',
  },
  {
    file: 'src/almanac/search.ts',
    code: 'before < 0 !== after < 0',
    change: '<=',
    reason: 'no arc is exactly 0 or 180 at a sample',
  },
  {
    file: 'src/almanac/events.ts',
    code: 'instant >= from && instant < to',
    change: /^(>= → >|< → <=)$/,
    reason: 'an instant has fractions of a millisecond, and no span begins at one',
  },
  {
    file: 'src/almanac/eclipses/local.ts',
    code: 'instants[first - 1]!',
    change: '1 → 2',
    reason: 'a wider bracket around the same rising',
  },
  {
    file: 'src/almanac/eclipses/local.ts',
    code: 'Math.acos(Math.min(1, Math.max(-1',
    reason: 'a guard against rounding',
  },
  {
    file: 'src/almanac/eclipses/eclipses.ts',
    code: 'ANGLE =',
    change: /^180 → /,
    reason: 'where the search for the greatest phase begins: it ends at the same instant',
  },
  {
    file: 'src/almanac/retrogrades.ts',
    code: 'SHADOW_STEP_MS =',
    reason: 'the step of a search that ends at the same instant',
  },
  {
    file: 'src/almanac/retrogrades.ts',
    code: 'arc(station) > 0',
    change: '>=',
    reason: 'a station is never at the longitude of the other one',
  },
  {
    file: 'src/almanac/retrogrades.ts',
    code: 'while (arc(at) > 0 === isAhead)',
    change: '>=',
    reason: 'no arc is exactly 0 at a step',
  },
]
