/** The members of a request that say how a report is printed. Without `Accept: application/pdf` they mean nothing. */

import { PAPERS, type PaperName } from '../../report/document.ts'
import { Type } from '../../schema/type.ts'
import { labelOf } from '../endpoints/natal-wheel/caption.ts'

/** Characters of a title. */
export const MAX_TITLE = 60

export const REPORT_MEMBERS = {
  paper: Type.Optional(
    Type.Enum([...PAPERS], { default: 'a4', description: 'Of a report (`Accept: application/pdf`).' }),
  ),
  title: Type.Optional(
    Type.String({
      maxLength: MAX_TITLE,
      description: 'On the cover of a report (`Accept: application/pdf`). It is stored nowhere.',
      examples: ['For Ada'],
    }),
  ),
}

/** Without what no face can show: controls, and marks of direction. Undefined if nothing is left. */
export const coverTitle = labelOf

export interface ReportRequest {
  readonly paper?: PaperName | undefined
  readonly title?: string | undefined
}
