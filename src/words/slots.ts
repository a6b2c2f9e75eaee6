/** Slots of a text: `{leaves}`. */
import assert from 'node:assert/strict'

/** A slot without a value is a bug; a value without a slot is left out. */
export const filledWith = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, slot: string) => {
    const value = values[slot]
    assert.ok(value !== undefined, `nothing fills {${slot}} of “${text}”`)
    return value
  })

export const slotsIn = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, slot]) => slot!)
