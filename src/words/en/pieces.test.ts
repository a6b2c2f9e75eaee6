/** Reads every piece of days and periods as an editor would (docs/writing.md). */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MAX_WORN_OUT, wornOutIn } from '../../../test/worn-out.ts'
import { CATEGORY_NAMES, OUTLOOKS } from '../../judgement/day/categories.ts'
import { MANNERS } from '../../judgement/tradition.ts'
import { PLANETS, type Planet } from '../../sky/planets.ts'
import { nameOf, SIGNS } from '../../sky/zodiac.ts'
import { PERIOD_TYPES } from '../../time/period.ts'
import { ACTS, type DayPiece, FIELDS, MOODS, RELATIONS, STANDINGS, SUBJECTS } from '../day-pieces.ts'
import { ARCS, type EventKey, MATTER_NAMES } from '../period-pieces.ts'
import { lengthOf, wordsOf } from '../text-measure.ts'
import { ENGLISH } from './english.ts'
import { proseFaults } from './prose-rules.ts'

interface Piece {
  /** `venus in 7 flow #2 brief` */
  readonly name: string
  /** Texts of one file are compared with each other. */
  readonly file: string
  readonly text: string
  readonly length: readonly [least: number, most: number]
  readonly planets: readonly string[]
}

/** The shortest and the longest that can stand for a placeholder. */
const FILLED: Readonly<Record<string, readonly string[]>> = {
  '{until}': ['until May', 'until next September'],
  '{When}': ['All week', 'From Wednesday to Saturday'],
  '{On}': ['On Friday', 'On 30 September'],
}

const HOUSES = SIGNS.map((_, at) => at + 1)
const STAY_FOR_YEARS: readonly string[] = ['uranus', 'neptune', 'pluto']

/** On a neutral day a planet has a text for its house only if it is the Moon, and she never only touches. */
const hasText = (planet: Planet, standing: string, direction: string) =>
  planet === 'moon' ? standing === 'in' : standing === 'touch' || direction !== 'merge'

const { days, periods } = ENGLISH

const dayKeys = PLANETS.flatMap((planet) =>
  STANDINGS.flatMap((standing) =>
    HOUSES.flatMap((house) =>
      MANNERS.filter((direction) => hasText(planet, standing, direction)).map((direction) => ({
        key: `${planet} ${standing} ${house} ${direction}`,
        file: planet as string,
        planet: planet as string,
        standing: standing as string,
        house,
        direction,
        pieces: days.ofDay(planet, standing, house, direction),
      })),
    ),
  ),
)

const lunationKeys = (['new', 'full', 'eclipse new', 'eclipse full'] as const).flatMap((lunation) =>
  HOUSES.flatMap((house) =>
    (lunation.startsWith('eclipse') ? (['merge'] as const) : MANNERS).map((direction) => ({
      key: `${lunation} ${house} ${direction}`,
      file: 'lunations',
      planet: 'moon',
      standing: lunation as string,
      house,
      direction,
      pieces: days.ofLunation(lunation, house, direction),
    })),
  ),
)

const allDays = [...dayKeys, ...lunationKeys].flatMap(({ pieces, key, ...rest }) =>
  pieces.map((piece, at) => ({ ...rest, piece, name: `${key} #${at + 1}` })),
)

const fieldKeys = FIELDS.flatMap((field) =>
  HOUSES.flatMap((house) =>
    RELATIONS.map((relation) => ({
      name: `${field} ${house} ${relation}`,
      file: field as string,
      relation: relation as string,
      pieces: days.ofField(field, house, relation),
    })),
  ),
)

const categoryKeys = CATEGORY_NAMES.flatMap((category) =>
  OUTLOOKS.map((outlook) => ({
    name: `${category} ${outlook}`,
    file: category as string,
    outlook: outlook as string,
    pieces: days.ofCategory(category, outlook),
  })),
)

