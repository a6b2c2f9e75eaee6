import assert from 'node:assert/strict'
import { test } from './browser-test.ts'
import { visit } from './visit.ts'

test('the theme follows the system until one is chosen, which is remembered', async (t) => {
  const { page } = await visit(t, { theme: 'dark' })
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const dark = await ground()
  await page.getByRole('button', { name: 'Switch to the light theme' }).click()
  const light = await ground()
  assert.notEqual(light, dark)
  await page.reload()
  await page.locator('h1').waitFor()
  assert.equal(await ground(), light)
  await page.getByRole('button', { name: 'Switch to the dark theme' }).click()
  assert.equal(await ground(), dark)
  await page.emulateMedia({ colorScheme: 'light' })
  assert.equal(await ground(), light, 'it follows the system again')
})

test('cards turn one after another, and do not when motion is not wanted', async (t) => {
  const turning = async (motion: 'reduce' | 'no-preference') => {
    const { page } = await visit(t, { motion, path: '#spread=past_present_future&seed=m' })
    await page.locator('#spread .cloth button.card').nth(2).waitFor()
    return page
      .locator('#spread .faces')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).transition))
  }
  const still = await turning('reduce')
  assert.ok(
    still.every((transition) => /^none|0s/.test(transition)),
    still.join(),
  )
  const moving = await turning('no-preference')
  assert.equal(new Set(moving).size, 3, 'each has its own delay')
})
