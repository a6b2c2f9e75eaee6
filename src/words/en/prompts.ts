/** Prompts are templates in `prompts/`. Only enumerated words and computed facts fill them: no text a caller sent (decisions §10). */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { UNWELCOME_WORDS } from './prose-rules.ts'

/** Raise it with every change of a template or of what fills it: texts of another version are not served any more. */
export const PROMPT_VERSION = 1

export interface Prompt {
  /** The same for every day: voice, rules, form. */
  readonly instructions: string
  /** This day's facts, and what to tell of them. */
  readonly task: string
}

export const TEMPLATES = ['voice', 'daily', 'personal-day', 'repair'] as const
export type TemplateName = (typeof TEMPLATES)[number]

export const templateText = (name: TemplateName): string =>
  readFileSync(new URL(`./prompts/${name}.md`, import.meta.url), 'utf8').trim()

const loaded = Object.fromEntries(TEMPLATES.map((name) => [name, templateText(name)])) as Record<
  TemplateName,
  string
>

/** Each `{slot}` of a template, filled. A slot without a filling is our mistake. */
export function filled(name: TemplateName, fillings: Readonly<Record<string, string>>): string {
  return loaded[name].replace(/\{(\w+)\}/g, (_, slot: string) => {
    assert.ok(fillings[slot] !== undefined, `nothing fills {${slot}} of ${name}.md`)
    return fillings[slot]
  })
}

const voice = (): string => filled('voice', { unwelcome: UNWELCOME_WORDS.join(', ') })

/** A template with a line of dashes is two: what never changes, and what changes with the day. */
export function promptOf(name: TemplateName, fillings: Readonly<Record<string, string>>): Prompt {
  const [instructions, task] = filled(name, { voice: voice(), ...fillings }).split('\n---\n')
  assert.ok(instructions && task, `${name}.md has no line of dashes`)
  return { instructions, task }
}
