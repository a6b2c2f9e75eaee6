/** The parts of pdfkit and fontkit that are used here; the packages bring no types. */

/** Of one run: as many positions as glyphs, in thousandths of the size. */
export interface GlyphRun {
  readonly glyphs: readonly { readonly id: number; readonly advanceWidth: number }[]
  readonly positions: readonly { readonly xAdvance: number; readonly advanceWidth: number }[]
  readonly advanceWidth: number
}

export interface ParsedFont {
  layout(text: string, features?: Readonly<Record<string, boolean>>): GlyphRun
  hasGlyphForCodePoint(codePoint: number): boolean
}

/** A font of one document. */
export interface EmbeddedFont {
  readonly id: string
  /** Four hexadecimal digits for each glyph of the subset, and the positions. */
  encode(
    text: string,
    features?: Readonly<Record<string, boolean>>,
  ): [codes: string[], positions: GlyphRun['positions']]
  ref(): unknown
}

export interface StructureContent {
  readonly refs: readonly unknown[]
}

export interface StructureElement {
  add(child: StructureElement | StructureContent): StructureElement
}

export interface Gradient {
  stop(offset: number, colour: string, opacity: number): Gradient
}

export interface Outline {
  addItem(title: string): Outline
}

export interface PdfDocument extends AsyncIterable<Uint8Array> {
  readonly info: Record<string, unknown>
  _id: Uint8Array
  endMetadata: () => void
  readonly _font: EmbeddedFont
  readonly page: { readonly fonts: Record<string, unknown>; readonly width: number; readonly height: number }
  readonly outline: Outline
  addPage(): PdfDocument
  addNamedDestination(name: string, type: 'XYZ', x: number, y: number, zoom: null): void
  goTo(x: number, y: number, width: number, height: number, name: string, options: object): PdfDocument
  addContent(operators: string): PdfDocument
  font(source: ParsedFont, family: string): PdfDocument
  save(): PdfDocument
  restore(): PdfDocument
  transform(a: number, b: number, c: number, d: number, e: number, f: number): PdfDocument
  path(data: string): PdfDocument
  rect(x: number, y: number, width: number, height: number): PdfDocument
  fill(rule?: 'even-odd'): PdfDocument
  stroke(): PdfDocument
  fillAndStroke(): PdfDocument
  clip(): PdfDocument
  fillColor(colour: string | Gradient, opacity?: number): PdfDocument
  linearGradient(x1: number, y1: number, x2: number, y2: number): Gradient
  strokeColor(colour: string, opacity?: number): PdfDocument
  lineWidth(width: number): PdfDocument
  lineCap(cap: string): PdfDocument
  lineJoin(join: string): PdfDocument
  markContent(tag: 'Artifact', options?: object): PdfDocument
  markStructureContent(tag: string): StructureContent
  endMarkedContent(): PdfDocument
  struct(type: string, options?: object): StructureElement
  addStructure(element: StructureElement): PdfDocument
  end(): void
}
