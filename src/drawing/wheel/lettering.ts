/** Words as outlines (Cinzel, SIL Open Font License 1.1): a label takes the same room on every machine, and a picture needs no font. */
import figures from '../../../data/lettering/cinzel-600-figures.json' with { type: 'json' }
import { memoized } from '../../sky/memoized.ts'
import type { PlanePoint } from './geometry.ts'
import { round } from './svg.ts'

/** Letters by what they are written for, with their widths and outlines in thousandths of the size. */
export interface Alphabet {
  readonly letters: Readonly<Record<string, { readonly width: number; readonly outline: string }>>
  readonly kerning?: Readonly<Record<string, number>>
}

const FIGURES: Alphabet = figures

/** Capitals and figures, as a share of the size: a label is set around the middle of this height. */
const HEIGHT = 0.7
/** Round letters reach a little beyond it, above and below. */
const HALF_BOX = 0.366
/** Cinzel has small capitals instead of small letters. */
const SMALL = 0.8

interface Letter {
  readonly letter: string
  readonly x: number
  readonly scale: number
}

interface SetLine {
  readonly letters: readonly Letter[]
  readonly width: number
}

/** Degrees, minutes and house numbers come back on every wheel: as many as there are minutes in a sign, and some more. */
// mutate constant: how much is remembered: time
const MAX_FIGURES = 2_000
const figuresLine = memoized(MAX_FIGURES, (words: string) => setLine(words, FIGURES))

const lineOf = (words: string, alphabet: Alphabet): SetLine =>
  alphabet === FIGURES ? figuresLine(words) : setLine(words, alphabet)

/** The letters of a line from 0 on, in thousandths of its size. An accent that Cinzel lacks is left off, and so is a letter. */
function setLine(words: string, { letters: drawings, kerning = {} }: Alphabet): SetLine {
  const letters: Letter[] = []
  let width = 0
  let before = ''
  for (const given of words.normalize('NFD')) {
    const letter = given.toUpperCase()
    const drawn = drawings[letter]
    if (drawn === undefined) continue
    const scale = letter === given ? 1 : SMALL
    width += (kerning[before + letter] ?? 0) * scale
    letters.push({ letter, x: Math.round(width), scale })
    width += drawn.width * scale
    before = letter
  }
  return { letters, width }
}

/** Whether every letter of some words can be written; marks that cannot are left off. */
export const hasLetters = (words: string, { letters }: Alphabet): boolean =>
  Array.from(words.normalize('NFD')).every(
    (letter) => !/\p{L}/u.test(letter) || letters[letter.toUpperCase()] !== undefined,
  )

/** Half the width and height of the room that words take. */
export const roomOf = (words: string, size: number, alphabet = FIGURES) => ({
  halfWidth: (lineOf(words, alphabet).width * size) / 2000,
  halfHeight: HALF_BOX * size,
})

const idOf = (letter: string) => `letter-${letter.charCodeAt(0)}`

/** Words around a point. */
export function written(
  words: string,
  { x, y }: PlanePoint,
  size: number,
  colour: string,
  alphabet = FIGURES,
): string {
  const { letters, width } = lineOf(words, alphabet)
  const uses = letters
    .filter(({ letter }) => letter !== ' ')
    .map(({ letter, x: at, scale }) => {
      const small = ` transform="translate(${at} 0) scale(${scale})"`
      return `<use href="#${idOf(letter)}"${scale === 1 ? (at === 0 ? '' : ` x="${at}"`) : small}/>`
    })
  const place = `${round(x - (width * size) / 2000)} ${round(y + (HEIGHT * size) / 2)}`
  return `<g fill="${colour}" transform="translate(${place}) scale(${round(size) / 1000})">${uses.join('')}</g>`
}

/** The outlines of all letters that a drawing uses. */
export function letterDefinitions(drawing: string, alphabet = FIGURES): string {
  const used = new Set(Array.from(drawing.matchAll(/<use href="#letter-(\d+)"/g), ([, code]) => Number(code)))
  const paths = [...used].map((code) => {
    const letter = String.fromCharCode(code)
    const { outline } = FIGURES.letters[letter] ?? alphabet.letters[letter]!
    return `<path id="${idOf(letter)}" d="${outline}"/>`
  })
  return paths.length === 0 ? '' : `<defs>${paths.join('')}</defs>`
}
