/** Two charts and what they say together: the wheel of both beside the text. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Answer, AnyRequest } from '../api/operations.ts'
import type { ChartOperation } from '../chart/chart-request.ts'
import { type ShownChart, shownChart } from '../chart/shown-chart.ts'
import { useEnlarged } from '../chart/use-enlarged.tsx'
import { DrawnWheel } from '../chart/wheel.tsx'
import { chartInShort } from '../chart/words.ts'
import { ReportButton } from '../parts/report-button.tsx'
import { bringIntoView, useIsNarrow } from '../state/media.ts'
import { useIsPrinting } from '../state/printing.ts'
import { Contacts } from './contacts.tsx'
import { factsShownBy, pairFactInWords, pairFactsOnWheel } from './facts.ts'
import type { PairLight } from './lit-sentences.tsx'
import { type Contact, contactsOf, mentionedFacts, wheelOfTwo } from './pair.ts'
import { PairNotices } from './pair-notices.tsx'
import { PairText } from './pair-text.tsx'
import { Ranks } from './ranks.tsx'
import { WORDS } from './words.ts'

interface Props {
  readonly answer: Answer<'synastry'>
  readonly first: Answer<ChartOperation>
  readonly second: Answer<ChartOperation>
  /** The request that `answer` is the answer to. */
  readonly asked: AnyRequest | undefined
}

/** If the reading mentions nothing, the strongest are drawn. */
const DRAWN = 12

export function PairView({ answer, first, second, asked }: Props) {
  const { data } = answer
  const [facts, point] = useState<readonly string[]>([])
  const [pressed, press] = useState<readonly string[]>()
  const article = useRef<HTMLElement>(null)
  const charts = useMemo(() => [shownChart(first.data), shownChart(second.data)] as const, [first, second])
  const contacts = useMemo(() => contactsOf(data), [data])
  const mentioned = useMemo(() => mentionedFacts(data), [data])
  useEffect(() => {
    if (pressed !== undefined) bringIntoView(article.current?.querySelector('.sentence.lit'))
  }, [pressed])
  const onPress = (wanted: readonly string[]) => {
    point(wanted)
    press([...wanted])
  }
  return (
    <div class="pair-answer">
      <h3>{WORDS.says}</h3>
      <div class="pair-head">
        <p>{WORDS.whose('first', chartInShort(charts[0]))}</p>
        <p>{WORDS.whose('second', chartInShort(charts[1]))}</p>
      </div>
      <div class="pair-columns">
        <article ref={article}>
          {data.reading ? (
            <PairText reading={data.reading} light={{ facts, point }} />
          ) : (
            <p>{WORDS.nothing}</p>
          )}
        </article>
        <Side
          charts={charts}
          contacts={contacts}
          mentioned={mentioned}
          light={{ facts, point }}
          onPress={onPress}
        />
      </div>
      <PairNotices answer={answer} />
      <div class="pair-figures">
        <Ranks score={data.score} pairs={data.method.baseline_pairs} />
        <Contacts contacts={contacts} mentioned={mentioned} onPoint={point} onPress={onPress} />
      </div>
      <div class="buttons pair-buttons">
        <ReportButton asked={asked} />
        <button type="button" class="quiet" onClick={() => print()}>
          {WORDS.print}
        </button>
      </div>
    </div>
  )
}

interface SideProps {
  readonly charts: readonly [ShownChart, ShownChart]
  readonly contacts: readonly Contact[]
  readonly mentioned: readonly string[]
  readonly light: PairLight
  readonly onPress: (facts: readonly string[]) => void
}

/** The wheel of both, and in words what is pointed at. */
function Side({ charts, contacts, mentioned, light, onPress }: SideProps) {
  const { facts, point } = light
  const isPrinting = useIsPrinting()
  const scale = useIsNarrow() && !isPrinting ? 'compact' : 'full'
  const wheel = useMemo(() => {
    const ofReading = contacts.filter(({ id }) => mentioned.includes(id))
    return wheelOfTwo(...charts, mentioned.length > 0 ? ofReading : contacts.slice(0, DRAWN))
  }, [charts, contacts, mentioned])
  const { enlargedAt, touch, name, button } = useEnlarged()
  const pressed = () => {
    if (facts.length > 0) onPress(facts)
    return facts.length > 0
  }
  const lit = useMemo(() => (isPrinting ? undefined : pairFactsOnWheel(facts)), [facts, isPrinting])
  return (
    <div class="pair-side">
      <figure class={name}>
        <DrawnWheel
          wheel={wheel}
          lit={lit}
          scale={scale}
          onPoint={(title) => point(title === undefined ? [] : factsShownBy(title, mentioned))}
          enlargedAt={enlargedAt}
          onPress={pressed}
          onTouch={touch}
        />
        <figcaption>{button}</figcaption>
      </figure>
      <div class="pair-pointed" aria-hidden="true">
        <p class="dim pair-hint">{WORDS.hint}</p>
        <ul class="pair-facts">
          {facts.slice(0, MAX_FACTS).map((fact) => (
            <li key={fact}>{pairFactInWords(fact)}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** A planet may have many contacts. */
const MAX_FACTS = 4
