/** Prints reports: one at a time, in turns by client, in a thread that starts with the first one and ends when there are no more. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { installSentence, isInstalled } from '../built/sources.ts'
import { ServiceError } from '../errors.ts'
import { FairQueue } from '../schedule/fair-queue.ts'
import { RestingThread } from '../schedule/resting-thread.ts'
import { WaitingClients } from '../schedule/waiting-clients.ts'
import type { Report } from './document.ts'
import type { FromReportThread } from './report-thread.ts'

/** As many are printed in some seconds. */
const MAX_WAITING_BY_CLIENT = 16
const MAX_WAITING = 128
/** One is printed, and the texts of the next ones are made, which takes seconds if a language model writes them. */
const MAX_STARTED = 4
/** The thread holds the faces and the words it has set. */
// mutate constant: a millisecond more or less of waiting
const KEEP_THREAD_MS = 30_000

/** For whom a report is printed. */
export interface PrintRequest {
  readonly client?: string | undefined
  /** Aborted when nobody waits for it any more: then it is not printed. */
  readonly signal?: AbortSignal | undefined
}

export class ReportPrinter {
  readonly #missing: () => ServiceError | undefined
  readonly #started = new FairQueue(MAX_STARTED)
  readonly #printed = new FairQueue(1)
  readonly #waiting = new WaitingClients(MAX_WAITING_BY_CLIENT, MAX_WAITING)
  readonly #thread = new RestingThread<Report, FromReportThread>(
    // The program's own options, such as modules to preload, are not for the thread.
    () => new Worker(new URL('./report-thread.ts', import.meta.url), { execArgv: [] }),
    KEEP_THREAD_MS,
  )
  #turn: Promise<unknown> = Promise.resolve()

  constructor(missing: () => ServiceError | undefined = missingReportPackages) {
    this.#missing = missing
  }

  /**
   * `make` is called when it is its turn, so that fifty that come together do not have all their texts made at once. Rejects with
   * SERVICE_UNAVAILABLE if too many wait or a package is not installed, and with a validation error for letters that cannot be printed.
   */
  async print(make: () => Report | Promise<Report>, request: PrintRequest = {}): Promise<Buffer> {
    const { client = '', signal } = request
    const missing = this.#missing()
    if (missing !== undefined) throw missing
    if (!this.#waiting.enter(client)) throw tooMany()
    try {
      return await this.#started.run(client, () => this.#makeAndPrint(make, request), signal)
    } finally {
      this.#waiting.leave(client)
      if (this.#waiting.isEmpty) this.#thread.rest()
    }
  }

  async #makeAndPrint(make: () => Report | Promise<Report>, { client = '', signal }: PrintRequest) {
    // Other requests are answered between the texts of two reports, which take some milliseconds each.
    this.#turn = this.#turn.then(() => nextTurn())
    await this.#turn
    const report = await make()
    // Starting the thread takes some milliseconds, too: other requests are answered before that.
    await nextTurn()
    return pdfIn(await this.#printed.run(client, () => this.#thread.run(report), signal), report)
  }
}

function pdfIn(message: FromReportThread, { cover }: Report): Buffer {
  if ('pdf' in message) return Buffer.from(message.pdf.buffer)
  if ('failure' in message) throw new Error(message.failure)
  throw unprintable(message.unprintable, cover?.title ?? '')
}

/** Only a title and the places of a spread are words of the reader's own. */
function unprintable(letters: readonly string[], title: string): ServiceError {
  const text = `A report can have Latin, Greek and Cyrillic letters, but not ${letters.join(' ')}.`
  const path = letters.some((letter) => title.includes(letter)) ? 'title' : 'positions'
  return new ServiceError('VALIDATION_ERROR', text, { issues: [{ path, message: text }] }, 'value')
}

const tooMany = () =>
  new ServiceError(
    'SERVICE_UNAVAILABLE',
    'There is more to print than the service can. Try again in a moment.',
  )

/** One for all reports, because each has a thread of its own. It starts with the first one. */
export const reportPrinter = new ReportPrinter()

/** What writes reports, with the versions that package.json allows. npm installs it only on request: most services never print one. */
export const REPORT_PACKAGES = ['pdfkit@0.20', 'fontkit@2'] as const

/** Undefined if reports can be printed; otherwise the error that says what to install. */
export function missingReportPackages(hasPackage = isInstalled): ServiceError | undefined {
  const sentence = installSentence('A report', REPORT_PACKAGES, hasPackage)
  return sentence === undefined ? undefined : new ServiceError('SERVICE_UNAVAILABLE', sentence)
}
