/** The figures of the reading of two charts: twenty thousand random pairs, each as all kinds of bond. */
import type { SynastryChart } from '../../src/chart/synastry.ts'
import { pairAspects } from '../../src/judgement/pair/aspects.ts'
import { pairFacts } from '../../src/judgement/pair/pair-facts.ts'
import { type PairPlan, pairPlan } from '../../src/judgement/pair/pair-plan.ts'
import { PAIR_KINDS, type PairKind } from '../../src/judgement/pair/weights.ts'
import { ENGLISH } from '../../src/words/en/english.ts'
import { pairFaults } from '../../src/words/en/together.ts'
import { wordsOf } from '../../src/words/text-measure.ts'
import { sentencesInPair, withoutQuotationMarks } from '../../src/writer/pair-text.ts'
import { pairReadingText } from '../../src/writer/phrasebook/pair.ts'
import { lengthWithSpaces } from '../../src/writer/phrasebook/pair-dealing.ts'
import type { Sentence } from '../../src/writer/sentence.ts'
import { randomChart } from '../../test/random-pairs.ts'
import { percent, type Row } from './figures.ts'
import { randomNumbers } from './random-numbers.ts'
import { MEASURED_TEXTS } from './texts.ts'

const PAIRS = 20_000
/** One pair in so many has no times, and one has only the reader's. */
const WITHOUT_TIME_EVERY = 10
const COMPARISONS = 20_000
/** Of each kind; all of them would fill the memory. */
const COMPARED = 3000

const draw = randomNumbers(40)

interface Findings {
  faults: number
  twice: number
  wrongSources: number
  milliseconds: number
  readonly summaries: number[]
  readonly sections: number[]
  /** The sentences of each reading, by kind. */
  readonly readings: Readonly<Record<PairKind, Set<string>[]>>
  readonly used: Set<string>
  withoutCounter: number
  few: number
}

export function pairRows(): Row[] {
  const found: Findings = {
    ...{ faults: 0, twice: 0, wrongSources: 0, milliseconds: 0, withoutCounter: 0, few: 0 },
    ...{ summaries: [], sections: [], used: new Set() },
    readings: { love: [], friendship: [], family: [], work: [] },
  }
  for (let n = 0; n < PAIRS; n++) {
    const [first, second] = [n % WITHOUT_TIME_EVERY !== 0, n % WITHOUT_TIME_EVERY > 1].map((isTimed) =>
      randomChart(draw, isTimed),
    )
    for (const kind of PAIR_KINDS) measure(first!, second!, kind, found)
    useFewBodies(first!, second!, found)
  }
  return rowsOf(found)
}

function rowsOf(found: Findings): Row[] {
  const all = MEASURED_TEXTS.together()
  const unused = all.filter((text) => !found.used.has(text))
  const readings = PAIRS * PAIR_KINDS.length
  const count = PAIRS.toLocaleString('en')
  return [
    [
      `Readings of two charts (${count} pairs, each as four kinds) that break a rule`,
      String(found.faults),
      '0',
    ],
    ['readings of two charts with a repeated sentence', String(found.twice), '0'],
    ['sources that are no facts of the two charts', String(found.wrongSources), '0'],
    ['summary, characters: shortest, median, longest', spread(found.summaries), '300 to 600'],
    ['section, characters: shortest, median, longest', spread(found.sections), '≤ 800'],
    ['sections below 450 characters', percent(belowLeast(found.sections)), ''],
    ['summaries without a contact of the other sign', percent(found.withoutCounter / readings), ''],
    ['readings with fewer than three strengths or two frictions', percent(found.few / readings), ''],
    ...PAIR_KINDS.map(
      (kind): Row => [
        `sentences that two random pairs share, ${kind}`,
        percent(shared(found.readings[kind])),
        '≤ 8 %',
      ],
    ),
    [`texts of ${all.length.toLocaleString('en')} that no pair has`, String(unused.length), '0'],
    [
      'contacts, plan and text, milliseconds of the processor',
      (found.milliseconds / readings).toFixed(2),
      '≤ 4',
    ],
  ]
}

