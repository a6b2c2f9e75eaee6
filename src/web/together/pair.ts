/** Two births and their comparison: the requests for it, and what the room shows of the answers. */
import type { WheelChart } from '../../drawing/wheel/wheel-chart.ts'
import type { Answer, RequestOf } from '../api/operations.ts'
import { memberOf, type Problem } from '../api/problem.ts'
import { fieldOf, inPlainWords } from '../chart/birth.ts'
import type { FieldFault } from '../chart/birth-fields.tsx'
import { type ChartOperation, chartRequest, readingRequest } from '../chart/chart-request.ts'
import type { ChartSettings } from '../chart/settings.ts'
import { type ShownChart, wheelOfShown } from '../chart/shown-chart.ts'
import type { Birth } from '../state/birth-list.ts'
import { RING } from './facts.ts'

export type Comparison = Answer<'synastry'>['data']
export type PairReading = NonNullable<Comparison['reading']>
export type ComparisonKind = Comparison['kind']
export type Contact = Comparison['aspects'][number]
export type PairSource = PairReading['summary']['sources'][number]
export type ScoreFigure = Comparison['score']['contact']

const KIND_ROWS: Readonly<Record<ComparisonKind, true>> = {
  love: true,
  friendship: true,
  family: true,
  work: true,
}
export const COMPARISON_KINDS = Object.keys(KIND_ROWS) as ComparisonKind[]

export const kindIn = (query: string | undefined): ComparisonKind => {
  const given = new URLSearchParams(query).get('kind')
  return COMPARISON_KINDS.find((kind) => kind === given) ?? 'love'
}

export interface BirthPair {
  readonly first: Birth
  readonly second: Birth
  /** Whether the second may stay in this browser. */
  readonly isSecondRemembered: boolean
}

export interface PairRequests {
  readonly comparison: RequestOf<'synastry'>
  readonly first: RequestOf<ChartOperation>
  readonly second: RequestOf<ChartOperation>
}

/** The charts are for the wheel. What tells of the second birth is kept nowhere unless it is remembered. */
export function pairRequests(pair: BirthPair, kind: ComparisonKind, settings: ChartSettings): PairRequests {
  const { first, second, isSecondRemembered } = pair
  const isPrivate = !isSecondRemembered
  return {
    comparison: {
      name: 'synastry',
      body: {
        first: readingRequest(first, settings).body,
        second: readingRequest(second, settings).body,
        kind,
      },
      isPrivate,
    },
    first: chartRequest(first, settings),
    second: { ...chartRequest(second, settings), isPrivate },
  }
}

/** Whose field a problem is about, and what to say of it. */
export function faultIn(problem: Problem | undefined): (FieldFault & { readonly whose: string }) | undefined {
  const field = fieldOf(problem)
  const [whose] = (problem && memberOf(problem)?.split('.')) ?? []
  if (problem === undefined || field === undefined || whose === undefined) return undefined
  return { whose, field, message: plainMessage(problem), code: problem.code }
}

/** Beside the form it is clear which of the two is meant. */
export const plainMessage = (problem: Problem): string =>
  inPlainWords(problem).replace(/^(first|second)\./, '')

/** The ids of all facts that the reading tells. */
export function mentionedFacts({ reading }: Pick<Comparison, 'reading'>): string[] {
  if (reading === null) return []
  const { summary, sections = [], strengths, frictions, advice } = reading
  const sources = [summary, ...sections].flatMap((part) => part.sources)
  return [...new Set([...sources, ...strengths, ...frictions, advice].flatMap(({ facts }) => facts))]
}

/** Those that weigh something and are certain, the strongest first. */
export const contactsOf = ({ aspects }: Pick<Comparison, 'aspects'>): Contact[] =>
  aspects.filter(({ influence, certain = true }) => influence !== 0 && certain)

/** The first chart inside, the second around it, and the lines that the reading tells of: with all of them nobody would find any. */
export function wheelOfTwo(first: ShownChart, second: ShownChart, contacts: readonly Contact[]): WheelChart {
  const { ascendant, midheaven, cusps, bodies } = wheelOfShown(second)
  return {
    ...wheelOfShown(first),
    outer: {
      label: RING,
      ...(ascendant !== undefined && { ascendant }),
      ...(midheaven !== undefined && { midheaven }),
      ...(cusps !== undefined && { cusps }),
      bodies,
      aspects: contacts.map(({ first: planet1, second: planet2, aspect, orb }) => ({
        ...{ planet1, planet2, aspect, orb },
      })),
    },
  }
}

/** From where to where a bar goes, of 100; null if nothing is known. */
export function barOf({ rank, range }: ScoreFigure): { readonly from: number; readonly to: number } | null {
  if (rank !== null) return { from: 0, to: rank }
  const [from, to] = [range?.rank_low ?? null, range?.rank_high ?? null]
  return from === null || to === null ? null : { from, to }
}
