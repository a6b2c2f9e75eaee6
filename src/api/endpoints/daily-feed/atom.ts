/** The days of a sign as an Atom feed (RFC 4287). */
import assert from 'node:assert/strict'
import { escaped } from '../../../drawing/wheel/svg.ts'
import { type DailyReading, DEFAULT_TIMEZONE } from '../../../readings/daily-horoscope.ts'
import { pathOfDay } from '../../../shared-address.ts'
import { civilDay } from '../../../time/civil-day.ts'
import { wallText } from '../../../time/wall-clock.ts'
import type { Zone } from '../../../time/zones.ts'
import { dayTitle, feedTitle, PART_TITLES } from '../../../words/en/daily-feed.ts'
import { whyOfDay } from '../../../words/en/why.ts'
import { LANGUAGE } from '../../../words/language.ts'
import { isDetailed } from '../../../writer/daily-text.ts'
import { prose } from '../../../writer/sentence.ts'

/** `days` are readings of one sign, the newest first, as `clock` counts them. `origin` is where the service is reached, for links. */
export function atomOf(days: readonly DailyReading[], clock: Zone, origin: string): string {
  const isUtc = clock.name === DEFAULT_TIMEZONE
  const { sign, date } = days[0]!.day.plan
  const address = escaped(`${origin}/v1/astrology/horoscope/daily/${sign}`)
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${LANGUAGE}">
<id>${idOf(sign, ...(isUtc ? [] : ['in', clock.name]))}</id>
<title>${escaped(feedTitle(sign))}</title>
<updated>${midnight(date, clock)}</updated>
<author><name>Augury</name></author>
<link rel="self" type="application/atom+xml" href="${address}.atom${isUtc ? '' : `?timezone=${encodeURIComponent(clock.name)}`}"/>
${isUtc ? `<link rel="alternate" type="application/json" href="${address}"/>\n` : ''}<link rel="alternate" type="text/html" href="${escaped(`${origin}/sky/${sign}`)}"/>
${days.map((day) => entryOf(day, clock, origin)).join('\n')}
</feed>
`
}

function entryOf(reading: DailyReading, clock: Zone, origin: string): string {
  const { sign, date } = reading.day.plan
  return `<entry>
<id>${idOf(sign, date)}</id>
<title>${escaped(dayTitle(sign, date))}</title>
<published>${midnight(date, clock)}</published>
<updated>${midnight(date, clock)}</updated>
<link rel="alternate" type="text/html" href="${escaped(`${origin}/${pathOfDay(sign, date)}`)}"/>
<content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">${contentOf(reading)}</div></content>
</entry>`
}

/** The same wherever the service runs, so that a reader does not see a day again when its address changes. */
const idOf = (...parts: readonly string[]) => `tag:augury,2026:daily-horoscope/${parts.join('/')}`

/** A day is told as of its beginning where the reader is. */
const midnight = (date: string, clock: Zone) => `${wallText(civilDay(date, clock).from)}Z`

function contentOf({ text, day: { plan } }: DailyReading): string {
  assert(isDetailed(text), 'a feed tells days in detail')
  const { summary, love, career, wellbeing, background } = text
  const parts = {
    love: prose(love),
    career: prose(career),
    wellbeing: prose(wellbeing),
    background: background.text,
    why: whyOfDay(plan),
  }
  const titled = Object.entries(PART_TITLES).map(
    ([name, title]) => `<h3>${title}</h3><p>${escaped(parts[name as keyof typeof parts])}</p>`,
  )
  return `<p>${escaped(prose(summary))}</p>${titled.join('')}`
}
