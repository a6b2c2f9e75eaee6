/**
 * As much of a browser's document as the elements for other sites use, so that their tests need no browser: elements with attributes
 * and text, shadow roots, custom elements that are told of their attributes, SVG read from text.
 */
import assert from 'node:assert/strict'
import { mock } from 'node:test'

type Child = SmallElement | string

export class SmallElement {
  readonly tag: string
  readonly attributes = new Map<string, string>()
  children: Child[] = []
  parent: SmallElement | undefined
  clientWidth = 0
  isConnected = false
  shadow: SmallElement | undefined
  adoptedStyleSheets: readonly { readonly text: string }[] = []
  // Of a custom element.
  connectedCallback?(): void
  disconnectedCallback?(): void
  attributeChangedCallback?(): void

  constructor(tag = 'custom') {
    assert.match(tag, /^[#a-zA-Z][\w:-]*$/, 'the name of an element')
    this.tag = tag
  }

  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value)
    const { observedAttributes = [] } = this.constructor as { observedAttributes?: readonly string[] }
    if (observedAttributes.includes(name)) this.attributeChangedCallback?.()
  }

  getAttribute = (name: string): string | null => this.attributes.get(name) ?? null
  removeAttribute = (name: string): boolean => this.attributes.delete(name)

  append(...added: readonly Child[]): void {
    for (const child of added) if (typeof child !== 'string') child.parent = this
    this.children.push(...added)
  }

  replaceChildren(...added: readonly Child[]): void {
    this.children = []
    this.append(...added)
  }

  remove(): void {
    const { parent } = this
    if (parent) parent.children = parent.children.filter((child) => child !== this)
  }

  attachShadow(): SmallElement {
    this.shadow = new SmallElement('#shadow')
    return this.shadow
  }

  get elements(): SmallElement[] {
    return this.children.filter((child) => typeof child !== 'string')
  }

  get firstElementChild(): SmallElement | null {
    return this.elements[0] ?? null
  }

  get textContent(): string {
    return this.children.map((child) => (typeof child === 'string' ? child : child.textContent)).join('')
  }

  get descendants(): SmallElement[] {
    return this.elements.flatMap((child) => [child, ...child.descendants])
  }

  /** A list of tags (`title`) or of tags of the element's own children (`:scope > title`). */
  querySelectorAll(selectors: string): SmallElement[] {
    return selectors.split(', ').flatMap((selector) => {
      const isOwn = selector.startsWith(':scope > ')
      const tag = selector.replace(':scope > ', '')
      assert.match(tag, /^[a-z]+$/, 'a selector this document knows')
      return (isOwn ? this.elements : this.descendants).filter((element) => element.tag === tag)
    })
  }

  querySelector = (selectors: string): SmallElement | null => this.querySelectorAll(selectors)[0] ?? null
}

const PIECE = /<(\/?)([\w:-]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>|([^<]+)/g
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const unescaped = (text: string): string => text.replace(/&(\w+);/g, (whole, name) => ENTITIES[name] ?? whole)

function parsed(xml: string): SmallElement {
  const root = new SmallElement('#document')
  let open = root
  for (const [, closing, tag, attributes = '', empty, text] of xml.matchAll(PIECE)) {
    if (text !== undefined) open.append(unescaped(text))
    else if (closing) open = open.parent!
    else {
      const element = new SmallElement(tag)
      for (const [, name, value] of attributes.matchAll(/([\w:-]+)="([^"]*)"/g))
        element.attributes.set(name!, unescaped(value!))
      open.append(element)
      if (!empty) open = element
    }
  }
  return root.firstElementChild!
}

class SmallSheet {
  text = ''
  replaceSync(text: string): void {
    this.text = text
  }
}

/** What a visitor's system prefers. */
class Preference extends EventTarget {
  matches = false
  change(matches: boolean): void {
    this.matches = matches
    this.dispatchEvent(new Event('change'))
  }
}

/** `script` is the address of the script on the page, as the document says it while it runs. */
export function installSmallDom({ script, page }: { script?: string; page: string }) {
  const defined = new Map<string, new () => SmallElement>()
  const darkScheme = new Preference()
  const document = {
    baseURI: page,
    currentScript: script === undefined ? null : { src: script },
    querySelector: (_: string): { src: string } | null => null,
    createElement: (tag: string) => new SmallElement(tag),
    createElementNS: (_: string, tag: string) => new SmallElement(tag),
    importNode: (node: SmallElement) => node,
  }
  Object.assign(globalThis, {
    document,
    HTMLElement: SmallElement,
    CSSStyleSheet: SmallSheet,
    DOMParser: class {
      parseFromString = (xml: string) => ({ documentElement: parsed(xml) })
    },
    matchMedia: (query: string) => {
      assert.equal(query, '(prefers-color-scheme: dark)')
      return darkScheme
    },
    customElements: {
      get: (name: string) => defined.get(name),
      define: (name: string, made: new () => SmallElement) => {
        assert.equal(defined.has(name), false, `${name} is defined twice, which browsers refuse`)
        defined.set(name, made)
      },
    },
  })
  return { defined, darkScheme, document }
}

/** The visitor's own zone, until the mocks are restored. */
export function mockZone(timeZone: string | undefined): void {
  const { prototype } = Intl.DateTimeFormat
  const real = prototype.resolvedOptions
  mock.method(prototype, 'resolvedOptions', function (this: Intl.DateTimeFormat) {
    return { ...real.call(this), timeZone } as Intl.ResolvedDateTimeFormatOptions
  })
}
