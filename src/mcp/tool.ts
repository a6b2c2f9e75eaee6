/** The description of a tool: an endpoint of the API, for an assistant to choose and call. */
import type { TSchema } from 'typebox'
import type { Ask } from '../api/tool-caller.ts'

export interface Tool {
  readonly name: string
  readonly title: string
  readonly description: string
  /** Path of the endpoint below `/v1`, in whose group of limits a call is counted. Its body or query is what the tool takes. */
  readonly path: string
  /** Members of the request that only the tool has, or has in another form. */
  readonly members?: Readonly<Record<string, object>>
  /** Members of a query that may also be sent as lists of texts. */
  readonly lists?: readonly string[]
  /** For a tool that takes something else than its endpoint. */
  readonly input?: TSchema
  /** Members of the answer that no assistant needs, wherever they are in it. */
  readonly omits?: readonly string[]
  /** Members that only some answers of the tool have, although all answers of the endpoint have them. */
  readonly mayOmit?: readonly string[]
  /** For a tool that answers otherwise than its endpoint, and the schema of what it answers. */
  readonly answer?: (given: Readonly<Record<string, unknown>>, ask: Ask) => Promise<object>
  readonly output?: TSchema
}

const PATH = /(`?)\b(?:GET|POST) (?:\/v1)?(\/[a-z][a-z/-]*[a-z])\1/g

/** Replaces the paths in a text of the API by the names of the tools, which an assistant knows. */
export const toolNaming =
  (tools: readonly Pick<Tool, 'name' | 'path'>[]) =>
  (text: string): string =>
    text.replace(PATH, (path, quote: string, at: string) => {
      // mutate call: no two have one path
      const tool = tools.find((each) => each.path === at)
      return tool === undefined ? path : `${quote}${tool.name}${quote}`
    })
