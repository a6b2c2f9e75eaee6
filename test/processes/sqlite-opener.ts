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
  // The last one to come wakes the others. Waiting in a loop they would keep it from its processor.
  if (Atomics.add(arrivals, i, 1) === threads - 1) Atomics.notify(arrivals, i)
  for (let seen = Atomics.load(arrivals, i); seen < threads; seen = Atomics.load(arrivals, i))
    Atomics.wait(arrivals, i, seen)
  try {
    opened.push(openSqlite(folder))
  } catch (error) {
    failures.push((error as Error).message)
  }
}
for (const store of opened) await store.close()
parentPort!.postMessage(failures)
