/** A Postman collection (format 2.1, which Bruno and Insomnia import as well) of all requests that the OpenAPI document shows. */

interface Parameter {
  readonly name?: string
  readonly in?: 'path' | 'query' | 'header'
  readonly required?: boolean
  readonly description?: string
  readonly example?: unknown
  readonly schema?: {
    readonly examples?: readonly unknown[]
    readonly enum?: readonly unknown[]
    readonly default?: unknown
  }
}

interface Operation {
  readonly summary: string
  readonly description?: string
  readonly tags: readonly string[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: {
    readonly content: {
      readonly 'application/json': {
        readonly examples: Readonly<Record<string, { readonly value: unknown }>>
      }
    }
  }
}

interface PathItem {
  readonly servers?: unknown
  readonly get?: Operation
  readonly post?: Operation
}

export interface Document {
  readonly info: { readonly title: string; readonly description: string }
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, PathItem>>
}

const BASE = '{{baseUrl}}'

/** Of parameters that have no example in the document. */
const SAMPLES: Readonly<Record<string, string>> = {
  '/tarot/cards/{id} id': 'ar17',
  '/places/{id} id': '2950159',
  '/tarot/pairs/{first}/{second} first': 'ar17',
  '/tarot/pairs/{first}/{second} second': 'cu02',
}

/** What a place needs, though each of them may be left out where `place` is sent. */
const WHERE = ['timezone', 'latitude', 'longitude']

export function collectionOf({ info, tags, paths }: Document) {
  const requests = Object.entries(paths).flatMap(([path, item]) =>
    (['get', 'post'] as const).flatMap((method) => {
      const operation = item[method]
      if (operation === undefined) return []
      const url = urlOf(path, item, operation.parameters ?? [])
      return itemsOf(operation, method.toUpperCase(), url).map((request) => ({
        tag: operation.tags[0],
        request,
      }))
    }),
  )
  return {
    info: {
      name: info.title,
      description: info.description,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    variable: [{ key: 'baseUrl', value: 'http://127.0.0.1:8080' }],
    item: tags.map(({ name, description }) => ({
      name,
      description,
      item: requests.filter(({ tag }) => tag === name).map(({ request }) => request),
    })),
  }
}

/** One for each example of the body. */
function itemsOf({ summary, description, requestBody }: Operation, method: string, url: object) {
  const request = { method, url, ...(description !== undefined && { description }) }
  if (requestBody === undefined) return [{ name: summary, request: { ...request, header: [] } }]
  const examples = Object.entries(requestBody.content['application/json'].examples)
  return examples.map(([name, { value }]) => ({
    name: examples.length === 1 ? summary : `${summary}: ${name}`,
    request: {
      ...request,
      header: [{ key: 'Content-Type', value: 'application/json' }],
      body: { mode: 'raw', raw: JSON.stringify(value, undefined, 2), options: { raw: { language: 'json' } } },
    },
  }))
}

function urlOf(path: string, { servers }: PathItem, parameters: readonly Parameter[]) {
  const sampleOf = ({ name, example, schema }: Parameter) =>
    String(
      example ??
        schema?.examples?.[0] ??
        schema?.default ??
        schema?.enum?.[0] ??
        SAMPLES[`${path} ${name}`] ??
        '',
    )
  const filled = parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce(
      (text, parameter) => text.replace(`{${parameter.name}}`, encodeURIComponent(sampleOf(parameter))),
      path,
    )
  const whole = servers === undefined ? `/v1${filled}` : filled
  const inQuery = parameters.filter((parameter) => parameter.in === 'query')
  const hasPlace = WHERE.every((name) => inQuery.some((parameter) => parameter.name === name))
  const query = inQuery.map((parameter) => ({
    key: parameter.name!,
    value: sampleOf(parameter),
    ...(parameter.description !== undefined && { description: parameter.description }),
    ...(!parameter.required && !(hasPlace && WHERE.includes(parameter.name!)) && { disabled: true }),
  }))
  const sent = query
    .filter(({ disabled }) => !disabled)
    .map(({ key, value }) => `${key}=${encodeURIComponent(value)}`)
  return {
    raw: `${BASE}${whole}${sent.length === 0 ? '' : `?${sent.join('&')}`}`,
    host: [BASE],
    path: whole.slice(1).split('/'),
    ...(query.length > 0 && { query }),
  }
}
