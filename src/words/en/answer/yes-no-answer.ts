/** A yes or no to a question: what no card can know is unclear, and of something feared a kind card says no. */
import type { DrawnCard } from '../../../tarot/card.ts'
import type { Vote } from '../../../tarot/leanings.ts'
import type { Question, QuestionAsk } from '../../../tarot/question/question.ts'
import type { AnsweredVote } from '../../answers.ts'
import { QUIET } from '../question/quiet.ts'
import { fearedRuleOf, ruleOf } from '../yes-no.ts'

const UNKNOWABLE: Partial<Record<QuestionAsk, string>> = {
  mind: 'What another person feels or thinks no card can see, so the answer is unclear.',
  hidden: 'What another person does unseen no card can tell, so the answer is unclear.',
  fact: 'That is settled already or somebody knows it, and no card does, so the answer is unclear.',
  report: 'Whether to report something is not for cards to say, so the answer is unclear.',
  chance: 'Luck is the one thing no card knows, so the answer is unclear.',
}

export function answeredVote(
  { register, ask, isFeared }: Question,
  cards: readonly DrawnCard[],
  vote: Vote,
): AnsweredVote {
  if (register === 'grave') return { answer: 'unclear', rule: QUIET.rule, areCardsLeaning: false }
  const unknowable = UNKNOWABLE[ask]
  if (unknowable !== undefined) return { answer: 'unclear', rule: unknowable, areCardsLeaning: true }
  if (!isFeared || vote.answer === 'unclear')
    return { answer: vote.answer, rule: ruleOf(cards, vote), areCardsLeaning: true }
  const answer = vote.answer === 'yes' ? 'no' : 'yes'
  return { answer, rule: fearedRuleOf(cards, vote, answer), areCardsLeaning: true }
}
