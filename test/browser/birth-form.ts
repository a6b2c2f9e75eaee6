/** The form of the birth chart, filled in as a visitor does. */
import type { Page } from 'playwright-core'

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
