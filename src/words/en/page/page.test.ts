import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ENGLISH_AHEAD } from './ahead.ts'
import { ENGLISH_BIRTH, ENGLISH_PLACES } from './birth.ts'
import { ENGLISH_BIRTH_TIME } from './birth-time.ts'
import { ENGLISH_CHART } from './chart.ts'
import { ENGLISH_DAY } from './day.ts'
import { ENGLISH_DECK } from './deck.ts'
import { ENGLISH_DOCUMENT } from './document.ts'
import { ENGLISH_FRAME } from './frame.ts'
import { ENGLISH_JOURNAL } from './journal.ts'
import { ENGLISH_MEANING } from './meaning.ts'
import { ENGLISH_MONTH } from './month.ts'
import { ENGLISH_NAMES } from './names.ts'
import { ENGLISH_SKY } from './sky.ts'
import { ENGLISH_SPREAD } from './spread.ts'
import { ENGLISH_TODAY } from './today.ts'
import { ENGLISH_TOGETHER } from './together.ts'

/** A sentence with parts that are elements on the page, as one text. */
const tag = (text: string) => `<${text}>`

test('codes have names', () => {
  const { body, sign, term, title, phaseTitle, moonTitle, reversed, percent } = ENGLISH_NAMES
  assert.equal(body('north_node'), 'North Node')
  assert.equal(sign('leo'), 'Leo')
  assert.equal(sign('Leo'), 'Leo')
  assert.equal(term('personal_life'), 'personal life')
  assert.equal(title('personal_life'), 'Personal life')
  assert.equal(phaseTitle('full_moon'), 'Full Moon')
  assert.equal(phaseTitle('first_quarter'), 'First quarter')
  assert.equal(moonTitle('full_moon', 'Gemini'), 'Full Moon in Gemini')
  assert.equal(moonTitle('waning_gibbous', 'Gemini', 14), 'Waning gibbous in Gemini, 14°')
  assert.equal(reversed('The Star'), 'The Star, reversed')
  assert.equal(percent(0.346), '35%')
})

test('a time to wait is written in two units', () => {
  assert.deepEqual([0, 75, 119, 120, 125, 3599, 3600, 11_400].map(ENGLISH_NAMES.duration), [
    ...['0 s', '75 s', '119 s', '2 min 0 s', '2 min 5 s', '59 min 59 s', '1 h 0 min', '3 h 10 min'],
  ])
})

test('dates are written out, on the day that they are in every zone', () => {
  assert.equal(ENGLISH_NAMES.longDate('2026-11-15'), 'Sunday 15 November 2026')
  const { month, day, dayAndClock, whole } = ENGLISH_MONTH.dates
  assert.equal(month('2026-11'), 'November 2026')
  assert.equal(day('2026-11-24'), 'Tuesday 24 November')
  assert.equal(dayAndClock('2026-11-24T15:53:35'), 'Tue 24 Nov, 15:53')
  assert.equal(whole('2027-02-06T15:59:00'), '6\u00a0February\u00a02027')
  const { short, weekday, shortWeekday, shortMonth } = ENGLISH_SKY.dates
  assert.equal(short('2026-03-18'), '18 Mar')
  assert.equal(weekday('2026-03-18'), 'Wednesday 18 March')
  assert.equal(shortWeekday('2026-03-18'), 'Wed')
  assert.equal(shortMonth('2026-09-01'), 'Sep')
})

test('the week begins on Monday, with two letters and a third where there is room', () => {
  assert.deepEqual(ENGLISH_MONTH.weekdays[0], { name: 'Monday', short: 'Mo', rest: 'n' })
  assert.equal(ENGLISH_MONTH.weekdays.length, 7)
  assert.equal(ENGLISH_MONTH.weekdays[6]!.name, 'Sunday')
})

