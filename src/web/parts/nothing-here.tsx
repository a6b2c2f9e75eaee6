/** At an unknown address. The service answers there with 404 and the page's document. */
import { FRAME } from './words.ts'
export const NOTHING_ID = 'nothing'

export function NothingHere() {
  return (
    <section id={NOTHING_ID} aria-labelledby="nothing-title" tabIndex={-1}>
      <h2 id="nothing-title">{FRAME.nothing.title}</h2>
      <p class="intro">{FRAME.nothing.text}</p>
      <p>
        {FRAME.nothing.ways(
          (text) => (
            <a href="draw">{text}</a>
          ),
          (text) => (
            <a href="sky">{text}</a>
          ),
        )}
      </p>
    </section>
  )
}