function measure(first: SynastryChart, second: SynastryChart, kind: PairKind, found: Findings): void {
  const started = process.cpuUsage()
  const plan = pairPlan(kind, pairFacts(first, second, pairAspects(first, second, { kind })))
  const text = pairReadingText(ENGLISH, plan)
  const { user, system } = process.cpuUsage(started)
  found.milliseconds += (user + system) / 1000
  const sentences = sentencesInPair(text)
  const { least, most } = ENGLISH.together.summaryLength
  const summary = lengthWithSpaces(text.summary)
  const sections = text.sections.map((section) => lengthWithSpaces(section.sentences))
  const isOfLength =
    summary >= least &&
    summary <= most &&
    sections.every((length) => length <= ENGLISH.together.sectionLength.most)
  const looked = sentences.map((sentence) => checked(sentence.text))
  if (!isOfLength || looked.some(({ faults }) => faults > 0)) found.faults++
  const all = looked.flatMap((each) => each.sentences)
  const different = new Set(all)
  if (different.size < all.length) found.twice++
  found.wrongSources += wrongSources(plan, sentences)
  found.summaries.push(summary)
  found.sections.push(...sections)
  if (plan.summary.counters.length === 0) found.withoutCounter++
  if (text.strengths.length < 3 || text.frictions.length < 2) found.few++
  if (found.readings[kind].length < COMPARED) found.readings[kind].push(different)
  for (const sentence of sentences) found.used.add(sentence.text)
}

/** What seldom comes to the fore among all bodies is mentioned if a caller compares only some. */
function useFewBodies(first: SynastryChart, second: SynastryChart, { used }: Findings): void {
  const [one, other] = [first, second].map((chart) => {
    const points = Object.entries(chart.points).filter(() => draw() < SHARE_OF_BODIES)
    return { ...chart, points: Object.fromEntries(points), cusps: null }
  })
  for (const kind of PAIR_KINDS) {
    const plan = pairPlan(kind, pairFacts(one!, other!, pairAspects(one!, other!, { kind })))
    if (plan.facts.length === 0) continue
    for (const { text } of sentencesInPair(pairReadingText(ENGLISH, plan))) used.add(text)
  }
}
const SHARE_OF_BODIES = 0.4

interface CheckedText {
  readonly faults: number
  /** In small letters and without marks. */
  readonly sentences: readonly string[]
  readonly bodies: readonly { readonly whose: string; readonly body: string }[]
}

/** Texts come again and again, and the rules take their time. */
const checkedTexts = new Map<string, CheckedText>()
function checked(text: string): CheckedText {
  const cached = checkedTexts.get(text)
  if (cached) return cached
  const { proseFaults } = ENGLISH.prose
  const found = {
    faults: proseFaults(withoutQuotationMarks(text)).length + pairFaults(text).length,
    sentences: text.split(/(?<=[.?]”?) /).map((sentence) => wordsOf(sentence).join(' ')),
    bodies: bodiesIn(text),
  }
  checkedTexts.set(text, found)
  return found
}

/** Texts with ids that are no facts, or with a body that none of their facts has. */
function wrongSources({ facts }: PairPlan, sentences: readonly Sentence[]): number {
  const ids = new Set(facts.flatMap(({ sources }) => sources))
  return sentences.filter(
    ({ text, transits }) =>
      transits.length === 0 ||
      transits.some((id) => !ids.has(id)) ||
      checked(text).bodies.some(({ whose, body }) => !transits.some((id) => namesBody(id, whose, body))),
  ).length
}

const BODY =
  /\b(your|their) (Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto|rising sign)\b/gi
const bodiesIn = (text: string) =>
  [...text.matchAll(BODY)].map(([, whose, name]) => ({
    whose: whose!.toLowerCase(),
    body: name!.toLowerCase().replace('rising sign', 'ascendant'),
  }))

const namesBody = (id: string, whose: string, body: string): boolean =>
  id.includes(`${whose === 'your' ? 'first' : 'second'}-${body}`)

function spread(lengths: number[]): string {
  lengths.sort((a, b) => a - b)
  return [0, Math.floor(lengths.length / 2), lengths.length - 1].map((at) => lengths[at]).join(', ')
}

const belowLeast = (lengths: readonly number[]): number =>
  lengths.filter((length) => length < ENGLISH.together.sectionLength.least).length / lengths.length

function shared(readings: readonly Set<string>[]): number {
  let [same, all] = [0, 0]
  for (let n = 0; n < COMPARISONS; n++) {
    const one = readings[Math.floor(draw() * readings.length)]!
    const other = readings[Math.floor(draw() * readings.length)]!
    if (one === other) continue
    all += one.size
    same += one.intersection(other).size
  }
  return same / all
}
