/** The form of the birth chart, filled in as a visitor does. */
import type { Locator, Page } from 'playwright-core'
import { until } from '../until.ts'
import { untilOnPage } from './until-on-page.ts'

export const chart = (page: Page) => page.locator('#chart')
export const cast = (page: Page) => chart(page).getByRole('button', { name: 'Cast the chart' }).click()

/** The form is a line once it has been answered. */
async function unfold(page: Page): Promise<void> {
  await chart(page).locator('.fold-line button, .birth-form').first().waitFor()
  const line = chart(page).locator('.fold-line button')
  if (await line.isVisible()) await line.click()
}

/** Houses and zodiac are chosen beside the line. */
export const openSettings = (page: Page) =>
  chart(page).locator('summary', { hasText: 'Houses and zodiac' }).click()

/** On a phone the tables are folded away, so that the reading comes before them. */
export const openNumbers = (page: Page) =>
  chart(page).locator('summary', { hasText: 'The chart in numbers' }).click()

/** Coordinates and time zone are folded away, because a town fills them in. */
export const openCoordinates = (page: Page) =>
  chart(page).locator('summary', { hasText: 'Coordinates and time zone' }).click()

export async function chooseCity(page: Page, typed: string, offered: string): Promise<void> {
  await chart(page).getByRole('combobox', { name: 'Place of birth' }).fill(typed)
  await chart(page).getByRole('option', { name: offered, exact: true }).click()
}

export async function fillBirth(page: Page, date: string, time: string): Promise<void> {
  await unfold(page)
  await chart(page).getByLabel('Date of birth').fill(date)
  await chart(page).getByLabel('Local time').fill(time)
}

/** The page scrolls to the wheel when a chart has come that was cast by the button; before that it moves from under the pointer. */
export const wheelIsInView = (page: Page): Promise<void> =>
  untilOnPage(page, 'the wheel is in view', () => {
    const wheel = document.querySelector('#chart .wheel svg')?.getBoundingClientRect()
    return wheel !== undefined && wheel.top >= 0 && wheel.bottom <= innerHeight
  })

export const scrollToReading = (page: Page) =>
  chart(page).evaluate((element) => {
    const section = element.querySelector('.meaning')
    if (section) section.scrollIntoView()
    else element.scrollIntoView({ block: 'end' })
  })

const reading = (page: Page) => chart(page).locator('.portrait')

/**
 * Scrolls to the reading until it is shown, or until what a test expects instead. Once is not enough: when a chart has come,
 * the page scrolls to the wheel, and on a busy machine it does so after a visitor who was faster.
 */
export const goToReading = (page: Page, expected: Locator = reading(page)): Promise<void> =>
  until('the reading is shown', async () => {
    await scrollToReading(page)
    return expected.isVisible()
  })
