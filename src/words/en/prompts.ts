/** Prompts are templates in `prompts/`. Only enumerated words and computed facts fill them: no text a caller sent (decisions §10). */
// mutate-file order: the same, of prompts
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { type Fillings, type Prompt, TEMPLATES, type TemplateName } from '../prompts.ts'
import { UNWELCOME_WORDS } from './prose-rules.ts'

export const templateText = (name: TemplateName): string =>
  readFileSync(new URL(`./prompts/${name}.md`, import.meta.url), 'utf8').trim()

const loaded = Object.fromEntries(TEMPLATES.map((name) => [name, templateText(name)])) as Record<
  TemplateName,
  string
>

/** Fills each `{slot}` of a template. A slot without a value is a bug. */
export function filledTemplate(name: TemplateName, fillings: Fillings): string {
  return loaded[name].replace(/\{(\w+)\}/g, (_, slot: string) => {
    assert.ok(fillings[slot] !== undefined, `nothing fills {${slot}} of ${name}.md`)
    return fillings[slot]
  })
}

const never = filledTemplate('never', { unwelcome: UNWELCOME_WORDS.join(', ') })
const voice = filledTemplate('voice', { never })
const periodVoice = filledTemplate('period-voice', { never })

/** A line of dashes divides a template into the part that never changes and the part that depends on the day or the draw. */
export function promptOf(name: TemplateName, fillings: Fillings): Prompt {
  const [instructions, task] = filledTemplate(name, { voice, periodVoice, never, ...fillings }).split(
    '\n---\n',
  )
  assert.ok(instructions && task, `${name}.md has no line of dashes`)
  return { instructions, task }
}
