/** What the page asks for, and what it makes of the answers, without a browser. */
import assert from 'node:assert/strict'
import { beforeEach, describe, type TestContext, test } from 'node:test'
import { ADDRESSES } from '../../../client/addresses.ts'
import {
  device,
  dispatch,
  meta,
  mounted,
  PAGE,
  rendered,
  setMedia,
  storage,
} from '../../../test/small-page.ts'
import { skyRequest, useDaySky } from '../day/use-day-sky.ts'
import { newEntry } from '../journal/entries.ts'
import { storeJournal, useJournal } from '../journal/use-journal.ts'
import { useHours } from '../month/use-sky.ts'
import { feedAddress, hoursRequest, monthRequest, moonRequest, NOWHERE } from '../month/where.ts'
import { copy } from '../parts/clipboard.ts'
import { usePlaces } from '../places/use-places.ts'
import { checkForDanger, loadReader } from '../question/danger.ts'
import { useDealing } from '../spread/use-dealing.ts'
import { bringIntoView } from '../state/media.ts'
import { ask, requestAddress } from './ask.ts'
import { OPERATIONS } from './operations.ts'
import { memberOf, problemIn, unreachable } from './problem.ts'
import { curl, javaScript } from './snippets.ts'
import { useRequest } from './use-request.ts'

const NEVER = new AbortController().signal
const DRAW = { name: 'drawDailyCard', body: { seed: 'mira' } } as const

interface Sent {
  readonly address: string
  readonly options: RequestInit
  readonly answer: (body: unknown, status?: number, headers?: Record<string, string>) => Promise<void>
  readonly fail: (error: Error) => Promise<void>
}

/** What was sent, each of which a test answers when it wants to. */
const sent: Sent[] = []

globalThis.fetch = (address, options = {}) => {
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  options.signal?.addEventListener('abort', () => reject(options.signal!.reason))
  sent.push({
    address: String(address).replace(PAGE, ''),
    options,
    answer: async (body, status = 200, headers = {}) => {
      resolve(
        typeof body === 'string'
          ? new Response(body, { status, headers })
          : Response.json(body, { status, headers }),
      )
      await rendered()
      await rendered()
    },
    fail: async (error) => {
      reject(error)
      await rendered()
    },
  })
  return promise
}

function anew(): void {
  sent.length = 0
  storage.clear()
  storage.full = false
  device.isOnline = true
}

