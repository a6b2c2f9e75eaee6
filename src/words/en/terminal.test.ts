import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ENGLISH_TERMINAL } from './terminal.ts'

const { moon, time, twoPeople } = ENGLISH_TERMINAL

test('headings of readings say of whom, when and how', () => {
  assert.equal(ENGLISH_TERMINAL.label('north_node-in'), 'north node in')
  assert.equal(ENGLISH_TERMINAL.seedLine('rain', undefined), 'Seed: rain')
  assert.equal(ENGLISH_TERMINAL.seedLine('rain', 'UTC'), 'Seed: rain (today in UTC)')
  assert.equal(ENGLISH_TERMINAL.dayHeading('today', 'good', 'Leo'), 'Leo, today: good')
  assert.equal(
    ENGLISH_TERMINAL.periodHeading({ type: 'week', from: '2026-11-16', to: '2026-11-22' }, 'good', 'Leo'),
    'Leo, week from 2026-11-16 to 2026-11-22: good',
  )
  assert.equal(
    ENGLISH_TERMINAL.personalHeading({
      ...{
        date: '2026-11-16',
        zone: 'UTC',
        theme: 'work',
        energy: 'calm',
        sunSign: 'leo',
        ascendant: 'libra',
      },
    }),
    '2026-11-16 in UTC: work, calm (Sun in Leo, Libra rising)',
  )
  assert.equal(ENGLISH_TERMINAL.relativeDate('2026-11-16', 'tomorrow', 'UTC'), '2026-11-16, tomorrow in UTC')
  assert.match(ENGLISH_TERMINAL.bestDays, /best/)
  assert.match(ENGLISH_TERMINAL.carefulDays, /careful/)
  assert.match(ENGLISH_TERMINAL.pullsTwoWays, /two ways/)
  assert.match(ENGLISH_TERMINAL.countsMost, /counts most/)
  assert.match(ENGLISH_TERMINAL.together, /Together/)
  assert.match(ENGLISH_TERMINAL.act, /to do/)
})

test('two people have their strengths, frictions and contacts, and a rank that the hour may widen', () => {
  assert.match(twoPeople.strengths, /easily/)
  assert.match(twoPeople.frictions, /rubs/)
  assert.match(twoPeople.contacts, /contacts/)
  assert.equal(twoPeople.contact('Moon', 'trine', 'Sun'), 'your Moon trine their Sun')
  assert.match(twoPeople.scores(20_000), /20,000 pairs/)
  assert.equal(twoPeople.rankBetween(40, 40), twoPeople.rank(40))
  assert.equal(twoPeople.rankBetween(40, 60), 'more than 40 to 60 of 100 pairs, by the hour of birth')
})

test('the Moon is told by light, age, place and void hours', () => {
  for (const [name, label] of Object.entries(moon.labels))
    assert.equal(label.replaceAll(' ', ''), name.toLowerCase())
  assert.equal(moon.lit(40, true), '40 %, waxing')
  assert.equal(moon.lit(40, false), '40 %, waning')
  assert.equal(moon.height('12', false), '12° above the horizon')
  assert.equal(moon.height('12', true), '12° below the horizon')
  assert.equal(moon.voidNow('15:53', 'Leo'), 'now, until 15:53, then in Leo')
  assert.equal(moon.voidLater('14:00', '15:53', 'Leo'), 'from 14:00 to 15:53, then in Leo')
})

test('what is coming has its dates, and an end where it is known', () => {
  assert.equal(time.transit('north_node', 'square', 'moon'), 'North Node square your Moon')
  assert.equal(time.exact(['2 March', '4 May']), 'exact 2 March, 4 May')
  assert.equal(time.between('2 March', null), '2 March to …')
  assert.equal(time.between(null, '2 March'), '… to 2 March')
  assert.match(time.lighter(1), /^1 lighter one is /)
  assert.match(time.lighter(2), /^2 lighter ones are /)
  assert.equal(time.returnTitle('sun', 36, ['15 May']), 'Sun return 36: 15 May')
  assert.equal(time.profection(5, 'Leo', 'sun'), 'The year of house 5, Leo, with Sun as its lord')
  assert.equal(time.inSign('Leo', null), 'in Leo')
  assert.equal(time.inSign('Leo', '2030'), 'in Leo, until 2030')
  assert.equal(time.inHouse(5, null), 'in house 5')
  assert.equal(time.inHouse(5, '2030'), 'in house 5, until 2030')
  assert.equal(time.inPhase('full moon', null), 'full moon')
  assert.equal(time.inPhase('full moon', '2030'), 'full moon, until 2030')
  assert.match(time.progressedMoon, /Moon/)
  assert.match(time.progressedSun, /Sun/)
  assert.match(time.keyDates, /dates/)
  assert.match(time.peaks, /most comes together/)
  assert.match(time.coming, /next/)
})
