/** The elements of a tagged document: which content belongs to which heading, paragraph, table or figure. */
import type { Chunk } from '../layout/placed.ts'
import type { PdfDocument, StructureContent, StructureElement } from './pdfkit.ts'

export class StructureTree {
  readonly #pdf: PdfDocument
  readonly #root: StructureElement
  readonly #elements = new Map<string, StructureElement>()

  constructor(pdf: PdfDocument) {
    this.#pdf = pdf
    this.#root = pdf.struct('Document')
    pdf.addStructure(this.#root)
  }

  /** The element that now has the content. */
  add({ element, items }: Chunk, content: StructureContent): StructureElement {
    const drawing = items.find((item) => item.type === 'drawing')
    let parent = this.#root
    for (const { tag, id } of element) {
      const found = this.#elements.get(id)
      const own =
        found ??
        this.#pdf.struct(tag, {
          ...(drawing && tag === 'Figure' && { alt: drawing.picture.alternative }),
          ...(tag === 'TH' && { scope: 'Column' }),
        })
      if (found === undefined) {
        parent.add(own)
        this.#elements.set(id, own)
      }
      parent = own
    }
    return parent.add(content)
  }
}
