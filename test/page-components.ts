/** The components of the page without a browser: Vite reads their files, and they are rendered as text. */
import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'

/** What a component asks the browser for while it is rendered for the first time. Its effects never run. */
const BROWSER = {
  document: { baseURI: 'http://localhost/', activeElement: null, querySelector: () => null },
  location: new URL('http://localhost/'),
  localStorage: { getItem: () => null },
  matchMedia: () => ({ matches: false }),
}

const OWN_LANGUAGE = fileURLToPath(new URL('../src/web/language.ts', import.meta.url))

/** The replacement of the module that chooses the language. */
const otherLanguage = (): Plugin => ({
  name: 'other-language',
  load: (id) => (id === OWN_LANGUAGE ? LANGUAGE_MODULE : null),
})
const LANGUAGE_MODULE = `export const PAGE_LANGUAGE = 'en'
  export const inPageLanguage = ({ en }) => globalThis.ofPageLanguage(en)`

/** Text has no style. */
const withoutStyles = (): Plugin => ({
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0style' : null),
  load: (id) => (id === '\0style' ? '' : null),
})

/** A module with those of the page's files, and what renders them: all share one Preact. */
const ENTRY = 'virtual:page'
const entry = (files: readonly string[]): Plugin => ({
  name: 'entry',
  resolveId: (id) => (id === ENTRY ? ENTRY : null),
  load: (id) =>
    id === ENTRY
      ? [
          "export { h } from 'preact'",
          "export { renderToString } from 'preact-render-to-string'",
          ...files.map((file, index) => `import * as file${index} from '/src/web/${file}'`),
          `export const exported = Object.assign({}, ${files.map((_, index) => `file${index}`).join(', ')})`,
        ].join('\n')
      : null,
})

type Component = (props: never) => unknown

interface PageModule {
  readonly h: (component: unknown, props: object, ...children: unknown[]) => unknown
  readonly renderToString: (element: unknown) => string
  readonly exported: Readonly<Record<string, Component>>
}

/** What files of the page export, by name, in a language that is made from each part of the English catalogue. */
export async function loadPage(
  files: readonly string[],
  language: (english: unknown) => unknown,
): Promise<PageModule> {
  Object.assign(globalThis, BROWSER, { ofPageLanguage: language })
  const { module } = await runnerImport<PageModule>(ENTRY, {
    configFile: false,
    root: fileURLToPath(new URL('..', import.meta.url)),
    logLevel: 'warn',
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    plugins: [otherLanguage(), withoutStyles(), entry(files)],
    ssr: { noExternal: true },
  })
  return module
}
