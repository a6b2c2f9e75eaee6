/** The OpenAPI document of a service, with the schemas and examples themselves where it refers to them by name. */
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
      operation: dereferenced(operation, components) as Operation,
    })),
  )
}

const TO_COMPONENT = /^#\/components\/(schemas|examples)\/([\w.]+)$/

type Components = Readonly<Record<'schemas' | 'examples', Readonly<Record<string, unknown>>>>

function dereferenced(value: unknown, components: Components): unknown {
  if (Array.isArray(value)) return value.map((item) => dereferenced(item, components))
  if (typeof value !== 'object' || value === null) return value
  const { $ref, ...rest } = value as { $ref?: string }
  const [, kind, name] = TO_COMPONENT.exec($ref ?? '') ?? []
  const members = Object.entries(name === undefined ? value : rest).map(([key, member]) => [
    key,
    dereferenced(member, components),
  ])
  const target =
    name === undefined ? {} : (dereferenced(components[kind as keyof Components][name], components) as object)
  return { ...target, ...Object.fromEntries(members) }
}
