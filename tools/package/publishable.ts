/** `npm publish` runs this first: it stops if something is missing, and in a dry run only says so. */
import { readFileSync } from 'node:fs'
import { type Manifest, missingForRelease } from './publish-check.ts'

const MANIFESTS = ['package.json', 'client/package.json']
const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

const manifests = Object.fromEntries(MANIFESTS.map((path) => [path, JSON.parse(read(path)) as Manifest]))
const missing = missingForRelease(manifests, read('CHANGELOG.md'))
if (missing.length > 0) {
  console.error(
    `Not ready to be published (docs/releasing.md):\n${missing.map((line) => `  ${line}`).join('\n')}`,
  )
  if (process.env.npm_config_dry_run !== 'true') process.exitCode = 1
}
