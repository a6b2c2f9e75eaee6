/** Sentences of a spread’s story that belong to no card, and forms for places that have no scenes of their own (docs/spreads.md). */
// mutate-file order, arguments: the order of sentences that are equally good
import type { PlaceKind } from '../../tarot/spreads.ts'
import type { CardTone } from '../../tarot/threads.ts'
import { type Form, forms } from './form.ts'

/** From the tone of what came before to the tone of what comes. */
export type ToneChange = `${CardTone}-${CardTone}`
type Forms = readonly Form[]
type Lines = readonly string[]

/** What is between two people, from the noun phrase of a card. */
export const BETWEEN: Forms = forms(
  'This is what lies between the two of you: {outcome}.',
  'Here is what joins you: {outcome}.',
  'The ground between you looks like this: {outcome}.',
  'You meet halfway, and there you come upon {outcome}.',
)

/** A wish, by the tone of its card: what is hard is what one would like to be spared. */
export const WISHES: Readonly<Record<CardTone, Forms>> = {
  kind: forms(
    'What you’d like is {outcome}.',
    'Your wish is a good one: {outcome}.',
    'If you could choose, it would be {outcome}.',
    'You’re reaching for {outcome}.',
  ),
  hard: forms(
    'You’d like to be spared {outcome}.',
    'What you want most is a way round {outcome}.',
    'Your wish is to have it behind you: {outcome}.',
    'You’re hoping to get past {outcome}.',
  ),
}

export const HOPES_AND_FEARS: Readonly<Record<CardTone, Forms>> = {
  kind: forms(
    'You hope for it and hardly dare to: {outcome}.',
    'Half of you longs for it, and half is shy of it: {outcome}.',
    'What you’d love and what you’re afraid of is the same: {outcome}.',
  ),
  hard: forms(
    'What you’re afraid of, and would almost be glad to have over, is {outcome}.',
    'You fear it, and part of you is waiting for it: {outcome}.',
    'At night you think of {outcome}.',
  ),
}

/** A hard card where strength is asked for. */
export const HARD_STRENGTHS: Forms = forms(
  'You’ve met this before and come through it: {outcome}.',
  'Even this has taught you something you can use: {outcome}.',
  'There’s strength in knowing it from the inside: {outcome}.',
)

/** A hard card where advice is asked for says what to do about itself. */
export const HARD_ADVICE: Forms = forms(
  '{Card} has a plain piece of advice: {act}',
  'The advice of {card} is simple: {act}',
  'What {card} suggests is this: {act}',
)

/** Before a clause about what helps, by the tone of what came before. */
export const BEFORE_HELP: Readonly<Record<CardTone, Lines>> = {
  hard: ['But ', 'Still, ', 'And yet '],
  kind: ['And ', 'Besides, ', 'What’s more, '],
}

/** Before a scene of thoughts, body or meaning: the first of them, and those that follow. */
type Inner = 'mind' | 'body' | 'spirit'
export const isInner = (kind: PlaceKind): kind is Inner =>
  kind === 'mind' || kind === 'body' || kind === 'spirit'

export const INNER_FIRST: Readonly<Record<Inner, Lines>> = {
  mind: [
    'This is what goes on in your head.',
    'Your thoughts have the first word.',
    'Your head comes first.',
  ],
  body: ['Your body has the first word.', 'This is how it stands with your strength.'],
  spirit: ['This is what it means to you.', 'What you feel has the first word.'],
}

