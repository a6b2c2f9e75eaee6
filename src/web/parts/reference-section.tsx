/** Links for developers. */
import { Section } from './section.tsx'

const LINKS = [
  {
    href: 'docs/',
    title: 'API reference',
    text: 'Every endpoint, every field and every error, with examples to send from the page.',
  },
  {
    href: 'v1/openapi.json',
    title: 'OpenAPI document',
    text: 'OpenAPI 3.1, made from the same schemas that check each request. Generate a client from it.',
  },
  {
    href: 'v1/',
    title: 'Service root',
    text: 'What this instance offers, in which version, and whether all of it is well.',
  },
] as const

export function ReferenceSection() {
  return (
    <Section
      id="reference"
      title="For developers"
      intro="Open “The request” below any answer on this page, copy it, and you have begun. There is no key to apply for."
    >
      <ul class="links">
        {LINKS.map(({ href, title, text }) => (
          <li key={href} class="panel">
            <h3>
              <a href={href}>{title}</a>
            </h3>
            <p class="dim">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
