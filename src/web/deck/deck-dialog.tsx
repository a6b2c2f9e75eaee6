/** One card: its picture, upright or reversed, what it shows, and what it means in each part of life. */
import { useEffect, useState } from 'preact/hooks'
import { useRequest } from '../api/use-request.ts'
import { CardSteps, stepByKey } from '../parts/card-steps.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { ProblemNotice } from '../parts/problem-notice.tsx'
import { Segmented } from '../parts/segmented.tsx'
import { Skeleton } from '../parts/skeleton.tsx'
import { describe, kindOf } from '../spread/dealt-card.ts'
import { Front } from '../spread/tarot-card.tsx'
import type { DeckCard } from './deck.ts'
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

export function DeckDialog({ card, onStep, onClose }: Props) {
  const [orientation, setOrientation] = useState<Orientation>('upright')
  const [picture, setPicture] = useState('')
  const { exchange, wait, send, repeat } = useRequest<'card'>()
  useEffect(() => {
    send({ name: 'card', params: { id: card.id } })
    setPicture('')
    describe(card.id).then(setPicture, () => undefined)
  }, [card.id])
  const answer = exchange?.answer?.id === card.id ? exchange.answer : undefined
  return (
    <Dialog
      labelledBy="deck-card"
      hasAddress
      onKeyDown={(event) => stepByKey(event, onStep)}
      onClose={onClose}
    >
      {(close) => (
        <div class="card-page">
          <div class="picture" key={card.id}>
            <Front card={{ ...card, orientation }} alt={picture || card.name} />
          </div>
          <div class="card-words">
            <p class="label">{kindOf(card)}</p>
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
            {picture !== '' && (
              <div class="by-itself">
                <p class="label">{WORDS.picture}</p>
                <p>{picture.replace(/^[^.]*\. /, '')}</p>
              </div>
            )}
          </div>
          <CardSteps onStep={onStep} onClose={close} />
        </div>
      )}
    </Dialog>
  )
}
