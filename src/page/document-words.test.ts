import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { withWords } from './document-words.ts'

const source = (name: string) => readFileSync(new URL(`../web/${name}`, import.meta.url), 'utf8')

test('the document and the manifest have no prose of their own', () => {
  const texts = source('index.html')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<meta\s+name="(?:viewport|color-scheme|theme-color)"[^>]*>/g, '')
  const shown = [
    ...texts.split(/<[^>]*>/),
    ...[...texts.matchAll(/content="([^"]*)"/g)].map(([, text]) => text!),
  ]
  assert.deepEqual(
    shown.map((text) => text.replace(/\{\{\w+\}\}/g, '')).filter((text) => /\p{L}/u.test(text)),
    [],
  )
  const { name, short_name: short, description } = JSON.parse(source('manifest.webmanifest'))
  assert.deepEqual([name, short, description], ['{{title}}', '{{brand}}', '{{manifestDescription}}'])
})

test('as they are built, they have the words of the catalogue', () => {
  const document = withWords(source('index.html').replace('lang="en"', 'lang="de"'))
  assert.match(document, /<html lang="en">/)
  assert.match(document, /<title>Augury: cards, sky and birth charts<\/title>/)
  assert.match(document, /<p>The <a href="docs\/">API reference<\/a> describes how to ask for more\.<\/p>/)
  assert.equal(JSON.parse(withWords(source('manifest.webmanifest'))).short_name, 'Augury')
})

test('a name without words stops the build', () => {
  assert.throws(() => withWords('<p>{{nobody}}</p>'), /no words for nobody/)
})
