/** The calendar as a feed for the visitor's own. */
import { CopyButton } from '../parts/copy-button.tsx'
import { feedAddress, type Where, zoneOf } from './where.ts'
import { WORDS } from './words.ts'

export function Subscribe({ where }: { where: Where }) {
  const address = feedAddress(where)
  return (
    <div class="panel subscribe">
      <div>
        <h3>{WORDS.feed.title}</h3>
        <p class="dim">{WORDS.feed.text(zoneOf(where))}</p>
      </div>
      <div class="buttons">
        <a class="button main" href={address.replace(/^https?:/, 'webcal:')}>
          {WORDS.feed.subscribe}
        </a>
        <CopyButton label={WORDS.feed.copy} text={address} />
        <a class="button quiet" href={address} download="sky.ics">
          {WORDS.feed.download}
        </a>
      </div>
    </div>
  )
}
