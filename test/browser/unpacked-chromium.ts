/**
 * The Chromium of `@sparticuz/chromium`, unpacked. The package by itself unpacks it into names that every user of the
 * machine shares, and its libraries on Amazon's machines alone; here all of it goes into a folder of the user's own.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inflate } from '@sparticuz/chromium'

const HOME = fileURLToPath(new URL('../../', import.meta.url))
const ARCHIVES = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br']

/** The program, and the environment in which it finds its libraries and its font. */
export async function unpackedChromium() {
  const folder = await unpacked()
  const libraries = [join(folder, 'al2023/lib'), process.env.LD_LIBRARY_PATH ?? []].flat().join(':')
  const env = { ...process.env, LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: join(folder, 'fonts') }
  return { executablePath: join(folder, 'chromium'), env: env as Record<string, string> }
}

/** Kept in dist/ under the package's version, where that can be written; else of this process alone. */
async function unpacked(): Promise<string> {
  const { devDependencies } = JSON.parse(readFileSync(join(HOME, 'package.json'), 'utf8'))
  const shelf = join(HOME, 'dist/chromium')
  const cacheFolder = join(shelf, devDependencies['@sparticuz/chromium'])
  if (existsSync(cacheFolder)) return cacheFolder
  const folder = ownFolder(shelf)
  // Unless its name has changed by then.
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  await unpackInto(folder)
  try {
    // In one step: another process may be looking, or has been faster.
    renameSync(folder, cacheFolder)
  } catch {
    return existsSync(cacheFolder) ? cacheFolder : folder
  }
  return cacheFolder
}

/** Nobody else can look into a folder that `mkdtemp` makes. */
function ownFolder(shelf: string): string {
  try {
    mkdirSync(shelf, { recursive: true })
    return mkdtempSync(join(shelf, 'unpacking-'))
  } catch {
    return mkdtempSync(join(tmpdir(), 'augury-chromium-'))
  }
}

async function unpackInto(folder: string): Promise<void> {
  const archives = fileURLToPath(new URL('../bin/', import.meta.resolve('@sparticuz/chromium')))
  const before = process.env.TMPDIR
  process.env.TMPDIR = folder
  // `inflate` takes the folder's name when it is called, and works later.
  const work = ARCHIVES.map((name) => inflate(join(archives, name)))
  if (before === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = before
  await Promise.all(work)
  writeFileSync(join(folder, 'fonts/fonts.conf'), FONTS)
}

/** The package's own configuration looks for fonts where every user of the machine could put some. */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
</fontconfig>
`
