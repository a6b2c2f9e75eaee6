/** The figures that docs/judgement.md lists in its sentences. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'

export const PAGE = readFileSync(new URL('../docs/judgement.md', import.meta.url), 'utf8')

/** What follows some words of the page, to the end of the sentence. */
export function sentenceAfter(words: string): string {
  const start = PAGE.indexOf(words)
  assert.notEqual(start, -1, words)
  return PAGE.slice(start + words.length).split(/[.;]\s/)[0]!
}

/** `mars 1.8, jupiter and uranus 1, saturn −2` after some words of the page: the figure of each name. */
export function figuresAfter(words: string): Record<string, number> {
  const groups = sentenceAfter(words).matchAll(/([a-z][a-z, ]*) (−?)(\d+(?:\.\d+)?)/g)
  return Object.fromEntries(
    [...groups].flatMap(([, names, minus, size]) =>
      names!.split(/, | and /).map((name) => [name, minus ? -Number(size) : Number(size)]),
    ),
  )
}

/** The codes of a sentence of the page, in its order. */
export const codesAfter = (words: string): string[] =>
  [...sentenceAfter(words).matchAll(/`(\w+)`/g)].map(([, code]) => code!)
