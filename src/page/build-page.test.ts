/** The page as its builder makes it now, whatever was built before and lies in dist/web. */
import assert from 'node:assert/strict'
import { existsSync, globSync } from 'node:fs'
import { join, relative } from 'node:path'
import { test } from 'node:test'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { HOME } from '../built/sources.ts'
import { parseAddress } from '../web/state/rooms.ts'
import { makePage, withCompressed } from './build-page.ts'
import { PAGE } from './built-page.ts'
import { EMBED_CONFIG, PAGE_CONFIG } from './page-config.ts'
import { EMBED, INDEX, NAMED_FILES } from './page-files.ts'

type BundledFile = Rolldown.OutputChunk | Rolldown.OutputAsset

const made = await makePage()
const bytesOf = (name: string) => Buffer.from(made.get(name)!)
const textOf = (name: string) => bytesOf(name).toString()
const plain = [...made.keys()].filter((name) => !/\.(gz|br)$/.test(name))

test('each text has a form with gzip and one with Brotli, which are the same unpacked, and small; pictures and fonts have none', () => {
  const texts = plain.filter((name) => !/\.(?:png|jpg|ico|woff2)$/.test(name))
  assert.ok(texts.length > 10 && texts.length < plain.length - 5)
  assert.equal(made.size, plain.length + 2 * texts.length)
  for (const name of texts) {
    assert.deepEqual(gunzipSync(bytesOf(`${name}.gz`)), bytesOf(name), name)
    assert.deepEqual(brotliDecompressSync(bytesOf(`${name}.br`)), bytesOf(name), name)
  }
  const weightOf = (end: string) => bytesOf(`embed.js${end}`).length
  assert.ok(weightOf('.br') < weightOf('.gz') && weightOf('.gz') < weightOf('') / 2)
})

test('a file whose media type nobody knows is no file of the page', () => {
  assert.throws(() => withCompressed(new Map([['a.txt', Buffer.from('x')]])), /no content type for a\.txt/)
})

test('all that the page is made of is among its sources, so that a change of it makes another page', async () => {
  const bundles = await Promise.all([PAGE_CONFIG, EMBED_CONFIG].map((config) => build(config)))
  const read = bundles.flatMap((bundle) =>
    (bundle as { output: BundledFile[] }).output.flatMap((item) =>
      item.type === 'chunk'
        ? item.moduleIds
        : item.originalFileNames.map((name) => join(PAGE_CONFIG.root, name)),
    ),
  )
  const files = read
    .map((path) => relative(HOME, path))
    .filter((path) => existsSync(path) && !/node_modules/.test(path))
  assert.ok(files.length > 100)
  const sources = new Set(globSync([...PAGE.sources]))
  const program = ['src/page/build-page.ts', 'src/built/folder.ts', 'package.json', 'src/web/icon.svg']
  for (const path of [...files, ...program]) assert.ok(sources.has(path), path)
})

test('names change with the content, but for the files that browsers and other sites know by name', () => {
  const named = plain.filter((name) => !/^assets\/[\w-]+-[\w-]{8}\.(js|css|svg|woff2)$/.test(name))
  assert.deepEqual(named.toSorted(), [
    'embed.js',
    'favicon.ico',
    'icon-192.png',
    'icon-512.png',
    'icon-maskable.png',
    'index.html',
    'manifest.webmanifest',
    'screenshot-desktop.jpg',
    'screenshot-phone.jpg',
    'service-worker.js',
  ])
  assert.deepEqual([EMBED, INDEX, ...NAMED_FILES].toSorted(), named.toSorted(), 'what is served by name')
})

