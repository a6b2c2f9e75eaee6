/** Reads every text about one person's time as an editor would (docs/timeline.md, docs/returns.md, docs/life.md, docs/progressions.md). */
import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { test } from 'node:test'
import { CLASSICAL } from '../../chart/dignities.ts'
import { MOON_PHASES } from '../../chart/moon-phase.ts'
import { CHAPTER_PLANETS, TENSES } from '../../judgement/person/life-plan.ts'
import { LIFE_MATTERS, MATTER_TONES } from '../../judgement/person/matters.ts'
import { SPAN_ORDERS } from '../../judgement/person/span-plan.ts'
import { DATE_SHAPES, type DateShape } from '../../judgement/person/transit-dates.ts'
import { MANNERS } from '../../judgement/tradition.ts'
import { PLANETS, SLOW_PLANETS } from '../../sky/planets.ts'
import { SIGNS } from '../../sky/zodiac.ts'
import { capitalised } from '../../text.ts'
import { withoutQuotationMarks } from '../../writer/pair-text.ts'
import { LIFE_POOLS } from '../life.ts'
import { RETURN_POOLS } from '../returns.ts'
import { slotsIn } from '../slots.ts'
import { lengthOf, wordsOf } from '../text-measure.ts'
import { leavesOf, readTree } from '../text-tree.ts'
import { LUNATION_KINDS, TIMELINE_POOLS } from '../timeline.ts'
import { proseFaults } from './prose-rules.ts'
import { timeFaults } from './timeline.ts'

type Keys = readonly string[]
type Length = readonly [shortest: number, longest: number]

/** Every path that takes one key from each list. */
const paths = (...lists: Keys[]): string[] =>
  lists.reduce<string[]>(
    (all, keys) => all.flatMap((path) => keys.map((key) => `${path} ${key}`.trim())),
    [''],
  )

const POINTS = [...PLANETS, 'ascendant', 'midheaven']
const FAST = ['sun', 'mercury', 'venus', 'mars']
const HOUSES = SIGNS.map((_, at) => String(at + 1))
const ORDERS = SPAN_ORDERS.filter((order) => order !== 'none')
const isMixed = (order: string) => order.includes('-')

interface Rule {
  /** Of each part: one, or those of a text in parts. */
  readonly lengths: (keys: Keys) => readonly Length[]
  readonly keys: Keys
  /** The slots of a text with these keys, in each of its parts; some texts do without `may`. */
  readonly slots?: (keys: Keys, part: string) => { readonly must: Keys; readonly may?: Keys }
}

const of =
  (...lengths: Length[]) =>
  () =>
    lengths

