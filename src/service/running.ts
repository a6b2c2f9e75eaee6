/** The types of the running service. */
import type { Server } from 'node:http'
import type { MessagePort } from 'node:worker_threads'
import type { Parts } from '../api/parts.ts'
import type { Probes } from '../http/admin.ts'
import type { Metrics } from '../http/metrics.ts'
import type { PageAndPictures } from './built.ts'
import type { LogOutput } from './log.ts'
import type { Secrets } from './secrets.ts'

export interface RunningService {
  readonly address: string
  readonly output: LogOutput
  /** Absent with several threads: each has its own. */
  readonly registry?: Metrics['registry'] | undefined
  readonly metricsText: Probes['metricsText'] | undefined
  /** Why the service should get no more requests, as a sentence. */
  readonly obstacle: Probes['obstacle']
  /** With several threads, these belong to the main thread, which answers no requests. */
  readonly built: PageAndPictures
  /** Continues to answer, but with `Connection: close`. */
  readonly sendClientsElsewhere: () => void
  readonly stop: () => Promise<void>
  /** The listener for operators, if there is one. */
  readonly admin?: Server | undefined
}

/** Parts that must be closed before the process ends. */
export type RunningParts = Parts &
  PageAndPictures & {
    readonly output: LogOutput
    /** Whether the event loop is late, with requests that queue. */
    readonly isLate: () => boolean
    readonly close: () => Promise<void>
  }

/** What a thread gets from the main one, so that limits are exact across threads and each can read what another has encrypted. */
export interface SharedParts {
  /** Leads to the counters of the main thread. */
  readonly counterPort: MessagePort | undefined
  readonly secrets: Secrets
}

export interface ThreadData extends SharedParts {
  readonly port: number
}
