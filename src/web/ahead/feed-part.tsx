/** The private calendar: an address that is made when it is asked for, with the sentence of what it opens. */
import type { RequestOf } from '../api/operations.ts'
import { useRequest } from '../api/use-request.ts'
import { CopyButton } from '../parts/copy-button.tsx'
import { ProblemNotice } from '../parts/problem-notice.tsx'
import { WORDS } from './words.ts'

export function FeedPart({ request }: { request: RequestOf<'createFeed'> }) {
  const { exchange, wait, send, repeat } = useRequest<'createFeed'>()
  const feed = exchange?.answer?.data
  return (
    <section class="panel feed-part" aria-labelledby="feed-title">
      <div>
        <h3 id="feed-title">{WORDS.feed.title}</h3>
        <p class="dim">{WORDS.feed.text}</p>
      </div>
      {feed === undefined ? (
        <div class="buttons">
          <button type="button" class="main" disabled={wait !== 'none'} onClick={() => send(request)}>
            {WORDS.feed.make}
          </button>
        </div>
      ) : (
        <Address url={feed.url} notice={feed.notice} />
      )}
      {wait === 'none' && exchange?.problem && <ProblemNotice problem={exchange.problem} onRetry={repeat} />}
    </section>
  )
}

function Address({ url, notice }: { url: string; notice: string }) {
  return (
    <>
      <label class="field">
        <span>{WORDS.feed.address}</span>
        <input readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <p class="notice">{notice}</p>
      <div class="buttons">
        <a class="button main" href={url.replace(/^https?:/, 'webcal:')}>
          {WORDS.feed.subscribe}
        </a>
        <CopyButton label={WORDS.feed.copy} text={url} />
        <a class="button quiet" href={url} download="what-is-coming.ics">
          {WORDS.feed.download}
        </a>
      </div>
    </>
  )
}
