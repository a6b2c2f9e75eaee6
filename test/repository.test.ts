/** The files beside the sources that other programs read: workflows, issue forms, updates of dependencies, the editor. */
import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { parse } from 'yaml'

const read = (path: string) => readFileSync(path, 'utf8')

interface Step {
  readonly uses?: string
  readonly run?: string
}

interface Job {
  readonly uses?: string
  readonly 'timeout-minutes'?: number
  readonly steps?: readonly Step[]
}

const workflows = globSync('.github/workflows/*.yml').map((path) => ({
  path,
  ...(parse(read(path)) as { on: object; permissions: Record<string, string>; jobs: Record<string, Job> }),
}))

test('there are workflows for tests, releases and the image, with as few rights as they need', () => {
  assert.deepEqual(workflows.map(({ path }) => path.split('/').at(-1)).sort(), [
    'image.yml',
    'release.yml',
    'test.yml',
  ])
  for (const { path, permissions } of workflows) assert.equal(permissions.contents, 'read', path)
})

test('every job has an end, its actions a version, and its npm scripts and files are there', () => {
  const { scripts } = JSON.parse(read('package.json'))
  for (const { path, jobs } of workflows)
    for (const job of Object.values(jobs)) {
      if (job.uses !== undefined) {
        assert.ok(existsSync(job.uses), `${path}: ${job.uses}`)
        continue
      }
      assert.ok(job['timeout-minutes']! <= 60, path)
      for (const { uses, run } of job.steps!) {
        if (uses !== undefined) assert.match(uses, /^[\w-]+\/[\w-]+@v\d+$/, path)
        if (run?.startsWith('.ci/')) assert.ok(existsSync(run), run)
        for (const [, script] of run?.matchAll(/npm run ([\w:-]+)/g) ?? [])
          assert.ok(script! in scripts, `npm run ${script}`)
      }
    }
})

test('a tag publishes only after the tests, and both packages', () => {
  const { jobs } = workflows.find(({ path }) => path.endsWith('release.yml'))!
  assert.equal((jobs.publish as { needs?: string }).needs, 'test')
  assert.equal(jobs.publish!.steps!.filter(({ run }) => run?.startsWith('npm publish')).length, 2)
})

test('updates are looked for wherever versions are pinned', () => {
  const { version, updates } = parse(read('.github/dependabot.yml'))
  assert.equal(version, 2)
  assert.deepEqual(
    updates.map((update: Record<string, string>) => update['package-ecosystem']),
    ['npm', 'github-actions', 'docker'],
  )
})

test('every issue form has a name, a description and questions with ids of their own', () => {
  const forms = globSync('.github/ISSUE_TEMPLATE/*.yml').filter((path) => !path.endsWith('config.yml'))
  assert.ok(forms.length >= 3)
  for (const path of forms) {
    const { name, description, body } = parse(read(path))
    assert.ok(name.length > 5 && description.length > 20, path)
    const questions = body.filter(({ type }: { type: string }) => type !== 'markdown')
    const ids = questions.map(({ id }: { id: string }) => id)
    assert.ok(ids.length > 0 && new Set(ids).size === ids.length && !ids.includes(undefined), path)
    for (const { attributes } of questions) assert.ok(attributes.label.length > 3, path)
  }
})

test('every command in AGENTS.md is a script of npm or one of its own', () => {
  const { scripts } = JSON.parse(read('package.json'))
  const commands = [...read('AGENTS.md').matchAll(/^ {4}npm (?:run )?([\w:-]+)/gm)].map(([, name]) => name!)
  assert.ok(commands.length >= 5)
  for (const name of commands) assert.ok(name === 'ci' || name in scripts, name)
})
