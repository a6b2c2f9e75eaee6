import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ConfigError, readConfig, SETTINGS, secretsOf } from './config.ts'

const complaint = (environment: Record<string, string>): string => {
  try {
    readConfig(environment)
  } catch (error) {
    assert.ok(error instanceof ConfigError)
    return error.message
  }
  return assert.fail(`${JSON.stringify(environment)} was accepted`)
}

test('every setting is optional', () => {
  const { host, port, dataDir, rateLimits, workers, logLevel, llmProvider, llmTimeoutMs, llmDailyCalls } =
    readConfig({})
  assert.deepEqual(
    { host, port, dataDir, rateLimits, workers, logLevel, llmProvider, llmTimeoutMs, llmDailyCalls },
    {
      host: '127.0.0.1',
      port: 8080,
      dataDir: './var',
      rateLimits: 'on',
      workers: 1,
      logLevel: 'info',
      llmProvider: 'none',
      llmTimeoutMs: 4500,
      llmDailyCalls: 2000,
    },
  )
})

test('an empty variable counts as unset', () => assert.equal(readConfig({ PORT: '' }).port, 8080))

test('the message about a wrong value names the variable and its allowed values', () => {
  assert.equal(complaint({ PORT: '80a' }), 'PORT takes a whole number from 0 to 65535; "80a" is not valid.')
  assert.equal(
    complaint({ LLM_PROVIDER: 'maybe' }),
    'LLM_PROVIDER takes none, openai, anthropic, google, openai-compatible; "maybe" is not valid.',
  )
})

const WRONG: Record<string, readonly string[]> = {
  HOST: ['a b', 'x/y', 'x'.repeat(256)],
  PORT: ['-1', '65536', '8080.5', '0x50', ' 80', '1e3'],
  DATA_DIR: ['a\u0000b'],
  PUBLIC_URL: [
    'example.org',
    'ftp://example.org',
    'https://example.org/#a',
    'https://example.org/?q',
    'https://a:b@example.org',
  ],
  SITE_NAME: [' Moon', 'Moon ', 'Moon\nStar', 'Moon\u202eStar', 'x'.repeat(41)],
  ALLOWED_HOSTS: ['*', 'example.org:80', 'https://example.org', 'a,,b', 'a.*.org', '[fe80', 'a b', '.org'],
  TRUST_PROXY: ['10.0.0.0/33', '10.0.0', '::1/129', 'loopback', '10.0.0.0/8,', '1.2.3.4/8/8'],
  CONNECTIONS_PER_ADDRESS: ['0', '10001', 'all'],
  RATE_LIMITS: [
    'ON',
    'true',
    'tarot',
    'tarot=',
    'tarot=0',
    'tarot=1000001',
    'tarot=1/0',
    'tarot=-1',
    'tarot=1.5',
    'tarot=1/2/3',
    'tarot=1,',
    'tarot=1,tarot=2',
    'off,tarot=1',
  ],
  API_KEYS_FILE: ['a\u0000b'],
  CORS_ORIGINS: [
    'example.org',
    'https://example.org/',
    'https://Example.org',
    'https://example.org:443',
    'https://*.example.org',
    'https://a.example,*',
    'null',
  ],
  REDIS_URL: ['http://127.0.0.1', '127.0.0.1:6379'],
  SECRET: ['too short', 'fifteen letters', 'x'.repeat(1001), 'with a space in its middle'],
  SECRET_FILE: ['a\u0000b'],
  FEED_KEY: ['too short', 'fifteen letters', 'x'.repeat(1001), 'with a space in its middle'],
  FEED_KEY_OLD: ['too short', 'fifteen letters', 'x'.repeat(1001), 'with a space in its middle'],
  WORKERS: ['0', '65', 'auto'],
  ADMIN_PORT: ['65536', 'x'],
  ADMIN_HOST: ['a b', 'http://10.0.0.1'],
  LOG_LEVEL: ['verbose'],
  LOG_FORMAT: ['pretty'],
  HELPLINES: ['a\nb', '<b>112</b>', 'x'.repeat(1001)],
  LLM_PROVIDER: ['OpenAI', 'other'],
  LLM_MODEL: ['has space', 'x'.repeat(201)],
  LLM_BASE_URL: ['localhost:11434', 'ws://x'],
  LLM_API_KEY: ['line\nbreak', 'x'.repeat(1001)],
  LLM_QUESTIONS: ['yes', 'true'],
  LLM_TIMEOUT_MS: ['99', '4801', 'fast'],
  LLM_DAILY_CALLS: ['-1', 'many'],
  LLM_CONCURRENCY: ['0', '1001'],
}

test('every setting has wrong values, each refused with a message that names the setting', () => {
  assert.deepEqual(
    Object.keys(WRONG),
    Object.values(SETTINGS).map(({ name }) => name),
  )
  for (const [name, values] of Object.entries(WRONG))
    for (const value of values)
      assert.match(complaint({ [name]: value }), new RegExp(`^${name} takes .+\\.$`), value)
})

