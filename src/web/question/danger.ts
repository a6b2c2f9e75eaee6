/** Whether what a visitor wrote is about danger. It is decided in the browser, before a card is dealt or a request leaves. */
import { PAGE_LANGUAGE } from '../language.ts'

type Reader = typeof import('./danger-reader.ts')

let reader: Reader | undefined
let loading: Promise<Reader> | undefined

/** Called when somebody begins to write, so that nobody waits for it later. */
export function loadReader(): Promise<Reader> {
  loading ??= import('./danger-reader.ts').then((loaded) => (reader = loaded))
  // After a failure the next call tries again.
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

/** Whether the question sounds like a choice between two ways, and is not about danger. Unknown, so no, until the guard is loaded. */
export const isSafeChoice = (question: string): boolean =>
  reader?.isChoiceWithoutDanger(PAGE_LANGUAGE, question) ?? false

interface Outcomes {
  readonly onDanger: (paragraphs: readonly string[]) => void
  readonly onNone: () => void
  /** The guard could not be loaded, so nothing may be dealt. */
  readonly onFailure: () => void
}

/** Without a text, or once the guard is loaded, the outcome is known at once. */
export function checkForDanger(texts: readonly string[], { onDanger, onNone, onFailure }: Outcomes): void {
  const isEmpty = texts.every((text) => text.trim() === '')
  const decide = ({ paragraphsFor }: Reader) => {
    const paragraphs = paragraphsFor(PAGE_LANGUAGE, texts)
    if (paragraphs === undefined) onNone()
    else onDanger(paragraphs)
  }
  if (isEmpty) onNone()
  else if (reader !== undefined) decide(reader)
  else loadReader().then(decide, onFailure)
}