test('the Sun and the Moon have an article among the planetary hours, and the last hour has no next', () => {
  assert.equal(
    ENGLISH_MONTH.hours.now('Moon', '15:53', 'Saturn'),
    'Hour of the Moon until 15:53, then Saturn',
  )
  assert.equal(ENGLISH_MONTH.hours.now('Mars', '06:00', undefined), 'Hour of Mars until 06:00')
  assert.equal(ENGLISH_MONTH.hours.all('Sun'), 'The 24 hours of the day of the Sun')
})

test('a day’s cell is one sentence after another', () => {
  const moon = { phase: 'Full Moon', lit: '100%' }
  assert.equal(
    ENGLISH_MONTH.cell('Tuesday 24 November', moon, ['Full Moon in Gemini, 2°']),
    'Tuesday 24 November: Full Moon, 100% lit. Full Moon in Gemini, 2°',
  )
  assert.equal(ENGLISH_MONTH.cell('Tuesday 24 November', undefined, []), 'Tuesday 24 November')
})

test('“1 card” is singular', () => {
  assert.equal(ENGLISH_SPREAD.fan.choose(1), 'Choose one card')
  assert.equal(ENGLISH_SPREAD.fan.choose(2), 'Choose 2 cards')
  assert.equal(ENGLISH_SPREAD.reading.cards([4]), 'Card 4')
  assert.equal(ENGLISH_SPREAD.reading.cards([1, 4]), 'Cards 1, 4')
})

test('a period has its name, a calendar year its number', () => {
  assert.equal(ENGLISH_SKY.whole('week'), 'The week as a whole')
  assert.equal(ENGLISH_SKY.whole('2027'), '2027 as a whole')
  assert.equal(ENGLISH_FRAME.dates.label('day'), 'Day')
  assert.equal(ENGLISH_FRAME.dates.label('month'), 'Month of')
})

test('a bar says its score, its tone, and whether the day stands out', () => {
  assert.equal(ENGLISH_SKY.bar('March', '+1.2', 'positive'), 'March: +1.2, positive')
  assert.equal(
    ENGLISH_SKY.bar('Sunday 1 March', '−3.0', 'hard', 'careful'),
    'Sunday 1 March: −3.0, hard, a day for care',
  )
  assert.equal(
    ENGLISH_SKY.bar('Sunday 1 March', '+3.0', 'good', 'best'),
    'Sunday 1 March: +3.0, good, a best day',
  )
})

test('a birth without an hour or a place is written without them', () => {
  const date = 'Monday 5 February 1990'
  assert.equal(
    ENGLISH_BIRTH.born(date, '23:40', 'Lisbon, Portugal'),
    `Born ${date} at 23:40, Lisbon, Portugal`,
  )
  assert.equal(ENGLISH_BIRTH.born(date, undefined, ''), `Born ${date}, at an unknown hour`)
})

test('a chart is headed by its signs and by what it was cast by', () => {
  assert.equal(ENGLISH_CHART.heading('Leo', 'Aries', 'Libra'), 'Sun in Leo, Moon in Aries, Libra rising')
  assert.equal(
    ENGLISH_CHART.heading('Leo', 'Gemini or Cancer', undefined),
    'Sun in Leo, Moon in Gemini or Cancer',
  )
  assert.equal(
    ENGLISH_CHART.castBy('Koch', '23°43′'),
    'Koch houses, sidereal zodiac, 23°43′ behind the tropical',
  )
  assert.equal(ENGLISH_CHART.castBy('Koch', undefined), 'Koch houses, tropical zodiac')
  assert.equal(ENGLISH_CHART.castBy(undefined, undefined), 'Tropical zodiac')
})

test('the phase of a day without an hour may be two', () => {
  const moon = { isWaxing: true, lit: '50%', phase: 'first quarter' }
  const { inShort } = ENGLISH_CHART.details
  assert.equal(inShort(true, moon, []), 'Born by day, with a waxing Moon, 50% lit (first quarter).')
  assert.equal(
    inShort(false, { ...moon, isWaxing: false }, []),
    'Born by night, with a waning Moon, 50% lit (first quarter).',
  )
  assert.equal(
    inShort(null, moon, ['first quarter', 'waxing gibbous']),
    'At noon there was a waxing Moon, 50% lit (first quarter). The phase changed that day, from first quarter to waxing gibbous.',
  )
  assert.equal(
    inShort(null, moon, ['first quarter']),
    'At noon there was a waxing Moon, 50% lit (first quarter).',
  )
})

