/**
 * Every curl in the documentation is sent to a running service; an answer printed beneath it must have the shape of the real
 * one, and be the real one where a seed decides it.
 */
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { after, test } from 'node:test'
import { testParts, testService } from './service.ts'

const service = await testService(testParts({ RATE_LIMITS: 'off' }))
const address = await service.listen({ host: '127.0.0.1', port: 0 })
after(() => service.close())

interface Example {
  readonly page: string
  readonly command: string
  /** JSON printed after the command, if there is any. */
  readonly answer: string
}

/** Pages for users; decisions and sources show none. */
const PAGES = ['README.md', 'client/README.md', 'deck/README.md', 'AGENTS.md', ...globSync('docs/**/*.md')]

/** Commands and answers stand in indented or fenced blocks; a command ends where its quotes and line joins do. */
function examplesIn(page: string): Example[] {
  const lines = readFileSync(page, 'utf8').split('\n')
  const examples: Example[] = []
  for (let at = 0; at < lines.length; at++) {
    if (!/^\s*(\$ )?curl /.test(lines[at]!)) continue
    let command = lines[at]!.trim().replace(/^\$ /, '')
    while (isUnfinished(command) && at + 1 < lines.length)
      command = `${command.replace(/\\$/, '')}\n${lines[++at]!.trim()}`
    while (lines[at + 1] === '' && /^\s*\{/.test(lines[at + 2] ?? '')) at++
    let answer = ''
    const isBlock = (line: string | undefined) => line !== undefined && /^(\s{2,}|\{|\})/.test(line)
    while (/^\s*\{/.test(lines[at + 1] ?? '') || (answer !== '' && isBlock(lines[at + 1])))
      answer += lines[++at]!.trim()
    examples.push({ page, command, answer })
  }
  return examples
}

const isUnfinished = (command: string) =>
  command.endsWith('\\') || (command.match(/'/g) ?? []).length % 2 === 1

interface CurlRequest {
  readonly url: string
  readonly method: string
  readonly headers: Record<string, string>
  readonly body: string | undefined
}

/** The few options our examples use; any other is a mistake here. */
function parsed(command: string): CurlRequest {
  const words = [...command.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(
    (match) => match[1] ?? match[2] ?? match[3]!,
  )
  const request = {
    url: '',
    method: '',
    headers: {} as Record<string, string>,
    body: undefined as string | undefined,
  }
  for (let at = 1; at < words.length; at++) {
    const word = words[at]!
    if (word === '|') break
    if (word === '-H') {
      const [name, ...value] = words[++at]!.split(':')
      request.headers[name!.trim()] = value.join(':').trim()
    } else if (word === '-d' || word === '--json') {
      request.body = words[++at]!
      if (word === '--json') request.headers['content-type'] = 'application/json'
    } else if (word === '-X') request.method = words[++at]!
    else if (word === '-o') at++
    else if (/^https?:/.test(word)) request.url = word
    else assert.match(word, /^-[sSifG]+$/, `the test does not know ${word} in: ${command}`)
  }
  return { ...request, method: request.method || (request.body === undefined ? 'GET' : 'POST') }
}

/** Every member of the printed answer is in the real one, with the same type; `…` stands for what was left out. */
function assertShape(printed: unknown, real: unknown, path: string): void {
  if (printed === '…') return
  assert.equal(typeof printed, typeof real, path)
  if (Array.isArray(printed)) {
    assert.ok(Array.isArray(real), path)
    for (const [at, item] of printed.entries())
      if (real[at] !== undefined) assertShape(item, real[at], `${path}[${at}]`)
  } else if (typeof printed === 'object' && printed !== null)
    for (const [name, value] of Object.entries(printed)) {
      assert.ok(name === '…' || Object.hasOwn(real as object, name), `${path}.${name} is not in the answer`)
      if (name !== '…') assertShape(value, (real as Record<string, unknown>)[name], `${path}.${name}`)
    }
}

const examples = PAGES.flatMap(examplesIn)

test('no curl is passed over, and the first of them is shown with its answer', () => {
  const written = PAGES.flatMap((page) => readFileSync(page, 'utf8').match(/\bcurl +[-'"h]/g) ?? [])
  assert.equal(examples.length, written.length)
  assert.ok(examples.length >= 3, `${examples.length} found`)
  assert.equal(examples[0]!.page, 'README.md')
  assert.notEqual(examples[0]!.answer, '')
})

for (const { page, command, answer } of examples)
  test(`${page}: ${command.split('\n')[0]}`, async () => {
    const { url, method, headers, body } = parsed(command)
    const own = url.replace(/^https?:\/\/[^/]+/, address)
    const reply = await fetch(own, { method, headers, ...(body === undefined ? {} : { body }) })
    const text = await reply.text()
    assert.equal(reply.status, 200, text.slice(0, 300))
    if (answer === '') return
    assertShape(JSON.parse(answer), JSON.parse(text), 'answer')
    if (body?.includes('"seed"'))
      assert.deepEqual(JSON.parse(answer), JSON.parse(text.replaceAll(address, new URL(url).origin)))
  })

test('every picture of ours that a page shows by its address is there', async () => {
  const shown = PAGES.flatMap((page) => [...readFileSync(page, 'utf8').matchAll(/src="(\/[^"]+)"/g)])
  assert.ok(shown.length > 0)
  for (const [, path] of shown)
    assert.equal((await fetch(address + path!.replaceAll('&amp;', '&'))).status, 200, path!)
})
