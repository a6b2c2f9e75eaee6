/** The days of a sign as an Atom feed (RFC 4287). */
import assert from 'node:assert/strict'
import { escaped } from '../../../drawing/wheel/svg.ts'
import { type DailyReading, DEFAULT_TIMEZONE } from '../../../readings/daily-horoscope.ts'
import { pathOfDay } from '../../../shared-address.ts'
import { civilDay } from '../../../time/civil-day.ts'
import { wallText } from '../../../time/wall-clock.ts'
import type { Zone } from '../../../time/zones.ts'
import type { Words } from '../../../words/words.ts'
import { isDetailed } from '../../../writer/daily-text.ts'
import { prose } from '../../../writer/sentence.ts'

export interface FeedSite {
  readonly name: string
  /** Where the service is reached, for links. */
  readonly origin: string
}

/** `days` are readings of one sign, the newest first, as `clock` counts them. */
export function atomOf(words: Words, days: readonly DailyReading[], clock: Zone, site: FeedSite): string {
  const { origin, name } = site
  const isUtc = clock.name === DEFAULT_TIMEZONE
  const { sign, date } = days[0]!.day.plan
  const address = escaped(`${origin}/v1/astrology/horoscope/daily/${sign}`)
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${words.language}">
<id>${idOf(sign, ...(isUtc ? [] : ['in', clock.name]))}</id>
<title>${escaped(words.links.feedTitle(sign))}</title>
<updated>${midnight(date, clock)}</updated>
<author><name>${escaped(name)}</name></author>
<link rel="self" type="application/atom+xml" href="${address}.atom${isUtc ? '' : `?timezone=${encodeURIComponent(clock.name)}`}"/>
${isUtc ? `<link rel="alternate" type="application/json" href="${address}"/>\n` : ''}<link rel="alternate" type="text/html" href="${escaped(`${origin}/sky/${sign}`)}"/>
${days.map((day) => entryOf(words, day, clock, origin)).join('\n')}
</feed>
`
}

function entryOf(words: Words, reading: DailyReading, clock: Zone, origin: string): string {
  const { sign, date } = reading.day.plan
  return `<entry>
<id>${idOf(sign, date)}</id>
<title>${escaped(words.links.dayTitle(sign, date))}</title>
<published>${midnight(date, clock)}</published>
<updated>${midnight(date, clock)}</updated>
<link rel="alternate" type="text/html" href="${escaped(`${origin}/${pathOfDay(sign, date)}`)}"/>
<content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">${contentOf(words, reading)}</div></content>
</entry>`
}

/** The same wherever the service runs, so that a reader does not see a day again when its address changes. */
const idOf = (...parts: readonly string[]) => `tag:augury,2026:daily-horoscope/${parts.join('/')}`

/** An entry is dated at the beginning of its day where the reader is. */
const midnight = (date: string, clock: Zone) => `${wallText(civilDay(date, clock).from)}Z`

function contentOf({ days, links }: Words, { text, day: { plan } }: DailyReading): string {
  assert(isDetailed(text), 'a feed tells days in detail')
  const { summary, love, career, wellbeing, background } = text
  const parts = {
    love: prose(love),
    career: prose(career),
    wellbeing: prose(wellbeing),
    background: background.text,
    why: days.whyOfDay(plan),
  }
  const titled = Object.entries(links.partTitles).map(
    ([name, title]) => `<h3>${escaped(title)}</h3><p>${escaped(parts[name as keyof typeof parts])}</p>`,
  )
  return `<p>${escaped(prose(summary))}</p>${titled.join('')}`
}