const RULES: Readonly<Record<string, Rule>> = {
  'timeline/transits': {
    // Nobody lives to see these two come back.
    keys: paths([...FAST, ...SLOW_PLANETS], POINTS, MANNERS).filter(
      (path) => !/^(?:neptune neptune|pluto pluto) merge$/.test(path),
    ),
    lengths: ([body]) =>
      FAST.includes(body!)
        ? [
            [75, 175],
            [55, 145],
            [18, 75],
          ]
        : [
            [115, 245],
            [85, 225],
            [18, 85],
          ],
    slots: (_, part) => ({ must: part === 'ending' ? ['leaves'] : [] }),
  },
  'timeline/moon': { keys: paths(POINTS, MANNERS), lengths: of([55, 155]) },
  'timeline/houses': { keys: paths(SLOW_PLANETS, HOUSES, MATTER_TONES), lengths: of([45, 145]) },
  'timeline/dates': {
    keys: paths(Object.keys(DATE_SHAPES), MATTER_TONES),
    lengths: of([30, 115]),
    slots: ([shape]) => {
      const all = DATE_SHAPES[shape as DateShape]
      // The sentence stands after the advice, so only the second of two can say “it”.
      const planet = shape === 'echo' ? [] : ['planet']
      const past = shape === 'over' || shape!.endsWith('-past') ? all.slice(-1) : all
      const must = shape === 'three-one-past' || shape === 'two-between' ? all.slice(1) : past
      return {
        must: [...(shape === 'three-two-past' ? ['third'] : must), ...planet],
        may: [...all, ...planet],
      }
    },
  },
  'timeline/lunations': { keys: paths(LUNATION_KINDS, POINTS), lengths: of([85, 205]) },
  'timeline/spans': {
    keys: [
      ...paths(ORDERS.filter(isMixed), LIFE_MATTERS, LIFE_MATTERS),
      ...paths(
        ORDERS.filter((order) => !isMixed(order)),
        LIFE_MATTERS,
      ),
      'none',
    ],
    lengths: of([45, 125], [75, 185]),
  },
  'timeline/span-planets': {
    keys: paths(
      ['first', 'then'],
      [...paths(SLOW_PLANETS, LIFE_MATTERS), ...paths(FAST, ['any'])],
      MATTER_TONES,
    ),
    lengths: of([85, 145]),
    slots: () => ({ must: ['dates'] }),
  },
  'returns/rising': { keys: HOUSES, lengths: of([105, 195]) },
  'returns/sun': { keys: paths(HOUSES, ['same', 'other']), lengths: of([65, 165]) },
  'returns/moon': { keys: HOUSES, lengths: of([65, 165]) },
  'returns/closings': { keys: paths(HOUSES, LIFE_MATTERS), lengths: of([75, 185]) },
  'returns/rulers': { keys: paths(CLASSICAL, HOUSES), lengths: of([95, 245]) },
  'returns/angles': { keys: paths(PLANETS, ['1', '4', '7', '10']), lengths: of([95, 245]) },
  'returns/crowded': { keys: HOUSES, lengths: of([95, 245]) },
  'returns/profections': { keys: HOUSES, lengths: of([95, 245]) },
  'returns/moon-signs': { keys: SIGNS, lengths: of([95, 245]) },
  'life/chapters': {
    keys: [
      ...paths(['saturn-return'], ['1', '2', '3']),
      ...paths(['jupiter-return'], HOUSES.slice(0, 8)),
      ...paths(['node-return'], HOUSES.slice(0, 5)),
      ...paths(['uranus-square'], ['1', '2']),
      ...paths(['pluto-square'], ['early', 'late']),
      ...paths(['progressed-new-moon', 'progressed-full-moon'], ['child', 'young', 'middle', 'later']),
      ...['uranus-opposition', 'uranus-return', 'neptune-square'],
    ].map((key) => key.replace(' ', '-')),
    lengths: of([165, 300], [165, 300], [110, 260]),
  },
  'life/houses': { keys: paths(CHAPTER_PLANETS, HOUSES), lengths: of([55, 145]) },
  'life/tenses': { keys: TENSES, lengths: of([12, 65]) },
  'life/progressed': {
    keys: [
      ...paths(['moon-sign', 'sun-sign'], SIGNS),
      ...paths(['moon-house'], HOUSES),
      ...paths(['phase'], MOON_PHASES),
    ],
    lengths: ([kind]) =>
      kind === 'sun-sign'
        ? [
            [165, 300],
            [75, 185],
            [110, 260],
          ]
        : [kind === 'phase' ? [215, 365] : [195, 345]],
  },
}

type Item = string | Readonly<Record<string, string>>

const leaves = Object.keys(RULES).flatMap((file) =>
  leavesOf(readTree<readonly Item[]>('en', file)).map(({ keys, leaf }) => ({ file, keys, leaf })),
)
const items = leaves.flatMap(({ file, keys, leaf }) =>
  leaf.map((item) => ({
    file,
    keys,
    name: `${file} ${keys.join(' ')}`,
    parts: typeof item === 'string' ? [['text', item] as const] : Object.entries(item),
  })),
)
const texts = items.flatMap(({ parts, ...rest }) => parts.map(([part, text]) => ({ ...rest, part, text })))
type Text = (typeof texts)[number]

const faultsOf = (check: (text: Text) => readonly string[]): string[] =>
  texts.flatMap((one) => check(one).map((fault) => `${one.name} ${fault}: ${one.text}`))

test('every pool has exactly the keys that a person’s time can ask for', () => {
  for (const [file, { keys }] of Object.entries(RULES)) {
    const own = leaves.filter((leaf) => leaf.file === file)
    assert.deepEqual(own.map((leaf) => leaf.keys.join(' ')).sort(), [...keys].sort(), file)
    for (const leaf of own) assert.ok(leaf.leaf.length > 0, `${file} ${leaf.keys.join(' ')}`)
  }
})

test('every file of the folders is a pool, or says where the texts come from', () => {
  for (const [folder, pools] of Object.entries({
    timeline: TIMELINE_POOLS,
    returns: RETURN_POOLS,
    life: LIFE_POOLS,
  })) {
    const files = readdirSync(new URL(`../../../data/en/${folder}/`, import.meta.url))
    assert.deepEqual(files.sort(), [...pools.map((pool) => `${pool}.json`), 'SOURCE.md'].sort())
    for (const pool of pools) assert.ok(RULES[`${folder}/${pool}`], `${folder}/${pool}`)
  }
})

