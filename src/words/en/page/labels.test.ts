/** Hundreds of labels stand beside each other: two that have changed places are both good English, and wrong. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ENGLISH_AHEAD } from './ahead.ts'
import { ENGLISH_BIRTH, ENGLISH_BIRTHS, ENGLISH_PLACES } from './birth.ts'
import { ENGLISH_BIRTH_TIME } from './birth-time.ts'
import { ENGLISH_CHART } from './chart.ts'
import { ENGLISH_DAY } from './day.ts'
import { ENGLISH_DECK } from './deck.ts'
import { ENGLISH_FRAME } from './frame.ts'
import { ENGLISH_HOUSE_SYSTEMS } from './house-systems.ts'
import { ENGLISH_JOURNAL } from './journal.ts'
import { ENGLISH_MEANING } from './meaning.ts'
import { ENGLISH_MONTH } from './month.ts'
import { ENGLISH_SKY } from './sky.ts'
import { ENGLISH_SPREAD } from './spread.ts'
import { ENGLISH_TODAY } from './today.ts'
import { ENGLISH_TOGETHER } from './together.ts'

const ROOMS = {
  ahead: ENGLISH_AHEAD,
  birth: ENGLISH_BIRTH,
  births: ENGLISH_BIRTHS,
  birthTime: ENGLISH_BIRTH_TIME,
  chart: ENGLISH_CHART,
  day: ENGLISH_DAY,
  deck: ENGLISH_DECK,
  frame: ENGLISH_FRAME,
  houseSystems: ENGLISH_HOUSE_SYSTEMS,
  journal: ENGLISH_JOURNAL,
  meaning: ENGLISH_MEANING,
  month: ENGLISH_MONTH,
  places: ENGLISH_PLACES,
  sky: ENGLISH_SKY,
  spread: ENGLISH_SPREAD,
  today: ENGLISH_TODAY,
  together: ENGLISH_TOGETHER,
}

interface Label {
  readonly path: readonly string[]
  readonly text: string
}

function labelsIn(value: unknown, path: readonly string[] = []): Label[] {
  if (typeof value === 'string') return [{ path, text: value }]
  // Lists are days and months, of which other tests speak.
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  return Object.entries(value).flatMap(([key, each]) => labelsIn(each, [...path, key]))
}

const LABELS = labelsIn(ROOMS)
const nameOf = ({ path }: Label) => path.join('.')

/** `placeMissing` → `place`, `missing`; without their endings, as the label may have another form of the word. */
const wordsOf = (name: string) =>
  name
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .split(/[ _]/)
    .map((word) => word.replace(/(?:ies|ing|ed|es|s|y)$/, '') || word)

const speaksOf = (text: string, words: string) =>
  words.split('/').some((word) => new RegExp(`(?<!\\p{L})${word}`, 'iu').test(text))

/** What only says of which kind a label is: what it is about stands before it. */
const KINDS = ['title', 'label', 'full', 'short', 'hint', 'intro', 'text', 'explanation', 'list']

