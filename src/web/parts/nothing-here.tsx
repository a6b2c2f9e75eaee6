/** At an address that nobody has. The service answers there with 404 and the page's document. */
export const NOTHING_ID = 'nothing'

export function NothingHere() {
  return (
    <section id={NOTHING_ID} aria-labelledby="nothing-title" tabIndex={-1}>
      <h2 id="nothing-title">Nothing here</h2>
      <p class="intro">
        There is no page at this address. Perhaps a letter is missing, or the link is an old one.
      </p>
      <p>
        <a href="./">Lay a spread</a>, or <a href="sky">read the day of a sign</a>.
      </p>
    </section>
  )
}
