/** The deck as a gallery. Each card has an address of its own. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { useRequest } from '../api/use-request.ts'
import { pictureOf } from '../parts/card-picture.ts'
import { ProblemNotice } from '../parts/problem-notice.tsx'
import { RequestPanel } from '../parts/request-panel.tsx'
import { Section } from '../parts/section.tsx'
import { Skeleton } from '../parts/skeleton.tsx'
import { replaceBy, useRequested } from '../state/address.ts'
import { addressOf } from '../state/rooms.ts'
import { type DeckCard, found, groupsOf } from './deck.ts'
import { DeckDialog } from './deck-dialog.tsx'
import { WORDS } from './words.ts'
import '../styles/deck.css'

const REQUEST = { name: 'findCards', query: {} } as const

export function DeckSection() {
  const { exchange, wait, send, repeat } = useRequest<'findCards'>()
  const [searched, setSearched] = useState('')
  useEffect(() => send(REQUEST), [])
  const cards = exchange?.answer?.cards
  const shown = useMemo(() => found(cards ?? [], searched), [cards, searched])
  return (
    <Section id="deck" title={WORDS.title} intro={WORDS.intro}>
      <label class="field search">
        <span>{WORDS.search}</span>
        <input
          type="search"
          placeholder={WORDS.searchExample}
          autocomplete="off"
          maxLength={80}
          value={searched}
          onInput={(event) => setSearched(event.currentTarget.value)}
        />
      </label>
      <p class="off-screen" role="status">
        {cards && WORDS.count(shown.length)}
      </p>
      {wait === 'none' && exchange?.problem && <ProblemNotice problem={exchange.problem} onRetry={repeat} />}
      {cards === undefined && exchange?.problem === undefined && (
        <div class="deck-to-come">{wait !== 'short' && <Skeleton lines={6} isSlow={wait === 'slow'} />}</div>
      )}
      {cards && shown.length === 0 && <p class="empty">{WORDS.none}</p>}
      {groupsOf(shown).map(({ title, cards: ofGroup }) => (
        <div key={title} class="deck-group">
          <h3>{title}</h3>
          <ul class="gallery">
            {ofGroup.map((card) => (
              <GalleryCard key={card.id} card={card} />
            ))}
          </ul>
        </div>
      ))}
      <RequestPanel next={REQUEST} exchange={exchange} />
      {cards && <OpenCard cards={shown.length > 0 ? shown : cards} all={cards} />}
    </Section>
  )
}

const linkOf = (id: string) => addressOf('deck', new URLSearchParams({ card: id }))

const GalleryCard = ({ card: { id, name } }: { card: DeckCard }) => (
  <li>
    <a href={linkOf(id)}>
      <img src={pictureOf(id)} alt="" width={300} height={520} loading="lazy" draggable={false} />
      <span>{name}</span>
    </a>
  </li>
)

/** The card that the address names. */
function OpenCard({ cards, all }: { cards: readonly DeckCard[]; all: readonly DeckCard[] }) {
  const id = new URLSearchParams(useRequested('deck')).get('card')
  const open = all.find((card) => card.id === id)
  /** Whether the gallery was seen before: then the way back is the back button's. */
  const cameFromGallery = useRef(false)
  const last = useRef(open)
  useEffect(() => {
    if (open === undefined) {
      cameFromGallery.current = true
      // The focus returns to the card last seen.
      if (last.current) document.querySelector<HTMLElement>(`a[href="${linkOf(last.current.id)}"]`)?.focus()
    }
    last.current = open
  }, [open])
  if (open === undefined) return null
  const listed = cards.includes(open) ? cards : all
  const step = (by: number) => {
    const next = listed[(listed.indexOf(open) + by + listed.length) % listed.length]!
    replaceBy('deck', new URLSearchParams({ card: next.id }))
  }
  const close = () => (cameFromGallery.current ? history.back() : replaceBy('deck'))
  return <DeckDialog card={open} onStep={step} onClose={close} />
}
