/** Puts words into the page's document and its manifest, where `{{name}}` stands: in the language for which the page is built. */
import assert from 'node:assert/strict'
import { DEFAULT_LANGUAGE } from '../words/languages.ts'
import { DOCUMENT_WORDS } from '../words/page/document.ts'

const WORDS: Readonly<Record<string, string>> = DOCUMENT_WORDS[DEFAULT_LANGUAGE]

export const withWords = (source: string): string =>
  source
    .replace(/<html lang="[^"]*">/, `<html lang="${DEFAULT_LANGUAGE}">`)
    .replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const words = WORDS[name]
      assert.ok(words !== undefined && !/[<>&"\\]/.test(words), `the document has no words for ${name}`)
      return words
    })
