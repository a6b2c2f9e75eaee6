/** One sentence for the visitor, and one thing to do. */
import { ProblemNotice } from '../parts/problem-notice.tsx'
import { Skeleton } from '../parts/skeleton.tsx'
import { Status } from '../parts/status.tsx'
import type { useOwnDay } from './use-own-day.ts'
import { WORDS } from './words.ts'

interface Props {
  readonly own: Pick<ReturnType<typeof useOwnDay>, 'day' | 'exchange' | 'wait' | 'repeat'>
  /** Where all of it can be read. */
  readonly whole: { readonly address: string; readonly text: string }
  readonly onOtherSign: (() => void) | undefined
}

export function OwnSentence({ own: { day, exchange, wait, repeat }, whole, onOtherSign }: Props) {
  const isLate = wait === 'shown' || wait === 'slow'
  return (
    <div class="own-day" aria-busy={wait !== 'none'}>
      <Status wait={wait} exchange={exchange} done={WORDS.isThere} />
      {isLate && <Skeleton lines={4} isSlow={wait === 'slow'} />}
      {wait === 'none' && exchange?.problem && <ProblemNotice problem={exchange.problem} onRetry={repeat} />}
      {day && !isLate && (
        <>
          <p class="own-sentence">{day.sentence}</p>
          {day.act && (
            <p class="own-act">
              <span class="label">{WORDS.act}</span>
              {day.act}
            </p>
          )}
          <p class="own-ways">
            <a class="onward" href={whole.address}>
              {whole.text}
            </a>
            {onOtherSign && (
              <button type="button" class="link" onClick={onOtherSign}>
                {WORDS.otherSign}
              </button>
            )}
          </p>
        </>
      )}
    </div>
  )
}
