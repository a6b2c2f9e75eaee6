/** The forms of the sentences in a spread's summary (docs/spreads.md), without capital and full stop. */
// mutate-file arguments: the order of sentences that are equally good
import type { PlaceKind } from '../../tarot/spreads.ts'
import type { LaidCard } from '../../tarot/threads.ts'
import { type Form, forms } from './form.ts'
import { gistOf, type Tone } from './places.ts'

/** What is said of a card in the summary, by the kind of its place. */
const PLACES: Readonly<Record<PlaceKind, readonly Form[]>> = {
  past: forms(
    'behind you lies {noun}, {card}',
    'it comes from {noun}, {card}',
    'what has brought you here is {noun}, {card}',
  ),
  present: forms(
    'at the heart lies {card}: {clause}',
    'it all turns on {card}: {clause}',
    'in the middle lies {card}: {clause}',
  ),
  challenge: forms(
    'what crosses it is {noun}, {card}',
    'against it stands {card}: what resists is {noun}',
    'what makes it hard is {noun}, {card}',
  ),
  root: forms(
    'underneath lies {noun}, {card}',
    'the root of it is {noun}, {card}',
    'what it grows from is {noun}, {card}',
  ),
  aim: forms(
    'what you reach for is {noun}, {card}',
    'the best of it would be {noun}, {card}',
    'your aim is {noun}, {card}',
  ),
  near_future: forms(
    'next comes {card}: {clause}',
    'with {card} on its way, {clause}',
    'soon {card} has its say: {clause}',
  ),
  self: forms(
    'you meet this with {noun}, {card}',
    'your own part in it is {noun}, {card}',
    'what you bring is {noun}, {card}',
  ),
  others: forms(
    'around you {card} shows {noun}',
    'the people about you bring {noun}, {card}',
    'your surroundings add {noun}, {card}',
  ),
  hope_and_fear: forms(
    'what you hope for and fear is the same thing, {noun}, {card}',
    'hope and fear meet in {noun}, {card}',
    'half hoped for and half feared is {noun}, {card}',
  ),
  outcome: forms(
    'if nothing changes, this leads to {noun}, {card}',
    'left as it is, it comes to {noun}, {card}',
    'at this pace the road ends with {noun}, {card}',
  ),
  advice: forms(
    'the way through it is {noun}, {card}',
    'what helps is {noun}, {card}',
    'the answer on offer is {noun}, {card}',
  ),
  strength: forms(
    'what carries you is {noun}, {card}',
    'on your side is {noun}, {card}',
    'you can build on {noun}, {card}',
  ),
  weakness: forms(
    'what trips you is {noun}, {card}',
    'what costs you most is {noun}, {card}',
    'your sore point is {noun}, {card}',
  ),
  mind: forms(
    'in your thoughts {card} says that {clause}',
    'the mind, with {card}, knows that {clause}',
    'your head tells you, with {card}, that {clause}',
  ),
  body: forms(
    'in the body {card} says that {clause}',
    'the body, with {card}, tells you that {clause}',
    'where strength and rest are concerned, {clause}: {card}',
  ),
  spirit: forms(
    'deeper down {card} says that {clause}',
    'what gives it meaning is {noun}, {card}',
    'beneath both, {card} holds that {clause}',
  ),
  other_person: forms(
    'the other person comes with {noun}, {card}',
    'on the other side stands {noun}, {card}',
    'they bring {noun}, {card}',
  ),
  bond: forms(
    'between you lies {noun}, {card}',
    'what joins you is {noun}, {card}',
    'the tie between you is {noun}, {card}',
  ),
  choice: forms(
    'as for the {place}, {card} says that {clause}',
    'the {place} has {card}: {clause}',
    'on the {place} lies {card}: {clause}',
  ),
  open: forms('{card} says that {clause}', 'with {card}, {clause}', 'here lies {card}: {clause}'),
}

/** From where it comes to where it goes, in one sentence. */
export const ROADS = forms(
  'the road runs from {noun}, {card}, to {otherNoun}, {other}, if nothing changes',
  'it began with {noun}, {card}, and left as it is leads to {otherNoun}, {other}',
  'from {noun}, {card}, it goes on to {otherNoun}, {other}, unless something is changed',
)

/** Days and months are named; where there are two ways, each leads somewhere. */
const CALENDAR = forms(
  '{Place} brings {card}: {clause}',
  '{Place} has {card}: {clause}',
  'for {Place} there is {card}: {clause}',
)
const OUTCOMES_OF_WAYS = forms(
  'it leads to {noun}, {card}, as far as can be seen',
  'that way lies {noun}, {card}',
  'from there it goes to {noun}, {card}',
)

/** A hard card where help, strength or a wish is asked for, and a kind one where something resists, are told as such. */
const AGAINST_THE_GRAIN: Readonly<
  Partial<Record<PlaceKind, { readonly tone: Tone; readonly forms: readonly Form[] }>>
> = {
  advice: {
    tone: 'hard',
    forms: forms(
      'what helps is to face {noun}, {card}',
      'the way through begins with {noun}, {card}',
      'first of all it is about {noun}, {card}',
    ),
  },
  strength: {
    tone: 'hard',
    forms: forms(
      'even {noun}, {card}, can teach you something here',
      'what you know of {noun}, {card}, serves you now',
      'having met {noun}, {card}, is your strength',
    ),
  },
  aim: {
    tone: 'hard',
    forms: forms(
      'what you want is a way out of {noun}, {card}',
      'you would like to be done with {noun}, {card}',
      'your aim is to leave behind {noun}, {card}',
    ),
  },
  challenge: {
    tone: 'kind',
    forms: forms(
      'what crosses it is a good thing that is hard to take, {noun}, {card}',
      'even a kindness can be in the way: {noun}, {card}',
      'what makes it hard is something good, {noun}, {card}',
    ),
  },
  weakness: {
    tone: 'kind',
    forms: forms(
      'what trips you is too much of a good thing, {noun}, {card}',
      'you lean too heavily on {noun}, {card}',
      'what costs you is a strength overdone, {noun}, {card}',
    ),
  },
}

/** What kind of spread it is, as far as its sentences depend on that. */
export interface Shape {
  /** Days or months. */
  readonly isCalendar: boolean
  /** Two ways or more. */
  readonly isChoice: boolean
}

export function formsFor(card: LaidCard, shape: Shape): readonly Form[] {
  const { kind, place } = card
  if (kind === 'near_future' && shape.isCalendar && place !== undefined) return CALENDAR
  if (kind === 'outcome' && shape.isChoice) return OUTCOMES_OF_WAYS
  if (kind === 'choice' && place === undefined) return PLACES.open
  const grain = AGAINST_THE_GRAIN[kind]
  return grain?.tone === gistOf(card).tone ? grain.forms : PLACES[kind]
}
