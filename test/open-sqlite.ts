/** An embedded store for tests, open in a folder. */
import { SqliteStore } from '../src/store/readings/sqlite.ts'
import { SqliteFile } from '../src/store/readings/sqlite-file.ts'

export function openSqlite(directory: string, now = Date.now, maxBytes?: number): SqliteStore {
  const file = new SqliteFile({ directory, now })
  file.open()
  return new SqliteStore({ file, now, ...(maxBytes && { maxBytes }) })
}
