/** How Vite bundles the page, for the build and for `npm run dev:page`. */
import { fileURLToPath } from 'node:url'
import type { InlineConfig } from 'vite'

const PAGE_ROOT = fileURLToPath(new URL('../web/', import.meta.url))

/** Its licence requires a notice in the script (THIRD-PARTY-NOTICES.md). */
const NOTICE = '/*! Contains Preact, Copyright (c) 2015-present Jason Miller, MIT licence */'

export const PAGE_CONFIG = {
  configFile: false,
  root: PAGE_ROOT,
  // Relative addresses: the page also works below a path, behind a proxy.
  base: './',
  publicDir: false,
  logLevel: 'warn',
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
      },
    },
  },
} satisfies InlineConfig