const wanderers = PLANETS.filter((planet) => planet !== 'moon')
const eventKeys: readonly EventKey[] = HOUSES.map(String).flatMap((house): EventKey[] => [
  ['new_moon', house],
  ['full_moon', house],
  ['eclipse', 'solar', house],
  ['eclipse', 'lunar', house],
  ...wanderers.map((planet): EventKey => ['ingress', planet, house]),
  ...['direct', 'retrograde'].flatMap((direction) =>
    wanderers
      .filter((planet) => planet !== 'sun')
      .map((planet): EventKey => ['station', direction, planet, house]),
  ),
])
const IMPOSSIBLE = [
  'sun-mercury flow',
  'sun-mercury friction',
  'sun-venus flow',
  'sun-venus friction',
  'mercury-venus friction',
]
const meetingKeys = wanderers.flatMap((one, at) =>
  wanderers
    .slice(at + 1)
    .flatMap((two) =>
      MANNERS.filter((manner) => !IMPOSSIBLE.includes(`${one}-${two} ${manner}`)).map(
        (manner): EventKey => ['exact_aspect', `${one}-${two}`, manner],
      ),
    ),
)

function planetsOfEvent(key: EventKey): readonly string[] {
  if (key[0].endsWith('_moon')) return ['moon']
  if (key[0] === 'exact_aspect') return key[1]!.split('-')
  return PLANETS.filter((planet) => key.includes(planet))
}

const of = (
  name: string,
  file: string,
  text: string,
  length: Piece['length'],
  planets: readonly string[] = [],
): Piece => ({
  name,
  file,
  text,
  length,
  planets,
})

const PIECES: readonly Piece[] = [
  ...allDays.flatMap(({ name, file, piece }) => [
    of(`${name} brief`, `${file} brief`, piece.brief, [80, 150]),
    of(`${name} advice`, `${file} advice`, piece.advice, [50, 110]),
  ]),
  ...fieldKeys.flatMap(({ name, file, pieces }) =>
    pieces.map(({ text }, at) => of(`${name} #${at + 1}`, file, text, [60, 150])),
  ),
  ...categoryKeys.flatMap(({ name, file, pieces }) =>
    pieces.flatMap(({ text, advice }, at) => [
      of(`${name} #${at + 1}`, `${file} text`, text, [50, 120]),
      of(`${name} #${at + 1} advice`, `${file} advice`, advice, [40, 85]),
    ]),
  ),
  ...PERIOD_TYPES.flatMap((type) =>
    ARCS.flatMap((arc) =>
      MATTER_NAMES.flatMap((matter) =>
        periods
          .frames(type, arc, matter)
          .flatMap(({ opening, closing }, at) => [
            of(`${type} ${arc} ${matter} #${at + 1} opening`, `${type} openings`, opening, [45, 95]),
            of(`${type} ${arc} ${matter} #${at + 1} closing`, `${type} closings`, closing, [45, 125]),
          ]),
      ),
    ),
  ),
  ...PLANETS.flatMap((planet) =>
    HOUSES.flatMap((house) =>
      MANNERS.flatMap((direction) =>
        periods
          .phasePieces(planet, house, direction)
          .map((text, at) =>
            of(
              `phase ${planet} ${house} ${direction} #${at + 1}`,
              `phases ${planet}`,
              text,
              [80, 165],
              [planet],
            ),
          ),
      ),
    ),
  ),
  ...[...eventKeys, ...meetingKeys].flatMap((key) =>
    periods
      .eventPieces(key)
      .map((text, at) =>
        of(`event ${key.join(' ')} #${at + 1}`, 'events', text, [66, 150], planetsOfEvent(key)),
      ),
  ),
]

const faultsOf = (check: (piece: Piece) => readonly string[]): string[] =>
  PIECES.flatMap((piece) => check(piece).map((fault) => `${piece.name} ${fault}: ${piece.text}`))

const placeholdersIn = (text: string): readonly string[] => text.match(/\{[^}]*\}/g) ?? []

function filled(text: string): readonly string[] {
  const [placeholder] = placeholdersIn(text)
  return placeholder === undefined
    ? [text]
    : FILLED[placeholder]!.map((words) => text.replace(placeholder, words))
}

test('every key has its pieces', (t) => {
  const counts = (keys: readonly { pieces: readonly unknown[] }[]) =>
    Math.min(...keys.map(({ pieces }) => pieces.length))
  const isLong = ({ planet, standing }: (typeof dayKeys)[number]) =>
    standing === 'in' && ['moon', 'jupiter', 'saturn'].includes(planet)
  const long = dayKeys.filter(isLong)
  const usual = dayKeys.filter((each) => !isLong(each))
  t.diagnostic(
    `${PIECES.length} texts; Moon, Jupiter and Saturn in a house ${counts(long)} (9 wanted), other keys ${counts(usual)} (5 wanted)`,
  )
  assert.ok(counts(long) >= 5 && counts(usual) >= 3)
  assert.ok(counts(lunationKeys) >= 1)
  assert.ok(counts(fieldKeys) >= 6, `fields ${counts(fieldKeys)}`)
  assert.ok(counts(categoryKeys) >= 36, `categories ${counts(categoryKeys)}`)
})

