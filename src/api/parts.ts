/** What the API is built from. `src/service/service.ts` creates the real parts, tests pass their own. Add a member for a new part. */
import type { Config } from '../config.ts'
import type { HttpParts } from '../http/parts.ts'
import type { PageSource } from '../page/page-files.ts'
import type { PictureSource } from '../pictures/picture.ts'
import type { FeedSeal } from '../readings/feed-seal.ts'
import type { Secrecy } from '../readings/secrecy.ts'
import type { Computing } from '../schedule/computing.ts'
import type { ReadingCache } from '../store/readings/reading-cache.ts'
import type { Words } from '../words/words.ts'
import type { TextSource } from '../writer/text-source.ts'
import type { Endpoint } from './endpoint.ts'
import type { HealthChecks } from './endpoints/system/schema.ts'
import type { AnswerMessage } from './tool-caller.ts'

export interface Parts extends HttpParts {
  readonly config: Config
  readonly cache: ReadingCache
  /** Runs computations that take long. */
  readonly computing: Computing
  /** Resolves when questions can be read at once: the first one of a process waits for its vocabulary, and others are answered meanwhile. */
  readonly questionsPrepared: () => Promise<unknown>
  /** Makes identifiers from births, and seals what is stored of them. */
  readonly secrecy: Secrecy
  /** Opens and closes the addresses of private feeds. */
  readonly feeds: FeedSeal
  /** Who writes the texts. */
  readonly textSource: TextSource
  /** The language of all texts. */
  readonly words: Words
  /** What `GET /v1/astrology/health` reports. */
  readonly checks: HealthChecks
  /** The cards at `/cards`. */
  readonly pictures: PictureSource
  /** The page at `/`. Absent: the service answers only under `/v1` and `/docs`. */
  readonly page?: PageSource
  /** Loads what answers at `/mcp`, for these endpoints. Absent: there is no such path. */
  readonly mcp?: (endpoints: readonly Endpoint[]) => Promise<AnswerMessage>
}
