/** The line of a life: its chapters at their ages, and each to be unfolded. */
import { useRef } from 'preact/hooks'
import type { Answer } from '../api/operations.ts'
import { bringIntoView } from '../state/media.ts'
import { rowOf, timeOf } from './chapters.ts'
import type { Chapter } from './requests.ts'
import { WORDS } from './words.ts'

type Life = Answer<'life'>['data']

export function LifePart({ life }: { life: Life }) {
  const list = useRef<HTMLOListElement>(null)
  const open = (id: string) => {
    const details = list.current?.querySelector<HTMLDetailsElement>(`[data-chapter="${CSS.escape(id)}"]`)
    if (!details) return
    details.open = true
    bringIntoView(details)
  }
  return (
    <section class="life-part" aria-labelledby="life-title">
      <h3 id="life-title">{WORDS.life.title}</h3>
      <p class="dim">{WORDS.life.hint}</p>
      <Line life={life} onPress={open} />
      <ol class="chapters" ref={list}>
        {life.chapters.map((chapter) => (
          <ChapterItem key={chapter.id} chapter={chapter} life={life} />
        ))}
      </ol>
    </section>
  )
}

/** An extra for the eyes and the pointer: the list below has the same. */
function Line({ life, onPress }: { life: Life; onPress: (id: string) => void }) {
  const { now, chapters } = life
  return (
    <figure class="life-line" aria-label={WORDS.life.line(now.age.toFixed(1))}>
      <div class="life-past" style={{ width: `${Math.min(100, now.age)}%` }} />
      {DECADES.map((age) => (
        <span key={age} class="decade" style={{ left: `${age}%` }}>
          {age}
        </span>
      ))}
      {chapters.map((chapter) => (
        <button
          type="button"
          key={chapter.id}
          // The list below has the same for the keyboard.
          tabIndex={-1}
          class={`chapter-dot ${rowOf(chapter)} ${timeOf(chapter, life)}`}
          style={{ left: `${chapter.age}%` }}
          title={WORDS.life.chapter(chapter)}
          aria-label={WORDS.life.chapter(chapter)}
          onClick={() => onPress(chapter.id)}
        />
      ))}
      <b class="life-now" style={{ left: `${Math.min(100, now.age)}%` }} />
    </figure>
  )
}

const DECADES = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]

function ChapterItem({ chapter, life }: { chapter: Chapter; life: Life }) {
  const time = timeOf(chapter, life)
  return (
    <li class={`${rowOf(chapter)} ${time}`}>
      <details data-chapter={chapter.id} open={time === 'now' || time === 'next'}>
        <summary>
          <span class="chapter-age">{WORDS.life.age(chapter.age.toFixed(1))}</span>
          <span class="chapter-title">{WORDS.life.chapter(chapter)}</span>
          {(time === 'now' || time === 'next') && <span class="chapter-mark">{WORDS.life[time]}</span>}
          <span class="dim small">{WORDS.month(chapter.passes[0]!.local)}</span>
        </summary>
        <p>{chapter.text}</p>
      </details>
    </li>
  )
}
