/** A reader always gets a good text: the first writer's, or the phrasebook's when the first fails or breaks a rule. */
import type { DailyPlan } from '../judgement/day/plan.ts'
import type { PersonalPlan } from '../judgement/person/plan.ts'
import type { Deadline } from './deadline.ts'
import {
  type DailyText,
  dailyFaults,
  type PersonalText,
  personalFaults,
  type Style,
  type Writer,
  type WriterName,
} from './writer.ts'

export interface Written<Text> {
  readonly text: Text
  readonly source: WriterName
  /** True when it stands in for a writer that failed: to be kept for a minute only (decisions §10). */
  readonly isStandIn: boolean
  /** When that writer is worth asking again, if it is known to be sooner or later than usual. */
  readonly againInMs?: number
}

/** Who writes for the readings. */
export interface Desk {
  /** Whose hand the texts are in. A reading in another hand is not served: a new model or prompt begins anew. */
  readonly edition: string
  /** Longest that anyone waits for a text. */
  readonly patienceMs: number
  writeDaily(plan: DailyPlan, style: Style, deadline: Deadline): Promise<Written<DailyText>>
  writePersonalDay(plan: PersonalPlan, deadline: Deadline): Promise<Written<PersonalText>>
}

/** It takes a millisecond: whoever takes longer than this to write has vanished. */
const PATIENCE_WITH_PHRASEBOOK_MS = 200

/** The phrasebook alone never fails. */
export function deskOf(phrasebook: Writer): Desk {
  const written = async <Text>(writing: Promise<Text>): Promise<Written<Text>> => ({
    text: await writing,
    source: phrasebook.name,
    isStandIn: false,
  })
  return {
    edition: phrasebook.name,
    patienceMs: PATIENCE_WITH_PHRASEBOOK_MS,
    writeDaily: (plan, style, deadline) => written(phrasebook.writeDaily(plan, style, deadline)),
    writePersonalDay: (plan, deadline) => written(phrasebook.writePersonalDay(plan, deadline)),
  }
}

export interface FallbackOptions {
  readonly edition: string
  readonly patienceMs: number
  readonly onFailure: (reason: unknown) => void
}

export function withFallback(first: Writer, phrasebook: Writer, options: FallbackOptions): Desk {
  const { edition, patienceMs, onFailure } = options

  async function best<Text>(
    write: (writer: Writer) => Promise<Text>,
    faultsOf: (text: Text) => string[],
  ): Promise<Written<Text>> {
    let again = {}
    try {
      const text = await write(first)
      const faults = faultsOf(text)
      if (faults.length === 0) return { text, source: first.name, isStandIn: false }
      onFailure(new Error(`The ${first.name} broke rules: ${faults.join('; ')}`))
    } catch (error) {
      onFailure(error)
      again = againIn(error)
    }
    return { text: await write(phrasebook), source: phrasebook.name, isStandIn: true, ...again }
  }

  return {
    edition,
    patienceMs,
    writeDaily: (plan, style, deadline) =>
      best(
        (writer) => writer.writeDaily(plan, style, deadline),
        (text) => dailyFaults(text, style),
      ),
    writePersonalDay: (plan, deadline) =>
      best((writer) => writer.writePersonalDay(plan, deadline), personalFaults),
  }
}

const againIn = (error: unknown): { againInMs?: number } =>
  error instanceof Error && 'againInMs' in error && typeof error.againInMs === 'number'
    ? { againInMs: error.againInMs }
    : {}
