/** What is shown instead of cards when somebody may be in danger: plain text, and a way to leave the page at once. */
import { useEffect, useRef } from 'preact/hooks'
import { WORDS } from '../spread/words.ts'

interface Props {
  readonly paragraphs: readonly string[]
  readonly onBack: () => void
}

/** An empty page, which tells nobody anything. It replaces this one in the history of the window. */
const ELSEWHERE = 'about:blank'
const DIRECTORY = 'findahelpline.com'

export function DangerNotice({ paragraphs, onBack }: Props) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    notice.current?.focus({ preventScroll: true })
    // From its heading on; the way out stays at the foot of the window.
    notice.current?.closest('section')?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <div class="danger-notice" role="alert" tabIndex={-1} ref={notice}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{withLink(paragraph)}</p>
      ))}
      <div class="buttons">
        <button type="button" onClick={() => location.replace(ELSEWHERE)}>
          {WORDS.danger.leave}
        </button>
        <button type="button" class="quiet" onClick={onBack}>
          {WORDS.danger.back}
        </button>
      </div>
    </div>
  )
}

function withLink(paragraph: string) {
  const at = paragraph.indexOf(DIRECTORY)
  if (at < 0) return paragraph
  return (
    <>
      {paragraph.slice(0, at)}
      <a href={`https://${DIRECTORY}/`} rel="noreferrer">
        {DIRECTORY}
      </a>
      {paragraph.slice(at + DIRECTORY.length)}
    </>
  )
}