test('houses fail near the pole for one of two reasons', () => {
  const { nearPole } = ENGLISH_CHART.notices
  assert.match(
    nearPole('70.0°', 'Koch', true),
    /^So near the pole \(70\.0°\) Koch houses cannot be drawn: parts of the zodiac never rise there\. Equal houses stand in/,
  )
  assert.match(nearPole('66.0°', 'Topocentric', false), /: at some hours they would overlap\. /)
})

test('rows that count for the same reasons are joined', () => {
  assert.equal(ENGLISH_MEANING.together(['Taurus', 'House 8', 'Earth']), 'Taurus, house 8, earth')
  assert.equal(ENGLISH_MEANING.reasons.stellium('Stellium in house 3'), 'for the stellium in house 3')
})

test('a sentence with links in it is whole', () => {
  assert.equal(
    ENGLISH_JOURNAL.empty((room, text) => tag(`${room} ${text}`), tag).join(''),
    'Nothing is kept yet. Below a reading of the <cards cards>, of <sign your sign> or of <day your day>, press <Keep in the journal>.',
  )
  assert.equal(ENGLISH_FRAME.nothing.ways(tag, tag).join(''), '<Lay a spread>, or <read the day of a sign>.')
  assert.equal(
    ENGLISH_SPREAD.form.seedHint(tag).join(''),
    'The same word lays the same cards for everyone. Without one, <Deal> lays the draw of the day.',
  )
  assert.equal(
    ENGLISH_DAY.ahead(tag).join(''),
    'What lasts longer than a day, and when it ends, is told in <Ahead>.',
  )
  assert.equal(
    ENGLISH_SPREAD.hints.hand(tag).join(''),
    'Name the cards on your table in any usual spelling, such as <II of Coins> or <Knight of Wands, reversed>. <Read> tells what they say in this spread.',
  )
  assert.equal(
    ENGLISH_SPREAD.seedNote(tag, tag('GET')).join(''),
    'Without a <seed> everyone draws the same cards all day, by UTC. For another draw send one, any text of yours. Without a body, for a browser: <GET>',
  )
  const { beforeReference, reference, afterReference } = ENGLISH_DOCUMENT
  assert.equal(
    `${beforeReference}${tag(reference)}${afterReference}`,
    'The <API reference> describes how to ask for more.',
  )
})

test('what is read of a sign stands in a line, with its day, week, month or year', () => {
  const lines = (isChosen: boolean) =>
    (['day', 'week', 'month', 'year'] as const).map((period) =>
      ENGLISH_SKY.dateOf(period, '2026-11-15', isChosen),
    )
  assert.deepEqual(lines(true), ['Sun 15 November 2026', 'Week of 15 November 2026', 'November 2026', '2026'])
  assert.equal(lines(false)[3], 'Year from 15 November 2026')
})

test('the message for a damaged file has its numbers', () => {
  assert.equal(
    ENGLISH_JOURNAL.faults.damaged(1, 2),
    '1 of the 2 entries in this file are damaged. Nothing has changed.',
  )
})

test('countries have names, and an unknown code is itself', () => {
  assert.equal(ENGLISH_PLACES.country('PT'), 'Portugal')
  assert.equal(ENGLISH_PLACES.country('XX'), 'XX')
})

test('what is left of a limit is of this minute, or for as long as it lasts', () => {
  const { left, took } = ENGLISH_FRAME.request
  assert.equal(left(3, 60, undefined), '3 of 60 left this minute')
  assert.equal(left(3, 500, '3 h 10 min'), '3 of 500 left for 3 h 10 min')
  assert.equal(took('1.2', true), '1.2 ms, from the cache')
  assert.equal(took('12', false), '12 ms')
})

