/** Bugs that are none: nothing a caller could see changes. They are not tried, and never counted as caught. */
export interface Equivalent {
  readonly file: string
  /** A piece of the line. */
  readonly code: string | RegExp
  /** A piece of the change, where other changes of the line are bugs. */
  readonly change?: string | RegExp
  readonly reason: string
}

/** An element that stands on a line of its own in a list of codes, and its exchange for the next one. */
const CODE = /^ +'[\w-]+',$/
const EXCHANGED = /^'[\w-]+', '[\w-]+' → /

export const EQUIVALENT: readonly Equivalent[] = [
  {
    file: 'src/tarot/spreads.ts',
    code: CODE,
    change: EXCHANGED,
    reason: 'the order of a list of codes, of which a type and an enum of the OpenAPI document are made',
  },
  { file: 'src/tarot/pairs.ts', code: CODE, change: EXCHANGED, reason: 'the same' },
  { file: 'src/judgement/chart/weights.ts', code: CODE, change: EXCHANGED, reason: 'the same' },
  {
    file: 'src/judgement/chart/portrait.ts',
    code: CODE,
    change: EXCHANGED,
    reason: 'the order in which pools are loaded',
  },
  { file: 'src/judgement/chart/fact.ts', code: CODE, change: EXCHANGED, reason: 'the same' },
  {
    file: 'src/tarot/card-names.ts',
    code: 'if (length > words.length) return',
    reason: 'a short way: a longer phrase is found at neither end',
  },
  {
    file: 'src/tarot/pairs.ts',
    code: 'kinshipOf(one, other)',
    change: 'one, other →',
    reason: 'what two cards have in common is the same from both sides',
  },
  {
    file: 'src/words/en/card-names.ts',
    code: "', '",
    change: /^'[\w- ]+', '[\w- ]+' → '/,
    reason: 'the order of words for the same card',
  },
  {
    file: 'src/words/en/summary-forms.ts',
    code: '{',
    change: /^'.*' → '/,
    reason: 'the order of sentences that are equally good',
  },
  {
    file: 'src/words/pool-table.ts',
    code: 'row(',
    change: /^(?:, )?\d|^row\(/,
    reason: 'how many sentences there are to be, and how long: limits for those who write them',
  },
  {
    file: 'src/words/period-pool-table.ts',
    code: 'row(',
    change: /^(?:, )?\d|^row\(/,
    reason: 'the same',
  },
  {
    file: 'src/writer/model/daily-assignment.ts',
    code: '...told!.transits, ...advised!.transits',
    change: 'transits →',
    reason: 'the order of sources',
  },
  { file: 'src/words/en/event-texts.ts', code: CODE, change: EXCHANGED, reason: 'the same' },
  { file: 'src/words/en/prompts.ts', code: CODE, change: EXCHANGED, reason: 'the same, of prompts' },
  {
    file: 'src/judgement/day/story.ts',
    code: 'WINDOWS_KEPT =',
    reason: 'how many windows are remembered: one that is forgotten is told again, and is the same',
  },
  {
    file: 'src/judgement/day/category-reasons.ts',
    code: 'RANKS.set(domain, made)',
    reason: 'what is not remembered is made again, and is the same',
  },
  {
    file: 'src/judgement/person/plan.ts',
    code: 'turnOn(day, offset, TURN_DAYS)',
    change: 'day, offset →',
    reason: 'the two are added',
  },
  {
    file: 'src/tarot/draw.ts',
    code: 'order[place] = card',
    reason: 'places already drawn are not read again; the algorithm is frozen as it is published',
  },
  {
    file: 'src/tarot/draw.ts',
    code: 'let used = 0',
    reason: 'before the first byte of an empty block there is none: the next one comes from a new block',
  },
  {
    file: 'src/tarot/patterns.ts',
    code: '),',
    change: '), ...',
    reason: 'the order of findings, which are sorted by their chance afterwards',
  },
  {
    file: 'src/tarot/patterns.ts',
    code: '{ pattern: { kind: ',
    change: ' → { pattern: { kind: ',
    reason: 'the same',
  },
  {
    file: 'src/judgement/day/planetary-hours.ts',
    code: 'length: 2 * HOURS_OF_LIGHT',
    reason: 'hours after the next sunrise begin after midnight, and are left out',
  },
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
    file: 'src/chart/natal-transits.ts',
    code: 'let step = 0; step < STEPS',
    change: '0 →',
    reason: 'a step of Newton more or less: both are nearer than a tenth of an arcsecond (a test says so)',
  },
  {
    file: 'src/chart/natal-transits.ts',
    code: 'let step = 0; step < STEPS',
    change: '<=',
    reason: 'the same',
  },
  { file: 'src/chart/natal-transits.ts', code: 'const STEPS = 3', reason: 'the same' },
  {
    file: 'src/drawing/card/kit/limbs.ts',
    code: 'for (let i = 1; i < list.length - 1; i++)',
    change: '1 → 0',
    reason: 'the first point lies on the line itself: it is never the farthest',
  },
  {
    file: 'src/drawing/card/kit/curves.ts',
    code: 'cap ?? 0',
    change: '→ (knots[j]!.cap)',
    reason: 'no cap and a cap of 0 are drawn alike',
  },
  {
    file: 'src/readings/natal-chart.ts',
    code: '.find((name) => name === requested)',
    change: 'findLast',
    reason: 'no name stands twice in these lists: the first that fits is the last',
  },
  { file: 'src/readings/sign.ts', code: 'SIGNS.find(', change: 'findLast', reason: 'the same' },
  { file: 'src/readings/shared-view.ts', code: 'SPREAD_TYPES.find(', change: 'findLast', reason: 'the same' },
  {
    file: 'src/readings/sky-calendar.ts',
    code: 'const unknown = asked.find(',
    change: 'findLast',
    reason: 'only whether there is one counts',
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
    reason: 'the same',
  },
  {
    file: 'src/drawing/card/kit/path-data.ts',
    code: "[lastCommand, lastNumber] = ['', '']",
    change: "'', → (nothing)",
    reason: 'the number before is read only after the first command',
  },
  {
    file: 'src/store/counters/memory-counters.ts',
    code: 'if (this.#lock === undefined) return this.#countAlone(',
    change: '→ false',
    reason: 'a short way for one thread: #locked does the same without a lock',
  },
  {
    file: 'src/store/failures.ts',
    code: 'Math.floor(now / MOMENT_MS)',
    change: 'ceil',
    reason: 'where a moment of 50 ms begins: only their number within a second counts',
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
    reason: 'the same',
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
    file: 'src/chart/houses/placidus.ts',
    code: 'Math.abs(newton - distance) < SMALL_STEP',
    change: '- → +',
    reason: 'Newton goes on at the root until the limit of steps is met: it takes longer, and ends there',
  },
  {
    file: 'src/chart/natal-transits.ts',
    code: '? [normalize(longitude + angle)]',
    change: '+ → -',
    reason: 'half a circle on or back is the same place, and so is none at all',
  },
  {
    file: 'src/judgement/day/category-reasons.ts',
    code: 'place === -1 ? 0 :',
    change: '0 → (-1)',
    reason: 'who asks wants to know whether it is more than nothing',
  },
  {
    file: 'src/chart/natal-transits.ts',
    code: ': [normalize(longitude + angle), normalize(longitude - angle)]',
    change: '), normalize',
    reason: 'the order of targets; moments are sorted by time afterwards',
  },
  {
    file: 'src/chart/transits.ts',
    code: 'NATURES = [',
    change: "', '",
    reason: 'the order of a list of names',
  },
  {
    file: 'src/drawing/card/lettering.ts',
    code: ') < 0.05) return `',
    change: '<=',
    reason: 'places are rounded to tenths: none lies at half of one',
  },
  {
    file: 'src/writer/phrasebook/personal-day.ts',
    code: 'contactWith(',
    change: /^'\w+', '\w+' → '/,
    reason: 'of these planets the one with the strongest transit is told, in whatever order they are named',
  },
  {
    file: 'src/writer/model/breaker.ts',
    code: 'this.#restsUntil - this.#now() : 0',
    change: '0 → (-1)',
    reason: 'a rest that is over has no length',
  },
  {
    file: 'src/drawing/wheel/draw-zodiac.ts',
    code: 'BRACKET =',
    reason: 'a size: taste, as long as nothing lies on anything else (a test says so)',
  },
  { file: 'src/drawing/wheel/draw-aspects.ts', code: 'ASPECT_ROOM =', reason: 'the same' },
  { file: 'src/drawing/share/day-picture.ts', code: 'circle(radius, 2.5, NIGHT)', reason: 'the same' },
  {
    file: 'src/drawing/wheel/columns.ts',
    code: 'LEADER_STEP =',
    reason: 'in how many pieces a bow is drawn: none is seen',
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
    file: 'src/store/readings/sqlite-sweep-thread.ts',
    code: 'ROOM =',
    reason: 'a margin: how much sooner or later readings are evicted again',
  },
  {
    file: 'src/store/readings/sqlite.ts',
    code: 'SWEEP_AT_LEAST_EVERY_MS =',
    reason: 'how often it is swept: a millisecond more or less',
  },
  {
    file: 'src/store/readings/sqlite-file.ts',
    code: 'FEWEST_TRIES =',
    reason: 'how patient a start is when another process has the file: one try more or less',
  },
  {
    file: 'src/store/counters/day-records.ts',
    code: 'perMinute: 1, perDay: MOST',
    change: '1 →',
    reason: 'days are merged, and no minute is counted',
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
  {
    file: 'src/drawing/share/spread-picture.ts',
    code: 'MOST_IN_ROW =',
    reason: 'a size: taste, as long as nothing lies on anything else (a test says so)',
  },
  {
    file: 'src/drawing/share/spread-picture.ts',
    code: 'canvas(heading,',
    change: 'heading, ',
    reason: 'the order of drawing parts that do not touch',
  },
  { file: 'src/drawing/card/kit/svg.ts', code: 'STEADINESS', reason: 'the width of lines: taste' },
  {
    file: 'src/drawing/wheel/bodies.ts',
    code: '.sort((a, b) => a.cell.width / a.bodies.length',
    reason: 'which crowd is placed first: nothing lies on anything else either way (a test says so)',
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
    code: '.filter(isOfPlanets)',
    change: '.filter(isOfPlanets) → (nothing)',
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
    file: 'src/drawing/wheel/bodies.ts',
    code: '{ factor: ',
    reason: 'sizes: taste, as long as nothing lies on anything else (a test says so)',
  },
  {
    file: 'src/drawing/share/spread-picture.ts',
    code: /<path d="M\$\{x - 70\}/,
    reason: 'the same',
  },
  {
    file: 'src/words/en/prose-rules.ts',
    code: 'raw`',
    change: /^raw`.* → raw`/,
    reason: 'the order of patterns, any one of which refuses a text',
  },
]
