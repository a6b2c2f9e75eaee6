/** The OpenAPI document of a service, with the schemas themselves where it refers to them by name. */
import type { testService } from './service.ts'

type Service = Awaited<ReturnType<typeof testService>>

export interface DocumentedOperation<Operation> {
  readonly path: string
  readonly method: 'GET' | 'POST'
  readonly operation: Operation
}

/** Its operations below `/v1`; a path elsewhere names its server. */
export async function documentedOperations<Operation>(
  service: Service,
): Promise<DocumentedOperation<Operation>[]> {
  const { paths, components } = (await service.inject('/v1/openapi.json')).json()
  const below = Object.entries<Record<string, unknown>>(paths).filter(([, item]) => !('servers' in item))
  return below.flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      path,
      method: method.toUpperCase() as 'GET' | 'POST',
      operation: dereferenced(operation, components.schemas) as Operation,
    })),
  )
}

const TO_SCHEMA = /^#\/components\/schemas\/(\w+)$/

function dereferenced(value: unknown, schemas: Readonly<Record<string, unknown>>): unknown {
  if (Array.isArray(value)) return value.map((item) => dereferenced(item, schemas))
  if (typeof value !== 'object' || value === null) return value
  const { $ref, ...rest } = value as { $ref?: string }
  const [, name] = TO_SCHEMA.exec($ref ?? '') ?? []
  const members = Object.entries(name === undefined ? value : rest).map(([key, member]) => [
    key,
    dereferenced(member, schemas),
  ])
  const target = name === undefined ? {} : (dereferenced(schemas[name], schemas) as object)
  return { ...target, ...Object.fromEntries(members) }
}
