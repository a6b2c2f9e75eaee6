/** The entry point of one serving thread (docs/decisions/0002-workers-are-threads.md). */
import { serveAsThread } from './main.ts'

await serveAsThread()
