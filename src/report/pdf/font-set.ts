/** The fonts of one document, and lines of text as operators of a page. */
import type { TextLine } from '../text/break-lines.ts'
import { type FaceName, face } from '../text/faces.ts'
import type { Piece } from '../text/pieces.ts'
import { spaceOf } from '../text/pieces.ts'
import type { TextStyle } from '../text/styles.ts'
import { colourOperator, number } from './numbers.ts'
import type { EmbeddedFont, PdfDocument } from './pdfkit.ts'

export class FontSet {
  readonly #pdf: PdfDocument
  readonly #fonts = new Map<FaceName, EmbeddedFont>()

  constructor(pdf: PdfDocument) {
    this.#pdf = pdf
  }

  #font(name: FaceName): EmbeddedFont {
    const pdf = this.#pdf
    let font = this.#fonts.get(name)
    if (font === undefined) {
      pdf.font(face(name), name)
      font = pdf._font
      this.#fonts.set(name, font)
    }
    pdf.page.fonts[font.id] = font.ref()
    return font
  }

  /** A page of pdfkit's has its y axis downwards, so letters are turned over. */
  show(line: TextLine, x: number, y: number): void {
    const operators = [`BT 1 0 0 -1 ${number(x)} ${number(y)} Tm`]
    for (const run of runsOf(line.pieces)) operators.push(this.#run(run, line))
    if (line.endsWord) operators.push(this.#space(line))
    this.#pdf.addContent(`${operators.join(' ')} ET`)
  }

  /** An invisible space at the end of a line, so that a copied or read-out paragraph has its words apart. */
  #space({ pieces }: TextLine): string {
    const { style } = pieces.at(-1)!
    const [codes] = this.#font(style.face).encode(' ', style.features)
    return `<${codes.join('')}> Tj`
  }

  /** Pieces of one style. Spaces are letters, too, so that whoever copies the text gets them. */
  #run(pieces: readonly Piece[], line: TextLine): string {
    const { style } = pieces[0]!
    const font = this.#font(style.face)
    const glyphs = new GlyphList()
    // mutate constant: a thousandth of what a space has been stretched by
    const surplus = ((line.space - spaceOf(style)) * 1000) / style.size
    for (const piece of pieces) {
      if (piece.hasSpace && piece !== line.pieces[0]) {
        glyphs.add(font, ' ', style)
        glyphs.move(surplus)
      }
      glyphs.add(font, piece.text, style)
    }
    const tracking = number(((style.tracking ?? 0) * style.size) / 1000)
    return `${colourOperator(style.colour, 'fill')} /${font.id} ${style.size} Tf ${tracking} Tc [${glyphs.text}] TJ`
  }
}

/** Neighbours of one style. */
function runsOf(pieces: readonly Piece[]): Piece[][] {
  const runs: Piece[][] = []
  for (const piece of pieces)
    if (runs.at(-1)?.[0]?.style === piece.style) runs.at(-1)!.push(piece)
    else runs.push([piece])
  return runs
}

/** What stands between the brackets of TJ: glyphs, and moves between them where letters are kerned. */
class GlyphList {
  #done = ''
  #open = ''
  #move = 0

  add(font: EmbeddedFont, text: string, { features }: TextStyle): void {
    const [codes, positions] = font.encode(text, features)
    codes.forEach((code, at) => {
      this.#flushMove()
      this.#open += code
      const { xAdvance, advanceWidth } = positions[at]!
      this.#move += xAdvance - advanceWidth
    })
  }

  /** To the right, in thousandths of the size. */
  move(distance: number): void {
    this.#move += distance
  }

  #flushMove(): void {
    // mutate constant: how a ten-thousandth of the size is rounded
    const move = Math.round(this.#move * 10) / 10
    if (move === 0) return
    this.#done += `${this.#string()}${-move} `
    this.#open = ''
    this.#move = 0
  }

  #string(): string {
    return this.#open === '' ? '' : `<${this.#open}>`
  }

  get text(): string {
    return this.#done + this.#string()
  }
}
