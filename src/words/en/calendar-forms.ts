/** Sentences for days and months, and for two ways (docs/spreads.md). */
// mutate-file order, arguments: the order of sentences that are equally good
import type { Theme } from '../../tarot/theme.ts'
import type { CardTone } from '../../tarot/threads.ts'
import type { Heart } from '../spread-pieces.ts'
import { type Form, forms } from './form.ts'
import type { ToneChange } from './story-forms.ts'

type Forms = readonly Form[]
type Lines = readonly string[]

/** A day or a month, by the tones of what came before it and its own; the first one begins. */
export const DAYS: Readonly<Record<`${'first' | 'later'}-${CardTone}` | ToneChange, Forms>> = {
  // After days that are left out.
  'later-kind': forms(
    '{Place} has this for you: {outcome}.',
    '{Place} brings a gift of its own: {outcome}.',
    '{Place} looks friendly: {outcome}.',
  ),
  'later-hard': forms(
    '{Place} may take some patience: {outcome}.',
    '{Place} is one to go slowly with: {outcome}.',
    '{Place} is the thoughtful one: {outcome}.',
  ),
  'first-kind': forms(
    '{Place} begins kindly: {outcome}.',
    '{Place} opens a door: {outcome}.',
    '{Place} is a good start: {outcome}.',
  ),
  'first-hard': forms(
    '{Place} starts slowly: {outcome}.',
    '{Place} takes some patience to begin with: {outcome}.',
    '{Place} is the stiff part: {outcome}.',
  ),
  'kind-kind': forms(
    '{Place} goes on in the same spirit: {outcome}.',
    '{Place} adds to that: {outcome}.',
    '{Place} keeps it up: {outcome}.',
    '{Place} has its own gift: {outcome}.',
  ),
  'kind-hard': forms(
    '{Place} asks more of you: {outcome}.',
    '{Place} is the one to go gently with: {outcome}.',
    '{Place} slows you down: {outcome}.',
    '{Place} needs a bit of room: {outcome}.',
  ),
  'hard-kind': forms(
    '{Place} is kinder: {outcome}.',
    '{Place} brings relief: {outcome}.',
    '{Place} lets you breathe: {outcome}.',
    '{Place} makes up for some of it: {outcome}.',
  ),
  'hard-hard': forms(
    '{Place} isn’t easy yet: {outcome}.',
    '{Place} still has some of that weight: {outcome}.',
    '{Place} wants patience, too: {outcome}.',
    '{Place} is no time to push: {outcome}.',
  ),
}

export const CALENDAR_OPENINGS: Readonly<Record<Theme, Lines>> = {
  general: [
    'There’s a shape to the days ahead, and it helps to know it.',
    'The time ahead has its slopes and its benches.',
    'Not every stretch of this is the same weight.',
  ],
  love: [
    'With love in mind, the time ahead has its warmer and its cooler stretches.',
    'For the heart this is a time of several weathers.',
    'Where closeness is concerned, some of these days are easier than others.',
  ],
  career: [
    'In what you do all day, some of this goes by itself and some wants pushing.',
    'For your work this is a time with slopes and benches.',
    'Where your work is concerned, it pays to know which days carry you.',
  ],
  spiritual: [
    'Inwardly the time ahead has its tides.',
    'For your inner life this is a time of coming and going.',
    'In the quiet part of you no two of these days are alike.',
  ],
}

/** Where each of two ways leads; a way is a way, and is not judged. */
export const FIRST_WAYS: Forms = forms(
  '{Way} looks like this: {clause} ({card}).',
  'On {way}, {clause} ({card}).',
  '{Way} means that {clause} ({card}).',
)
export const NEXT_WAYS: Forms = forms(
  '{Way} is another: {clause} ({card}).',
  'With {way}, {clause} ({card}).',
  '{Way} has its own look: {clause} ({card}).',
)
export const WAY_ENDS: Forms = forms(
  'It leads towards {end}.',
  'That way you come to {end}.',
  'From there it goes on to {end}.',
  'At the end of it stands {end}.',
)

/** The question that decides, by what the matter is about. */
export const QUESTIONS: Readonly<Record<Heart, Lines>> = {
  START: [
    'Which of them would you begin tomorrow if nobody asked you why?',
    'Which first step makes you curious rather than correct?',
    'Which one would you still want on a rainy morning?',
  ],
  END: [
    'Which of them lets you look back without hardness?',
    'On which way could you put down what is over?',
    'Which one would leave you lighter a year from now?',
  ],
  HAVE: [
    'Which of them would you miss more if it were gone?',
    'On which way does what you have stay alive?',
    'Which one leaves you enough, and enough of yourself?',
  ],
  SAY: [
    'On which way can you say aloud what is true?',
    'Which of them would you need no excuse for?',
    'Which one can you explain in a single sentence?',
  ],
  SHINE: [
    'Which of them uses more of what you can do?',
    'On which way would you be glad to be seen?',
    'Which one would you do well even if nobody clapped?',
  ],
  CHOOSE: [
    'If a coin were in the air, which side would you be hoping for?',
    'Which of them would you choose for yourself alone?',
    'Which no would be easier to live with?',
  ],
}
