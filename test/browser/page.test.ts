/** The page as a person uses it, in a real Chromium. One file, so that one browser serves all of it. */
import { test } from 'node:test'
import { noBrowser } from './chromium.ts'

if (noBrowser !== undefined) test('the page in a browser', { skip: noBrowser })
else
  for (const part of [
    'rooms',
    'first-minute',
    'spread',
    'spread-reading',
    'sky',
    'sky-period',
    'month',
    'chart',
    'chart-wider',
    'meaning',
    'deck',
    'journal',
    'offline',
    'states',
    'whole',
    'quality',
  ])
    await import(`./${part}.ts`)
