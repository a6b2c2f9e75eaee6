/** A report as pages: the cover, the contents if it is long, and what it says. */
import type { Report, ReportBlock } from '../document.ts'
import type { Box } from './boxes.ts'
import { colophonBoxes } from './colophon-boxes.ts'
import { contentsBoxes, entriesOf } from './contents-boxes.ts'
import { coverPage } from './cover.ts'
import { headingBoxes } from './heading-boxes.ts'
import { paginate } from './paginate.ts'
import { paragraphBoxes } from './paragraph-boxes.ts'
import type { PlacedPage } from './placed.ts'
import { type Sheet, sheetOf } from './sheet.ts'
import { tableBoxes } from './table-boxes.ts'

export interface LaidOut {
  readonly sheet: Sheet
  readonly pages: readonly PlacedPage[]
}

export function layOut(report: Report): LaidOut {
  const sheet = sheetOf(report.paper)
  const boxes = report.blocks.flatMap((block, at) => boxesOf(block, at, report.blocks[at - 1], sheet))
  const pages = paginate(boxes, sheet)
  const cover = report.cover === undefined ? [] : [coverPage(report.kind, report.cover, sheet)]
  const contents = contentsPages(report.contents, pages, cover.length, sheet)
  return { sheet, pages: [...cover, ...contents, ...pages] }
}

/** How many pages they are does not depend on the numbers in them. */
function contentsPages(
  title: string,
  pages: readonly PlacedPage[],
  covers: number,
  sheet: Sheet,
): PlacedPage[] {
  const pagesFor = (before: number): PlacedPage[] => {
    const entries = entriesOf(pages, before)
    return entries.length === 0 ? [] : paginate(contentsBoxes(title, entries, sheet), sheet)
  }
  return pagesFor(covers + pagesFor(covers).length)
}

function boxesOf(block: ReportBlock, at: number, before: ReportBlock | undefined, sheet: Sheet): Box[] {
  const id = `block ${at}`
  if (block.type === 'heading') return headingBoxes(block, id, sheet)
  if (block.type === 'table') return tableBoxes(block, id, sheet)
  if (block.type === 'colophon') return colophonBoxes(block, id, sheet)
  return paragraphBoxes(block, id, sheet, before?.type === 'paragraph' && before.style !== 'aside')
}
