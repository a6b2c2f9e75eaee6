/** Sets and writes reports in a thread of its own: one takes a tenth of a second, in which nothing else could be answered. */
import { constants, platform, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { Report } from './document.ts'
import { printReport } from './print-report.ts'
import { UnprintableError } from './text/settable.ts'

export type FromReportThread =
  | { readonly pdf: Uint8Array }
  | { readonly unprintable: readonly string[] }
  | { readonly failure: string }

// Where the machine has no processor to spare, answers go first. On Linux this is the priority of the thread, elsewhere of the whole process.
if (platform() === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

const answered = (message: FromReportThread) => parentPort!.postMessage(message)

parentPort!.on('message', async (report: Report) => {
  try {
    answered({ pdf: await printReport(report) })
  } catch (error) {
    if (error instanceof UnprintableError) answered({ unprintable: error.letters })
    else answered({ failure: String((error as Error).stack) })
  }
})