const RIGHT: Record<string, readonly string[]> = {
  HOST: ['::1', 'x'.repeat(255)],
  PORT: ['0', '65535'],
  PUBLIC_URL: ['http://example.org', 'https://example.org/augury'],
  SITE_NAME: ['M', 'Moon & Stars', 'Зоряна ніч', 'x'.repeat(40)],
  CONNECTIONS_PER_ADDRESS: ['1', '10000'],
  RATE_LIMITS: ['on', 'off', 'tarot=1', 'tarot=1000000/1000000'],
  REDIS_URL: ['redis://127.0.0.1', 'rediss://user:word@example.org:6380/1?x=y'],
  SECRET: ['x'.repeat(16), 'x'.repeat(1000)],
  FEED_KEY: ['x'.repeat(16), 'x'.repeat(1000)],
  FEED_KEY_OLD: ['x'.repeat(16), 'x'.repeat(1000)],
  WORKERS: ['1', '64'],
  ADMIN_PORT: ['0', '65535'],
  LOG_LEVEL: ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
  LOG_FORMAT: ['auto', 'json', 'text'],
  HELPLINES: ['x'.repeat(1000)],
  LLM_MODEL: ['m', 'x'.repeat(200)],
  LLM_BASE_URL: ['http://127.0.0.1:11434/v1', 'https://example.org/v1'],
  LLM_API_KEY: ['k', 'x'.repeat(1000)],
  LLM_TIMEOUT_MS: ['100', '4800'],
  LLM_DAILY_CALLS: ['0', '1000000000'],
  LLM_CONCURRENCY: ['1', '1000'],
}

test('values at the edges of what a setting takes are taken', () => {
  for (const [name, values] of Object.entries(RIGHT))
    for (const value of values) assert.doesNotThrow(() => readConfig({ [name]: value }), `${name} ${value}`)
  assert.match(complaint({ LLM_DAILY_CALLS: '1000000001' }), /^LLM_DAILY_CALLS takes .* 0 to 1000000000;/)
})

test('the message about a wrong URL has an example', () => {
  const examples = {
    PUBLIC_URL: 'https://augury.example.org',
    REDIS_URL: 'redis://127.0.0.1:6379',
    LLM_BASE_URL: 'http://127.0.0.1:11434/v1',
  }
  for (const [name, example] of Object.entries(examples))
    assert.ok(complaint({ [name]: 'x' }).startsWith(`${name} takes a URL such as ${example}; `), name)
})

test('secrets of at least four characters are removed from what is logged', () => {
  const withPassword = (password: string) =>
    secretsOf(readConfig({ REDIS_URL: `redis://:${password}@127.0.0.1` }))
  assert.deepEqual(withPassword('abc'), [])
  assert.deepEqual(withPassword('abcd'), ['abcd', 'abcd'])
  assert.deepEqual(withPassword('p%40ss'), ['p%40ss', 'p@ss'])
  assert.deepEqual(secretsOf({ secret: 'of-the-service', llmApiKey: 'key' }), ['of-the-service'])
})

test('an error message never contains a secret', () => {
  assert.doesNotMatch(complaint({ LLM_API_KEY: 'sk-very secret' }), /very/)
  assert.doesNotMatch(complaint({ SECRET: 'a sesame that opens' }), /sesame/)
  assert.doesNotMatch(complaint({ REDIS_URL: 'http://user:hunter2@host' }), /hunter2/)
})

test('a model needs its name, and a key or an address', () => {
  assert.match(complaint({ LLM_PROVIDER: 'openai' }), /^LLM_MODEL must be set/)
  assert.match(complaint({ LLM_PROVIDER: 'anthropic', LLM_MODEL: 'm' }), /^LLM_API_KEY must be set/)
  assert.match(complaint({ LLM_PROVIDER: 'openai-compatible', LLM_MODEL: 'm' }), /^LLM_BASE_URL must be set/)
  assert.equal(readConfig({ LLM_PROVIDER: 'google', LLM_MODEL: 'm', LLM_API_KEY: 'k' }).llmModel, 'm')
})

test('proxies are addresses and ranges of both families', () => {
  const { trustProxy } = readConfig({ TRUST_PROXY: '10.0.0.0/8, 192.0.2.7, fd00::/8,::1' })
  const inside = [
    ['10.255.0.1', 'ipv4'],
    ['192.0.2.7', 'ipv4'],
    ['fd12::1', 'ipv6'],
    ['::1', 'ipv6'],
    ['::ffff:10.1.2.3', 'ipv6'],
  ] as const
  for (const [address, family] of inside) assert.ok(trustProxy?.check(address, family), address)
  assert.equal(trustProxy?.check('192.0.2.8', 'ipv4'), false)
})

test('limits are set by group, per minute and per day', () => {
  assert.deepEqual(
    readConfig({ RATE_LIMITS: 'natalChart=100/5000, tarot=200' }).rateLimits,
    new Map([
      ['natalChart', { perMinute: 100, perDay: 5000 }],
      ['tarot', { perMinute: 200 }],
    ]),
  )
  for (const word of ['on', 'off']) assert.equal(readConfig({ RATE_LIMITS: word }).rateLimits, word)
})

test('origins are those that a browser sends, also of apps', () => {
  assert.equal(readConfig({}).corsOrigins, '*')
  const given = [
    'https://app.example.org',
    'http://localhost:5173',
    'http://[::1]:8080',
    'capacitor://localhost',
  ]
  assert.deepEqual(readConfig({ CORS_ORIGINS: given.join(', ') }).corsOrigins, new Set(given))
})

test('the trailing slash of a URL is removed, so that a path can follow', () => {
  assert.equal(
    readConfig({ PUBLIC_URL: 'https://example.org/augury/' }).publicUrl,
    'https://example.org/augury',
  )
})
