import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
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

/** Presses Tab until the focus is where it is wanted; a visitor without a mouse has no other way. */
async function tabTo(page: Page, wanted: string): Promise<void> {
  for (let pressed = 0; pressed < 60; pressed++) {
    await page.keyboard.press('Tab')
    const isThere = await page.evaluate(
      (selector) => document.activeElement?.matches(selector) ?? false,
      wanted,
    )
    if (isThere) return
  }
  assert.fail(`the Tab key does not reach ${wanted}`)
}

test('everything can be done with the keyboard alone', async (t) => {
  const { page } = await visit(t, { isDeveloper: true })
  await page.keyboard.press('Tab')
  assert.equal(await page.evaluate(() => document.activeElement?.textContent?.trim()), 'Skip to the content')
  await page.keyboard.press('Enter')
  await tabTo(page, '#spread .question')
  await page.keyboard.type('Where is the key?')
  await tabTo(page, '#spread select')
  await tabTo(page, '#spread .disclosure summary')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  assert.equal(await page.locator('#spread').getByRole('radio', { name: 'Love' }).isChecked(), true)
  await tabTo(page, '#spread .seed input')
  await page.keyboard.type('keys')
  await page.keyboard.press('Enter')
  await page.locator('#spread .cloth button.card').nth(2).waitFor()
  await tabTo(page, '#spread .cloth button.card')
  const outline = await page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle)
  assert.equal(outline, 'solid', 'the focus is shown')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await tabTo(page, '#spread .sentence')
  await page.locator('#spread .place.lit').first().waitFor()

  await tabTo(page, '#spread .request summary')
  await page.keyboard.press('Enter')
  await tabTo(page, '#spread [role=tab]')
  await page.keyboard.press('ArrowRight')
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'JavaScript')

  await goByKeys(page, 'Your sign')
  await page.locator('#sky .meters').waitFor()
  await tabTo(page, '#sky [name=sign]')
  await page.keyboard.press('ArrowRight')
  await page.locator('#sky article h3', { hasText: 'Taurus' }).waitFor()
  await tabTo(page, '#sky .chips button')
  await page.keyboard.press('Enter')
  await page.locator('#sky .sentence.lit').first().waitFor()

  await goByKeys(page, 'Birth chart')
  await page.locator('#chart').getByLabel('Date of birth').fill('1990-02-05')
  await page.locator('#chart').getByLabel('Local time').fill('23:40')
  await tabTo(page, '#chart [role=combobox]')
  await page.keyboard.type('lisb')
  await page.locator('#chart').getByRole('option').first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  assert.equal(await page.locator('#chart').getByLabel('Time zone').inputValue(), 'Europe/Lisbon')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Sun in Aquarius, Moon in Gemini, Libra rising' }).waitFor()
})

/** From wherever the focus is: the menu comes again after the end of the page. */
async function goByKeys(page: Page, room: string): Promise<void> {
  await page.evaluate(() => document.querySelector<HTMLElement>('.skip')?.focus())
  await tabTo(page, `nav [aria-label="${room}"]`)
  await page.keyboard.press('Enter')
}
