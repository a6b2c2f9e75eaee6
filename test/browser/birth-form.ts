/** The form of the birth chart, filled in as a visitor does. */
import type { Page } from 'playwright-core'
import { until } from '../until.ts'

export const chart = (page: Page) => page.locator('#chart')
export const cast = (page: Page) => chart(page).getByRole('button', { name: 'Cast the chart' }).click()

export async function chooseCity(page: Page, typed: string, offered: string): Promise<void> {
  await chart(page).getByRole('combobox', { name: 'Place of birth' }).fill(typed)
  await chart(page).getByRole('option', { name: offered, exact: true }).click()
}

export async function fillBirth(page: Page, date: string, time: string): Promise<void> {
  await chart(page).getByLabel('Date of birth').fill(date)
  await chart(page).getByLabel('Local time').fill(time)
}

/** The page scrolls to the wheel when a chart has come that was cast by the button; before that it moves from under the pointer. */
export const wheelIsInView = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const wheel = document.querySelector('#chart .wheel svg')?.getBoundingClientRect()
    return wheel !== undefined && wheel.top >= 0 && wheel.bottom <= innerHeight
  })

/** Scrolls to the reading until it is there: it is requested when its section comes near, which the chart above may push away again. */
export const goToReading = (page: Page): Promise<void> =>
  until('the reading is shown', async () => {
    await chart(page)
      .locator('.meaning')
      .evaluate((section) => section.scrollIntoView())
    return chart(page).locator('.portrait').isVisible()
  })