describe('a request', () => {
  beforeEach(anew)

  test('its method and path are those of the OpenAPI document', () => {
    for (const [name, { method, path }] of Object.entries(OPERATIONS))
      assert.equal(ADDRESSES[name as keyof typeof ADDRESSES], `${method} ${path}`)
  })

  test('its address is below the page’s folder, with what is given, escaped', () => {
    assert.equal(requestAddress({ name: 'card', params: { id: 'a/b' } }), `${PAGE}v1/tarot/cards/a%2Fb`)
    assert.equal(
      requestAddress({ name: 'places', query: { q: 'São Paulo', country: undefined } }),
      `${PAGE}v1/places?q=S%C3%A3o+Paulo`,
    )
  })

  test('what is posted is JSON, what is got has no body, and an answer comes with what is left of the limit', async () => {
    const asked = ask(DRAW, NEVER)
    const { address, options, answer } = sent[0]!
    assert.equal(address, 'v1/tarot/daily-card')
    assert.deepEqual(
      [options.method, options.headers, options.body],
      ['POST', { 'content-type': 'application/json' }, '{"seed":"mira"}'],
    )
    const limits = {
      'x-ratelimit-limit': '60',
      'x-ratelimit-remaining': '59',
      'x-ratelimit-reset': '1774094460',
    }
    await answer({ card: 1 }, 200, limits)
    const { status, json, answer: given, problem, allowance, ms } = await asked
    assert.deepEqual([status, json, given, problem], [200, { card: 1 }, { card: 1 }, undefined])
    assert.deepEqual(allowance, { limit: 60, remaining: 59, resetsAt: 1_774_094_460_000 })
    assert.ok(ms >= 0)
    ask({ name: 'moon', query: {} }, NEVER)
    assert.deepEqual([sent[1]!.options.method, sent[1]!.options.body], ['GET', undefined])
  })

  test('without all headers of the limit nothing is said of it', async () => {
    const asked = ask(DRAW, NEVER)
    await sent[0]!.answer({}, 200, { 'x-ratelimit-limit': '60' })
    assert.equal((await asked).allowance, undefined)
  })

  test('an error, and an answer that is no JSON, are a problem and no answer', async () => {
    const refused = ask(DRAW, NEVER)
    await sent[0]!.answer({ error: 'no such theme' }, 400)
    const { answer, problem, status } = await refused
    assert.deepEqual([answer, problem?.message, status], [undefined, 'no such theme', 400])
    const garbled = ask(DRAW, NEVER)
    await sent[1]!.answer('<html>')
    assert.equal((await garbled).answer, undefined)
    assert.match((await garbled).problem!.message, /status 200, and nothing this page can read/)
  })

  test('without an answer it is the network, or the device that is offline; any other error is thrown', async () => {
    for (const [isOnline, code] of [
      [true, 'NETWORK'],
      [false, 'OFFLINE'],
    ] as const) {
      device.isOnline = isOnline
      const asked = ask(DRAW, NEVER)
      await sent.at(-1)!.fail(new TypeError('Failed to fetch'))
      const { status, problem } = await asked
      assert.deepEqual([status, problem?.code], [0, code])
    }
    const broken = assert.rejects(ask(DRAW, NEVER), /a bug/)
    await sent.at(-1)!.fail(new Error('a bug'))
    await broken
    const controller = new AbortController()
    const aborted = assert.rejects(ask(DRAW, controller.signal), { name: 'AbortError' })
    controller.abort()
    await aborted
  })

  test('a problem has the API’s code, or one for the status, and the time to wait', () => {
    const response = (status: number, headers: Record<string, string> = {}) =>
      new Response('', { status, headers })
    const error = { code: 'INVALID_DATE', message: 'No.', details: { field: 'date' } }
    const problem = problemIn(response(422, { 'retry-after': '7' }), { error })
    assert.deepEqual(problem, { ...error, retryAfterSeconds: 7 })
    assert.equal(memberOf(problem), 'date')
    const codes = [400, 422, 429, 500, 503, 418].map((status) => problemIn(response(status), null).code)
    assert.deepEqual(codes, [
      'INVALID_REQUEST',
      'INVALID_VALUE',
      'RATE_LIMIT_EXCEEDED',
      'INTERNAL_ERROR',
      'SERVICE_UNAVAILABLE',
      'HTTP 418',
    ])
    assert.equal(problemIn(response(400), {}).retryAfterSeconds, undefined)
    const issues = { ...problem, details: { issues: [{ path: 'positions[0].name' }, { path: 'seed' }] } }
    assert.equal(memberOf(issues), 'positions[0].name')
    assert.equal(memberOf(unreachable(true)), undefined)
  })

  test('a request can be copied as curl and as JavaScript', () => {
    const quoted = { name: 'drawDailyCard', body: { seed: "it's" } } as const
    assert.equal(
      curl('http://x/v1', quoted),
      `curl -s -X POST 'http://x/v1' \\\n  -H 'Content-Type: application/json' \\\n  -d '{"seed":"it'\\''s"}'`,
    )
    assert.equal(curl('http://x/v1', { name: 'moon', query: {} }), "curl -s 'http://x/v1'")
    assert.match(
      javaScript('http://x/v1', DRAW),
      /method: 'POST',\n.*\n {2}body: JSON\.stringify\(\{\n {4}"seed": "mira"\n {2}\}\),/,
    )
    assert.match(
      javaScript('http://x/v1', { name: 'moon', query: {} }),
      /^const response = await fetch\('http:\/\/x\/v1'\)\n/,
    )
  })
})

