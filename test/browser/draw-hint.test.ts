/** What the page tells a developer about a draw. */
import assert from 'node:assert/strict'
import { test } from './browser-test.ts'
import { visit } from './visit.ts'

test('below a draw, developers read how to get another one, with an address that gives it', async (t) => {
  const { page, service } = await visit(t, { path: 'draw', isDeveloper: true })
  const panel = page.locator('#spread details.request')
  await panel.locator('summary').click()
  await panel.getByText('everyone draws the same cards all day, by UTC').waitFor()
  const link = panel.getByRole('link', { name: 'GET /v1/tarot/draw?seed=anything' })
  const reply = await service.inject(`/${await link.getAttribute('href')}`)
  assert.equal(reply.json().seed_used, 'anything')
})
