/** Asks the server that the script came from. No cookie goes with a request, and no address of the page that embeds us. */
import type { Operations } from '../../client/operations.ts'

type Operation<Method extends 'GET' | 'POST'> = Extract<Operations[keyof Operations], { method: Method }>

/** Made from the schema of the endpoint. */
type ResponseAt<Method extends 'GET' | 'POST', Path> = Extract<Operation<Method>, { path: Path }>['response']

type Page = Pick<Document, 'currentScript' | 'querySelector' | 'baseURI'>

/** With a slash at the end. An async script still has an address while it runs first; a bundler's copy is found by its name. */
export function serverFor(page: Page): string {
  const script =
    (page.currentScript as HTMLScriptElement | null) ??
    page.querySelector<HTMLScriptElement>('script[src*="embed.js"]')
  return new URL('.', script?.src || page.baseURI).href
}

export const SERVER = serverFor(document)

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
  const body = await response.json().catch(() => ({}))
  return body.error?.message ?? body.error ?? ''
}

/** `path` is below `/v1`. */
export const post = async <Path extends Operation<'POST'>['path']>(
  path: Path,
  body: object,
  signal: AbortSignal,
): Promise<ResponseAt<'POST', Path>> => (await send(`v1${path}`, signal, body)).json()

/** `path` is below `/v1`. */
export async function get<Path extends Operation<'GET'>['path']>(
  path: Path,
  query: Query,
  signal: AbortSignal,
): Promise<ResponseAt<'GET', Path>> {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return (await send(`v1${path}?${new URLSearchParams(given)}`, signal)).json()
}

/** A drawing as an element, so that its titles are read aloud and its colours follow the page's. */
export async function fetchDrawing(path: string, signal: AbortSignal, body?: object): Promise<SVGSVGElement> {
  const text = await (await send(path, signal, body)).text()
  const parsed = new DOMParser().parseFromString(text, 'image/svg+xml')
  return document.importNode(parsed.documentElement, true) as Element as SVGSVGElement
}