describe('the request of a section', () => {
  beforeEach(anew)

  const section = (t: TestContext) => {
    t.mock.timers.enable({ apis: ['setTimeout'] })
    const hook = mounted(() => useRequest<'drawDailyCard'>())
    t.after(hook.unmount)
    return hook
  }

  test('waiting is shown after 300 ms, and called slow after four seconds', async (t) => {
    const hook = section(t)
    assert.equal(hook.value.wait, 'none')
    hook.value.send(DRAW)
    for (const [ms, wait] of [
      [299, 'short'],
      [1, 'shown'],
      [3_699, 'shown'],
      [1, 'slow'],
    ] as const) {
      t.mock.timers.tick(ms)
      await rendered()
      assert.equal(hook.value.wait, wait, `${ms} ms later`)
    }
    await sent[0]!.answer({ card: 1 })
    assert.equal(hook.value.wait, 'none')
    assert.deepEqual(hook.value.exchange!.answer, { card: 1 })
  })

  test('after an answer nothing is waited for any more', async (t) => {
    const hook = section(t)
    hook.value.send(DRAW)
    await sent[0]!.answer({ card: 1 })
    t.mock.timers.tick(5_000)
    await rendered()
    assert.equal(hook.value.wait, 'none')
  })

  test('the next request cancels the one before, whose timers and answer are gone', async (t) => {
    const hook = section(t)
    hook.value.send(DRAW)
    hook.value.send({ ...DRAW, body: { seed: 'b' } })
    assert.equal(sent[0]!.options.signal!.aborted, true)
    await sent[1]!.answer({ card: 2 })
    t.mock.timers.tick(5_000)
    await rendered()
    assert.equal(hook.value.wait, 'none')
    assert.deepEqual(hook.value.exchange!.answer, { card: 2 })
  })

  test('a request is repeated as it was sent, and not after it was cleared', async (t) => {
    const hook = section(t)
    hook.value.repeat()
    assert.equal(sent.length, 0)
    hook.value.send(DRAW)
    await sent[0]!.answer({ card: 1 })
    hook.value.repeat()
    assert.equal(sent[1]!.options.body, '{"seed":"mira"}')
    hook.value.clear()
    await rendered()
    assert.equal(sent[1]!.options.signal!.aborted, true)
    assert.deepEqual([hook.value.exchange, hook.value.wait], [undefined, 'none'])
    hook.value.repeat()
    assert.equal(sent.length, 2)
  })

  test('whoever leaves cancels what is under way', async (t) => {
    const hook = section(t)
    hook.value.send(DRAW)
    hook.unmount()
    assert.equal(sent[0]!.options.signal!.aborted, true)
  })
})

describe('places, hours and the sky of a day', () => {
  beforeEach(anew)

  test('a place is looked for after a pause in typing, from the second letter on', async (t) => {
    t.mock.timers.enable({ apis: ['setTimeout'] })
    let name = 'P'
    const hook = mounted(() => usePlaces(name))
    t.after(hook.unmount)
    const typed = (text: string, ms: number) => {
      name = text
      hook.again()
      t.mock.timers.tick(ms)
    }
    t.mock.timers.tick(1_000)
    typed('Pa', 179)
    typed('Par', 179)
    assert.equal(sent.length, 0)
    t.mock.timers.tick(1)
    assert.deepEqual(
      sent.map(({ address }) => new URLSearchParams(address.split('?')[1]).get('q')),
      ['Par'],
    )
    await sent[0]!.answer({ data: { places: [{ name: 'Paris' }] } })
    assert.deepEqual(hook.value, { places: [{ name: 'Paris' }], problem: undefined })
    typed('Paris', 180)
    assert.equal(sent.length, 2)
    typed(' P ', 180)
    await rendered()
    assert.equal(sent[1]!.options.signal!.aborted, true)
    assert.deepEqual(hook.value, { places: undefined, problem: undefined })
  })

  test('the sky of a day is asked for at three moments, and is there when all are', async (t) => {
    const hook = mounted(() => useDaySky('2026-03-21'))
    t.after(hook.unmount)
    assert.equal(sent.length, 3)
    for (const [at, { answer }] of sent.entries()) await answer({ data: { bodies: { sun: at } } })
    assert.deepEqual(hook.value.sky, [{ sun: 0 }, { sun: 1 }, { sun: 2 }])
    assert.deepEqual(hook.value.exchange!.answer, { data: { bodies: { sun: 1 } } })
    assert.deepEqual(skyRequest(new Date(Date.UTC(2026, 2, 21, 12))).query, { at: '2026-03-21T12:00:00Z' })
  })

  test('one moment that fails is the problem of the day', async (t) => {
    const hook = mounted(() => useDaySky('2026-03-21'))
    t.after(hook.unmount)
    await sent[0]!.answer({ data: { bodies: {} } })
    await sent[1]!.answer({ data: { bodies: {} } })
    await sent[2]!.answer({ error: { message: 'too many' } }, 429)
    assert.equal(hook.value.sky, undefined)
    assert.equal(hook.value.exchange!.problem!.message, 'too many')
  })

  const LISBON = { place: 'Lisbon', latitude: '38.7', longitude: '-9.1', timezone: 'Europe/Lisbon' }

  test('requests of the month have the place only if one was chosen; the feed has its clocks alone', () => {
    const span = { from: '2026-02-01', to: '2026-02-28', moons: '1' }
    assert.deepEqual(monthRequest('2026-02', LISBON).query, {
      ...span,
      timezone: 'Europe/Lisbon',
      latitude: '38.7',
      longitude: '-9.1',
    })
    assert.deepEqual(monthRequest('2026-02', { ...NOWHERE, timezone: 'UTC' }).query, {
      ...span,
      timezone: 'UTC',
    })
    assert.deepEqual(moonRequest(LISBON).query, {
      timezone: 'Europe/Lisbon',
      latitude: '38.7',
      longitude: '-9.1',
    })
    assert.deepEqual(hoursRequest(LISBON, '2026-02-03').query, {
      date: '2026-02-03',
      timezone: 'Europe/Lisbon',
      latitude: '38.7',
      longitude: '-9.1',
    })
    assert.equal(feedAddress(LISBON), `${PAGE}v1/astrology/sky-calendar.ics?timezone=Europe%2FLisbon`)
  })

  test('before sunrise the hours of yesterday are asked for, and without a place none', async (t) => {
    t.mock.timers.enable({ apis: ['Date'], now: Date.UTC(2026, 2, 21, 4) })
    const nowhere = mounted(() => useHours(NOWHERE, Date.now()))
    t.after(nowhere.unmount)
    assert.equal(sent.length, 0)
    const hook = mounted(() => useHours(LISBON, Date.now()))
    t.after(hook.unmount)
    const dates = () => sent.map(({ address }) => /date=([\d-]+)/.exec(address)![1])
    assert.deepEqual(dates(), ['2026-03-21'])
    const hours = [{ number: 1, from: '2026-03-21T06:36:00Z', to: '2026-03-21T07:36:00Z' }]
    await sent[0]!.answer({ data: { date: '2026-03-21', hours } })
    assert.deepEqual(dates(), ['2026-03-21', '2026-03-20'])
  })
})