/** Labels that do not say the name that they have in the code, each with a word that no other would have in its place. */
const IN_OTHER_WORDS: Readonly<Record<string, string>> = {
  'ahead.invitation': 'coming to your own chart',
  'ahead.form.hint': 'browser',
  'ahead.span.legend': 'How far',
  'ahead.span.names.season': 'Three months',
  'ahead.span.names.decade': 'Ten years',
  'ahead.picture.harmonious': 'flowing',
  'ahead.picture.challenging': 'hard',
  'ahead.hint': 'Touch a bar',
  'ahead.none': 'Nothing',
  'ahead.whole': 'All in all',
  'ahead.peaks': 'Most',
  'ahead.year.title': 'birthday',
  'ahead.year.names.current': 'This year',
  'ahead.year.dates': 'Days',
  'ahead.feed.title': 'calendar',
  'ahead.feed.text': 'calendar',
  'birthTime.title': 'sure',
  'birthTime.isThere': 'can be read',
  'birthTime.table': 'half an hour',
  'births.title': 'Whose chart',
  'births.intro': 'Every room',
  'births.firstTitle': 'you born',
  'births.addTitle': 'Another',
  'births.nameHint': 'Family',
  'births.save': 'Keep',
  'births.placeMissing': 'town',
  'births.byHand': 'Coordinates',
  'births.hint': 'browser',
  'places.example': 'Begin to type',
  'chart.invitation': 'first breath',
  'chart.pictureText': 'Natal chart',
  'chart.form.placeHint': 'Choose a town',
  'chart.form.placeOtherwise': 'spelling',
  'chart.form.hint': 'browser',
  'chart.settings.title': 'Houses and zodiac',
  'chart.settings.zodiacHints.tropical': 'equinox',
  'chart.settings.zodiacHints.sidereal': 'among the stars',
  'chart.settings.ayanamsas.true_citra': 'Spica',
  'chart.tables.label': 'numbers',
  'chart.details.title': 'Elements and patterns',
  'chart.details.hint': 'the ten planets',
  'chart.details.patternHints.stellium': 'three planets or more',
  'chart.details.patternHints.grand_cross': 'two oppositions',
  'chart.details.patternHints.t_square': 'an opposition',
  'chart.details.patternHints.kite': 'a grand trine',
  'chart.details.patternHints.grand_trine': 'a third of the circle',
  'chart.details.patternHints.yod': 'quincunx',
  'chart.details.dignities.domicile': 'at home',
  'chart.details.dignities.exaltation': 'exalted',
  'day.invitation': 'today’s sky',
  'day.hint': 'browser',
  'day.background': 'long weather',
  'day.advice': 'What to do',
  'day.wheel.title': 'over your chart',
  'day.wheel.none': 'no planet',
  'day.wheel.positions': 'planets stand',
  'deck.search': 'Look for',
  'deck.searchExample': 'queen of cups',
  'deck.none': 'No card',
  'deck.filters.label': 'Only',
  'deck.filters.kind': 'Arcana or suit',
  'deck.filters.ranks.1': 'Ace',
  'deck.filters.clear': 'Show all',
  'deck.orientation': 'lies',
  'deck.themes.career': 'Work',
  'deck.themes.spiritual': 'Spirit',
  'deck.symbols.title': 'look at',
  'deck.symbols.hint': 'Touch a light',
  'deck.zoom.label': 'Size',
  'deck.zoom.in': 'Larger',
  'deck.zoom.out': 'Smaller',
  'frame.titles.today': 'cards, sky',
  'frame.titles.spread': 'the cards',
  'frame.titles.ahead': 'coming',
  'frame.titles.together': 'two people',
  'frame.report.ready': 'Save',
  'frame.report.busy': 'Making',
  'frame.report.failed': 'Try again',
  'frame.menu.label': 'Rooms',
  'frame.menu.rooms.spread.full': 'Cards',
  'frame.menu.rooms.spread.short': 'Cards',
  'frame.menu.rooms.sky.full': 'Your sign',
  'frame.menu.rooms.sky.short': 'Sign',
  'frame.births.add': 'Your birth',
  'frame.footer.about': 'licence',
  'frame.nothing.text': 'no page',
  'frame.failed.text': 'could not show',
  'frame.waiting.slow': 'takes its time',
  'frame.waiting.status': 'Waiting for',
  'frame.problem.unreachable': 'did not answer',
  'frame.problem.retry': 'again',
  'frame.copy.done': 'Copied',
  'frame.copy.failed': 'by hand',
  'frame.dates.now.day': 'Today',
  'frame.dates.now.year': 'From today',
  'frame.request.unsent': 'not sent',
  'frame.request.tabs': 'several languages',
  'frame.install.accept': 'Install',
  'frame.install.decline': 'No',
  'frame.keep.isKept': 'In your journal',
  'houseSystems.systems.whole.explanation': 'Each sign',
  'houseSystems.systems.equal.explanation': 'from the Ascendant',
  'houseSystems.systems.vehlow.explanation': 'the Ascendant in the middle',
  'houseSystems.systems.placidus.explanation': 'its own way',
  'houseSystems.systems.koch.explanation': 'the Midheaven took to climb',
  'houseSystems.systems.alcabitius.explanation': 'the Ascendant will take to climb',
  'houseSystems.systems.topocentric.explanation': 'Polich',
  'houseSystems.systems.porphyry.explanation': 'zodiac between horizon',
  'houseSystems.systems.sripati.label': 'Śrīpati',
  'houseSystems.systems.sripati.explanation': 'Porphyry',
  'houseSystems.systems.regiomontanus.explanation': 'as seen from the birth place',
  'houseSystems.systems.campanus.explanation': 'east, zenith and west',
  'houseSystems.systems.meridian.explanation': 'axial rotation',
  'houseSystems.systems.morinus.explanation': 'straight across',
  'houseSystems.systems.azimuthal.explanation': 'horizon',
  'houseSystems.systems.krusinski.label': 'Krusiński',
  'houseSystems.systems.krusinski.explanation': 'Ascendant and zenith',
  'journal.invitation': 'your own words',
  'journal.search': 'Look for',
  'journal.searchExample': 'a card',
  'journal.noneFound': 'Nothing you kept',
  'journal.recurring.title': 'comes back',
  'journal.notePlaceholder': 'What came of it',
  'journal.file': 'with you',
  'journal.fileOfAnother': 'another device',
  'journal.openHint': 'Which passphrase',
  'journal.faults.unreadable': 'was not written by a journal',
  'journal.faults.other': 'is not a journal',
  'journal.faults.newer': 'later version',
  'meaning.title': 'What it means',
  'meaning.tensions': 'two ways',
  'meaning.hint': 'Point at a sentence',
  'meaning.dominants': 'counts most',
  'month.intro': 'Moon of every day',
  'month.present': 'This month',
  'month.direct': 'D$',
  'month.day.close': 'whole month',
  'month.legend.phase': 'quarter Moon',
  'month.legend.ingress': 'enters',
  'month.moon.voidHint': 'her last aspect',
  'month.place.label': 'Where you are',
  'month.place.otherwise': 'spelling',
  'month.hours.polarDay': 'does not set',
  'month.hours.polarNight': 'does not rise',
  'month.feed.title': 'calendar',
  'sky.intro': 'planets really stand',
  'sky.period': 'Time',
  'sky.parts.background': 'long weather',
  'sky.bestDays': 'Best',
  'sky.carefulDays': 'care',
  'sky.scale': '−10',
  'sky.positions': 'planets stand',
  'spread.title': 'want to ask',
  'spread.titleLaid': 'The cards',
  'spread.form.question': 'unsaid',
  'spread.form.seed': 'A word of yours',
  'spread.form.noSeed': 'draw of the day',
  'spread.form.isByHand': 'I have drawn',
  'spread.form.hand': 'Your cards',
  'spread.form.handExample': '2 of Cups',
  'spread.groups.short': 'short answer',
  'spread.groups.others': 'People',
  'spread.groups.times': 'Days',
  'spread.kinds.single': 'One card',
  'spread.kinds.career_path': 'at work',
  'spread.kinds.decision': 'Between two',
  'spread.kinds.custom_spread': 'your own',
  'spread.today.title': 'Card of the day',
  'spread.fan.label': 'The deck',
  'spread.feel.label': 'when cards move',
  'spread.feel.short': 'Sound',
  'spread.hints.fan': 'Take the cards',
  'spread.reading.slow': 'takes its time',
  'spread.reading.act': 'thing to do',
  'spread.leanings.unclear': 'neither way',
  'spread.danger.title': 'Before anything',
  'today.act': 'thing to do',
  'today.card.everybody': 'Card of the day',
  'today.card.own': 'Your card',
  'today.next.natures.harmonious': 'easily',
  'today.next.natures.challenging': 'patience',
  'today.next.natures.neutral': 'strong',
  'today.invitation.title': 'of your own',
  'today.invitation.text': 'Give the day',
  'today.invitation.skip': 'Not now',
  'today.invitation.later': 'about you',
  'today.doors.title': 'further',
  'today.doors.rooms.sky': 'of a sign',
  'today.doors.rooms.month': 'eclipses',
  'today.doors.rooms.chart': 'planets stood',
  'today.doors.rooms.day': 'sky of today',
  'today.doors.rooms.ahead': 'coming',
  'today.doors.rooms.together': 'Two births',
  'today.doors.rooms.deck': 'Seventy-eight',
  'today.doors.rooms.journal': 'kept',
  'together.invitation': 'Two skies',
  'together.form.kind': 'to each other',
  'together.form.kinds.friendship': 'Friends',
  'together.form.hint': 'forgotten when you leave',
  'together.hint': 'Point at a sentence',
  'together.strengths': 'easily',
  'together.frictions': 'rubs',
  'together.advice': 'thing to do',
  'together.ranks.title': 'between you',
  'together.ranks.unknown': 'not known',
  'together.contacts.title': 'two charts touch',
  'together.contacts.hint': 'Press one',
}

