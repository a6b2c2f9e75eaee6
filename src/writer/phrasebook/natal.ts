/** A natal reading from the phrasebook: whole texts, chosen by the plan and by what stands beside them (docs/natal-reading.md). */
import type { NatalPlan } from '../../judgement/chart/plan.ts'
import type { PortraitPart } from '../../judgement/chart/portrait.ts'
import type { SectionPlan, WeighedFact } from '../../judgement/chart/sections.ts'
import type { Tension } from '../../judgement/chart/tensions.ts'
import type { PortraitText } from '../../words/natal.ts'
import type { Words } from '../../words/words.ts'
import type { NatalText, SectionText } from '../natal-text.ts'
import type { Sentence } from '../sentence.ts'
import { dealt, shuffled } from './dealing.ts'

export function natalText(words: Words, plan: NatalPlan): NatalText {
  return {
    portrait: portraitOf(words, plan),
    sections: plan.sections.map((section) => sectionText(words, section)),
    tensions: natalTensions(words, plan),
  }
}

/** A part of the portrait with its texts, the one that is dealt first in front. */
interface DealtPart extends PortraitPart {
  readonly texts: readonly PortraitText[]
}

/** The lightest part is left out until the rest fits. */
function portraitOf({ natal }: Words, { portrait, shuffleKey }: NatalPlan): Sentence[] {
  let parts = portrait.map((part): DealtPart => {
    const texts = natal.portraitTexts(part)
    return {
      ...part,
      texts: shuffled([...texts.keys()], `${part.part} ${shuffleKey}`).map((at) => texts[at]!),
    }
  })
  let text = tellParts(parts)
  while (text.reduce((sum, { length }) => sum + length + 1, -1) > natal.portraitLength.most) {
    const lightest = Math.min(...parts.map(({ weight }) => weight))
    parts = parts.toSpliced(
      parts.findLastIndex(({ weight }) => weight === lightest),
      1,
    )
    text = tellParts(parts)
  }
  return text.map(({ text }, at) => ({ text, transits: parts[at]!.facts }))
}

function tellParts(parts: readonly DealtPart[]): PortraitText[] {
  const before: string[] = []
  return parts.map(({ texts }) => {
    const text = texts.toSorted((a, b) => clashes(a, before) - clashes(b, before))[0]!
    before.push(...text.firstWords)
    return text
  })
}

/** Sentences before one may point back to them. */
const POINTS_BACK_AFTER = 2

/** How badly a text fits after other sentences, whose first words are given. */
function clashes({ firstWords: [first], pointsBack }: PortraitText, before: readonly string[]): number {
  const isTooEarly = pointsBack && before.length < POINTS_BACK_AFTER
  // mutate constant 5, constant 3: it has to be worse than one repeated word: before two sentences there is no second
  return (isTooEarly ? 4 : 0) + (first === before.at(-1) ? 2 : 0) + (first === before.at(-2) ? 1 : 0)
}

const MAX_PASSAGES = 4

function sectionText(words: Words, { id, anchors, more }: SectionPlan): SectionText {
  const passages = [...doubt(words, anchors), ...anchors.map((fact) => meaning(words, fact))]
  let length = passages.reduce((sum, { text }) => sum + text.length + PARAGRAPH, -PARAGRAPH)
  for (const fact of more) {
    if (passages.length >= MAX_PASSAGES) break
    const passage = meaning(words, fact)
    const longer = length + passage.text.length + PARAGRAPH
    if (longer > words.natal.sectionLength.most) continue
    passages.push(passage)
    length = longer
  }
  return { id, paragraphs: passages.map((passage) => [passage]) }
}

/** Between two paragraphs. */
const PARAGRAPH = '\n\n'.length

const meaning = ({ natal }: Words, fact: WeighedFact): Sentence => ({
  text: natal.meaningOf(fact),
  transits: [fact.id],
})

/** If the body is in two signs that day, a note says so before both. */
function doubt({ natal }: Words, anchors: readonly WeighedFact[]): Sentence[] {
  const doubtful = anchors.filter(({ isDoubtful }) => isDoubtful)
  const [body] = doubtful.flatMap(({ subjects }) => subjects)
  if (body === undefined) return []
  const signs = doubtful.map(({ sign }) => sign!)
  return [{ text: natal.doubtWords(body, signs), transits: doubtful.map(({ id }) => id) }]
}

/** Always from the phrasebook, whoever writes the rest. */
export const natalTensions = ({ natal }: Words, { tensions, shuffleKey }: NatalPlan): Sentence[] =>
  tensions.map((tension: Tension) => {
    const texts = natal.tensionTexts(tension)
    const text = texts[dealt(texts.length, `${tension.keys.join(' ')} ${shuffleKey}`, 0)]!
    return { text, transits: tension.facts.map(({ id }) => id) }
  })
