/** The client as a package: JavaScript and types, as ES modules and as CommonJS. */
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

const HOME = fileURLToPath(new URL('../../', import.meta.url))
export const CLIENT = join(HOME, 'client')
export const COMPILER = join(HOME, 'node_modules/typescript/bin/tsc')

const FLAVOURS = {
  esm: [],
  cjs: ['--module', 'commonjs', '--moduleResolution', 'bundler', '--verbatimModuleSyntax', 'false'],
} as const

/** Writes the package's `dist` into a folder. */
export function compileClient(folder: string): void {
  const dist = join(folder, 'dist')
  rmSync(dist, { recursive: true, force: true })
  for (const [flavour, options] of Object.entries(FLAVOURS))
    execFileSync(process.execPath, [COMPILER, '-p', CLIENT, ...options, '--outDir', join(dist, flavour)], {
      stdio: ['ignore', 'inherit', 'inherit'],
    })
  // Only the ES modules are of the type that the package names.
  writeFileSync(join(dist, 'cjs/package.json'), '{ "type": "commonjs" }\n')
  // The compiler leaves the endings of sources in declarations, where other compilers refuse them.
  for (const file of globSync(join(dist, '*/*.d.ts')))
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll("'./operations.ts'", "'./operations.js'"))
}

/** One script for a page, with nothing in it but what runs; the client is `AuguryClient` there. */
export async function bundledClient(folder: string): Promise<string> {
  const entry = join(folder, 'dist/esm/augury.js')
  const built = await build({
    configFile: false,
    root: folder,
    publicDir: false,
    logLevel: 'warn',
    build: { write: false, target: 'es2022', lib: { entry, formats: ['iife'], name: 'AuguryClient' } },
  })
  const [bundle] = built as { output: { code: string }[] }[]
  return bundle!.output[0]!.code
}

/** Bytes of it, as it is and compressed. */
export async function clientWeight(folder: string): Promise<{ minified: number; gzipped: number }> {
  const code = await bundledClient(folder)
  return { minified: Buffer.byteLength(code), gzipped: gzipSync(code, { level: 9 }).length }
}
