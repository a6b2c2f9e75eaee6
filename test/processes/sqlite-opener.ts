/** One of several threads that open the same new files at the same moment. Answers with the message of each failure. */
import { parentPort, workerData } from 'node:worker_threads'
import type { SqliteStore } from '../../src/store/readings/sqlite.ts'
import { openSqlite } from '../open-sqlite.ts'

const { folders, arrivals, threads } = workerData as {
  folders: string[]
  arrivals: Int32Array
  threads: number
}

// Closed at the end: whoever closes a file as the last one holds it for as long as the disk takes.
const opened: SqliteStore[] = []
const failures: string[] = []
for (const [i, folder] of folders.entries()) {
  Atomics.add(arrivals, i, 1)
  while (Atomics.load(arrivals, i) < threads);
  try {
    opened.push(openSqlite(folder))
  } catch (error) {
    failures.push((error as Error).message)
  }
}
for (const store of opened) await store.close()
parentPort!.postMessage(failures)
