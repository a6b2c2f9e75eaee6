/** The deck as one grid, with filters. Each card has an address of its own, and what is filtered stands in it. */
import type { ComponentType } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { useRequest } from '../api/use-request.ts'
import { feel } from '../feel/feel.ts'
import { pictureOf } from '../parts/card-picture.ts'
import { ProblemNotice } from '../parts/problem-notice.tsx'
import { RequestPanel } from '../parts/request-panel.tsx'
import { Section } from '../parts/section.tsx'
import { Skeleton } from '../parts/skeleton.tsx'
import { replaceBy, useRequested } from '../state/address.ts'
import { addressOf } from '../state/rooms.ts'
import { type DeckCard, found } from './deck.ts'
import { FilterBar } from './filter-bar.tsx'
import { type CardFilter, filterIn, filterParams, isShown } from './filters.ts'
import { WORDS } from './words.ts'
import '../styles/deck.css'

const REQUEST = { name: 'findCards', query: {} } as const

export function DeckSection() {
  const { exchange, wait, send, repeat } = useRequest<'findCards'>()
  const [searched, setSearched] = useState('')
  const params = new URLSearchParams(useRequested('deck'))
  const filter = filterIn(params)
  useEffect(() => send(REQUEST), [])
  const cards = exchange?.answer?.cards
  const asked = filterParams(filter).toString()
  const shown = useMemo(
    () => found(cards ?? [], searched).filter((card) => isShown(card, filter)),
    [cards, searched, asked],
  )
  const isNarrowed = searched !== '' || asked !== ''
  return (
    <Section id="deck" title={WORDS.title} intro={WORDS.intro}>
      <div class="deck-bar">
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
        <FilterBar filter={filter} onChange={(changed) => replaceBy('deck', filterParams(changed))} />
        <p class="deck-count">
          <span role="status">{cards && WORDS.count(shown.length)}</span>
          {isNarrowed && (
            <button
              type="button"
              class="link"
              onClick={() => {
                setSearched('')
                replaceBy('deck')
              }}
            >
              {WORDS.filters.clear}
            </button>
          )}
        </p>
      </div>
      {wait === 'none' && exchange?.problem && <ProblemNotice problem={exchange.problem} onRetry={repeat} />}
      {cards === undefined && exchange?.problem === undefined && (
        <div class="deck-to-come">{wait !== 'short' && <Skeleton lines={6} isSlow={wait === 'slow'} />}</div>
      )}
      {cards && shown.length === 0 && <p class="empty">{WORDS.none}</p>}
      <ul class="gallery">
        {shown.map((card) => (
          <GalleryCard key={card.id} card={card} filter={filter} />
        ))}
      </ul>
      <RequestPanel next={REQUEST} exchange={exchange} />
      {cards && (
        <OpenCard
          id={params.get('card')}
          cards={shown.length > 0 ? shown : cards}
          all={cards}
          filter={filter}
        />
      )}
    </Section>
  )
}

const paramsOfCard = (id: string, filter: CardFilter) =>
  new URLSearchParams([['card', id], ...filterParams(filter)])
const linkOf = (id: string, filter: CardFilter) => addressOf('deck', paramsOfCard(id, filter))

const GalleryCard = ({ card: { id, name }, filter }: { card: DeckCard; filter: CardFilter }) => (
  <li>
    <a href={linkOf(id, filter)}>
      <img src={pictureOf(id)} alt="" width={300} height={520} loading="lazy" draggable={false} />
      <span>{name}</span>
    </a>
  </li>
)

interface OpenProps {
  /** Of the card that the address names. */
  readonly id: string | null
  readonly cards: readonly DeckCard[]
  readonly all: readonly DeckCard[]
  readonly filter: CardFilter
}

type DialogView = ComponentType<{
  readonly card: DeckCard
  readonly onStep: (by: number) => void
  readonly onClose: () => void
}>

/** Its script comes with the first card that is opened. */
let loaded: DialogView | undefined

function OpenCard({ id, cards, all, filter }: OpenProps) {
  const open = all.find((card) => card.id === id)
  const [View, setView] = useState<DialogView | undefined>(() => loaded)
  /** Whether the gallery was seen before: then the way back is the back button's. */
  const cameFromGallery = useRef(false)
  const last = useRef(open)
  useEffect(() => {
    if (open === undefined) {
      cameFromGallery.current = true
      // The focus returns to the card last seen.
      if (last.current)
        document.querySelector<HTMLElement>(`a[href="${linkOf(last.current.id, filter)}"]`)?.focus()
    } else if (loaded === undefined)
      import('./deck-dialog.tsx').then(
        ({ DeckDialog }) => {
          loaded = DeckDialog
          setView(() => DeckDialog)
        },
        () => replaceBy('deck', filterParams(filter)),
      )
    last.current = open
  }, [open])
  if (open === undefined || View === undefined) return null
  const listed = cards.includes(open) ? cards : all
  const step = (by: number) => {
    feel('turn')
    const next = listed[(listed.indexOf(open) + by + listed.length) % listed.length]!
    replaceBy('deck', paramsOfCard(next.id, filter))
  }
  const close = () => (cameFromGallery.current ? history.back() : replaceBy('deck', filterParams(filter)))
  return <View card={open} onStep={step} onClose={close} />
}
