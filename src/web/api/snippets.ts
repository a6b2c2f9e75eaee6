/** The request of a section as `curl` and JavaScript. */
import type { AnyRequest } from './operations.ts'
import { OPERATIONS } from './operations.ts'

export interface Snippet {
  readonly title: string
  readonly text: string
}

export function curl(address: string, { name, body }: AnyRequest): string {
  const { method } = OPERATIONS[name]
  if (method === 'GET') return `curl -s '${address}'`
  const data = JSON.stringify(body).replaceAll("'", "'\\''")
  return `curl -s -X ${method} '${address}' \\\n  -H 'Content-Type: application/json' \\\n  -d '${data}'`
}

export function javaScript(address: string, { name, body }: AnyRequest): string {
  const { method } = OPERATIONS[name]
  if (method === 'GET')
    return `const response = await fetch('${address}')\nconst answer = await response.json()`
  const literal = JSON.stringify(body, null, 2).replace(/\n/g, '\n  ')
  return [
    `const response = await fetch('${address}', {`,
    `  method: '${method}',`,
    "  headers: { 'Content-Type': 'application/json' },",
    `  body: JSON.stringify(${literal}),`,
    '})',
    'const answer = await response.json()',
  ].join('\n')
}
