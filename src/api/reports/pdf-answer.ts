/** The answer of an endpoint as PDF, if it has a report. */
import type { Route } from '../../http/route.ts'
import { reportPrinter } from '../../report/report-printer.ts'
import type { Endpoint } from '../endpoint.ts'
import { renderRequest } from '../for-client.ts'

export function pdfAnswer({ path, report }: Pick<Endpoint, 'path' | 'report'>): Route['pdf'] {
  if (report === undefined) return undefined
  const name = path.split('/').findLast((part) => !part.startsWith(':'))
  return async (exchange) => {
    const pdf = await reportPrinter.print(() => report(exchange), renderRequest(exchange))
    exchange.addHeaders({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${name}.pdf"`,
    })
    return pdf
  }
}
