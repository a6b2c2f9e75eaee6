import type { Equivalent } from './equivalent.ts'

export const READINGS: readonly Equivalent[] = [
  {
    file: 'src/readings/natal-chart.ts',
    code: '.find((name) => name === requested)',
    change: 'findLast',
    reason: 'no name stands twice in these lists: the first that fits is the last',
  },
  {
    file: 'src/readings/sign.ts',
    code: 'SIGNS.find(',
    change: 'findLast',
    reason: 'no name stands twice in these lists: the first that fits is the last',
  },
  {
    file: 'src/readings/shared-view.ts',
    code: 'SPREAD_TYPES.find(',
    change: 'findLast',
    reason: 'no name stands twice in these lists: the first that fits is the last',
  },
  {
    file: 'src/readings/sky-calendar.ts',
    code: 'const unknown = asked.find(',
    change: 'findLast',
    reason: 'only whether there is one counts',
  },
  {
    file: 'src/readings/natal-reading.ts',
    code: 'DEPTHS =',
    change: "', '",
    reason: 'the order of a list of codes',
  },
  {
    file: 'src/readings/period-horoscope.ts',
    code: "['plan', 'keyDates', 'text']",
    change: "', '",
    reason: 'the order of members that have to be there',
  },
  {
    file: 'src/readings/period-horoscope.ts',
    code: 'const all = [overview, ...phases]',
    change: 'overview, ...phases →',
    reason: 'only whether all or some of them are so counts',
  },
  {
    file: 'src/readings/chart.ts',
    code: 'if (aspects === undefined && orbs === undefined) return USUAL_ORBS',
    change: '→ false',
    reason: 'a short way: the same orbs are put together one by one',
  },
  {
    file: 'src/readings/birth.ts',
    code: 'resolveDate(written, place, 0,',
    change: '0 →',
    reason: 'a date that is written out does not depend on now',
  },
  {
    file: 'src/readings/moon.ts',
    code: 'LIGHTS =',
    change: "', '",
    reason: 'the order in which positions are computed',
  },
  {
    file: 'src/readings/daily-horoscope.ts',
    code: "horoscopeId: identifier('hor', inputsOf({ sign, date, style }))",
    change: 'date: style',
    reason: 'an id says nothing: it is still the same for the same sign, date and style, and for no others',
  },
  {
    file: 'src/readings/daily-horoscope.ts',
    code: "horoscopeId: identifier('hor', inputsOf({ sign, date, style }))",
    change: 'sign: date',
    reason: 'an id says nothing: it is still the same for the same sign, date and style, and for no others',
  },
  {
    file: 'src/readings/pairs.ts',
    code: 'cardById(firstId), cardById(secondId)',
    change: 'cardById(firstId), ',
    reason: 'the two are put into the order of the deck',
  },
  {
    file: 'src/readings/birth-time.ts',
    code: '[from, ...cuts]',
    change: 'from, ...cuts →',
    reason: 'they are sorted afterwards',
  },
  {
    file: 'src/readings/natal-chart.ts',
    code: 'max: 1_000',
    change: '1_000 →',
    reason: 'how many charts are kept: one that has gone is made again, and is the same',
  },
  {
    file: 'src/readings/personalized-daily.ts',
    code: 'zone: zone.name, language: LANGUAGE',
    change: 'zone.name, language: LANGUAGE → LANGUAGE, language: zone.name',
    reason: 'a key says nothing: it is still the same for the same zone and language, and for no others',
  },
  {
    file: 'src/readings/cached-reading.ts',
    code: 'LEASE_MARGIN_MS =',
    reason: 'a waiting time',
  },
  {
    file: 'src/readings/moon.ts',
    code: /^const (LUNATION_MS|NEXT_ECLIPSE_MS|NEXT_VOID_MS) = \d+ \* DAY_MS$/,
    change: /^\d+ → \d+$/,
    reason: 'how far is searched: there are days to spare',
  },
  {
    file: 'src/readings/shared-view.ts',
    code: 'NO_CLOCK =',
    reason: 'a seed is given, so nobody looks at the clock',
  },
  {
    file: 'src/readings/personalized-daily.ts',
    code: "['plan', 'timings', 'text']",
    change: "', '",
    reason: 'the order of members that have to be there',
  },
  {
    file: 'src/readings/daily-horoscope.ts',
    code: "['day', 'luckyTimes', 'text']",
    change: "', '",
    reason: 'the order of members that have to be there',
  },
]
