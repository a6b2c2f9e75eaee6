/** The client as a package: JavaScript and types, as ES modules and as CommonJS. */
import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

/** What the client adds to a page: bytes of the minified module, as it is and compressed. */
export async function clientWeight(folder: string): Promise<{ minified: number; gzipped: number }> {
  const scratch = join(folder, 'weight')
  mkdirSync(scratch, { recursive: true })
  try {
    await build({
      configFile: false,
      root: folder,
      logLevel: 'warn',
      publicDir: false,
      build: {
        outDir: scratch,
        target: 'es2022',
        minify: true,
        lib: { entry: join(folder, 'dist/esm/augury.js'), formats: ['cjs'], fileName: () => 'client.js' },
      },
    })
    const code = readFileSync(join(scratch, 'client.js'))
    return { minified: code.length, gzipped: gzipSync(code, { level: 9 }).length }
  } finally {
    rmSync(scratch, { recursive: true })
  }
}
