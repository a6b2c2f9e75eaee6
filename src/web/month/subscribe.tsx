/** The calendar as a feed for the visitor's own. */
import { CopyButton } from '../parts/copy-button.tsx'
import { feedAddress, type Where, zoneOf } from './where.ts'

export function Subscribe({ where }: { where: Where }) {
  const address = feedAddress(where)
  return (
    <div class="panel subscribe">
      <div>
        <h3>In your own calendar</h3>
        <p class="dim">
          Phases, eclipses, ingresses, stations, retrogrades and seasons, by the clocks of {zoneOf(where)}.
          The feed goes from last month to a year ahead and moves on by itself. Your calendar must be able to
          reach this server.
        </p>
      </div>
      <div class="buttons">
        <a class="button main" href={address.replace(/^https?:/, 'webcal:')}>
          Subscribe
        </a>
        <CopyButton label="Copy the address" text={address} />
        <a class="button quiet" href={address} download="sky.ics">
          Download
        </a>
      </div>
    </div>
  )
}
