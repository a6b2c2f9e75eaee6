/** The reference at /docs/ in a real browser: it shows every endpoint, and asks nobody but the service. */
import { test } from './browser-test.ts'
import { visit } from './visit.ts'

test('the reference lists every endpoint from local files alone', async (t) => {
  const { page, service } = await visit(t, { path: 'docs/' })
  const { endpoints } = (await service.inject('/v1/')).json()
  await page.getByText('Draw one card').first().waitFor()
  for (const { summary } of endpoints) await page.getByText(summary).first().waitFor()
})
