/** What holds in all rooms of the page: by keyboard alone, with the longest words, by themselves, and on paper. */
import { test } from 'node:test'
import { noBrowser } from './chromium.ts'

if (noBrowser !== undefined) test('all rooms of the page', { skip: noBrowser })
else
  for (const part of ['keyboard', 'keyboard-journal', 'longest-words', 'room-styles', 'paper'])
    await import(`./${part}.ts`)
