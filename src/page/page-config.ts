/** How Vite bundles the page, for the build and for `npm run dev:page`, and the script that other sites embed. */
import { fileURLToPath } from 'node:url'
import type { InlineConfig, Plugin } from 'vite'
import { withWords } from './document-words.ts'
import { EMBED } from './page-files.ts'

const PAGE_ROOT = fileURLToPath(new URL('../web/', import.meta.url))
const EMBED_SOURCE = fileURLToPath(new URL('../embed/embed.ts', import.meta.url))

/** Its licence requires a notice in the script (THIRD-PARTY-NOTICES.md). */
const NOTICE = '/*! Contains Preact, Copyright (c) 2015-present Jason Miller, MIT licence */'

const documentWords: Plugin = {
  name: 'document-words',
  transformIndexHtml: { order: 'pre', handler: withWords },
}

/** The tables of the guard are read line by line: comments in them, and spaces before a line, would be 1.4 kB of what a visitor loads. */
const leanTables: Plugin = {
  name: 'lean-tables',
  transform: (code, id) =>
    id.includes('/words/en/question/')
      ? code.replaceAll(/\n +# .*/g, '').replaceAll(/\n +/g, '\n')
      : undefined,
}

export const PAGE_CONFIG = {
  configFile: false,
  root: PAGE_ROOT,
  // Relative addresses: the page also works below a path, behind a proxy.
  base: './',
  logLevel: 'warn',
  plugins: [documentWords, leanTables],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    write: false,
    // The first versions that support light-dark().
    target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: `${PAGE_ROOT}index.html`, 'service-worker': `${PAGE_ROOT}service-worker.ts` },
      output: {
        postBanner: NOTICE,
        // A browser looks for the service worker under the name by which it knows it.
        entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
        // All that a first visit needs is one file, also what later rooms share with it.
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], test: (id: string) => !id.includes('service-worker') },
          ],
        },
      },
    },
  },
} satisfies InlineConfig

/** One classic script under a name that stays: pages of others have it in a tag. */
export const EMBED_CONFIG = {
  configFile: false,
  logLevel: 'warn',
  build: {
    write: false,
    // The first versions that support constructed style sheets.
    target: ['chrome99', 'edge99', 'firefox101', 'safari16.4'],
    modulePreload: { polyfill: false },
    rolldownOptions: { input: EMBED_SOURCE, output: { format: 'iife', entryFileNames: EMBED } },
  },
} satisfies InlineConfig
