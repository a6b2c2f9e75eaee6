/** The page by keyboard alone, and what holds in all of its rooms. */
import { test } from 'node:test'
import { noBrowser } from './chromium.ts'

if (noBrowser !== undefined) test('the page by keyboard', { skip: noBrowser })
else
  for (const part of ['keyboard', 'keyboard-journal', 'longest-words', 'room-styles'])
    await import(`./${part}.ts`)
