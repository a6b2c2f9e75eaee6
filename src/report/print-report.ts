/** A report as a PDF. Loads what it needs for that: import this file only where a report is printed. */
import type { Report } from './document.ts'
import { layOut } from './layout/lay-out.ts'
import { writePdf } from './pdf/write-pdf.ts'

export const printReport = (report: Report): Promise<Buffer> => writePdf(report, layOut(report))
