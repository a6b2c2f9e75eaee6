/** The page and the pictures, which are built once, before their first use. */
import type { Parts } from '../api/parts.ts'
import { IS_PACKAGE } from '../built/sources.ts'
import { BuiltPage, PAGE } from '../page/built-page.ts'
import { DECK_PICTURES, Pictures } from '../pictures/pictures.ts'
import { Renderer } from '../pictures/renderer.ts'

export interface PageAndPictures {
  readonly page: BuiltPage
  readonly pictures: Pictures
}

export function makePageAndPictures(log: Parts['log']): PageAndPictures {
  const logError = (message: string) => (error: unknown) => log.error({ err: error }, message)
  return {
    page: new BuiltPage(PAGE, logError('the page cannot be built; the API is not affected')),
    pictures: new Pictures(
      DECK_PICTURES,
      logError('the PNG pictures cannot be built, only SVG is served; the API is not affected'),
      IS_PACKAGE ? new Renderer() : undefined,
    ),
  }
}

/** The first start builds the page and the pictures while the service already answers. One after the other, because both need much memory. */
export async function prepare({ page, pictures }: PageAndPictures): Promise<void> {
  await page.prepare()
  await pictures.prepare()
}
