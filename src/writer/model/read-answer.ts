/** A model's answer → JSON of the form that was asked for. Fences, thoughts and chatter around it are taken off. */
import type { TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import { Value } from 'typebox/value'

export type Read = { readonly value: unknown } | { readonly fault: string }

/** No answer of ours comes near it. */
const MOST_CHARACTERS = 20_000

export function readJson(answer: string): Read {
  if (answer.trim() === '') return { fault: 'is empty' }
  if (answer.length > MOST_CHARACTERS) return { fault: 'is far too long' }
  for (const candidate of candidates(answer)) {
    const value = parsed(candidate)
    if (typeof value === 'object' && value !== null) return { value }
  }
  return { fault: 'is no JSON object' }
}

/** The whole; else what is in a code fence; else from the first brace to the last; each without thoughts. */
function* candidates(answer: string): Generator<string> {
  yield answer
  const spoken = answer.replace(/^[\s\S]*<\/think(?:ing)?>/i, '')
  const fence = /```(?:json)?\s*\n?([\s\S]*?)```/i.exec(spoken)
  if (fence) yield fence[1]!
  const [first, last] = [spoken.indexOf('{'), spoken.lastIndexOf('}')]
  if (first >= 0 && last > first) yield spoken.slice(first, last + 1)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

const validators = new WeakMap<TSchema, Validator>()

function validatorOf(schema: TSchema): Validator {
  const known = validators.get(schema)
  if (known) return known
  const made = Compile(schema)
  validators.set(schema, made)
  return made
}

/** The members of the schema; what else the model added is left away. */
export function shaped(schema: TSchema, value: unknown): Read {
  const validator = validatorOf(schema)
  const cleaned = Value.Clean(schema, structuredClone(value))
  if (validator.Check(cleaned)) return { value: cleaned }
  const [error] = validator.Errors(cleaned)
  const place = error!.instancePath.slice(1).replaceAll('/', '.')
  return { fault: `has not the form that was asked for: ${place === '' ? 'it' : place} ${error!.message}` }
}
