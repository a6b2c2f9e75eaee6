/** Sentences for the threads of a spread (data/en/places/threads.json). */
import type { SuitRelation, Thread } from '../../tarot/threads.ts'
import { capitalised } from '../../text.ts'
import { readData } from '../read-data.ts'
import { cardName, plainName } from './deck.ts'
import { type Form, filledForm, formOf } from './form.ts'

type Forms = readonly Form[]

interface ThreadForms {
  readonly majors: { readonly many: Forms; readonly none: Forms }
  readonly courts: Forms
  readonly tones: {
    readonly manyHard: Forms
    readonly allKind: Forms
    readonly hardToKind: Forms
    readonly kindToHard: Forms
  }
  readonly numbers: Readonly<Record<string, Forms>>
  readonly ranks: Readonly<Record<string, Forms>>
  readonly aceAndTen: Forms
  readonly elements: Readonly<Record<SuitRelation, Forms>>
  readonly pairs: Readonly<Record<string, string>>
}

const FORMS = readData<ThreadForms>('en', 'places/threads', (_, value) =>
  Array.isArray(value) ? value.map(formOf) : value,
)

/** For each card the cards that answer it, and what the two say together. */
const ANSWERS = new Map<string, Map<string, string>>()
for (const [pair, text] of Object.entries(FORMS.pairs)) {
  const [one, other] = pair.split('+') as [string, string]
  ANSWERS.set(one, (ANSWERS.get(one) ?? new Map()).set(other, text))
  ANSWERS.set(other, (ANSWERS.get(other) ?? new Map()).set(one, text))
}

/** What two cards that answer each other say together, if they do. */
export const pairWords = (one: string, other: string): string | undefined => ANSWERS.get(one)?.get(other)

const RANKS: Readonly<Record<number, string>> = { 11: 'page', 12: 'knight', 13: 'queen', 14: 'king' }

type FormsOf = { [Kind in Thread['kind']]: (thread: Extract<Thread, { kind: Kind }>) => Forms }

const FORMS_OF: FormsOf = {
  ace_and_ten: () => FORMS.aceAndTen,
  number: ({ number }) => FORMS.numbers[number] ?? FORMS.ranks[RANKS[number]!]!,
  elements: ({ relation }) => FORMS.elements[relation],
  many_majors: () => FORMS.majors.many,
  no_majors: () => FORMS.majors.none,
  many_hard: () => FORMS.tones.manyHard,
  all_kind: () => FORMS.tones.allKind,
  hard_to_kind: () => FORMS.tones.hardToKind,
  kind_to_hard: () => FORMS.tones.kindToHard,
  courts: () => FORMS.courts,
}

const formsOf = (thread: Thread): Forms => (FORMS_OF[thread.kind] as (thread: Thread) => Forms)(thread)

const NUMBERS =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )
export const numberWord = (count: number) => NUMBERS[count] ?? String(count)
/** `a, b and c` */
export const listed = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** A list of names is no longer than a line. */
const MAX_NAMED = 4

export function threadWords(thread: Thread, variant: number): string {
  const forms = formsOf(thread)
  const count = numberWord(thread.cards.length)
  const [card, other] = thread.cards
  const named = thread.cards.slice(0, MAX_NAMED).map(plainName)
  return filledForm(forms[variant % forms.length]!, {
    Count: capitalised(count),
    count,
    cards: listed(named),
    card: card ? cardName(card) : '',
    other: other ? cardName(other) : '',
  })
}
