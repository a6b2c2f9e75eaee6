import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ENGLISH_REPORT } from './report.ts'

const { fact, pairFact, titles, columns, kinds } = ENGLISH_REPORT

test('a fact of a reading is printed in words, whatever it is', () => {
  for (const [id, words] of [
    ['sun-in-taurus', 'Sun in Taurus'],
    ['north-node-in-house-7', 'North Node in house 7'],
    ['mars-in-detriment', 'Mars in detriment'],
    ['ruler-in-house-3', 'Ruler of the rising sign in house 3'],
    ['stellium-in-house-3', 'Stellium in house 3'],
    ['mars-square-midheaven', 'Mars square Midheaven'],
    ['mercury-retrograde', 'Mercury retrograde'],
    ['t-square-cardinal', 'T-square in cardinal signs'],
    ['grand-trine-fire', 'Grand trine in fire signs'],
    ['much-fire', 'Many planets in fire signs'],
    ['little-water', 'Hardly any planets in water signs'],
    ['empty-above-horizon', 'No planet above the horizon'],
    ['empty-eastern', 'No planet in the eastern half'],
    ['full-moon', 'Full Moon'],
    ['waxing-gibbous-moon', 'Waxing gibbous Moon'],
    ['night-chart', 'Born by night'],
    ['return-mars-in-natal-house-8', 'Return Mars in your house 8'],
    ['return-mars-in-house-8', 'Return Mars in house 8'],
    ['return-mars-in-leo', 'Return Mars in Leo'],
    ['profection-to-house-5', 'Profection to house 5'],
    ['saturn-trine-natal-moon', 'Saturn trine natal Moon'],
    ['something-new', 'Something new'],
  ] as const)
    assert.equal(fact(id), words)
})

test('a return planet stands at the angle that begins its house', () => {
  const at = (house: number) => fact(`return-sun-on-angle-${house}`)
  assert.deepEqual([1, 4, 7, 10].map(at), [
    'Return Sun at the Ascendant',
    'Return Sun at the Imum coeli',
    'Return Sun at the Descendant',
    'Return Sun at the Midheaven',
  ])
})

test('a fact of two charts says whose planet is meant', () => {
  for (const [id, words] of [
    ['first-moon-trine-second-venus', 'Your Moon trine their Venus'],
    ['second-mars-in-first-house-4', 'Their Mars in your house 4'],
    ['first-mars-in-second-house-4', 'Your Mars in their house 4'],
    ['first-sun-in-leo', 'Your Sun in Leo'],
    ['second-sun-in-leo', 'Their Sun in Leo'],
  ] as const)
    assert.equal(pairFact(id), words)
})

test('a birth is printed with its hour, or says that nobody knows it', () => {
  const birth = { date: 'Tuesday 15 May 1990', time: '14:30', zone: 'America/New_York', place: '40.7° N' }
  assert.deepEqual(ENGLISH_REPORT.bornLines(birth), [
    'Tuesday 15 May 1990, 14:30',
    'America/New York · 40.7° N',
  ])
  const unknown = { ...birth, time: null }
  assert.equal(ENGLISH_REPORT.bornOn(unknown), 'Born on Tuesday 15 May 1990, hour unknown')
  assert.equal(ENGLISH_REPORT.pairLine('first', birth), 'You: Tuesday 15 May 1990, 14:30')
  assert.equal(ENGLISH_REPORT.pairLine('second', birth), 'They: Tuesday 15 May 1990, 14:30')
})

test('a whole month has its name, any other span its two days', () => {
  assert.equal(ENGLISH_REPORT.span('2028-02-01', '2028-02-29'), 'February')
  assert.equal(ENGLISH_REPORT.span('2027-02-01', '2027-02-27'), '1 February to 27 February')
  assert.equal(ENGLISH_REPORT.span('2026-11-30', '2026-12-31'), '30 November to 31 December')
  assert.equal(ENGLISH_REPORT.beginIn('2027-04'), 'April 2027')
  assert.equal(ENGLISH_REPORT.beginIn('2027'), '2027')
  assert.equal(ENGLISH_REPORT.yearFrom('2026-11-17'), 'The year from 17 November 2026')
  assert.match(ENGLISH_REPORT.moment('2026-05-15T07:34:21'), /15 May 2026, 07:34$/)
  assert.equal(ENGLISH_REPORT.monthInitials.length, 12)
})

