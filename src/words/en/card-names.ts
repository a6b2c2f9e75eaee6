/** What people call the cards in English, our names and those of other decks (src/tarot/card-names.ts reads them). */
import { type CardNames, cardReader } from '../../tarot/card-names.ts'

// mutate-block order: the order of words for the same card
const CARD_NAMES: CardNames = {
  majors: [
    ['fool', 'jester'],
    ['magician', 'magus', 'juggler'],
    ['high priestess', 'priestess', 'popess', 'papess', 'female pope'],
    ['empress'],
    ['emperor'],
    ['hierophant', 'heirophant', 'pope', 'high priest'],
    ['lovers', 'lover'],
    ['chariot'],
    ['strength', 'fortitude', 'force', 'lust'],
    ['hermit'],
    ['wheel of fortune', 'wheel', 'fortune'],
    ['justice', 'adjustment'],
    ['hanged man', 'hanging man', 'hanged one', 'hanged woman'],
    ['death'],
    ['temperance', 'art'],
    ['devil'],
    ['tower', 'lightning-struck tower', 'house of god'],
    ['star'],
    ['moon'],
    ['sun'],
    ['judgement', 'judgment', 'last judgement', 'last judgment', 'aeon'],
    ['world', 'universe'],
  ],
  /** A princess is a page and a prince a knight, as in decks after Crowley's; a knight stays a knight. */
  ranks: [
    ['ace', 'one'],
    ['two', 'deuce'],
    ['three'],
    ['four'],
    ['five'],
    ['six'],
    ['seven'],
    ['eight'],
    ['nine'],
    ['ten'],
    ['page', 'princess', 'knave', 'jack', 'valet'],
    ['knight', 'prince', 'cavalier', 'chevalier'],
    ['queen'],
    ['king'],
  ],
  /** Clubs are an old name of the wands. Hearts, spades and diamonds belong to another deck. */
  suits: {
    wands: words('wands wand staves stave staffs staff rods rod batons baton clubs club sceptres scepters'),
    cups: words('cups cup chalices chalice goblets goblet'),
    swords: words('swords sword blades blade'),
    pentacles: words('pentacles pentacle pents coins coin discs disc disks disk denarii denarius deniers'),
  },
  orientations: {
    upright: ['upright', 'up', 'u', 'right side up', 'right way up', 'not reversed'],
    reversed: ['reversed', 'reverse', 'rev', 'r', 'rx', 'rvsd', 'inverted', 'inv', 'upside down'],
  },
  ignored: words('the of card in position'),
}

function words(listed: string): string[] {
  return listed.split(' ')
}

/** The card that a name means, and its orientation if the name tells it. */
export const cardNamed = cardReader(CARD_NAMES)
