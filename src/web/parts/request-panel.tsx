/** Request and answer of a room, with buttons to copy them, status, duration and remaining requests: for developers only. */
import { useContext } from 'preact/hooks'
import { type ApiExchange, requestAddress } from '../api/ask.ts'
import type { AnyRequest } from '../api/operations.ts'
import { curl, javaScript, type Snippet } from '../api/snippets.ts'
import { DeveloperContext } from '../state/developer.ts'
import { CopyButton } from './copy-button.tsx'
import { JsonText } from './json-text.tsx'
import { Tabs } from './tabs.tsx'
import { FRAME, NAMES } from './words.ts'

interface Props {
  /** The request the form would send now; shown until one has been sent. */
  readonly next: AnyRequest
  readonly exchange: ApiExchange | undefined
  /** More snippets for the same request. */
  readonly more?: readonly Snippet[]
  /** Of a section with several requests. */
  readonly title?: string
  /** What whoever writes such a request should know. */
  readonly note?: preact.ComponentChildren
}

export const RequestPanel = (props: Props) => (useContext(DeveloperContext) ? <Panel {...props} /> : null)

function Panel({ next, exchange, more = [], title = FRAME.request.title, note }: Props) {
  const asked = exchange?.asked ?? next
  const address = requestAddress(asked)
  const snippets: Snippet[] = [
    { title: 'curl', text: curl(address, asked) },
    { title: 'JavaScript', text: javaScript(address, asked) },
    ...more,
  ]
  const json = exchange?.json
  return (
    <details class="request">
      <summary>
        <span class="request-title">{title}</span>
        {exchange === undefined ? (
          <span class="dim">{FRAME.request.unsent}</span>
        ) : (
          <Outcome exchange={exchange} />
        )}
      </summary>
      <Tabs
        label={FRAME.request.tabs}
        tabs={[
          ...snippets.map(({ title, text }) => ({
            title,
            content: () => <Code text={text} />,
          })),
          ...(json === undefined
            ? []
            : [
                {
                  title: FRAME.request.answer,
                  content: () => (
                    <Code text={JSON.stringify(json, null, 2)}>
                      <JsonText value={json} />
                    </Code>
                  ),
                },
              ]),
        ]}
      />
      {note !== undefined && <p class="dim">{note}</p>}
    </details>
  )
}

function Outcome({ exchange }: { exchange: ApiExchange }) {
  const { status, ms, allowance, json } = exchange
  return (
    <>
      <span class={status === 200 ? 'status good' : 'status bad'}>
        {status === 0 ? FRAME.request.noAnswer : status}
      </span>
      <span class="dim">
        {FRAME.request.took(ms < 10 ? ms.toFixed(1) : String(Math.round(ms)), isFromCache(json))}
      </span>
      {allowance && (
        <span class="dim">
          {FRAME.request.left(allowance.remaining, allowance.limit, windowOf(allowance.resetsAt))}
        </span>
      )}
    </>
  )
}

const isFromCache = (json: unknown): boolean =>
  (json as { data?: { metadata?: { cache_hit?: boolean } } } | undefined)?.data?.metadata?.cache_hit === true

function windowOf(resetsAt: number): string | undefined {
  const seconds = Math.max(0, Math.ceil((resetsAt - Date.now()) / 1000))
  // A window of a minute, with a margin for the difference between the two clocks.
  return seconds <= 90 ? undefined : NAMES.duration(seconds)
}

function Code({ text, children }: { text: string; children?: preact.ComponentChildren }) {
  return (
    <div class="code">
      <CopyButton text={text} />
      {/* A scrolling box must be reachable by keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls */}
      <pre tabIndex={0}>{children ?? text}</pre>
    </div>
  )
}
