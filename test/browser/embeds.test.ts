/** The custom elements on a page of another site, in frames, and shared addresses, in a real Chromium. */
import { test } from 'node:test'
import { noBrowser } from './chromium.ts'

if (noBrowser !== undefined) test('embeds in a browser', { skip: noBrowser })
else for (const part of ['embeds', 'shared-addresses']) await import(`./${part}.ts`)
