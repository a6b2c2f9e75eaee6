/** Prompts are templates in `prompts/`. Only enumerated words and computed facts fill them: no text a caller sent (decisions §10). */
// mutate-file order: the same, of prompts
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { UNWELCOME_WORDS } from './prose-rules.ts'

/** Increase it with every change to a template or its values: texts of other versions are no longer served. */
export const PROMPT_VERSION = 2

export interface Prompt {
  /** The same for every day and draw: voice, rules, format. */
  readonly instructions: string
  /** The facts of the day or of the spread, and what to write about them. */
  readonly task: string
}

export const TEMPLATES = [
  'never',
  'voice',
  'daily',
  'personal-day',
  'spread',
  'natal',
  'period-voice',
  'period',
  'period-phases',
  'repair',
] as const
export type TemplateName = (typeof TEMPLATES)[number]

export const templateText = (name: TemplateName): string =>
  readFileSync(new URL(`./prompts/${name}.md`, import.meta.url), 'utf8').trim()

const loaded = Object.fromEntries(TEMPLATES.map((name) => [name, templateText(name)])) as Record<
  TemplateName,
  string
>

/** Fills each `{slot}` of a template. A slot without a value is a bug. */
export function filled(name: TemplateName, fillings: Readonly<Record<string, string>>): string {
  return loaded[name].replace(/\{(\w+)\}/g, (_, slot: string) => {
    assert.ok(fillings[slot] !== undefined, `nothing fills {${slot}} of ${name}.md`)
    return fillings[slot]
  })
}

const never = filled('never', { unwelcome: UNWELCOME_WORDS.join(', ') })
const voice = filled('voice', { never })
const periodVoice = filled('period-voice', { never })

/** A line of dashes divides a template into the part that never changes and the part that depends on the day or the draw. */
export function promptOf(name: TemplateName, fillings: Readonly<Record<string, string>>): Prompt {
  const [instructions, task] = filled(name, { voice, periodVoice, never, ...fillings }).split('\n---\n')
  assert.ok(instructions && task, `${name}.md has no line of dashes`)
  return { instructions, task }
}