export const INNER_NEXT: Readonly<Record<Inner, Readonly<Record<ToneChange, Lines>>>> = {
  mind: {
    'kind-kind': ['Your head has its own picture of it.', 'Your thoughts have something to add.'],
    'kind-hard': ['Your head isn’t so sure.', 'Only your thoughts make difficulties.'],
    'hard-kind': ['Your head sees more than that.', 'Your thoughts are kinder.'],
    'hard-hard': ['Your head goes round in it as well.', 'Your thoughts don’t help much yet.'],
  },
  body: {
    'kind-kind': ['Your body has something to add.', 'Your body has a say in it, too.', 'Now for your body.'],
    'kind-hard': [
      'Your body tells another story.',
      'Your body hasn’t heard of it yet.',
      'Your body pays for some of that.',
    ],
    'hard-kind': ['Your body knows better.', 'Your body is a little further on.', 'Your body isn’t worried.'],
    'hard-hard': [
      'Your body feels the same.',
      'No wonder your body joins in.',
      'Your body carries its part of that.',
    ],
  },
  spirit: {
    'kind-kind': [
      'Deeper down there’s more of it.',
      'And this is what lies beneath.',
      'Deeper down it looks like this.',
    ],
    'kind-hard': [
      'Deeper down something is still missing.',
      'Deep down it’s quieter than it looks.',
      'Underneath there’s a question left.',
    ],
    'hard-kind': [
      'Deeper down there’s comfort.',
      'And yet underneath you’re held.',
      'Beneath all that it’s brighter.',
    ],
    'hard-hard': [
      'Deep down it has left a mark.',
      'It goes deeper than that, too.',
      'Underneath lies the reason.',
    ],
  },
}

/** Between two cards that lie side by side, and not one after the other. */
export const BESIDE: Readonly<Record<ToneChange, Lines>> = {
  'kind-kind': [
    'There’s more of that kind.',
    'That doesn’t come alone.',
    'And it gets better.',
    'One good thing leads to the next.',
  ],
  'kind-hard': [
    'That’s one side of it.',
    'There’s a catch, and it can be named.',
    'Not all of it is so easy.',
    'The other half asks more of you.',
  ],
  'hard-kind': [
    'That isn’t all there is.',
    'There’s another side to this.',
    'And now for something kinder.',
    'You aren’t left alone with that.',
  ],
  'hard-hard': [
    'No wonder you’re tired.',
    'That rarely comes alone.',
    'One weight makes the next one heavier.',
    'It hangs together.',
  ],
}

/** How a story without an outcome begins. */
export const OPENINGS: Readonly<Record<'between' | 'inner' | 'plain', Lines>> = {
  between: [
    'Two people stand here, and neither is the whole story.',
    'It takes two for this, and both are here.',
    'There’s your side, there’s another, and there’s the ground in the middle.',
    'Both ends of this deserve a look before either is judged.',
    'What happens between people seldom has one author.',
    'Each side of this has its reasons, and yours comes first.',
  ],
  inner: [
    'Several voices in you have something to say about this.',
    'It’s worth asking all of you, and not the loudest part alone.',
    'You aren’t of one mind about this, and nobody has to be.',
    'Every part of you has a say in this, and some are quiet.',
    'Here you are, from top to toe, on an ordinary day.',
    'This is a small roll call of all that you are.',
  ],
  plain: [
    'Seen slowly, this makes more sense than it seems to.',
    'You know most of this already, and it helps to see it laid out.',
    'One thing leads to another here, and none of it is by chance.',
    'It’s a smaller knot than it looked from inside.',
    'The cards start where you are, and so can you.',
    'There’s a line through all of this, and you can follow it.',
  ],
}

/** How it closes, by the tone of its last card. */
export const CLOSINGS: Readonly<Record<CardTone, Lines>> = {
  kind: [
    'You have more to build on here than you had counted.',
    'It’s a good place to stand, and you got there yourself.',
    'The rest can take its time; the main thing is there.',
    'That’s worth more than a quick answer, and it keeps.',
    'You may be glad about it before everything is settled.',
    'That’s a beginning, and a friendly one.',
  ],
  hard: [
    'It isn’t settled yet, and it doesn’t have to be settled tonight.',
    'This is the steep part, and you may take it slowly.',
    'It’s hard because it matters to you, and not because you do it badly.',
    'A little at a time is quite enough for this.',
    'What is named is already half as heavy.',
    'There’s no hurry about the rest of it.',
  ],
}

/** How the last card is worded where its scene would repeat a picture. */
export const LEANING_FORMS: Readonly<Record<CardTone, Forms>> = {
  kind: forms(
    'From here it leads to {outcome}.',
    'It goes on towards {outcome}.',
    'What you’re walking towards is {outcome}.',
  ),
  hard: forms(
    'Left as it is, it leads to {outcome}.',
    'If nothing changes, it comes to {outcome}.',
    'At this pace it goes towards {outcome}.',
  ),
}
