/** Sets and writes reports in a thread of its own: one takes a tenth of a second, in which nothing else could be answered. */
import { constants, platform, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { Report } from './document.ts'
import { printReport } from './print-report.ts'
import { UnprintableError } from './text/settable.ts'

export type FromReportThread =
  | { readonly pdf: Uint8Array<ArrayBuffer> }
  | { readonly unprintable: readonly string[] }
  | { readonly failure: string }

// Where the machine has no processor to spare, answers go first. On Linux this is the priority of the thread, elsewhere of the whole process.
if (platform() === 'linux') setPriority(constants.priority.PRIORITY_LOW)

parentPort!.on('message', async (report: Report) => {
  const { message, transferred } = await answerTo(report)
  parentPort!.postMessage(message, transferred)
})

interface Answer {
  readonly message: FromReportThread
  /** Given away instead of copied. */
  readonly transferred: ArrayBuffer[]
}

async function answerTo(report: Report): Promise<Answer> {
  try {
    // Small buffers share their memory, which cannot be given away: the copy is its own.
    const pdf = new Uint8Array(await printReport(report))
    return { message: { pdf }, transferred: [pdf.buffer] }
  } catch (error) {
    if (error instanceof UnprintableError) return { message: { unprintable: error.letters }, transferred: [] }
    return { message: { failure: String((error as Error).stack) }, transferred: [] }
  }
}