describe('the journal', () => {
  beforeEach(anew)

  const ENTRY = newEntry(
    { title: 'A', question: '', text: 'x', cards: [], address: '' },
    '2026-03-21T12:00:00Z',
  )

  test('what is stored is shown wherever the journal is, also if another window has written it', async () => {
    const [one, other] = [mounted(useJournal), mounted(useJournal)]
    assert.deepEqual(one.value, [])
    assert.equal(storeJournal([ENTRY]), true)
    await rendered()
    assert.deepEqual([one.value, other.value], [[ENTRY], [ENTRY]])
    assert.deepEqual([...storage.keys()], ['augury.journal'])
    storage.set('augury.journal', 'damaged')
    dispatch('storage')
    await rendered()
    assert.deepEqual(one.value, [])
    one.unmount()
    other.unmount()
  })

  test('an empty journal leaves nothing behind, and one that has no room stays as it was', () => {
    storeJournal([ENTRY])
    storage.full = true
    assert.equal(storeJournal([ENTRY, { ...ENTRY, id: '2' }]), false)
    assert.deepEqual(mounted(useJournal).value, [ENTRY])
    assert.equal(storeJournal([]), true)
    assert.equal(storage.size, 0)
  })
})

describe('cards on the cloth', () => {
  beforeEach(anew)

  const CARDS = [{ id: 'ar17' }, { id: 'waac' }] as unknown as Parameters<typeof useDealing>[0]

  function dealing(t: TestContext, isOneByOne: boolean) {
    t.mock.timers.enable({ apis: ['setTimeout'] })
    const frames: (() => void)[] = []
    const loads: { src: string; done: () => void }[] = []
    Object.assign(globalThis, {
      requestAnimationFrame: (run: () => void) => frames.push(run),
      Image: class {
        src = ''
        decode() {
          const { promise, resolve } = Promise.withResolvers<void>()
          loads.push({ src: this.src, done: resolve })
          return promise
        }
      },
    })
    let cards: typeof CARDS
    const hook = mounted(() => useDealing(cards, isOneByOne))
    t.after(hook.unmount)
    const deal = async (next: typeof CARDS, ms: number) => {
      cards = next
      hook.again()
      t.mock.timers.tick(ms)
      await rendered()
    }
    const frame = async () => {
      for (const run of frames.splice(0)) run()
      await rendered()
    }
    return { hook, deal, frame, loads }
  }

  test('dealt at once they lie face down for a frame, and then all are turned', async (t) => {
    const { hook, deal, frame, loads } = dealing(t, false)
    await deal(CARDS, 0)
    assert.deepEqual([hook.value.cards, hook.value.turned.size, hook.value.isAllTurned], [CARDS, 0, false])
    await frame()
    assert.equal(hook.value.turned.size, 0)
    await frame()
    assert.deepEqual([...hook.value.turned], [0, 1])
    assert.equal(hook.value.isAllTurned, true)
    assert.match(loads[1]!.src, /^cards\/waac\.svg/)
    assert.equal(hook.value.arrived.size, 0)
    loads[1]!.done()
    await rendered()
    assert.deepEqual([...hook.value.arrived], [1])
  })

  test('one by one the visitor turns them', async (t) => {
    const { hook, deal, frame } = dealing(t, true)
    await deal(CARDS, 0)
    await frame()
    await frame()
    assert.equal(hook.value.turned.size, 0)
    hook.value.turn(1)
    await rendered()
    assert.deepEqual([[...hook.value.turned], hook.value.isAllTurned], [[1], false])
    hook.value.turnAll()
    await rendered()
    assert.equal(hook.value.isAllTurned, true)
  })

  test('cards that lie face up turn over before others are dealt, unless nothing is to move', async (t) => {
    const { hook, deal } = dealing(t, true)
    await deal(CARDS, 0)
    const next = CARDS!.toReversed()
    await deal(next, 419)
    assert.equal(hook.value.cards, CARDS)
    t.mock.timers.tick(1)
    await rendered()
    assert.equal(hook.value.cards, next)
    setMedia('(prefers-reduced-motion: reduce)', true)
    await deal(CARDS, 0)
    assert.equal(hook.value.cards, CARDS)
    setMedia('(prefers-reduced-motion: reduce)', false)
  })
})

