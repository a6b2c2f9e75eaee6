import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'

const check = (...projects: string[]) =>
  spawnSync(process.execPath, ['tools/check.ts', ...projects], { encoding: 'utf8' })

test('a wrong type in one project does not hide that of the next, and one is enough to fail', (t) => {
  const root = mkdtempSync(join(tmpdir(), 'augury-check-'))
  t.after(() => rmSync(root, { recursive: true, force: true }))
  const project = (name: string, source: string) => {
    const folder = join(root, name)
    mkdirSync(folder)
    writeFileSync(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "types": [], "lib": ["es5"] } }')
    writeFileSync(join(folder, `${name}.ts`), source)
    return folder
  }
  const service = project('service', "export const port: number = '8080'")
  const page = project('page', 'export const title: string = 8080')
  const right = project('right', 'export const title: string = ""')
  const { stdout, status } = check(service, page, right)
  assert.match(stdout, /service\.ts/)
  assert.match(stdout, /page\.ts/)
  assert.equal(status, 1)
  assert.equal(check(right).status, 0)
})

test('npm run check is this program', () => {
  assert.equal(JSON.parse(readFileSync('package.json', 'utf8')).scripts.check, 'node tools/check.ts')
})
