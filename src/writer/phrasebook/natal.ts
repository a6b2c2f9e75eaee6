/** A natal reading from the phrasebook: whole texts, chosen by the plan and by what stands beside them (docs/natal-reading.md). */
import type { NatalPlan } from '../../judgement/chart/plan.ts'
import type { PortraitPart } from '../../judgement/chart/portrait.ts'
import type { SectionPlan, WeighedFact } from '../../judgement/chart/sections.ts'
import type { Tension } from '../../judgement/chart/tensions.ts'
import { meaningOf } from '../../words/en/meanings.ts'
import { firstWords, PORTRAIT_LENGTH, pointsBack, portraitTexts } from '../../words/en/portrait.ts'
import { lengthOf } from '../../words/en/prose-rules.ts'
import { doubtWords, SECTION_LENGTH } from '../../words/en/sections.ts'
import { tensionTexts } from '../../words/en/tensions.ts'
import type { NatalText, SectionText } from '../natal-text.ts'
import { prose, type Sentence } from '../sentence.ts'
import { dealt, shuffled } from './dealing.ts'

export function natalText(plan: NatalPlan): NatalText {
  return {
    portrait: portraitOf(plan),
    sections: plan.sections.map(sectionText),
    tensions: natalTensions(plan),
  }
}

/** The lightest part is left out until the rest fits. */
function portraitOf({ portrait, deck }: NatalPlan): Sentence[] {
  let parts = portrait
  let told = tellParts(parts, deck)
  while (lengthOf(prose(told)) > PORTRAIT_LENGTH.most) {
    const lightest = Math.min(...parts.map(({ weight }) => weight))
    parts = parts.toSpliced(
      parts.findLastIndex(({ weight }) => weight === lightest),
      1,
    )
    told = tellParts(parts, deck)
  }
  return told
}

function tellParts(parts: readonly PortraitPart[], deck: string): Sentence[] {
  const told: Sentence[] = []
  for (const part of parts) {
    const text = nextText(portraitTexts(part), told, `${part.part} ${deck}`)
    told.push({ text, transits: part.facts })
  }
  return told
}

/** Sentences before one may point back to them. */
const POINTS_BACK_AFTER = 2

/** The one that goes best with what is told already; among equals, the one that is dealt first. */
function nextText(texts: readonly string[], told: readonly Sentence[], deck: string): string {
  const before = firstWords(prose(told))
  const clashes = (text: string) => {
    const [first] = firstWords(text)
    const isTooEarly = pointsBack(text) && before.length < POINTS_BACK_AFTER
    return (isTooEarly ? 4 : 0) + (first === before.at(-1) ? 2 : 0) + (first === before.at(-2) ? 1 : 0)
  }
  const order = shuffled([...texts.keys()], deck).map((at) => texts[at]!)
  return order.toSorted((a, b) => clashes(a) - clashes(b))[0]!
}

const MOST_PASSAGES = 4

function sectionText({ id, anchors, more }: SectionPlan): SectionText {
  const passages = [...doubt(anchors), ...anchors.map(meaning)]
  let length = passages.reduce((sum, { text }) => sum + lengthOf(text) + PARAGRAPH, 0)
  for (const fact of more) {
    if (passages.length >= MOST_PASSAGES) break
    const passage = meaning(fact)
    const longer = length + lengthOf(passage.text) + PARAGRAPH
    if (longer > SECTION_LENGTH.most) continue
    passages.push(passage)
    length = longer
  }
  return { id, passages }
}

/** Between two paragraphs. */
const PARAGRAPH = '\n\n'.length

const meaning = (fact: WeighedFact): Sentence => ({ text: meaningOf(fact), transits: [fact.id] })

/** If the body is in two signs that day, it is said so before both are told. */
function doubt(anchors: readonly WeighedFact[]): Sentence[] {
  const doubtful = anchors.filter(({ isDoubtful }) => isDoubtful)
  if (doubtful.length === 0) return []
  const signs = doubtful.map(({ sign }) => sign!)
  return [{ text: doubtWords(doubtful[0]!.subjects[0]!, signs), transits: doubtful.map(({ id }) => id) }]
}

/** The phrasebook's whoever writes the rest. */
export const natalTensions = ({ tensions, deck }: NatalPlan): Sentence[] =>
  tensions.map((tension: Tension) => {
    const texts = tensionTexts(tension)
    const text = texts[dealt(texts.length, `${tension.keys.join(' ')} ${deck}`, 0)]!
    return { text, transits: tension.facts.map(({ id }) => id) }
  })
