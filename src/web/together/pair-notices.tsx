/** What is left out, and other warnings with the API's own messages. */
import type { Answer } from '../api/operations.ts'
import { WORDS } from './words.ts'

export function PairNotices({ answer: { data, warnings = [] } }: { answer: Answer<'synastry'> }) {
  const unknown = (['first', 'second'] as const).filter((name) => !data.births[name].time_known)
  return (
    <>
      {unknown.length > 0 && <p class="notice">{WORDS.timeUnknown(unknown)}</p>}
      {warnings
        .filter(({ code }) => code !== 'BIRTH_TIME_UNKNOWN')
        .map(({ code, message }) => (
          <p key={message} class="notice" role="status">
            <code>{code}</code> {message}
          </p>
        ))}
    </>
  )
}
