/** The reference at /docs/ in a real browser: it shows every endpoint, and asks nobody but the service. */
import { untilEqual } from '../until.ts'
import { test } from './browser-test.ts'
import { visit } from './visit.ts'

interface Listed {
  readonly summary: string
}

test('the reference lists every endpoint from local files alone', async (t) => {
  const { page, service } = await visit(t, { path: 'docs/' })
  const { endpoints }: { endpoints: Listed[] } = (await service.inject('/v1/')).json()
  await page.getByText('Draw one card').first().waitFor()
  // All at once: to look for one of them goes through five thousand elements.
  const missing = async () => {
    const shown = await page.locator('body').innerText()
    return endpoints.map(({ summary }) => summary).filter((summary) => !shown.includes(summary))
  }
  await untilEqual(missing, [], 'endpoints that are not shown')
})
