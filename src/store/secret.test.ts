import assert from 'node:assert/strict'
import fs, {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, type TestContext, test } from 'node:test'
import { ConfigError, readConfig } from '../config.ts'
import { findSecret, openSecret } from './secret.ts'

const root = mkdtempSync(join(tmpdir(), 'augury-secret-'))
after(() => rmSync(root, { recursive: true, force: true }))
const folder = () => mkdtempSync(join(root, 'var-'))

function opened(environment: Record<string, string>) {
  const logged: string[] = []
  const secret = openSecret(readConfig(environment), ({ level, message }) =>
    logged.push(`${level}: ${message}`),
  )
  return { secret, logged }
}

test('the first start makes the secret, its file is its owner’s alone, and every later start finds it', () => {
  const directory = join(folder(), 'not', 'there', 'yet')
  const { secret, logged } = opened({ DATA_DIR: directory })
  assert.equal(Buffer.from(secret, 'base64url').length, 32, 'as hard to guess as a key of 256 bits')
  assert.deepEqual(readdirSync(directory), ['secret'], 'and nothing else is left')
  assert.equal(statSync(join(directory, 'secret')).mode & 0o777, 0o600)
  assert.equal(statSync(directory).mode & 0o777, 0o700)
  assert.equal(opened({ DATA_DIR: directory }).secret, secret)
  assert.deepEqual(logged, [])
})

test('a secret file that others could read becomes private', () => {
  const directory = folder()
  const { secret } = opened({ DATA_DIR: directory })
  chmodSync(join(directory, 'secret'), 0o644)
  assert.equal(opened({ DATA_DIR: directory }).secret, secret)
  assert.equal(statSync(join(directory, 'secret')).mode & 0o777, 0o600)
})

test('SECRET comes before SECRET_FILE, and both before the folder and Redis', () => {
  const directory = folder()
  const file = join(directory, 'elsewhere')
  const named = opened({ SECRET_FILE: file, DATA_DIR: directory, REDIS_URL: 'redis://127.0.0.1' })
  assert.equal(readFileSync(file, 'utf8'), `${named.secret}\n`)
  assert.equal(statSync(file).mode & 0o777, 0o600)
  assert.deepEqual(named.logged, [])
  const SECRET = 'said-by-the-operator'
  assert.deepEqual(opened({ SECRET, SECRET_FILE: file, DATA_DIR: directory }), { secret: SECRET, logged: [] })
  assert.deepEqual(readdirSync(directory), ['elsewhere'])
})

test('a SECRET_FILE that holds no secret, or cannot be made, stops the start with a sentence', () => {
  const short = join(folder(), 'short')
  writeFileSync(short, 'guess me\n')
  for (const SECRET_FILE of [short, join(short, 'in a file')])
    assert.throws(
      () => opened({ SECRET_FILE }),
      (error) => error instanceof ConfigError && /^SECRET_FILE takes .*\.$/.test(error.message),
    )
  assert.equal(readFileSync(short, 'utf8'), 'guess me\n', 'what is there is left alone')
})

test('over Redis without a secret each process has its own, and the log says what that costs', () => {
  const environment = { REDIS_URL: 'redis://127.0.0.1', DATA_DIR: folder() }
  const { secret, logged } = opened(environment)
  assert.equal(logged.length, 1)
  assert.match(logged[0]!, /^warn: neither SECRET nor SECRET_FILE is set/)
  assert.notEqual(opened(environment).secret, secret)
  assert.deepEqual(readdirSync(environment.DATA_DIR), [])
})

test('without a folder each process makes its own secret, and logs nothing', () => {
  const { secret, logged } = opened({ DATA_DIR: ':memory:' })
  assert.deepEqual(logged, [])
  assert.notEqual(opened({ DATA_DIR: ':memory:' }).secret, secret)
})

test('a folder that cannot be used costs the memory of the secret, never the start', () => {
  const inTheWay = join(folder(), 'file')
  writeFileSync(inTheWay, '')
  const { secret, logged } = opened({ DATA_DIR: inTheWay })
  assert.ok(secret.length >= 43)
  assert.match(logged.join(), /^info: the secret cannot be saved/)
  const directory = folder()
  writeFileSync(join(directory, 'secret'), 'torn')
  assert.match(opened({ DATA_DIR: directory }).logged.join(), /^warn: the secret cannot be saved/)
})

test('a command that leaves nothing behind finds the secret, and makes no file', () => {
  const directory = folder()
  const found = () => findSecret(readConfig({ DATA_DIR: directory }))
  assert.notEqual(found(), found())
  assert.deepEqual(readdirSync(directory), [])
  const { secret } = opened({ DATA_DIR: directory })
  assert.equal(found(), secret)
})

test('a command finds the secret where a start would: SECRET before SECRET_FILE, and that before the folder', () => {
  const directory = folder()
  const file = join(directory, 'elsewhere')
  const SECRET = 'said-by-the-operator'
  const found = (environment: Record<string, string>) =>
    findSecret(readConfig({ DATA_DIR: directory, ...environment }))
  opened({ DATA_DIR: directory })
  const { secret } = opened({ SECRET_FILE: file })
  assert.equal(found({ SECRET_FILE: file }), secret)
  assert.equal(found({ SECRET_FILE: file, SECRET }), SECRET)
})

/** Another process, or the disk, is quicker than the last step of making the file. */
function linkingMeets(t: TestContext, what: (path: string) => void): void {
  const link = t.mock.method(fs, 'linkSync', (_: string, path: string) => what(path))
  syncBuiltinESMExports()
  t.after(() => {
    link.mock.restore()
    syncBuiltinESMExports()
  })
}

test('of two that make the secret at once the slower takes that of the faster', (t) => {
  const directory = folder()
  linkingMeets(t, (path) => {
    writeFileSync(path, 'made-by-the-faster-process\n')
    throw Object.assign(new Error('it exists'), { code: 'EEXIST' })
  })
  assert.deepEqual(opened({ DATA_DIR: directory }), { secret: 'made-by-the-faster-process', logged: [] })
  assert.deepEqual(readdirSync(directory), ['secret'])
})

test('a folder that takes no links costs the memory of the secret, and nothing is left in it', (t) => {
  const directory = folder()
  linkingMeets(t, () => {
    throw Object.assign(new Error('no links here'), { code: 'EPERM' })
  })
  assert.match(opened({ DATA_DIR: directory }).logged.join(), /^info: the secret cannot be saved/)
  assert.deepEqual(readdirSync(directory), [])
})