test('there are more than 500 transits in words, and those that come back in a year have a text for each time', (t) => {
  const transits = items.filter(({ file }) => file === 'timeline/transits')
  t.diagnostic(`${texts.length} texts, ${transits.length} transits of Sun to Pluto without the Moon`)
  assert.ok(transits.length > 500)
  const TIMES: Readonly<Record<string, number>> = { flow: 4, friction: 3, merge: 2 }
  const seldom = leaves
    .filter(({ file, keys }) => file === 'timeline/transits' && FAST.includes(keys[0]!))
    .filter(({ keys, leaf }) => leaf.length < TIMES[keys[2]!]!)
  assert.deepEqual(
    seldom.map(({ keys }) => keys.join(' ')),
    [],
  )
})

test('every part has the length of its unit', () => {
  const faults = items.flatMap(({ file, keys, name, parts }) => {
    const lengths = RULES[file]!.lengths(keys)
    if (lengths.length !== parts.length) return [`${name} has ${parts.length} parts`]
    return parts.flatMap(([, text], at) => {
      const [least, most] = lengths[at]!
      const length = lengthOf(text)
      return length < least || length > most ? [`${name} has ${length} characters: ${text}`] : []
    })
  })
  assert.deepEqual(faults, [])
})

test('every text has the slots of its unit, and dates come from nowhere else', () => {
  assert.deepEqual(
    faultsOf(({ file, keys, part, text }) => {
      const { must, may = must } = RULES[file]!.slots?.(keys, part) ?? { must: [] }
      const slots = slotsIn(text)
      return [
        ...must.filter((slot) => !slots.includes(slot)).map((slot) => `has no {${slot}}`),
        ...slots.filter((slot) => !may.includes(slot)).map((slot) => `has {${slot}}`),
        ...(new Set(slots).size < slots.length ? ['has a slot twice'] : []),
        ...(MONTH.test(text) ? ['names a month, a weekday or a season'] : []),
      ]
    }),
    [],
  )
})
const MONTH =
  /\b(January|February|(?:in|of|early|late|mid) (?:March|May)|April|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|(?:last|next|this|in|every) (?:spring|summer|autumn|winter)|Christmas|Easter)\b/

test('texts keep the house rules and never threaten, promise or lecture', () => {
  assert.deepEqual(
    faultsOf(({ text }) => {
      const dated = text.replaceAll(/\{\w+\}/g, '2 October')
      return [...proseFaults(withoutQuotationMarks(dated)), ...timeFaults(text)]
    }),
    [],
  )
})

test('texts are set with typographic signs, end as sentences, and have no dashes', () => {
  assert.deepEqual(
    faultsOf(({ text }) => [
      ...(/['"–—!…]|--|\.\.|\s\s/.test(text) ? ['has a sign of a typewriter, a dash or an exclamation'] : []),
      ...(/[.?]”?$/.test(text) ? [] : ['does not end']),
      ...(/^[“{\p{Lu}]/u.test(text) ? [] : ['begins small']),
    ]),
    [],
  )
})

test('a transit names its planet and its point, and no other point of the reader', () => {
  const own = items.filter(({ file }) => file === 'timeline/transits' || file === 'timeline/moon')
  const faults = own.flatMap(({ file, keys, name, parts }) => {
    const [body, point] = file === 'timeline/moon' ? ['moon', keys[0]!] : [keys[0]!, keys[1]!]
    const text = parts.map(([, part]) => part).join(' ')
    const yours = [...text.matchAll(/\b[Yy]our (\p{Lu}\p{L}+)/gu)].map(([, named]) => named!.toLowerCase())
    const known = yours.filter((named) => POINTS.includes(named))
    return [
      ...(text.includes(capitalised(body)) ? [] : [`${name} does not name ${body}`]),
      ...(known.includes(point) ? [] : [`${name} does not name your ${point}`]),
      ...known.filter((named) => named !== point).map((named) => `${name} names your ${named}`),
    ]
  })
  assert.deepEqual(faults, [])
})

test('the text of where in life begins with its planet, because it stands after the advice', () => {
  const faults = texts.filter(
    ({ file, keys, text }) =>
      file === 'timeline/houses' &&
      !new RegExp(`^(?:You (?:meet|notice) )?${capitalised(keys[0]!)} `).test(text),
  )
  assert.deepEqual(faults, [])
})

test('no sentence stands in two texts', () => {
  const seen = new Map<string, string>()
  const faults = texts
    .flatMap(({ name, text }) => text.split(/(?<=[.?]”?) /).map((sentence) => ({ name, sentence })))
    .filter(({ sentence }) => lengthOf(sentence) > 25)
    .flatMap(({ name, sentence }) => {
      const bare = wordsOf(sentence).join(' ')
      const before = seen.get(bare)
      seen.set(bare, name)
      return before === undefined ? [] : [`${before} and ${name}: ${sentence}`]
    })
  assert.deepEqual(faults, [])
})
