/** A network whose answers come when a test says so, for the page. */
import type { TestContext } from 'node:test'
import { setGlobals } from './browser-globals.ts'

export interface SentRequest {
  /** Below `/v1`. */
  readonly path: string
  readonly query: URLSearchParams
  readonly signal: AbortSignal
  readonly answer: (data: unknown) => void
  readonly refuse: (code: string) => void
}

/** The requests in the order in which they were sent. */
export function slowNetwork(t: TestContext): SentRequest[] {
  const sent: SentRequest[] = []
  setGlobals(t, {
    document: { baseURI: 'https://example.org/' },
    fetch: (url: string, { signal }: { signal: AbortSignal }) =>
      new Promise<Response>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
        const { pathname, searchParams: query } = new URL(url)
        const answer = (data: unknown) => resolve(Response.json({ data }))
        const refuse = (code: string) => resolve(Response.json({ error: { code } }, { status: 422 }))
        sent.push({ path: pathname.replace('/v1', ''), query, signal, answer, refuse })
      }),
  })
  return sent
}
