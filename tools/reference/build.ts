/**
 * Writes data/reference: Scalar's script for browsers, compressed, and the packages that are in it with their licences.
 *
 *     npm install --prefix FOLDER --ignore-scripts @scalar/api-reference@VERSION
 *     npm run build -- reference FOLDER
 */
import assert from 'node:assert/strict'
import { hash } from 'node:crypto'
import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { copyrightIn } from '../notices/packages.ts'

const [folder] = process.argv.slice(2)
assert(folder !== undefined, 'npm run build -- reference FOLDER (data/reference/SOURCE.md)')
const modules = join(folder, 'node_modules')
const scalar = join(modules, '@scalar/api-reference')
const target = new URL('../../data/reference/', import.meta.url)

interface Manifest {
  readonly version: string
  readonly license: string
}

const manifestOf = (path: string): Manifest => JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'))

/** Names and versions of the packages in the script, from its source map; Scalar's own are one. */
function bundled(): Map<string, string> {
  const { sources } = JSON.parse(readFileSync(join(scalar, 'dist/browser/standalone.js.map'), 'utf8'))
  const found = new Map<string, string>()
  for (const source of sources as string[]) {
    const [, version, name] =
      /\.pnpm\/[^/]*?@([\d][^/_]*)[^/]*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? []
    if (name !== undefined) found.set(name, version!)
  }
  return found
}

/** Some lie in the folder of the package that needs them. */
const nested = globSync('*/{,*/}node_modules/{*,@*/*}', { cwd: modules }).map((path) => join(modules, path))

function row([name, version]: [string, string]): string {
  const home = [join(modules, name), ...nested.filter((path) => path.endsWith(`/node_modules/${name}`))].find(
    existsSync,
  )
  assert(home !== undefined, `${name} is not installed in ${folder}`)
  const file = readdirSync(home).find((each) => /^licen[cs]e/i.test(each))
  const holder = copyrightIn(file === undefined ? '' : readFileSync(join(home, file), 'utf8')) ?? '–'
  return `| \`${name}\` | ${version} | ${manifestOf(home).license} | ${holder} |`
}

const script = readFileSync(join(scalar, 'dist/browser/standalone.js'))
const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: script.length }
writeFileSync(new URL('scalar.js.br', target), brotliCompressSync(script, { params }))
const rows = [...bundled()].sort(([a], [b]) => (a < b ? -1 : 1)).map(row)
writeFileSync(
  new URL('NOTICES.md', target),
  `# What is in the script of the reference

\`scalar.js.br\` is the script \`dist/browser/standalone.js\` of \`@scalar/api-reference\` ${manifestOf(scalar).version} (MIT, Copyright (c) 2023-present Scalar), which contains these packages.
The texts of the licences are in the packages themselves, under their names at https://www.npmjs.com.

| Package | Version | Licence | Copyright |
|---|---|---|---|
${rows.join('\n')}
`,
)
console.log(
  `version ${manifestOf(scalar).version}, SHA-256 of the script ${hash('sha256', script)}, ${script.length} bytes`,
)
