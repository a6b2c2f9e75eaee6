/** The operator's helplines in the document: the page says them itself, before anything leaves the browser. */
import { escaped } from '../../drawing/wheel/svg.ts'

/** What stands in `src/web/index.html` until it is served. */
const EMPTY = '<meta name="helplines" content="" />'

export const withHelplines = (html: string, helplines: string | undefined): string =>
  html.replace(EMPTY, () =>
    helplines === undefined ? '' : `<meta name="helplines" content="${escaped(helplines)}" />`,
  )
