/** A source as JavaScript: without its types, and with the names that its imports have in the package. */
import { stripTypeScriptTypes } from 'node:module'

/** In `import`, `import()` and `new URL()`: relative, in quotes. */
const RELATIVE_SOURCE = /(['"])(\.\.?\/[^'"\n]+)\.ts\1/g

/** Spaces stand in place of the types, so that every line keeps its number. */
export const asJavaScript = (source: string): string =>
  stripTypeScriptTypes(source).replace(RELATIVE_SOURCE, '$1$2.js$1')
