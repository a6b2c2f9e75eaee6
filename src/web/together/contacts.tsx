/** Where two charts touch, the strongest first. Those that the reading tells of lead to their sentence. */
import { Disclosure } from '../parts/disclosure.tsx'
import { orbText } from '../parts/figures.ts'
import { Glyph } from '../parts/glyph.tsx'
import { glyphsOf } from '../parts/glyphs.ts'
import { pairFactInWords } from './facts.ts'
import type { Contact } from './pair.ts'
import { WORDS } from './words.ts'

interface Props {
  readonly contacts: readonly Contact[]
  readonly mentioned: readonly string[]
  readonly onPoint: (facts: readonly string[]) => void
  /** Brings the sentences about these facts into sight. */
  readonly onPress: (facts: readonly string[]) => void
}

/** More would be a list that nobody reads. */
const SHOWN = 10

export function Contacts({ contacts, ...props }: Props) {
  const more = contacts.slice(SHOWN)
  return (
    <div class="chapter contacts">
      <h4>{WORDS.contacts.title}</h4>
      <ContactList contacts={contacts.slice(0, SHOWN)} {...props} />
      <p class="dim small">{WORDS.contacts.hint}</p>
      {more.length > 0 && (
        <Disclosure title={WORDS.contacts.more(more.length)}>
          <ContactList contacts={more} {...props} />
        </Disclosure>
      )}
    </div>
  )
}

const ContactList = ({ contacts, mentioned, onPoint, onPress }: Props) => (
  <ul>
    {contacts.map((contact) => (
      <li key={contact.id}>
        {mentioned.includes(contact.id) ? (
          <button
            type="button"
            class="quiet"
            onMouseEnter={() => onPoint([contact.id])}
            onMouseLeave={() => onPoint([])}
            onClick={() => onPress([contact.id])}
          >
            <ContactLine contact={contact} />
          </button>
        ) : (
          <span>
            <ContactLine contact={contact} />
          </span>
        )}
      </li>
    ))}
  </ul>
)

const ContactLine = ({ contact: { id, first, aspect, second, orb } }: { contact: Contact }) => (
  <>
    <span class="contact-glyphs">
      {glyphsOf(first, aspect, second).map((name, index) => (
        <Glyph key={`${name}${index}`} name={name} />
      ))}
    </span>{' '}
    {pairFactInWords(id)} <span class="dim">{orbText(orb)}</span>
  </>
)