test('buttons say what they do', () => {
  const { deal, shuffle } = ENGLISH_SPREAD.form
  assert.deepEqual([deal, shuffle], ['Deal', 'Shuffle and deal'])
  const { birth, sign, skip } = ENGLISH_TODAY.invitation
  assert.deepEqual([birth, sign, skip], ['Enter my birth', 'Only my sign', 'Not now'])
})

test('a year from birthday to birthday has its end if that is known', () => {
  const { from } = ENGLISH_AHEAD.year
  assert.equal(from('15 May 2026', '15 May 2027'), 'From 15 May 2026 to 15 May 2027')
  assert.equal(from('15 May 2399', undefined), 'From 15 May 2399')
})

test('a chart’s facts name its dignities and balances', () => {
  const { dignity, balance } = ENGLISH_MEANING.facts
  assert.deepEqual(
    ['domicile', 'exaltation', 'detriment', 'fall'].map((each) => dignity('Mars', each)),
    ['Mars at home', 'Mars exalted', 'Mars in detriment', 'Mars in fall'],
  )
  assert.equal(balance('much', 'fire'), 'Many planets in fire signs')
  assert.equal(balance('little', 'fire'), 'Hardly any planets in fire signs')
})

test('how far a birth may be off is told in minutes, in seconds below one, and as half an hour when nothing changes', () => {
  const all = { before: undefined, after: undefined }
  const { holds } = ENGLISH_BIRTH_TIME
  assert.equal(
    holds('Leo', all, all, all),
    'Leo rises, and every planet keeps its house and its aspects, even if the birth was up to half an hour earlier or later.',
  )
  assert.match(
    holds('Leo', { before: 1.9, after: undefined }, { before: 0.5, after: 12 }, all),
    /^Leo rises even if the birth was up to 1 minute earlier or half an hour later\. .* house up to 30 seconds earlier or 12 minutes later, and every aspect holds all that time/,
  )
  assert.match(holds('Leo', all, { before: 3, after: 4 }, all), /was up to half an hour earlier or later\. /)
})

test('what changes with the minute of birth is told of its body, from what to what', () => {
  const { aspect, house, sign, motion } = ENGLISH_BIRTH_TIME.changes
  assert.equal(aspect(['Mars', 'Venus'], null, 'trine'), 'Mars trine Venus begins')
  assert.equal(aspect(['Mars', 'Venus'], 'trine', null), 'Mars trine Venus ends')
  assert.equal(aspect(['Mars', 'Venus'], 'trine', 'square'), 'Mars and Venus go from trine to square')
  assert.equal(house(['Mars'], 3, 4), 'Mars goes from house 3 to house 4')
  assert.equal(sign(['Moon'], 'Leo', 'Virgo'), 'Moon goes from Leo to Virgo')
  assert.equal(motion(['Mars'], 'direct', 'retrograde'), 'Mars turns retrograde')
  assert.equal(ENGLISH_BIRTH_TIME.fromBirth(-22.4), '22 min earlier')
  assert.equal(ENGLISH_BIRTH_TIME.fromBirth(0.66), '40 s later')
  assert.equal(ENGLISH_BIRTH_TIME.fromBirth(1), '1 min later')
})

test('the journal tells what was drawn most, month by month', () => {
  const { summary, month } = ENGLISH_JOURNAL.recurring
  assert.equal(summary(9, 1), '9 cards this month.')
  assert.equal(
    summary(9, 3, { name: 'Cups', times: 4 }),
    '9 cards in 3 months. Most of one kind: Cups, 4 times.',
  )
  const none = { majors: 0, wands: 0, cups: 0, swords: 0, pentacles: 0 }
  assert.equal(month('2026-11', { ...none, cups: 2, wands: 1 }), 'November 2026: Wands 1, Cups 2')
  assert.equal(month('2026-11', none), 'November 2026: no cards')
  assert.equal(ENGLISH_JOURNAL.yearsAgo(1), 'A year ago today')
  assert.equal(ENGLISH_JOURNAL.yearsAgo(2), '2 years ago today')
  assert.equal(ENGLISH_JOURNAL.found(1), '1 entry found.')
  assert.equal(ENGLISH_JOURNAL.found(2), '2 entries found.')
})