test('the document loads its files by relative addresses, and all that it names are there', () => {
  const document = textOf('index.html')
  const named = [...document.matchAll(/(?:src|href)="(?:\.\/)?([^"]+\.\w+)"/g)].map(([, name]) => name!)
  assert.ok(named.length >= 6)
  for (const name of named) assert.ok(plain.includes(name), name)
  assert.equal(named.filter((name) => name.endsWith('.js')).length, 1, 'a first visit loads one script')
  assert.doesNotMatch(document, /(?:src|href)="\/|\{\{/)
})

test('document and manifest have words in their places', () => {
  assert.match(textOf('index.html'), /<title>Augury: [^<{]+<\/title>/)
  const { name, icons, shortcuts, screenshots } = JSON.parse(textOf('manifest.webmanifest'))
  assert.match(name, /^Augury: /)
  for (const { src } of [...icons, ...screenshots]) assert.ok(plain.includes(src), src)
  for (const { src, sizes } of screenshots) {
    assert.equal(sizeOfJpeg(bytesOf(src)), sizes)
  }
  assert.deepEqual(
    shortcuts.map(({ url }: { url: string }) => parseAddress(url.replace('./', ''), '').room),
    ['today', 'spread', 'month', 'journal'],
  )
})

test('the service worker keeps all files of the page, and not itself, the document or the script for other sites', () => {
  const precached: string[] = JSON.parse(/\[(?:"[^"]+",?)+\]/.exec(textOf('service-worker.js'))![0])
  const others = [
    'embed.js',
    'index.html',
    'screenshot-desktop.jpg',
    'screenshot-phone.jpg',
    'service-worker.js',
  ]
  assert.deepEqual(precached, plain.filter((name) => !others.includes(name)).toSorted())
})

/** Width, height and how opaque the first dot is. */
function pictureIn(png: Buffer) {
  const length = png.indexOf('IDAT') - 4
  const data = png.subarray(length + 8, length + 8 + png.readUInt32BE(length))
  // Whatever the filter of the first line is, its first dot is written as it is: red, green, blue, opacity.
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20), corner: firstBytes(data)[4] }
}

/** By the header of the frame, which is marked FFC0, or FFC2 if it comes in several passes. */
function sizeOfJpeg(jpeg: Buffer): string {
  const at = Math.max(jpeg.indexOf('ffc0', 'hex'), jpeg.indexOf('ffc2', 'hex'))
  return `${jpeg.readUInt16BE(at + 7)}x${jpeg.readUInt16BE(at + 5)}`
}

const firstBytes = (data: Buffer) => inflateSync(data, { finishFlush: 2 })

test('icons have their sizes and round corners; the one for launchers fills its corners', () => {
  assert.deepEqual(pictureIn(bytesOf('icon-192.png')), { width: 192, height: 192, corner: 0 })
  assert.deepEqual(pictureIn(bytesOf('icon-512.png')), { width: 512, height: 512, corner: 0 })
  assert.deepEqual(pictureIn(bytesOf('icon-maskable.png')), { width: 512, height: 512, corner: 255 })
})

test('the favicon holds pictures of 16, 32 and 48 dots', () => {
  const icon = bytesOf('favicon.ico')
  const pictures = Array.from({ length: icon.readUInt16LE(4) }, (_, n) => {
    const start = icon.readUInt32LE(6 + 16 * n + 12)
    return { entry: icon[6 + 16 * n], width: pictureIn(icon.subarray(start)).width }
  })
  assert.deepEqual(
    pictures,
    [16, 32, 48].map((width) => ({ entry: width, width })),
  )
})

test('scripts and styles are written for the browsers that know light-dark(), and bring no substitutes for older ones', () => {
  const styles = plain.filter((name) => name.endsWith('.css')).map(textOf)
  assert.ok(styles.some((style) => style.includes('light-dark(')))
  const scripts = plain.filter((name) => name.endsWith('.js')).map(textOf)
  // What fetches the modules of a document for browsers without modulepreload.
  for (const script of scripts) assert.doesNotMatch(script, /MutationObserver/)
  assert.deepEqual(PAGE_CONFIG.build.target, ['chrome123', 'edge123', 'firefox120', 'safari17.5'])
})

test('the script for other sites needs no module, and no browser that is newer than constructed style sheets', () => {
  assert.doesNotMatch(textOf('embed.js'), /^(?:import|export)\b|\bimport\(/m)
  assert.match(textOf('embed.js'), /^\(function\(\)\{/)
  assert.deepEqual(EMBED_CONFIG.build.target, ['chrome99', 'edge99', 'firefox101', 'safari16.4'])
})

test('nothing is written beside the sources', () => {
  for (const folder of ['../web/dist', '../embed/dist'])
    assert.equal(existsSync(new URL(folder, import.meta.url)), false)
})