test('every text keeps its length, with the shortest and the longest words for its placeholder', () => {
  const wrong = faultsOf(({ text, length: [least, most] }) =>
    filled(text)
      .map(lengthOf)
      .filter((count) => count < least || count > most)
      .map((count) => `has ${count} characters`),
  )
  assert.deepEqual(wrong, [])
})

test('what is noticed and what to do have 150 to 250 characters together', () => {
  const wrong = allDays.flatMap(({ name, piece: { brief, advice } }) =>
    filled(brief)
      .map((text) => `${text} ${advice}`)
      .filter((text) => lengthOf(text) < 150 || lengthOf(text) > 250)
      .map((text) => `${name} has ${lengthOf(text)} characters: ${text}`),
  )
  assert.deepEqual(wrong, [])
})

test('every text keeps the house rules, with typographic apostrophes, and begins with a capital', () => {
  const wrong = faultsOf(({ text }) => [
    ...proseFaults(filled(text)[0]!),
    ...(text.includes("'") ? ['has a straight apostrophe'] : []),
    ...(/^[A-Z{]/.test(text) ? [] : ['begins with a small letter']),
  ])
  assert.deepEqual(wrong, [])
})

const named = (text: string, planet: string): number =>
  text.match(new RegExp(`\\b${planet.charAt(0).toUpperCase()}${planet.slice(1)}\\b`, 'g'))?.length ?? 0

test('a day’s piece names its planet once, in what is noticed, and no other', () => {
  const wrong = allDays.flatMap(({ name, planet, standing, piece: { brief, advice } }) => {
    const others = PLANETS.filter((each) => each !== planet && named(`${brief} ${advice}`, each) > 0)
    const isEclipse = standing.startsWith('eclipse')
    const isNamed =
      named(brief, planet) === 1 || (isEclipse && /eclipse/i.test(brief) && named(brief, planet) === 0)
    return others.length === 0 && isNamed && named(advice, planet) === 0
      ? []
      : [`${name}: ${brief} ${advice}`]
  })
  assert.deepEqual(wrong, [])
})

test('a field, a category and a frame name no planet; a phase and an event those of their key', () => {
  const ofDays = new Set(allDays.flatMap(({ piece: { brief, advice } }) => [brief, advice]))
  const wrong = faultsOf(({ name, text, planets }) => {
    if (ofDays.has(text)) return []
    const isEclipse = name.startsWith('event eclipse')
    return PLANETS.filter((planet) => {
      const count = named(text, planet)
      if (isEclipse && (planet === 'sun' || planet === 'moon')) return count > 1
      return count !== (planets.includes(planet) ? 1 : 0)
    }).map((planet) => `names ${planet} ${named(text, planet)} times`)
  })
  assert.deepEqual(wrong, [])
})

test('no text names a sign, or speaks the trade’s language', () => {
  const jargon = new RegExp(
    `\\b(${[...SIGNS.map(nameOf), 'transit', 'retrograde', 'natal', 'trine', 'sextile'].join('|')})\\b`,
  )
  assert.deepEqual(
    faultsOf(({ text }) => (jargon.test(text) ? ['uses jargon'] : [])),
    [],
  )
})

test('no text says that a planet is in a house that it only touches', () => {
  const places = (planet: string) =>
    new RegExp(
      `\\b${planet.charAt(0).toUpperCase()}${planet.slice(1)} (?:is|stands|stays|sits|lives|moves) (?:in|with|among|at|through) your\\b`,
    )
  const wrong = allDays.filter(
    ({ standing, planet, piece }) => standing === 'touch' && places(planet).test(piece.brief),
  )
  assert.deepEqual(
    wrong.map(({ name, piece }) => `${name}: ${piece.brief}`),
    [],
  )
})

test('{until} stands once, in what is noticed, never first; hard pieces have it, and planets that stay for years do not', () => {
  const wrong = allDays.flatMap(({ name, planet, standing, direction, piece: { brief, advice } }) => {
    const count = placeholdersIn(brief).filter((each) => each === '{until}').length
    const stays = standing === 'in' && STAY_FOR_YEARS.includes(planet)
    const isLunation = planet === 'moon' && standing !== 'in'
    const isWrong =
      count > 1 ||
      placeholdersIn(brief).length !== count ||
      placeholdersIn(advice).length > 0 ||
      /(?:^|[.?:;] )\{until\}|until \{until\}/.test(brief) ||
      (stays && count > 0) ||
      (!stays && !isLunation && direction === 'friction' && count === 0)
    return isWrong ? [`${name}: ${brief}`] : []
  })
  assert.deepEqual(wrong, [])
})

test('a phase begins with {When} and an event with {On}; nothing else has such a placeholder', () => {
  const wrong = faultsOf(({ name, text }) => {
    const [expected] = name.startsWith('phase')
      ? ['{When}']
      : name.startsWith('event')
        ? ['{On}']
        : [undefined]
    const found = placeholdersIn(text).filter((each) => each !== '{until}')
    const isRight =
      expected === undefined ? found.length === 0 : `${found}` === expected && text.startsWith(`${expected} `)
    return isRight ? [] : ['has the wrong placeholder']
  })
  assert.deepEqual(wrong, [])
})

test('moods, acts and subjects are those of the lists, a subject of its house', () => {
  const isTagged = ({ mood, act, subject }: DayPiece, house: number) =>
    MOODS.includes(mood) && ACTS.includes(act) && SUBJECTS[house]!.includes(subject)
  assert.deepEqual(
    allDays.filter(({ piece, house }) => !isTagged(piece, house)).map(({ name }) => name),
    [],
  )
  const subjects = Object.values(SUBJECTS).flat()
  const beside = [...fieldKeys, ...categoryKeys].flatMap(({ name, pieces }) =>
    pieces.map((piece) => ({ name, piece })),
  )
  const wrong = beside.filter(({ piece }) => {
    const about = 'about' in piece ? (piece.about as readonly string[]) : []
    return (
      !ACTS.includes(piece.act) ||
      !piece.not.every((mood) => MOODS.includes(mood)) ||
      !about.every((each) => subjects.includes(each))
    )
  })
  assert.deepEqual(wrong, [])
})

test('whatever the mood of a day, each list of a field has at least two texts for it, and each of a category six', () => {
  const wrong = [
    ...fieldKeys.map((list) => [list, 2] as const),
    ...categoryKeys.map((list) => [list, 6] as const),
  ].flatMap(([{ name, pieces }, least]) =>
    MOODS.filter((mood) => pieces.filter(({ not }) => !not.includes(mood)).length < least).map(
      (mood) => `${name} ${mood}`,
    ),
  )
  assert.deepEqual(wrong, [])
})

/** A text that has nothing to tell. */
const AVERAGE = /neither good nor bad|nothing special|as usual|\baverage\b|neither .* nor bad/i

test('no field or category reports an average', () => {
  const neutral = [
    ...fieldKeys.filter(({ relation }) => relation === 'aside'),
    ...categoryKeys.filter(({ outlook }) => outlook === 'neutral'),
  ]
  const wrong = neutral.flatMap(({ name, pieces }) =>
    pieces.filter(({ text }) => AVERAGE.test(text)).map(({ text }) => `${name}: ${text}`),
  )
  assert.deepEqual(wrong, [])
})

/** Texts of one file that share what a key takes of them. */
function repeated(keyOf: (words: readonly string[]) => string): string[] {
  const first = new Map<string, string>()
  return PIECES.flatMap(({ name, file, text }) => {
    const words = wordsOf(text.replace(/\{(?:When|On)\} /, ''))
    const key = `${file}: ${keyOf(words)}`
    const earlier = first.get(key)
    if (earlier === undefined) first.set(key, name)
    return earlier === undefined ? [] : [`${name} as ${earlier}: ${key}`]
  })
}

test('no two texts of a file begin, or end, with the same five words', () => {
  assert.deepEqual(
    repeated((words) => words.slice(0, 5).join(' ')),
    [],
  )
  assert.deepEqual(
    repeated((words) => words.slice(-5).join(' ')),
    [],
  )
})

test('worn-out phrases are rare', () => {
  const often = wornOutIn(PIECES.map(({ text }) => text)).filter(({ per10000 }) => per10000 > MAX_WORN_OUT)
  assert.deepEqual(often, [])
})
