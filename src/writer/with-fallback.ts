/** A reader always gets a good text: the first writer's, or the phrasebook's when the first fails or breaks a rule. */
import type { DailyPlan } from '../horoscope/daily.ts'
import { type DailyText, dailyFaults, type Style, type Writer, type WriterName } from './writer.ts'

export interface Written<Text> {
  readonly text: Text
  readonly source: WriterName
  /** True when it stands in for a writer that failed: to be kept for a minute only (decisions §10). */
  readonly isStandIn: boolean
}

/** Who writes for the readings. */
export interface Desk {
  writeDaily(plan: DailyPlan, style: Style): Promise<Written<DailyText>>
}

/** The phrasebook alone never fails. */
export function deskOf(phrasebook: Writer): Desk {
  return {
    async writeDaily(plan, style) {
      const text = await phrasebook.writeDaily(plan, style)
      return { text, source: phrasebook.name, isStandIn: false }
    },
  }
}

export function withFallback(first: Writer, phrasebook: Writer, onFailure: (reason: unknown) => void): Desk {
  return {
    async writeDaily(plan, style) {
      try {
        const text = await first.writeDaily(plan, style)
        const faults = dailyFaults(text, style)
        if (faults.length === 0) return { text, source: first.name, isStandIn: false }
        onFailure(new Error(`The ${first.name} broke rules: ${faults.join('; ')}`))
      } catch (error) {
        onFailure(error)
      }
      return { text: await phrasebook.writeDaily(plan, style), source: phrasebook.name, isStandIn: true }
    },
  }
}
