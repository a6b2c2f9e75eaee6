/** Until the reader is merged. */
import type { Question, QuestionAsk } from '../../../tarot/question/question.ts'

export function questionIn(text: string): Question {
  const lower = text.toLowerCase()
  const grave = /cancer|operation|hospital/.test(lower)
    ? 'health'
    : /died|funeral/.test(lower)
      ? 'death'
      : null
  const topic = /job|work/.test(lower) ? 'work' : /love|boyfriend|ex\b/.test(lower) ? 'love' : 'general'
  const ask: QuestionAsk = lower.startsWith('should')
    ? 'deed'
    : lower.startsWith('when')
      ? 'when'
      : lower.startsWith('will')
        ? 'event'
        : / or /.test(lower)
          ? 'choice'
          : 'open'
  const understood = /^[\x20-\x7e]+$/.test(text) && /\s/.test(text)
  return {
    understood,
    form: ask === 'choice' ? 'choice' : ask === 'when' ? 'when' : ask === 'open' ? 'open' : 'yes_no',
    topic,
    about: 'self',
    grave,
    span: null,
    options: ask === 'choice' ? text.replace('?', '').split(' or ') : [],
    theme: topic === 'work' ? 'career' : topic === 'love' ? 'love' : 'general',
    showCards: true,
    ask,
    register: grave ? 'grave' : understood && ask !== 'open' ? 'light' : 'quiet',
    isFeared: false,
    isNegated: false,
    isBig: false,
    step: null,
    person: null,
    matter: topic === 'work' ? 'the new job' : null,
  }
}
