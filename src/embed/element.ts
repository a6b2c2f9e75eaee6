/** What the custom elements have in common: they load when they are shown and when an attribute changes, and say so in a sentence if they cannot. */
import { make } from './make.ts'
import { Refusal } from './server.ts'
import { STYLE } from './style.ts'
import { WORDS } from './words.ts'

export interface View {
  /** The subject of its sentences: `The card of the day`. */
  readonly subject: string
  readonly attributes: readonly string[]
  readonly load: (given: ElementInput, signal: AbortSignal) => Promise<readonly (Node | string)[]>
}

export interface ElementInput {
  /** Of the element; null if it is absent or empty. */
  readonly attribute: (name: string) => string | null
  readonly isDark: boolean
  /** Pixels. */
  readonly width: number
}

const DARK = matchMedia('(prefers-color-scheme: dark)')

/** Unlike a style element, this is not bound by the policy of the page. */
const SHEET = new CSSStyleSheet()
SHEET.replaceSync(STYLE)

export function define(name: string, view: View): void {
  // The page may carry the script twice.
  if (customElements.get(name) === undefined) customElements.define(name, elementFor(view))
}

const elementFor = ({ subject, attributes, load }: View) =>
  class extends HTMLElement {
    static observedAttributes = attributes
    readonly #root = this.attachShadow({ mode: 'open' })
    #loading: AbortController | undefined
    #isDue = false

    connectedCallback(): void {
      this.#root.adoptedStyleSheets = [SHEET]
      DARK.addEventListener('change', this.#followScheme)
      this.#show([make('p', { role: 'status' }, WORDS.beingFetched(subject))], true)
      this.#loadSoon()
    }

    attributeChangedCallback(): void {
      if (this.isConnected) this.#loadSoon()
    }

    disconnectedCallback(): void {
      DARK.removeEventListener('change', this.#followScheme)
      this.#loading?.abort()
    }

    #followScheme = () => {
      if (attributes.includes('scheme')) this.#loadSoon()
    }

    /** Several attributes that change together are one change. */
    #loadSoon(): void {
      if (this.#isDue) return
      this.#isDue = true
      queueMicrotask(() => {
        this.#isDue = false
        if (this.isConnected) void this.#load()
      })
    }

    async #load(): Promise<void> {
      this.#loading?.abort()
      this.#loading = new AbortController()
      const { signal } = this.#loading
      this.#root.firstElementChild?.setAttribute('aria-busy', 'true')
      const attribute = (name: string) => this.getAttribute(name) || null
      const scheme = attribute('scheme')
      const isDark = scheme === null ? DARK.matches : scheme === 'dark'
      const shown = await load({ attribute, isDark, width: this.clientWidth }, signal).catch(sentenceFor)
      if (!signal.aborted) this.#show(shown, false)
    }

    #show(shown: readonly (Node | string)[], isBusy: boolean): void {
      const box = make(
        'article',
        { part: 'box', 'aria-label': subject, 'aria-busy': String(isBusy) },
        ...shown,
      )
      this.#root.replaceChildren(box)
    }
  }

/** What the page has written between the tags of the element stands there instead, if there is anything. */
function sentenceFor(error: unknown): Node[] {
  const reason = error instanceof Refusal ? error.message : ''
  const sentence = make('slot', {}, WORDS.cannotBeShown(reason))
  return [make('p', { role: 'status', part: 'message' }, sentence)]
}
