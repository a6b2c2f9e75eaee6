/** Elements from words that came over the network: they are set as text, never read as HTML. */

type Child = Node | string | false | undefined

export function make(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly Child[]
) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...children.filter((child): child is Node | string => Boolean(child)))
  return element
}

const SVG = 'http://www.w3.org/2000/svg'

/** A picture of a few shapes, hidden from screen readers, because words beside it say the same. */
export function picture(viewBox: string, shapes: readonly (readonly [string, Record<string, string>])[]) {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', viewBox)
  svg.setAttribute('aria-hidden', 'true')
  for (const [tag, attributes] of shapes) {
    const shape = document.createElementNS(SVG, tag)
    for (const [name, value] of Object.entries(attributes)) shape.setAttribute(name, value)
    svg.append(shape)
  }
  return svg
}

/** Opens outside of a frame, which has little room. */
export const link = (href: string, words: string) =>
  make('a', { href, part: 'link', target: '_blank', rel: 'noopener' }, words)

/** The visitor's own. Where the system names none, browsers say `Etc/Unknown`, or an offset. */
export function zoneOfVisitor(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  // mutate default (timeZone): without a zone the text is “undefined”, which has no capital
  return /^(?!Etc\/Unknown)[A-Z]/.test(timeZone ?? '') ? timeZone : 'UTC'
}

/** The date where the visitor is. Swedes write dates as ISO does. */
export const ownDate = (): string => new Date().toLocaleDateString('sv-SE', { timeZone: zoneOfVisitor() })
