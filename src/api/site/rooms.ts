/** The rooms of the page as the server knows them: their paths, and what a preview of a link to one shows. */
import { ART_VERSION } from '../../art-version.ts'
import { pathOfDay } from '../../shared-address.ts'
import { SIGNS } from '../../sky/zodiac.ts'
import { cardWithId } from '../../tarot/deck.ts'
import type { LinkWords, RoomName } from '../../words/links.ts'
import { type PageHead, PREVIEW, type PreviewPicture } from './page-head.ts'
import { PICTURE_VERSION } from './shared-pictures.ts'

/** As `src/web/state/rooms.ts` has them. */
export const ROOM_PATHS = [
  { path: '/', room: 'today' },
  { path: '/draw', room: 'spread' },
  { path: '/sky', room: 'sky' },
  { path: '/sky/:sign', room: 'sky' },
  { path: '/month', room: 'month' },
  { path: '/chart', room: 'chart' },
  { path: '/your-day', room: 'day' },
  { path: '/ahead', room: 'ahead' },
  { path: '/together', room: 'together' },
  { path: '/deck', room: 'deck' },
  { path: '/deck/:card', room: 'deck' },
  { path: '/journal', room: 'journal' },
] as const satisfies readonly { path: string; room: RoomName }[]

interface Params {
  readonly sign?: string
  readonly card?: string
}

/** Pictures that exist for other purposes: the day of a sign, a card, the page's icon. */
const CARD_PICTURE = { width: 600, height: 1040 } as const
const ICON_PICTURE = { address: 'icon-512.png', width: 512, height: 512 } as const

/** With addresses below the page's own folder. Undefined for a sign or a card that does not exist. `today` is a date. */
export function headOfRoom(
  links: LinkWords,
  { path, room }: (typeof ROOM_PATHS)[number],
  params: Params,
  today: string,
): PageHead | undefined {
  if (path === '/sky/:sign') return headOfSign(links, params.sign!, today)
  if (path === '/deck/:card') return headOfCard(links, params.card!)
  const picture = { ...ICON_PICTURE, words: links.iconWords }
  return { ...links.rooms[room], address: path.slice(1), picture, type: 'website' }
}

function headOfSign(links: LinkWords, given: string, today: string): PageHead | undefined {
  const sign = SIGNS.find((each) => each === given.toLowerCase())
  if (sign === undefined) return undefined
  const words = links.roomOfSign(sign)
  const address = `${pathOfDay(sign, today)}.png?v=${PICTURE_VERSION}`
  return {
    ...words,
    address: `sky/${sign}`,
    picture: { address, ...PREVIEW, words: words.title },
    type: 'website',
  }
}

function headOfCard(links: LinkWords, id: string): PageHead | undefined {
  const card = cardWithId(id)
  if (card === undefined) return undefined
  const words = links.roomOfCard(card)
  const picture: PreviewPicture = {
    address: `cards/${id}.png?v=${ART_VERSION}`,
    ...CARD_PICTURE,
    words: words.title,
  }
  return { ...words, address: `deck/${id}`, picture, type: 'website' }
}
