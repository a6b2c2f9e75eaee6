/** What the tools of the Model Context Protocol get from whoever passes their calls on: the command line, or `/mcp`. */
import type { LimitGroup } from './limits.ts'

/** The answer of an endpoint as an object. `path` is below `/v1`; `given` is its body or its query. Throws a ServiceError. */
export type Ask = (path: string, given: object) => Promise<object>

export interface ToolCaller {
  readonly ask: Ask
  /** Counts a call in a group of the limits. Throws a ServiceError if it is refused. */
  readonly admit: (group: LimitGroup) => Promise<void>
  /** It is known where pictures can be fetched, so answers may have links to them. */
  readonly hasLinks: boolean
}

/** Answers one message of the protocol; `body` is the message. */
export type AnswerMessage = (request: Request, body: unknown, caller: ToolCaller) => Promise<Response>