test('an aspect applies or separates, and a card may be reversed', () => {
  const { applying, card } = ENGLISH_REPORT
  assert.deepEqual([true, false].map(applying), ['applying', 'separating'])
  assert.equal(card('The Star', true), 'The Star, reversed')
  assert.equal(card('The Star', false), 'The Star')
})

test('a report has the name of what it is about', () => {
  assert.match(kinds.natal, /natal/i)
  assert.match(kinds.solarReturn, /solar return/i)
  assert.match(kinds.timeline, /ahead/i)
  assert.equal(kinds.year('2027', 'leo'), 'Leo in 2027')
  assert.deepEqual(['love', 'friendship', 'family', 'work', 'other'].map(kinds.pair), [
    'Two in Love',
    'Two Friends',
    'Two of a Family',
    'Two at Work',
    'Two People',
  ])
})

/** Headings and columns that do not say their names in the code. */
const IN_OTHER_WORDS: Readonly<Record<string, RegExp>> = {
  tensions: /two ways/,
  tables: /in figures/,
  method: /computed/,
  together: /two of you/,
  strengths: /easily/,
  frictions: /rubs/,
  advice: /thing to do/,
  contacts: /charts touch/,
  first: /^your/i,
  second: /^their/i,
  career: /Work/,
  keyDates: /Dates/,
  bestDays: /that help/,
  carefulDays: /care$/,
  act: /thing to do/,
  threads: /runs through/,
  reading: /cards say/,
  timeline: /comes to/,
  peaks: /most comes together/,
  months: /Month by month/,
  lunations: /full Moons/,
  houseEntries: /house to house/,
  toNatal: /^Aspects to/,
  cusp: /cusp/,
  other: /with/,
  natal: /at birth/,
  birthChart: /chart at birth/,
}

test('every heading and column of a report says what stands below it', () => {
  for (const labels of [titles, columns])
    for (const [name, label] of Object.entries(labels)) {
      const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
      assert.match(label, IN_OTHER_WORDS[name] ?? new RegExp(words, 'i'), name)
    }
})

test('how a chart was computed depends on what is known of the birth, and on who wrote the texts', () => {
  const method = { houseSystem: 'whole', zodiac: 'sidereal', ayanamsa: 'lahiri', byModel: false }
  const [sky, cast, writer] = ENGLISH_REPORT.chartMethod(method)
  assert.match(sky!, /for that minute/)
  assert.equal(cast, 'The chart has Whole Sign houses and the sidereal zodiac (Lahiri).')
  assert.match(writer!, /written by hand.*the same birth has the same reading/)
  const [skyOfDay, without, model] = ENGLISH_REPORT.chartMethod({
    ...{ houseSystem: null, zodiac: 'tropical', ayanamsa: null, byModel: true },
  })
  assert.match(skyOfDay!, /for that whole day/)
  assert.equal(without, 'The chart has no houses and the tropical zodiac.')
  assert.match(model!, /language model/)
  assert.match(ENGLISH_REPORT.pairMethod(method, 20_000)[2]!, /20,000 pairs/)
  assert.match(ENGLISH_REPORT.spreadMethod(null, false)[0]!, /by hand/)
  assert.match(ENGLISH_REPORT.spreadMethod('rain', true)[0]!, /“rain”/)
  for (const by of [ENGLISH_REPORT.timelineMethod, ENGLISH_REPORT.yearMethod])
    assert.deepEqual([by(true)[1] === model, by(false)[1] === model], [true, false])
})
