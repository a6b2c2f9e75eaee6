import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { ConfigError, readConfig } from '../config.ts'
import { REPORT_PACKAGES } from '../report/report-printer.ts'
import { checkOptionalPackages, OPTIONAL_PACKAGES } from './optional-packages.ts'

const { peerDependencies, peerDependenciesMeta, devDependencies } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
)
const REDIS = readConfig({ REDIS_URL: 'redis://127.0.0.1' })
const MODEL = readConfig({ LLM_PROVIDER: 'anthropic', LLM_MODEL: 'any', LLM_API_KEY: 'key' })

test('optional packages are optional in package.json, in the same major version (before 1.0 the minor one), and a checkout has them', () => {
  const specs = new Set<string>([...Object.values(OPTIONAL_PACKAGES).flat(), ...REPORT_PACKAGES])
  const majors = Object.entries<string>(peerDependencies).map(
    ([name, range]) => `${name}@${/^\^(0\.\d+|\d+)\./.exec(range)![1]}`,
  )
  assert.deepEqual([...specs].sort(), majors.sort())
  for (const name of Object.keys(peerDependencies)) {
    assert.deepEqual(peerDependenciesMeta[name], { optional: true })
    assert.equal(peerDependencies[name], `^${devDependencies[name]}`)
  }
})

test('a setting without its package is a mistake that names both', () => {
  const without = (missing: string) => (name: string) => name !== missing
  assert.throws(
    () => checkOptionalPackages(REDIS, without('redis')),
    (error) => error instanceof ConfigError && /^REDIS_URL needs redis, .* run "npm/.test(error.message),
  )
  assert.throws(
    () => checkOptionalPackages(MODEL, without('@ai-sdk/anthropic')),
    /^Error: LLM_PROVIDER=anthropic needs @ai-sdk\/anthropic, /,
  )
})

test('the package that every provider shares is the first that is missing, then that of the provider', () => {
  const provider = (name: string) =>
    readConfig({
      LLM_PROVIDER: name,
      LLM_MODEL: 'any',
      LLM_API_KEY: 'key',
      LLM_BASE_URL: 'http://127.0.0.1:1/v1',
    })
  const needs = (name: string) => {
    try {
      checkOptionalPackages(provider(name), () => false)
      return undefined
    } catch (error) {
      return /needs (.+?), /.exec((error as Error).message)![1]
    }
  }
  assert.equal(needs('openai'), 'ai and @ai-sdk/openai')
  assert.equal(needs('anthropic'), 'ai and @ai-sdk/anthropic')
  assert.equal(needs('google'), 'ai and @ai-sdk/google')
  assert.equal(needs('openai-compatible'), 'ai and @ai-sdk/openai-compatible')
})

test('only what the settings need is looked for', () => {
  checkOptionalPackages(readConfig({}), () => assert.fail())
  checkOptionalPackages(REDIS)
  checkOptionalPackages(MODEL)
})
