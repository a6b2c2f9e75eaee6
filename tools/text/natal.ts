/** The figures of the natal reading: twenty thousand random births. */
import { USUAL_ORBS } from '../../src/chart/aspects.ts'
import { castWiderChart, castWithoutTime, type WiderChart } from '../../src/chart/wider-chart.ts'
import { READING_BODIES } from '../../src/judgement/chart/fact.ts'
import { natalPlan } from '../../src/judgement/chart/plan.ts'
import { DAY_MS } from '../../src/time/time-scales.ts'
import { ENGLISH } from '../../src/words/en/english.ts'
import { meaningOf, OPPOSITES } from '../../src/words/en/meanings.ts'
import { PORTRAIT_LENGTH } from '../../src/words/en/portrait.ts'
import { proseFaults } from '../../src/words/en/prose-rules.ts'
import { type NatalText, repeatedIn, sentencesInNatal } from '../../src/writer/natal-text.ts'
import { natalText } from '../../src/writer/phrasebook/natal.ts'
import { prose } from '../../src/writer/sentence.ts'
import { percent, type Row } from './figures.ts'
import { MEASURED_TEXTS } from './texts.ts'

const BIRTHS = 20_000
/** Of these, those who live now: their slow planets are alike. The others are of all centuries, for what is rare. */
const LIVING = BIRTHS / 2
const WITHOUT_TIME_EVERY = 10
const PAIRS = 20_000

const SELECTION = { points: READING_BODIES, node: 'true', lots: [], orbs: USUAL_ORBS, parallels: [] } as const

/** Numbers from 0 to 1 that are the same every time. */
function* chance(seed: number): Generator<number, never> {
  let state = seed
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    yield state / 2 ** 32
  }
}
const numbers = chance(23)
const draw = (): number => numbers.next().value

function birth(n: number): WiderChart {
  const [from, to] = n < LIVING ? [1930, 2026] : [1601, 2399]
  const instant = Math.round(Date.UTC(from!, 0, 1) + draw() * (Date.UTC(to!, 0, 1) - Date.UTC(from!, 0, 1)))
  // As many at each latitude as it has room for, but for the polar circles.
  const latitude = (Math.asin(draw() * 1.8 - 0.9) * 180) / Math.PI
  const place = { latitude, longitude: draw() * 360 - 180 }
  if (n % WITHOUT_TIME_EVERY !== 0) return castWiderChart({ instant, place, houseSystem: 'whole' }, SELECTION)
  const day = { from: instant - DAY_MS / 2, noon: instant, to: instant + DAY_MS / 2 }
  return castWithoutTime(day, { zodiac: 'tropical' }, SELECTION)
}

interface Findings {
  faults: number
  twice: number
  wrongSources: number
  milliseconds: number
  readonly lengths: number[]
  /** Sentences of portrait and sections of those who live now. */
  readonly people: Set<string>[]
  readonly used: Set<string>
}

export function natalRows(): Row[] {
  const found: Findings = {
    faults: 0,
    twice: 0,
    wrongSources: 0,
    milliseconds: 0,
    lengths: [],
    people: [],
    used: new Set(),
  }
  for (let n = 0; n < BIRTHS; n++) measure(n, found)
  const { lengths, used } = found
  lengths.sort((a, b) => a - b)
  const all = MEASURED_TEXTS.writing()
  const unused = all.filter((text) => !used.has(text))
  return [
    [
      `Natal readings (${BIRTHS.toLocaleString('en')} births, one in ten without its time) that break a rule`,
      String(found.faults),
      '0',
    ],
    ['natal readings with a repeated sentence', String(found.twice), '0'],
    ['sources that are no facts of their chart', String(found.wrongSources), '0'],
    [
      'portrait, characters: shortest, median, longest',
      [0, BIRTHS / 2, BIRTHS - 1].map((at) => lengths[at]).join(', '),
      '900 to 1,500',
    ],
    ['sentences that two random people born 1930–2025 share', percent(shared(found.people)), '≤ 6 %'],
    [`texts of ${all.length.toLocaleString('en')} that no birth has`, String(unused.length), '0'],
    ['chart, plan and text, milliseconds of the processor', (found.milliseconds / BIRTHS).toFixed(2), '≤ 3'],
  ]
}

function measure(n: number, found: Findings): void {
  const started = process.cpuUsage()
  const plan = natalPlan(birth(n), OPPOSITES)
  const text = natalText(ENGLISH, plan)
  const { user, system } = process.cpuUsage(started)
  found.milliseconds += (user + system) / 1000
  const sentences = sentencesInNatal(text)
  const ids = new Set(plan.facts.map(({ id }) => id))
  const { length } = prose(text.portrait)
  const isOfLength = length >= PORTRAIT_LENGTH.least && length <= PORTRAIT_LENGTH.most
  if (!isOfLength || sentences.some((sentence) => faultsIn(sentence.text) > 0)) found.faults++
  if (repeatedIn(sentences).length > 0) found.twice++
  found.wrongSources += sentences.flatMap(({ transits }) => transits).filter((id) => !ids.has(id)).length
  found.lengths.push(length)
  if (n < LIVING) found.people.push(sentencesOf(text))
  for (const sentence of sentences) for (const part of partsOf(sentence.text)) found.used.add(part)
  for (const fact of plan.facts) for (const part of partsOf(meaningOf(fact))) found.used.add(part)
}

/** Texts come again and again, and the rules take their time. */
const counts = new Map<string, number>()
function faultsIn(text: string): number {
  const count = counts.get(text) ?? proseFaults(text).length
  counts.set(text, count)
  return count
}

/** Sentences, and what stands before and after a semicolon: two wishes are put together in one sentence. */
const partsOf = (text: string): string[] =>
  text.split(/(?<=\.) /).flatMap((sentence) => [sentence, ...wishesIn(sentence)])

const wishesIn = (sentence: string): string[] =>
  [...sentence.matchAll(/(?:[Yy]our \w+ in \w+|[A-Z]\w+ rising) ([a-z][^.;]*)/g)].map(([, wish]) => wish!)

/** By its first sentence, which no other text has. */
const sentencesOf = ({ portrait, sections }: NatalText): Set<string> => {
  const texts = [...portrait, ...sections.flatMap(({ paragraphs }) => paragraphs.flat())]
  return new Set(texts.flatMap(({ text }) => text.split(/(?<=\.) /)))
}

function shared(people: readonly Set<string>[]): number {
  let same = 0
  let all = 0
  for (let n = 0; n < PAIRS; n++) {
    const one = people[Math.floor(draw() * people.length)]!
    const other = people[Math.floor(draw() * people.length)]!
    if (one === other) continue
    all += one.size
    same += one.intersection(other).size
  }
  return same / all
}
