/** A model's answer → JSON that matches the schema. Code fences, reasoning and other text around it are removed. */
import { Ajv } from 'ajv'
import type { TSchema } from 'typebox'
import { findingOf, OPTIONS } from '../../schema/ajv.ts'

export type ReadResult = { readonly value: unknown } | { readonly fault: string }

/** Far more than any valid answer. */
const MAX_CHARACTERS = 20_000

export function readJson(answer: string): ReadResult {
  if (answer.trim() === '') return { fault: 'is empty' }
  if (answer.length > MAX_CHARACTERS) return { fault: 'is far too long' }
  for (const candidate of candidates(answer)) {
    const value = parsed(candidate)
    if (typeof value === 'object' && value !== null) return { value }
  }
  return { fault: 'is no JSON object' }
}

/** The whole answer, then the content of a code fence, then everything from the first brace to the last; each without reasoning. */
function* candidates(answer: string): Generator<string> {
  yield answer
  const spoken = answer.replace(/^[\s\S]*<\/think(?:ing)?>/i, '')
  const fence = /```(?:json)?\s*\n?([\s\S]*?)```/i.exec(spoken)
  if (fence) yield fence[1]!
  yield spoken.slice(spoken.indexOf('{'), spoken.lastIndexOf('}') + 1)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

const ajv = new Ajv({ ...OPTIONS, removeAdditional: true })

/** Removes members that are not in the schema. */
export function shaped(schema: TSchema, value: unknown): ReadResult {
  // Ajv caches compiled schemas.
  const check = ajv.compile(schema)
  const cleaned = structuredClone(value)
  if (check(cleaned)) return { value: cleaned }
  const { path, demand } = findingOf(check.errors![0]!)
  return { fault: `has not the form that was asked for: ${path === '' ? 'it' : path} ${demand}` }
}
