import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type TestContext, test } from 'node:test'
import type { Worker } from 'node:worker_threads'
import type { Report } from './document.ts'
import { missingReportPackages, ReportPrinter } from './report-printer.ts'

const COVER = { drawings: [], lines: ['Ada'] }
const REPORT = {
  kind: 'Test',
  language: 'en',
  paper: 'a4',
  contents: 'Contents',
  cover: COVER,
  blocks: [{ type: 'paragraph', text: 'Nobody hurries you.' }],
} as const satisfies Report
const titled = (title: string): Report => ({ ...REPORT, cover: { ...COVER, title } })
const it = () => REPORT

test('a report that cannot be printed fails alone, and the next one is printed', async () => {
  const printer = new ReportPrinter()
  const faults = Promise.allSettled([
    printer.print(() => titled('小')),
    printer.print(() => ({ ...REPORT, blocks: [{ type: 'paragraph', text: '林' }] })),
    printer.print(() => ({
      ...REPORT,
      cover: {
        ...COVER,
        drawings: [{ art: { svg: '<svg viewBox="0 0 1 1"><text/></svg>' }, alternative: '' }],
      },
    })),
  ])
  const pdf = await printer.print(it)
  assert.equal(pdf.toString('latin1', 0, 8), '%PDF-1.7')
  const reasons = (await faults).map((each) => each.status === 'rejected' && each.reason)
  assert.deepEqual(
    reasons.map(({ code }) => code),
    ['VALIDATION_ERROR', 'VALIDATION_ERROR', undefined],
  )
  assert.deepEqual(reasons[0].details.issues[0].path, 'title')
  assert.deepEqual(reasons[1].details.issues[0].path, 'positions')
  assert.match(reasons[2].message, /A drawing has <text>/)
})

test('no more than sixteen reports of a client wait, and another client may still ask for one', async () => {
  const printer = new ReportPrinter()
  const own = Array.from({ length: 16 }, () => printer.print(it, { client: 'a' }))
  await assert.rejects(printer.print(it, { client: 'a' }), { code: 'SERVICE_UNAVAILABLE' })
  const other = printer.print(it, { client: 'b' })
  assert.equal((await Promise.all([...own, other])).length, 17)
  assert.ok(await printer.print(it, { client: 'a' }))
})

test('a report that is printed makes room for one of its client, not for two', async () => {
  const printer = new ReportPrinter()
  const gone = new AbortController()
  const print = () => printer.print(it, { client: 'a', signal: gone.signal })
  const all = Array.from({ length: 16 }, print)
  await all[0]
  all.push(print())
  await assert.rejects(print(), { code: 'SERVICE_UNAVAILABLE' })
  gone.abort(new Error('gone'))
  await Promise.allSettled(all)
})

test('no more than 128 reports of all clients wait', async () => {
  const printer = new ReportPrinter()
  const gone = new AbortController()
  const print = (client: number) => printer.print(it, { client: String(client), signal: gone.signal })
  const all = Promise.allSettled(Array.from({ length: 128 }, (_, at) => print(at % 8)))
  await assert.rejects(print(8), { code: 'SERVICE_UNAVAILABLE' })
  gone.abort(new Error('gone'))
  const reasons = (await all).map((each) => each.status === 'rejected' && each.reason.message)
  assert.ok(reasons.filter((reason) => reason === 'gone').length >= 124)
})

test('of reports that come together no more than four are begun, each in a turn of the event loop of its own', async () => {
  const printer = new ReportPrinter()
  let [turn, begun, isFirstPrinted] = [0, 0, false]
  const turns: number[] = []
  const count = () => {
    turn++
    if (turns.length < 4) setImmediate(count)
  }
  setImmediate(count)
  const make = () => {
    begun++
    if (!isFirstPrinted) turns.push(turn)
    return REPORT
  }
  const all = Array.from({ length: 8 }, (_, client) => printer.print(make, { client: String(client) }))
  await all[0]!.finally(() => {
    isFirstPrinted = true
  })
  assert.deepEqual(turns.length, 4)
  assert.equal(new Set(turns).size, 4)
  await Promise.all(all)
  assert.equal(begun, 8)
})

test('a report whose texts fail is not printed, and the next one is', async () => {
  const printer = new ReportPrinter()
  const fails = printer.print(() => Promise.reject(new Error('no texts')))
  await assert.rejects(fails, /no texts/)
  assert.ok(await printer.print(it))
})

test('what nobody waits for any more is not printed', async () => {
  const printer = new ReportPrinter()
  const gone = new AbortController()
  const first = printer.print(it)
  const second = printer.print(() => titled('小'), { signal: gone.signal })
  gone.abort(new Error('gone'))
  await assert.rejects(second, /gone/)
  assert.ok(await first)
})

test('without its packages a report says what to install', async () => {
  const missing = () => missingReportPackages((name) => name !== 'pdfkit')
  await assert.rejects(new ReportPrinter(missing).print(it), {
    code: 'SERVICE_UNAVAILABLE',
    message: /^A report needs pdfkit, which npm installs only on request: run "npm /,
  })
  assert.equal(missingReportPackages(), undefined)
})

/** The threads that are started from now on, until the test ends. */
function startedIn(t: TestContext): Worker[] {
  const started: Worker[] = []
  const note = (worker: Worker) => started.push(worker)
  process.on('worker', note)
  t.after(() => process.off('worker', note))
  return started
}

test('a report whose thread fails fails with it, and the next one gets another thread', async (t) => {
  const started = startedIn(t)
  const printer = new ReportPrinter()
  await printer.print(it)
  const [thread] = started
  t.mock.method(thread!, 'postMessage', () => void thread!.emit('error', new Error('out of memory')))
  await assert.rejects(printer.print(it), { message: 'out of memory' })
  assert.ok(await printer.print(it))
  assert.equal(started.length, 2)
  await thread!.terminate()
})

test('a thread keeps the process alive only while it prints, and ends when nothing was printed for half a minute', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const started = startedIn(t)
  const printer = new ReportPrinter()
  await printer.print(it)
  const [thread] = started
  const said: string[] = []
  for (const name of ['ref', 'unref'] as const) t.mock.method(thread!, name, () => said.push(name))
  const post = thread!.postMessage.bind(thread)
  t.mock.timers.tick(20_000)
  t.mock.method(thread!, 'postMessage', (report: object) => {
    t.mock.timers.tick(20_000)
    post(report)
  })
  await printer.print(it)
  assert.deepEqual(said, ['ref', 'unref'])
  t.mock.timers.tick(20_000)
  await printer.print(it)
  assert.equal(started.length, 1)
  const ended = once(thread!, 'exit')
  t.mock.timers.tick(31_000)
  await ended
  assert.ok(await printer.print(it))
  assert.equal(started.length, 2)
})

test('other requests are answered between the texts of the first report and the start of the thread', async (t) => {
  const started = startedIn(t)
  const startedBefore: number[] = []
  await new ReportPrinter().print(() => {
    setImmediate(() => startedBefore.push(started.length))
    return REPORT
  })
  assert.deepEqual(startedBefore, [0])
  assert.equal(started.length, 1)
})
