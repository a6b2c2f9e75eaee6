/** How far the time of birth may be off: asked for when it is opened. */
import type { RequestOf } from '../api/operations.ts'
import { useRequest } from '../api/use-request.ts'
import { Disclosure } from '../parts/disclosure.tsx'
import { ProblemNotice } from '../parts/problem-notice.tsx'
import { RequestPanel } from '../parts/request-panel.tsx'
import { Skeleton } from '../parts/skeleton.tsx'
import { Status } from '../parts/status.tsx'
import { inPlainWords } from './birth.ts'
import { type BirthTime, changeInWords, holdsInWords, WORDS } from './birth-time-words.ts'
import { Head } from './table-parts.tsx'

export function HowSure({ request }: { request: RequestOf<'birthTime'> }) {
  const { exchange, wait, send, repeat } = useRequest<'birthTime'>()
  const answer = exchange?.answer?.data
  const isLate = wait === 'shown' || wait === 'slow'
  return (
    <Disclosure title={WORDS.title} onOpen={() => exchange?.answer === undefined && send(request)}>
      <Status wait={wait} exchange={exchange} done={WORDS.isThere} />
      {isLate && <Skeleton lines={3} isSlow={wait === 'slow'} />}
      {wait === 'none' && exchange?.problem && (
        <ProblemNotice problem={exchange.problem} onRetry={repeat} text={inPlainWords(exchange.problem)} />
      )}
      {answer && (
        <>
          <p>{holdsInWords(answer)}</p>
          {answer.changes.length > 0 && <Changes changes={answer.changes} />}
          <RequestPanel next={request} exchange={exchange} />
        </>
      )}
    </Disclosure>
  )
}

const Changes = ({ changes }: { changes: BirthTime['changes'] }) => (
  <table class="changes">
    <caption class="hint">{WORDS.table}</caption>
    <Head columns={[WORDS.columns.at, WORDS.columns.fromBirth, WORDS.columns.change]} />
    <tbody>
      {changes.map((change) => (
        <tr key={`${change.at} ${change.kind} ${change.subject}`}>
          <td>{change.local.slice(11)}</td>
          <td>{change.minutes !== null && WORDS.fromBirth(change.minutes)}</td>
          <td>{changeInWords(change)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