/** What a label is about: a word of its name or, where its name is only a kind, of what it belongs to. */
function aboutOf(label: Label): string {
  const [name = '', owner = ''] = label.path.toReversed()
  return IN_OTHER_WORDS[nameOf(label)] ?? wordsOf(KINDS.includes(name) ? owner : name).join('/')
}

test('a label of the page is about what its name says', () => {
  assert.ok(LABELS.length > 500)
  const others = LABELS.filter((label) => !speaksOf(label.text, aboutOf(label)))
  assert.deepEqual(
    others.map((label) => `${nameOf(label)}: “${label.text}” says nothing of ${aboutOf(label)}`),
    [],
    'If the text is right, name a word of it that no other label has in its place: a row of IN_OTHER_WORDS in labels.test.ts.',
  )
  const names = new Set(LABELS.map(nameOf))
  assert.deepEqual(
    Object.keys(IN_OTHER_WORDS).filter((name) => !names.has(name)),
    [],
  )
})

test('what explains is a sentence, and a heading is none', () => {
  const isSentence = ({ text }: Label) => /[.?]$/.test(text)
  const called = (pattern: RegExp) => LABELS.filter(({ path }) => pattern.test(path.at(-1)!))
  const explaining = called(/^(?:hint|intro|text|invitation|explanation)$|Hint$/)
  assert.deepEqual(
    explaining.filter((label) => !isSentence(label) && label.path.at(-1) !== 'nameHint').map(nameOf),
    [],
  )
  const headings = called(/^(?:title|label|full|short)$/)
  assert.deepEqual(headings.filter(({ text }) => text.endsWith('.') || text.length > 44).map(nameOf), [])
})
