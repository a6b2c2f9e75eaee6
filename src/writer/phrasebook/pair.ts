/** A reading of two charts from the phrasebook: whole texts, chosen by the plan and joined by hinges (docs/together.md). */
import assert from 'node:assert/strict'
import type { ContactFact, PairFact } from '../../judgement/pair/facts.ts'
import type { PairPlan } from '../../judgement/pair/pair-plan.ts'
import type { PairSection } from '../../judgement/pair/pair-sections.ts'
import type { ContactPool } from '../../words/together.ts'
import type { Words } from '../../words/words.ts'
import type { PairSectionText, PairText } from '../pair-text.ts'
import type { Sentence } from '../sentence.ts'
import { lengthWithSpaces, signedTheme, TextDealer } from './pair-dealing.ts'
import { summaryOf } from './pair-summary.ts'

export function pairReadingText(words: Words, plan: PairPlan): PairText {
  const dealer = new TextDealer(plan.shuffleKey)
  const summary = summaryOf(words, plan, dealer)
  return {
    summary,
    sections: plan.sections
      .map((section) => sectionOf(words, plan, section, dealer))
      .filter(({ sentences }) => sentences.length > 0),
    ...pairLists(words, plan, dealer),
  }
}

/** Strengths, frictions and advice. They are always from the phrasebook, whoever writes the rest. */
export function pairLists(
  words: Words,
  plan: PairPlan,
  dealer = new TextDealer(plan.shuffleKey),
): Pick<PairText, 'strengths' | 'frictions' | 'advice'> {
  const list = (pool: ContactPool, contacts: readonly ContactFact[], { least, most }: Range) =>
    countOf(contacts, least, most).flatMap((contact) =>
      dealer.tell(words.together.contactTexts(pool, contact, plan.kind), pool, [contact]),
    )
  return {
    strengths: list('strengths', plan.strengths, STRENGTHS),
    frictions: list('frictions', plan.frictions, FRICTIONS),
    advice: adviceOf(words, plan, dealer),
  }
}

interface Range {
  readonly least: number
  readonly most: number
}
const STRENGTHS: Range = { least: 3, most: 5 }
const FRICTIONS: Range = { least: 2, most: 4 }

/** One for each theme, and more of a theme only where there are too few. */
function countOf(contacts: readonly ContactFact[], least: number, most: number): readonly ContactFact[] {
  const themes = new Set(contacts.map(({ theme }) => theme)).size
  return contacts.slice(0, Math.min(most, Math.max(least, themes)))
}

const MAX_PIECES = 3

/** The strongest first, each of the others after a hinge; after two hard ones none that is hard. */
function sectionOf(
  words: Words,
  plan: PairPlan,
  { id, facts }: PairSection,
  dealer: TextDealer,
): PairSectionText {
  const { together } = words
  const used: PairFact[] = []
  const sentences: Sentence[] = []
  for (const fact of facts) {
    if (used.length === MAX_PIECES) break
    if (used.length === 2 && [...used, fact].every(({ sign }) => sign === '-')) continue
    if (used.some((other) => isOneMeeting(other, fact) || isOneMeeting(fact, other))) continue
    const piece = dealer.look(together.factTexts(fact, plan.kind), 'facts', [fact])
    const before = used.at(-1)
    const left = together.sectionLength.most - lengthWithSpaces([...sentences, ...piece])
    const hinge = before ? hingeTo(words, before, fact, dealer, left - 1) : []
    if (piece.length === 0 || left < 0 || (before && hinge.length === 0)) continue
    sentences.push(...dealer.use([...hinge, ...piece]))
    used.push(fact)
  }
  return { id, sentences: [...sentences, ...closing(words, plan, used, sentences, dealer)] }
}

/** A body on the Ascendant of the other, or across from it, is in the first or seventh house as well: one of the two is enough. */
function isOneMeeting(contact: PairFact, overlay: PairFact): boolean {
  if (contact.type !== 'contact' || overlay.type !== 'overlay') return false
  const [body, met] =
    overlay.whose === 'your' ? [contact.yours, contact.theirs] : [contact.theirs, contact.yours]
  return met === 'ascendant' && body === overlay.body && contact.shape !== 'flow'
}

function hingeTo(
  { together }: Words,
  from: PairFact,
  to: PairFact,
  dealer: TextDealer,
  most: number,
): Sentence[] {
  const lists = hingesBetween(together, from, to)
  const found = lists.map((hinges) => dealer.look(hinges, 'hinges', [from, to], most))
  return found.find(({ length }) => length > 0) ?? []
}

/** Themes of Uranus, Neptune and Pluto. */
const NEVER_LEAD: readonly PairFact['theme'][] = ['room', 'haze', 'depth']

/** The lists that fit, the best first. What a body brings depends on its house more than on its theme. */
function hingesBetween(
  { hinges, houseHinges }: Words['together'],
  from: PairFact,
  to: PairFact,
): readonly (readonly string[])[] {
  if (to.type === 'overlay') return [houseHinges(to.house)]
  const ofSigns = hinges(from.sign, signedTheme(to))
  if (from.type === 'overlay') return [ofSigns]
  const ofThemes = hinges(signedTheme(from), signedTheme(to))
  // A hinge that introduces a theme does not fit if the text before has that theme. Those of the slowest planets are never used up by a summary.
  const isOwn = from.theme === to.theme || NEVER_LEAD.includes(from.theme)
  return isOwn ? [ofThemes, ofSigns] : [[...ofThemes, ...ofSigns]]
}

/** If all contacts are hard, or the text is short, what to do about the first one. */
function closing(
  { together }: Words,
  plan: PairPlan,
  used: readonly PairFact[],
  sentences: readonly Sentence[],
  dealer: TextDealer,
): Sentence[] {
  const [first] = used
  const { least, most } = together.sectionLength
  const isHard = used.every(({ sign }) => sign === '-')
  if (first === undefined || !(isHard || lengthWithSpaces(sentences) < least)) return []
  const end = dealer.look(together.helps('alone', signedTheme(first), plan.kind), 'helps', [first])
  return lengthWithSpaces([...sentences, ...end]) <= most ? dealer.use(end) : []
}

/** Advice about the hardest contact of the summary, or else of all; without one, about the best. */
function adviceOf({ together }: Words, plan: PairPlan, dealer: TextDealer): Sentence {
  const { kind, facts, frictions, strengths, summary } = plan
  const hard = [summary.lead, ...summary.counters.slice(0, 1), ...frictions, ...facts]
    .filter((fact) => fact !== null)
    .filter(({ sign }) => sign === '-')
  const ways = [
    ...hard.map((fact) => [fact, together.advice(fact.theme, kind)] as const),
    ...strengths.map((fact) => [fact, together.helps('alone', signedTheme(fact), kind)] as const),
    ...facts.map((fact) => [fact, together.advice(fact.theme, kind)] as const),
  ]
  for (const [fact, texts] of ways) for (const used of dealer.tell(texts, 'advice', [fact])) return used
  return assert.fail('Two charts without a fact have no reading')
}
