/** What the cards of a spread say together: the summary with the act in it, and the threads between cards. */
import type { DealtReading as Reading } from './dealt-card.ts'
import { includesAct, LitText } from './lit-text.tsx'
import { WORDS } from './words.ts'

export function WholeReading({ reading: { summary, threads, act, sources } }: { reading: Reading }) {
  return (
    <>
      {summary !== '' && (
        <p class="lead">
          <LitText text={summary} sources={sources} act={act} />
        </p>
      )}
      {threads.map((thread) => (
        <p key={thread} class="thread">
          <LitText text={thread} sources={sources} />
        </p>
      ))}
      {!includesAct(summary, act) && (
        <p class="act">
          <span class="label">{WORDS.reading.act}</span> <LitText text={act} sources={sources} />
        </p>
      )}
    </>
  )
}
