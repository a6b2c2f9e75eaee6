/** The year from birthday to birthday from the phrasebook: whole texts, chosen by the plan (docs/returns.md). */
import type { ReturnPlan, ReturnSummaryPlan } from '../../judgement/person/return-plan.ts'
import type { Words } from '../../words/words.ts'
import type { ReturnSectionText, ReturnText } from '../return-text.ts'
import type { Sentence } from '../sentence.ts'
import { shuffled } from './dealing.ts'
import { fits } from './pair-dealing.ts'

export const returnText = (words: Words, plan: ReturnPlan): ReturnText => ({
  summary: plan.summary === null ? [] : summaryText(words, plan.summary, plan.shuffleKey),
  sections: returnSections(words, plan),
})

/** Always from the phrasebook, whoever writes the summary. */
export const returnSections = (
  { returns }: Words,
  { sections, shuffleKey }: ReturnPlan,
): ReturnSectionText[] =>
  sections.flatMap((section) => {
    const [text] = dealt(returns.sectionTexts(section), section.id, shuffleKey)
    return text === undefined ? [] : [{ id: section.id, sentences: [{ text, transits: section.sources }] }]
  })

const dealt = (texts: readonly string[], list: string, shuffleKey: string): string[] =>
  shuffled([...texts.keys()], `${list} ${shuffleKey}`).map((at) => texts[at]!)

/** What rises, the Sun, the Moon, and an act: the first of the dealt texts that make a summary's length together. */
function summaryText({ returns }: Words, plan: ReturnSummaryPlan, shuffleKey: string): Sentence[] {
  const { rising, sun, moon } = plan.sources
  const sentencesOf = (texts: readonly string[], list: string, transits: readonly string[]): Sentence[] =>
    dealt(texts, list, shuffleKey).map((text) => ({ text, transits }))
  const rises = sentencesOf(returns.rising(plan.rising), 'rising', [rising])
  const suns = sentencesOf(returns.sun(plan.sun, plan.isSameMatter), 'sun', [sun])
  const moons = sentencesOf(returns.moon(plan.moon), 'moon', [moon])
  const ends = sentencesOf(returns.closings(plan.rising, plan.closing), 'closings', [
    rising,
    plan.isSameMatter ? moon : sun,
  ])
  const ways = rises.flatMap((one) =>
    suns.flatMap((two) => moons.flatMap((three) => ends.map((four) => [one, two, three, four]))),
  )
  return ways.find((way) => fits(way, returns.summaryLength)) ?? ways[0] ?? []
}
