import assert from 'node:assert/strict'
import { test } from 'node:test'
import { typeOf } from './page-files.ts'

test('a file of the page has the media type of its ending; compressed forms and files of others have none', () => {
  const names = ['index.html', 'assets/index-x.js', 'a.css', 'icon.svg', 'a.woff2', 'icon-192.png']
  assert.deepEqual(
    [...names, 'favicon.ico', 'manifest.webmanifest', 'index.html.gz', 'index.html.br', 'a.txt'].map(typeOf),
    [
      'text/html; charset=utf-8',
      'text/javascript; charset=utf-8',
      'text/css; charset=utf-8',
      'image/svg+xml; charset=utf-8',
      'font/woff2',
      'image/png',
      'image/vnd.microsoft.icon',
      'application/manifest+json',
      undefined,
      undefined,
      undefined,
    ],
  )
})
