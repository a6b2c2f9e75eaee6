/** `/r/{spread}/{seed}.png` and `/day/{sign}/{date}.png`: the pictures that previews show beside a shared link. */
import { hash } from 'node:crypto'
import { ART_VERSION } from '../../art-version.ts'
import type { ShownCard } from '../../drawing/share/spread-picture.ts'
import { STORY_FORMATS, type StoryFormatName } from '../../drawing/share/story-formats.ts'
import { ServiceError } from '../../errors.ts'
import type { Exchange } from '../../http/exchange.ts'
import type { AnswerBody } from '../../http/respond.ts'
import type { Route } from '../../http/route.ts'
import type { FileName } from '../../pictures/picture.ts'
import { renderer } from '../../pictures/renderer.ts'
import {
  firstSentenceOf,
  readSharedDay,
  readSharedSpread,
  type SharedSpread,
} from '../../readings/shared-view.ts'
import { Type } from '../../schema/type.ts'
import { SHARED_PATHS } from '../../shared-address.ts'
import { capitalised } from '../../text.ts'
import { renderRequest } from '../for-client.ts'
import { groupNumber } from '../limits.ts'
import type { Parts } from '../parts.ts'

/** The figure after the dot changes with the layout of these pictures. */
export const PICTURE_VERSION = `${ART_VERSION}.2`

/** A draw with a seed never changes; the text of a day may be rewritten with a new version of the service. */
const CACHING = { spread: 'public, max-age=31536000, immutable', day: 'public, max-age=86400' } as const
/** Without the version, or with an older one. */
const FOR_AN_HOUR = 'public, max-age=3600'
const VERSIONED = Type.Object({ v: Type.Optional(Type.Unknown()), format: Type.Optional(Type.Unknown()) })

export function sharedPictureRoutes(parts: Parts): Route[] {
  if (parts.page === undefined) return []
  return [
    {
      method: 'GET',
      path: `${SHARED_PATHS.spread}.png`,
      limit: groupNumber('tarot'),
      query: VERSIONED,
      answer: (exchange) => {
        const { spread, seed } = exchange.params as { spread: string; seed: string }
        const shared = readSharedSpread(parts.words, spread, seed)
        const cards = shared.cards.map(({ card, orientation }) => `${card.id} ${orientation}`)
        const format = formatOf(exchange)
        const draw = () => pictureOfSpread(shared, parts, format)
        return answerPicture(
          exchange,
          `${parts.words.language} ${shared.type} ${cards.join()}${format === undefined ? '' : ` ${format} ${siteOf(parts)} ${firstSentenceOf(parts.words, shared)}`}`,
          draw,
          CACHING.spread,
        )
      },
    },
    {
      method: 'GET',
      path: `${SHARED_PATHS.day}.png`,
      limit: groupNumber('dailyHoroscope'),
      query: VERSIONED,
      answer: async (exchange) => {
        const { sign, date } = exchange.params as { sign: string; date: string }
        const { day, text } = await readSharedDay(sign, date, parts)
        const shown = {
          sign: day.plan.sign,
          date: parts.words.dates.longDate(date),
          sentence: text.summary[0]!.text,
        }
        // The drawing code is loaded with the first picture.
        const draw = async () => (await import('../../drawing/share/day-picture.ts')).drawDayPicture(shown)
        return answerPicture(exchange, Object.values(shown).join('\n'), draw, CACHING.day)
      },
    },
  ]
}

async function pictureOfSpread(
  shared: SharedSpread,
  parts: Parts,
  format: StoryFormatName | undefined,
): Promise<string> {
  const { pictures, words } = parts
  const { name, cards, places } = shared
  const drawn = cards.map(async ({ card, orientation }, at): Promise<ShownCard> => {
    const art = await pictures.get(`${card.id}.svg` as FileName)
    return {
      art: art!.bytes.toString(),
      name: words.cards.cardWords(card).name,
      isReversed: orientation === 'reversed',
      place: places[at],
    }
  })
  const shown = await Promise.all(drawn)
  if (format === undefined) {
    const { drawSpreadPicture } = await import('../../drawing/share/spread-picture.ts')
    return drawSpreadPicture(name, shown)
  }
  const story = {
    title: name,
    answer: shared.vote && capitalised(shared.vote.answer),
    isCelticCross: shared.type === 'celtic_cross',
    cards: shown,
    sentence: firstSentenceOf(words, shared),
    site: siteOf(parts),
    labels: cards.map(words.cards.drawnCardName),
  }
  const { drawStoryPicture } = await import('../../drawing/share/story-picture.ts')
  return drawStoryPicture(story, format)
}

/** `?format=story` and `?format=square`; otherwise the picture for previews. */
function formatOf({ query }: Exchange): StoryFormatName | undefined {
  const { format } = query as { format?: unknown }
  return typeof format === 'string' && Object.hasOwn(STORY_FORMATS, format)
    ? (format as StoryFormatName)
    : undefined
}

/** The name, and the address if the operator has set it. */
function siteOf({ config: { siteName, publicUrl } }: Parts): string {
  if (publicUrl === undefined) return siteName
  const { host, pathname } = new URL(publicUrl)
  return `${siteName} · ${host}${pathname.replace(/\/$/, '')}`
}

/** `contentKey` is different for pictures that look different. A picture that is cached, here or by the client, is not drawn again. */
async function answerPicture(
  exchange: Exchange,
  contentKey: string,
  draw: () => string | Promise<string>,
  caching: string,
): Promise<AnswerBody> {
  const isVersioned = (exchange.query as { v?: unknown }).v === PICTURE_VERSION
  const key = hash('sha256', `${PICTURE_VERSION} ${contentKey}`, 'base64url').slice(0, 22)
  exchange.addHeaders({
    'content-type': 'image/png',
    'cache-control': isVersioned ? caching : FOR_AN_HOUR,
    'cross-origin-resource-policy': 'cross-origin',
  })
  if (exchange.setEtag(`"${key}"`)) return ''
  const png = await renderer.render(key, draw, renderRequest(exchange))?.catch(() => undefined)
  if (png !== undefined) return png
  throw new ServiceError('SERVICE_UNAVAILABLE', 'No PNG can be made at the moment. Try again.')
}
