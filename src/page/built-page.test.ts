import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BuiltPage } from './built-page.ts'

const files = await new BuiltPage().files()
const withEnd = (...ends: string[]) => [...files].filter(([path]) => ends.some((end) => path.endsWith(end)))

/** Script, style and type face: all that a first visit loads besides the document and the cards. */
const MOST_BYTES = 60_000

test('script, style and type face stay below 60 kB with gzip', (t) => {
  const loaded = withEnd('.js', '.css', '.woff2')
  assert.ok(loaded.length >= 3)
  const bytes = loaded.reduce((sum, [, { plain, gzip }]) => sum + Math.min(plain.length, gzip.length), 0)
  t.diagnostic(`${bytes} bytes: ${loaded.map(([path, { gzip }]) => `${path} ${gzip.length}`).join(', ')}`)
  assert.ok(bytes <= MOST_BYTES, `${bytes} bytes`)
})

test('nothing that was built names another host', () => {
  // Names of XML vocabularies look like addresses and are never asked.
  const vocabularies =
    /http:\/\/www\.w3\.org\/(?:\d{4}\/svg|1999\/xhtml|1998\/Math\/MathML|XML\/1998\/namespace|1999\/xlink|2000\/xmlns\/)/g
  for (const [path, { plain }] of withEnd('.js', '.css', '.html', '.svg')) {
    const named = plain
      .toString()
      .replace(vocabularies, '')
      .match(/(?:https?:)?\/\/[a-z0-9-]+\.[a-z]{2,}/gi)
    assert.equal(named, null, path)
  }
})

test('no script or style stands in the document itself', () => {
  const document = files.get('index.html')!.plain.toString()
  assert.doesNotMatch(document, /<script(?![^>]*\bsrc=)|<style|style="|\bon[a-z]+="/)
})