test('each room writes days, months and hours in the English way', () => {
  assert.equal(ENGLISH_DAY.wheel.clock(new Date(2026, 10, 5, 7, 5)), '07:05')
  assert.equal(ENGLISH_JOURNAL.when(new Date(2026, 10, 5, 17, 5)), '5 November 2026 at 17:05')
  assert.equal(ENGLISH_JOURNAL.month('2026-11'), 'November 2026')
  assert.equal(ENGLISH_JOURNAL.shortMonth('2026-11'), 'Nov')
  assert.equal(ENGLISH_AHEAD.date('2026-11-05T07:05:00'), '5 November 2026')
  assert.equal(ENGLISH_AHEAD.month('2026-11-05'), 'November 2026')
  assert.equal(ENGLISH_BIRTH.short('1990-02-05', '23:40', 'Lisbon'), 'Lisbon, 5 February 1990, 23:40')
  assert.equal(ENGLISH_BIRTH.short('1990-02-05', undefined, ''), '5 February 1990, hour unknown')
  assert.equal(ENGLISH_TODAY.date('2026-11-18'), 'Wednesday 18 November, where you are')
  assert.equal(ENGLISH_TODAY.when('2026-11-24T15:53:35'), 'Tue 24 Nov, 15:53')
  assert.equal(ENGLISH_TODAY.when('2026-11-24'), 'Tue 24 Nov')
  assert.equal(ENGLISH_MONTH.dates.inMonth('2026-11-24T15:53:35'), 'Tue 24, 15:53')
  const { span, month, monthOfYear, spanOfYears } = ENGLISH_SKY.dates
  assert.equal(month('2026-03-18'), 'March')
  assert.equal(monthOfYear('2026-03-18'), 'March 2026')
  assert.match(span('2026-03-16', '2026-03-18'), /^16\s?–\s?18 March$/)
  assert.match(spanOfYears('2026-11-18', '2027-10-31'), /^18 November 2026\s?–\s?31 October 2027$/)
})

test('what two people are and what the deck has is counted and joined', () => {
  const { timeUnknown, whose, ranks } = ENGLISH_TOGETHER
  assert.match(timeUnknown(['first', 'second']), /^Without your and their time of birth/)
  assert.equal(whose('first', 'Sun in Leo'), 'You: Sun in Leo')
  assert.equal(whose('second', 'Sun in Leo'), 'They: Sun in Leo')
  assert.equal(ranks.between(40, 60), 'more than 40 to 60 of 100')
  assert.deepEqual([1, 2].map(ENGLISH_DECK.count), ['One card', '2 cards'])
  assert.equal(ENGLISH_DECK.sky('Venus', 'Leo', undefined), 'Venus in Leo')
  assert.equal(ENGLISH_DECK.sky('Saturn', undefined, undefined), 'Saturn')
  assert.equal(ENGLISH_DECK.sky(undefined, 'Leo', 'Fire'), 'Leo, Fire')
})

test('a transit ahead is told by planet, aspect and point, a year by its house, sign and lord', () => {
  const { transit, year, house } = ENGLISH_AHEAD
  assert.equal(transit({ body: 'saturn', aspect: 'square', point: 'moon' }), 'Saturn square your Moon')
  assert.equal(year.profection(5, 'Leo', 'sun'), 'A year of house 5, in Leo, with Sun as its lord.')
  assert.equal(house(5), 'It goes through your house 5.')
  assert.equal(ENGLISH_TODAY.next.transit('Saturn', 'square', 'Moon'), 'Saturn square your Moon')
  assert.equal(ENGLISH_DAY.transit('Saturn', 'square', 'Moon', '0°12′'), 'Saturn square your Moon, 0°12′')
  assert.equal(ENGLISH_DAY.wheel.aspect('Saturn', 'square', 'Moon'), 'Saturn square your Moon')
})
