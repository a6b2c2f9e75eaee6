/** A report as pages. */
import type { Block, Report } from '../document.ts'
import type { Box } from './boxes.ts'
import { coverPage } from './cover.ts'
import { figureBoxes } from './figure-boxes.ts'
import { paginate } from './paginate.ts'
import type { Page } from './placed.ts'
import { type Sheet, sheetOf } from './sheet.ts'
import { tableBoxes } from './table-boxes.ts'
import { headingBoxes, paragraphBoxes } from './text-boxes.ts'

export interface LaidOut {
  readonly sheet: Sheet
  readonly pages: readonly Page[]
}

export function layOut(report: Report): LaidOut {
  const sheet = sheetOf(report.paper)
  const boxes = report.blocks.flatMap((block, at) => boxesOf(block, at, report.blocks[at - 1], sheet))
  return { sheet, pages: [coverPage(report, sheet), ...paginate(boxes, sheet)] }
}

function boxesOf(block: Block, at: number, before: Block | undefined, sheet: Sheet): Box[] {
  const id = `block ${at}`
  if (block.type === 'heading') return headingBoxes(block, id, sheet)
  if (block.type === 'table') return tableBoxes(block, id, sheet)
  if (block.type === 'figure') return figureBoxes(block, id, sheet)
  return paragraphBoxes(block, id, sheet, before?.type === 'paragraph' && before.style !== 'aside')
}
