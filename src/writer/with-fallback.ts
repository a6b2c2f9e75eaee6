/** A reader always gets a good text: the first writer's, or the phrasebook's when the first fails or breaks a rule. */
import type { DailyPlan } from '../horoscope/daily.ts'
import type { PersonalPlan } from '../horoscope/personalized.ts'
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
}

/** Who writes for the readings. */
export interface Desk {
  writeDaily(plan: DailyPlan, style: Style): Promise<Written<DailyText>>
  writePersonalDay(plan: PersonalPlan): Promise<Written<PersonalText>>
}

/** The phrasebook alone never fails. */
export function deskOf(phrasebook: Writer): Desk {
  const written = async <Text>(writing: Promise<Text>): Promise<Written<Text>> => ({
    text: await writing,
    source: phrasebook.name,
    isStandIn: false,
  })
  return {
    writeDaily: (plan, style) => written(phrasebook.writeDaily(plan, style)),
    writePersonalDay: (plan) => written(phrasebook.writePersonalDay(plan)),
  }
}

export function withFallback(first: Writer, phrasebook: Writer, onFailure: (reason: unknown) => void): Desk {
  async function best<Text>(
    write: (writer: Writer) => Promise<Text>,
    faultsOf: (text: Text) => string[],
  ): Promise<Written<Text>> {
    try {
      const text = await write(first)
      const faults = faultsOf(text)
      if (faults.length === 0) return { text, source: first.name, isStandIn: false }
      onFailure(new Error(`The ${first.name} broke rules: ${faults.join('; ')}`))
    } catch (error) {
      onFailure(error)
    }
    return { text: await write(phrasebook), source: phrasebook.name, isStandIn: true }
  }
  return {
    writeDaily: (plan, style) =>
      best(
        (writer) => writer.writeDaily(plan, style),
        (text) => dailyFaults(text, style),
      ),
    writePersonalDay: (plan) => best((writer) => writer.writePersonalDay(plan), personalFaults),
  }
}
