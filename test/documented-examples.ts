/** The operations of the OpenAPI document with their examples: what to send, and what to expect. */
import assert from 'node:assert/strict'
import type { InjectOptions } from 'light-my-request'
import type { DocumentedOperation } from './openapi-document.ts'

interface Parameter {
  readonly $ref?: string
  readonly name: string
  readonly in: string
  readonly required: boolean
  readonly example?: string
}
interface ErrorExample {
  readonly value: Readonly<Record<string, unknown>>
  readonly 'x-request'?: { readonly path: string; readonly body?: object }
}
export interface Operation {
  readonly operationId: string
  readonly parameters: readonly Parameter[]
  readonly requestBody?: {
    readonly content: Readonly<
      Record<string, { readonly examples?: Readonly<Record<string, { value: object }>> }>
    >
  }
  readonly responses: Readonly<
    Record<
      string,
      {
        readonly content: Readonly<
          Record<
            string,
            { readonly example?: object; readonly examples?: Readonly<Record<string, ErrorExample>> }
          >
        >
      }
    >
  >
}
export type Documented = DocumentedOperation<Operation>

export const parametersIn = ({ operation }: Documented, place: string) =>
  operation.parameters.filter((parameter) => parameter.in === place)

/** With each documented body; or with the examples of all parameters, of the required ones, and with a place instead of coordinates. */
export function documentedRequests(documented: Documented): InjectOptions[] {
  const { method, path, operation } = documented
  const bodies = Object.values(operation.requestBody?.content['application/json']?.examples ?? {})
  if (method === 'POST') return bodies.map(({ value }) => ({ method, url: `/v1${path}`, payload: value }))
  const query = parametersIn(documented, 'query').filter(({ example }) => example !== undefined)
  const required = query.filter((parameter) => parameter.required)
  // A place stands for zone and coordinates.
  const isPlaced = query.some(({ name }) => name === 'place')
  const whole = query.filter(({ name }) => name !== 'place')
  const placed = query.filter(({ name }) => !['timezone', 'latitude', 'longitude'].includes(name))
  return [whole, isPlaced ? placed : required].map((sent) => {
    const search = new URLSearchParams(sent.map(({ name, example }) => [name, example!]))
    return { url: `/v1${filledPath(documented)}?${search}` }
  })
}

export const filledPath = (documented: Documented): string =>
  documented.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const { example } = parametersIn(documented, 'path').find((parameter) => parameter.name === name)!
    assert.ok(example, `${documented.path}: ${name} has no example`)
    return example
  })

/** A documented error of an operation. */
export interface DocumentedError {
  readonly documented: Documented
  readonly status: number
  readonly code: string
  readonly example: ErrorExample
}

export const errorsOf = (documented: Documented): DocumentedError[] =>
  Object.entries(documented.operation.responses).flatMap(([status, { content }]) =>
    Object.entries(content['application/json']?.examples ?? {}).map(([code, example]) => ({
      documented,
      status: Number(status),
      code,
      example,
    })),
  )
