/** One card: its picture, large, upright or reversed, with its symbols; and what it means in each part of life. */
import { useEffect, useRef, useState } from 'preact/hooks'
import { useRequest } from '../api/use-request.ts'
import { CardSteps, stepByKey } from '../parts/card-steps.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { ProblemNotice } from '../parts/problem-notice.tsx'
import { Segmented } from '../parts/segmented.tsx'
import { Skeleton } from '../parts/skeleton.tsx'
import { NAMES } from '../parts/words.ts'
import { describe, kindOf } from '../spread/dealt-card.ts'
import { FIRST_WISH } from '../spread/spreads.ts'
import { useRemembered } from '../state/remembered.ts'
import { addressOf } from '../state/rooms.ts'
import { CardViewer, type ViewerKeys } from './card-viewer.tsx'
import { correspondenceOf } from './correspondences.ts'
import type { DeckCard } from './deck.ts'
import { SymbolList } from './symbol-list.tsx'
import type { CardSymbol } from './symbols.ts'
import { WORDS } from './words.ts'

type Orientation = 'upright' | 'reversed'

const ORIENTATIONS = (['upright', 'reversed'] as const).map((value) => ({
  value,
  label: WORDS.orientations[value],
}))

const THEMES = ['general', 'love', 'career', 'spiritual'] as const

interface Props {
  readonly card: DeckCard
  readonly onStep: (by: number) => void
  readonly onClose: () => void
}

/** `Major Arcana · Taurus, earth` */
function kindAndSky(card: DeckCard): string {
  const { planet, sign, element } = correspondenceOf(card)
  const sky = WORDS.sky(
    planet && NAMES.body(planet),
    sign && NAMES.sign(sign),
    element && WORDS.filters.elements[element],
  )
  return WORDS.kindAndSky(kindOf(card), sky)
}

export function DeckDialog({ card, onStep, onClose }: Props) {
  const [orientation, setOrientation] = useState<Orientation>('upright')
  const [picture, setPicture] = useState('')
  const [symbols, setSymbols] = useState<readonly CardSymbol[]>([])
  const [chosen, choose] = useState<string>()
  const { exchange, wait, send, repeat } = useRequest<'card'>()
  const { change } = useRemembered('spread', FIRST_WISH)
  const keys = useRef<ViewerKeys>(null)
  const pictureArea = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let isCurrent = true
    send({ name: 'card', params: { id: card.id } })
    setPicture('')
    setSymbols([])
    choose(undefined)
    describe(card.id).then(
      (words) => isCurrent && setPicture(words),
      () => undefined,
    )
    import('./symbols.ts').then(
      ({ symbolsOf }) => isCurrent && setSymbols(symbolsOf(card.id)),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [card.id])
  const answer = exchange?.answer?.id === card.id ? exchange.answer : undefined
  return (
    <Dialog
      labelledBy="deck-card"
      hasAddress
      isLarge
      onKeyDown={(event) => {
        if (keys.current?.onKey(event)) event.preventDefault()
        else stepByKey(event, onStep)
      }}
      onClose={onClose}
    >
      {(close) => (
        <div class="card-page large">
          <div class="picture" ref={pictureArea}>
            <CardViewer
              key={card.id}
              card={card}
              orientation={orientation}
              alt={picture || card.name}
              symbols={symbols}
              chosen={chosen}
              onChoose={choose}
              onSwipe={onStep}
              keys={keys}
            />
          </div>
          <div class="card-words">
            <p class="label">{kindAndSky(card)}</p>
            {/* biome-ignore lint/a11y/noAutofocus: a dialog takes the focus in any case */}
            <h3 id="deck-card" tabIndex={-1} autoFocus>
              {card.name}
            </h3>
            <p class="lead">{card.about}</p>
            <Segmented
              legend={WORDS.orientation}
              options={ORIENTATIONS}
              value={orientation}
              onChange={setOrientation}
            />
            <ul class="words" aria-label={WORDS.keywords}>
              {card.keywords[orientation].map((word) => (
                <li key={word}>{word}</li>
              ))}
            </ul>
            {answer && (
              <dl class="fields">
                {THEMES.map((theme) => (
                  <div key={theme}>
                    <dt class="label">{WORDS.themes[theme]}</dt>
                    <dd>{answer.meaning[orientation][theme]}</dd>
                  </div>
                ))}
              </dl>
            )}
            {wait === 'none' && exchange?.problem && (
              <ProblemNotice problem={exchange.problem} onRetry={repeat} />
            )}
            {(wait === 'shown' || wait === 'slow') && <Skeleton lines={4} isSlow={wait === 'slow'} />}
            {symbols.length > 0 && (
              <SymbolList
                symbols={symbols}
                chosen={chosen}
                onChoose={(key) => {
                  choose(key)
                  pictureArea.current?.scrollIntoView({ block: 'nearest' })
                }}
              />
            )}
            {picture !== '' && (
              <div class="by-itself">
                <p class="label">{WORDS.picture}</p>
                <p>{picture.replace(/^[^.]*\. /, '')}</p>
              </div>
            )}
            <div class="buttons">
              <a
                class="button main"
                href={addressOf('spread')}
                onClick={() => change({ kind: 'single', seed: '' })}
              >
                {WORDS.draw}
              </a>
            </div>
          </div>
          <CardSteps onStep={onStep} onClose={close} />
        </div>
      )}
    </Dialog>
  )
}
