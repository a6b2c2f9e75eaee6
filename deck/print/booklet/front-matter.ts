/** The booklet's cover, notice, contents and introduction. */
import { readFileSync } from 'node:fs'
import { VERSION } from '../../../src/version.ts'
import { drawBack } from '../../cards/draw-back.ts'
import { type Page, typeset } from './page.ts'

const LICENCE = readFileSync(new URL('../../../LICENSE', import.meta.url), 'utf8')

const paragraphs = (texts: readonly string[]) => texts.map((text) => `<p>${typeset(text)}</p>`).join('')
const terms = (texts: Readonly<Record<string, string>>) =>
  `<dl>${Object.entries(texts)
    .map(([name, text]) => `<dt>${typeset(name)}</dt><dd>${typeset(text)}</dd>`)
    .join('')}</dl>`

export const cover: Page = {
  kind: 'cover',
  html: `<h1>Augury</h1><figure>${drawBack()}</figure><p>Seventy-eight cards<br>and what they say</p>`,
}

export const backCover: Page = { kind: 'cover', html: '' }

export const notice: Page = {
  kind: 'text',
  html:
    `<div class="notice"><p>${typeset(`Augury ${VERSION}: pictures, texts and the program that made this book.`)}</p>` +
    paragraphs(LICENCE.trim().split(/\n\n/)) +
    paragraphs([
      'Set in EB Garamond, copyright 2017 The EB Garamond Project Authors, and Cinzel, copyright 2020 The Cinzel Project Authors, both under the SIL Open Font License 1.1. The titles on the cards are outlines of Cinzel.',
      'Cards are for reflection and for pleasure. They replace no advice from a doctor, a lawyer or anybody else who knows your case.',
    ]) +
    '</div>',
}

export interface Entry {
  readonly title: string
  readonly page: number
}

export const contents = (entries: readonly Entry[]): Page => ({
  kind: 'text',
  html:
    '<h2>Contents</h2><ul class="contents">' +
    `${entries.map(({ title, page }) => `<li>${typeset(title)}<span class="number">${page}</span></li>`).join('')}</ul>`,
})

export const introduction: readonly Page[] = [
  {
    kind: 'text',
    section: 'How to read the cards',
    html:
      '<h2>How to read the cards</h2>' +
      terms({
        'Ask.':
          'Put your question into one sentence. “What” and “how” give the cards more to say than “whether” and “when”.',
        'Choose a spread.':
          'One card is enough for a day, three for a story, ten for a knot. The spreads are at the end of this book.',
        'Shuffle.':
          'As long as you like. If you read reversed cards, turn half of the pack round once while you do.',
        'Lay the cards.':
          'From the top, face down, in the order of their numbers. Turn them over one by one, from side to side, so that what lay upright stays upright.',
        'Look first.':
          'Who is there? What has just happened, and what comes next? Where in the picture would you stand? What you see before you open the book is half of the reading.',
        'Then read.': 'Look up the card, and let its place in the spread tell you what the words are about.',
      }),
  },
  {
    kind: 'text',
    section: 'How to read the cards',
    html:
      '<h3>Cards together</h3>' +
      paragraphs([
        'Read the cards as one story. Which suit is there most, and which is missing? Many major cards speak of things that are larger than a week; many court cards, of people. The same number twice underlines itself.',
      ]) +
      '<h3>Reversed cards</h3>' +
      paragraphs([
        'A card that lies upside down has the same subject, but it does not flow: too little of it, too much, too late, or turned inwards. If you would rather read all cards upright, do. Both are old customs.',
      ]) +
      '<h3>What a card can say</h3>' +
      paragraphs([
        'How a thing leans, and what you could do about it. It does not say what must be. If a card fits, ask what follows from it. If it does not, leave it on the table; it may fit tomorrow.',
        'One reading for one question is enough. If you ask again because you did not like the answer, you have learned something, too.',
      ]),
  },
  {
    kind: 'text',
    section: 'The build of the deck',
    html:
      '<h2>The build of the deck</h2>' +
      paragraphs([
        'Twenty-two major cards, from the Fool to the World, show the great turns of a life. Fifty-six minor cards, in four suits, show its days.',
      ]) +
      terms({
        Wands: 'Fire: what you want, begin and fight for.',
        Cups: 'Water: what you feel, and for whom.',
        Swords: 'Air: what you think, say and decide.',
        Pentacles: 'Earth: body, work, money and home.',
      }) +
      '<h3>Numbers and courts</h3>' +
      terms({
        'Ace to Three': 'A gift, a pair, a first result.',
        'Four to Six': 'A rest, a quarrel, a new balance.',
        'Seven to Nine': 'A test, a movement, a fullness.',
        Ten: 'The end of the matter, and its weight.',
        Page: 'Learns, and brings news.',
        Knight: 'Sets out and acts.',
        Queen: 'Knows it from within.',
        King: 'Answers for it before others.',
      }),
  },
]