describe('the rest of the window', () => {
  beforeEach(anew)

  test('text is put on the clipboard, or selected where there is none', async () => {
    const written: string[] = []
    const put = (clipboard: unknown) =>
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
    put({ writeText: async (text: string) => void written.push(text) })
    assert.equal(await copy('a'), true)
    assert.deepEqual(written, ['a'])
    const copied: string[] = []
    const box = { value: '', className: '', select() {}, remove() {} }
    Object.assign(document, {
      activeElement: null,
      createElement: () => box,
      body: { append: () => {} },
      execCommand: (command: string) => {
        copied.push(`${command} ${box.value}`)
        return true
      },
    })
    put({ writeText: () => Promise.reject(new Error('not allowed')) })
    assert.equal(await copy('b'), true)
    put(undefined)
    assert.equal(await copy('c'), true)
    assert.deepEqual(copied, ['copy b', 'copy c'])
    assert.deepEqual(written, ['a'])
  })

  test('what is brought into view moves smoothly, or at once for whoever wants nothing to move', () => {
    const seen: unknown[] = []
    const element = { scrollIntoView: (how: unknown) => seen.push(how) } as unknown as Element
    bringIntoView(element)
    setMedia('(prefers-reduced-motion: reduce)', true)
    bringIntoView(element)
    setMedia('(prefers-reduced-motion: reduce)', false)
    assert.deepEqual(seen, [
      { block: 'nearest', behavior: 'smooth' },
      { block: 'nearest', behavior: 'auto' },
    ])
  })

  test('a question about danger is seen before anything is sent, with the operator’s helplines', async () => {
    const outcome = (...texts: string[]) =>
      new Promise<unknown>((resolve) =>
        checkForDanger(texts, {
          onDanger: (paragraphs) => resolve(paragraphs.join('\n')),
          onNone: () => resolve('none'),
          onFailure: () => resolve('failure'),
        }),
      )
    assert.equal(await outcome('', '  '), 'none')
    await loadReader()
    meta.set('helplines', 'Call 123 456.')
    assert.match(String(await outcome('Will I get the job?', 'Should I kill myself?')), /Call 123 456\./)
    assert.equal(await outcome('Will I get the job?'), 'none')
    assert.equal(sent.length, 0)
  })
})
