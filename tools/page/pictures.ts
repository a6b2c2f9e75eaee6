/**
 * Takes the README's two pictures of the page.
 *
 *     npm run build -- pictures
 */
import { BuiltPage } from '../../src/page/built-page.ts'
import { launchChromium } from '../../test/browser/chromium.ts'
import { testParts, testService } from '../../test/service.ts'

const NOW = Date.UTC(2026, 10, 15, 12)
const PICTURES = [
  {
    file: 'docs/page-dark.png',
    theme: 'dark',
    path: '#spread=celtic_cross&seed=late-wind-7',
    selector: '#spread .reading li:nth-child(10)',
    top: '.table',
    above: 95,
    height: 1385,
  },
  {
    file: 'docs/page-light.png',
    theme: 'light',
    path: 'sky/scorpio#style=detailed&date=2026-11-15',
    selector: '#sky .meters',
    top: '#sky h2',
    above: 95,
    height: 1420,
    click: '#sky .chips button',
  },
] as const

const parts = testParts({ RATE_LIMITS: 'off' }, { page: new BuiltPage() })
const service = await testService({ ...parts, now: () => NOW })
const url = await service.listen({ host: '127.0.0.1', port: 0 })
const browser = await launchChromium()

for (const { file, theme, path, selector, top, above, height, ...picture } of PICTURES) {
  const context = await browser.newContext({
    viewport: { width: 1280, height },
    colorScheme: theme,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.clock.install({ time: NOW })
  await page.goto(`${url}/${path}`)
  await page.locator(selector).waitFor()
  await page.waitForLoadState('networkidle')
  if ('click' in picture) await page.locator(picture.click).first().click()
  await page.mouse.move(0, 0)
  // So far above the heading it begins; further than the page goes is its beginning.
  await page.evaluate(`scrollBy(0, document.querySelector('${top}').getBoundingClientRect().top - ${above})`)
  await page.clock.runFor(1000)
  await page.screenshot({ path: file })
  await context.close()
  console.log(file)
}
await browser.close()
await service.close()
