/**
 * Takes the README's two pictures of the page, and those of the manifest.
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
    path: 'draw#spread=celtic_cross&seed=late-wind-7',
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

/** For the manifest. */
const SCREENSHOTS = [
  {
    file: 'src/web/screenshot-phone.jpg',
    theme: 'light',
    path: '',
    selector: '#today .own-sentence',
    size: { width: 390, height: 844 },
  },
  {
    file: 'src/web/screenshot-desktop.jpg',
    theme: 'dark',
    path: 'draw#spread=celtic_cross&seed=late-wind-7',
    selector: '#spread .reading li:nth-child(10)',
    size: { width: 1280, height: 800 },
  },
] as const

/** A visitor who gave a sign. */
const VISITOR = JSON.stringify({ births: [], chosen: '', second: '', sign: 'scorpio' })

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
for (const { file, theme, path, selector, size } of SCREENSHOTS) {
  const context = await browser.newContext({ viewport: size, colorScheme: theme, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.clock.install({ time: NOW })
  await page.addInitScript((stored) => localStorage.setItem('augury.births', stored), VISITOR)
  await page.goto(`${url}/${path}`)
  await page.locator(selector).waitFor()
  await page.waitForLoadState('networkidle')
  await page.clock.runFor(1000)
  // A browser shows it small, once: a tenth of the bytes are enough.
  await page.screenshot({ path: file, type: 'jpeg', quality: 82 })
  await context.close()
  console.log(file)
}
await browser.close()
await service.close()
