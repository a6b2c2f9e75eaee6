/** A page of another site with the elements of ours, without a browser: what they ask is answered by a service in process. */
import { after, mock } from 'node:test'
import { NOON, testParts, testService } from './service.ts'
import { installSmallDom, type SmallElement } from './small-dom.ts'
import { until } from './until.ts'

export const SERVER = 'https://stars.example/augury/'

export const { defined, darkScheme } = installSmallDom({
  script: `${SERVER}embed.js?v=2`,
  page: 'https://blog.example/posts/1',
})

export interface Sent {
  readonly path: string
  readonly body: unknown
  readonly options: RequestInit
}

/** What the elements have sent, in order. */
export const sent: Sent[] = []

const service = testService(testParts({ RATE_LIMITS: 'off' }))
after(() => service.close())

type Answerer = (path: string, options: RequestInit) => Promise<Response>

/** As the service does; `path` is below its address. */
export async function answer(
  path: string,
  { method = 'GET', headers, body }: RequestInit,
): Promise<Response> {
  const request = { method: method as 'GET', url: `/${path}`, headers: { ...(headers as object) } }
  const { statusCode, payload } = await service.inject(
    body == null ? request : { ...request, payload: String(body) },
  )
  return new Response(payload, { status: statusCode })
}

let answerer: Answerer = answer

/** Until `visit` is called again. */
export const answerBy = (other: Answerer): void => {
  answerer = other
}

globalThis.fetch = async (address, options = {}) => {
  const path = String(address).replace(SERVER, '')
  const body = options.body == null ? undefined : JSON.parse(String(options.body))
  sent.push({ path, body, options })
  return answerer(path, options)
}

const onPage = new Set<SmallElement>()

/** Everything as a visitor finds it who comes at noon of 21 March 2026. */
export function visit(): void {
  for (const element of onPage) take(element)
  sent.length = 0
  answerer = answer
  mock.restoreAll()
  mock.timers.reset()
  mock.timers.enable({ apis: ['Date'], now: NOON })
  darkScheme.matches = false
}

/** Puts an element of ours on the page. */
export function put(name: string, attributes: Readonly<Record<string, string>> = {}, width = 800) {
  const element = new (defined.get(name)!)()
  element.clientWidth = width
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value)
  element.isConnected = true
  onPage.add(element)
  element.connectedCallback!()
  return element
}

export function take(element: SmallElement): void {
  element.isConnected = false
  onPage.delete(element)
  element.disconnectedCallback!()
}

export const boxOf = (element: SmallElement): SmallElement => element.shadow!.firstElementChild!

/** The box of an element that has loaded. */
export async function loaded(element: SmallElement): Promise<SmallElement> {
  await until('the element has loaded', () => boxOf(element).getAttribute('aria-busy') === 'false')
  return boxOf(element)
}

/** `p: The Fool`: the texts of the lines within an element, each with its tag. */
export const linesOf = (box: SmallElement): string[] =>
  box.descendants
    .filter(({ tag }) => ['p', 'dt', 'dd', 'figcaption'].includes(tag))
    .map(({ tag, textContent }) => `${tag}: ${textContent}`)
