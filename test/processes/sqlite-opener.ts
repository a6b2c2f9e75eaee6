/** One of several threads that open the same new files at the same moment. Answers with the message of each failure. */
import { parentPort, workerData } from 'node:worker_threads'
import { openSqlite } from '../open-sqlite.ts'

const { folders, arrivals, threads } = workerData as {
  folders: string[]
  arrivals: Int32Array
  threads: number
}

const failures: string[] = []
for (const [i, folder] of folders.entries()) {
  Atomics.add(arrivals, i, 1)
  while (Atomics.load(arrivals, i) < threads);
  try {
    await openSqlite(folder).close()
  } catch (error) {
    failures.push((error as Error).message)
  }
}
parentPort!.postMessage(failures)
