/** Asks the server that the script came from. No cookie goes with a request, and no address of the page that embeds us. */

/** An async script still has an address while it runs first; a bundler's copy is found by its name. */
const script =
  (document.currentScript as HTMLScriptElement | null) ??
  document.querySelector<HTMLScriptElement>('script[src*="embed.js"]')

/** The server's address, with a slash at the end. */
export const SERVER = new URL('.', script?.src || document.baseURI).href

export type Query = Readonly<Record<string, string | null | undefined>>

/** What is wrong, in a sentence for the reader. */
export class Refusal extends Error {}

async function send(path: string, signal: AbortSignal, body?: unknown): Promise<Response> {
  const posted = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
  const response = await fetch(SERVER + path, {
    signal,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    ...(body !== undefined && posted),
  })
  if (!response.ok) throw new Refusal(await reasonIn(response))
  return response
}

/** Astrology's errors are objects, tarot's are texts. */
async function reasonIn(response: Response): Promise<string> {
  if (response.status >= 500) return ''
  const told = await response.json().catch(() => ({}))
  return told.error?.message ?? told.error ?? ''
}

export const post = async <Answer>(path: string, body: object, signal: AbortSignal): Promise<Answer> =>
  (await send(path, signal, body)).json()

export async function get<Answer>(path: string, query: Query, signal: AbortSignal): Promise<Answer> {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return (await send(`${path}?${new URLSearchParams(given)}`, signal)).json()
}

/** A drawing as an element, so that its titles are read aloud and its colours follow the page's. */
export async function drawing(path: string, signal: AbortSignal, body?: object): Promise<SVGSVGElement> {
  const text = await (await send(path, signal, body)).text()
  const parsed = new DOMParser().parseFromString(text, 'image/svg+xml')
  return document.importNode(parsed.documentElement, true) as Element as SVGSVGElement
}
