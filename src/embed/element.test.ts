import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import {
  answerBy,
  boxOf,
  darkScheme,
  defined,
  loaded,
  put,
  sent,
  take,
  visit,
} from '../../test/embedding-page.ts'
import { mockZone, SmallElement } from '../../test/small-dom.ts'
import { until } from '../../test/until.ts'

await import('./embed.ts')
const { define } = await import('./element.ts')
const { make, ownDate, zoneOfVisitor } = await import('./make.ts')
const { get, post, serverFor } = await import('./server.ts')

const NEVER = new AbortController().signal
/** All that was queued so far has been done. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

describe('an element of another site', () => {
  beforeEach(visit)

  test('the script defines five elements, and carried twice none of them anew', () => {
    assert.deepEqual(
      [...defined.keys()],
      ['augury-card', 'augury-day', 'augury-moon', 'augury-wheel', 'augury-pair'],
    )
    const first = defined.get('augury-card')
    define('augury-card', { subject: 'Another', attributes: [], load: async () => [] })
    assert.equal(defined.get('augury-card'), first)
  })

  test('an element loads anew when one of its attributes changes, and each says which they are', () => {
    const watched = [...defined].map(([name, element]) => [
      name,
      (element as unknown as { observedAttributes: string[] }).observedAttributes.toSorted().join(' '),
    ])
    assert.deepEqual(Object.fromEntries(watched), {
      'augury-card': 'seed theme',
      'augury-day': 'date reading sign',
      'augury-moon': 'at latitude longitude place timezone',
      'augury-pair': 'kind signs',
      'augury-wheel': 'birth houses latitude longitude place scheme timezone',
    })
  })

  test('an element has the common style sheet, and says what is being fetched until the answer is there', async () => {
    const element = put('augury-card', { seed: 'mira' })
    const box = boxOf(element)
    assert.equal(box.textContent, 'The card of the day is being fetched.')
    assert.equal(box.firstElementChild!.attributes.get('role'), 'status')
    assert.deepEqual(Object.fromEntries(box.attributes), {
      part: 'box',
      'aria-label': 'The card of the day',
      'aria-busy': 'true',
    })
    assert.match(element.shadow!.adoptedStyleSheets[0]!.text, /^\s*:host \{/)
    assert.equal((await loaded(element)).attributes.get('aria-busy'), 'false')
  })

  test('several attributes that change together are one request', async () => {
    const element = put('augury-day', { sign: 'leo', date: '2026-03-21' })
    await loaded(element)
    element.setAttribute('sign', 'virgo')
    element.setAttribute('date', '2026-05-01')
    await settled()
    await until('Virgo is shown', () => boxOf(element).textContent.startsWith('Virgo'))
    assert.equal(sent.length, 2)
    assert.deepEqual(sent[1]!.body, { sign: 'virgo', style: 'brief', date: '2026-05-01' })
  })

  test('an element that loads again is busy and shows its former content', async () => {
    const element = put('augury-day', { sign: 'leo', date: '2026-03-21' })
    const before = (await loaded(element)).textContent
    answerBy(() => new Promise(() => {}))
    element.setAttribute('sign', 'virgo')
    await settled()
    assert.equal(boxOf(element).attributes.get('aria-busy'), 'true')
    assert.equal(boxOf(element).textContent, before)
  })

  test('an attribute that is not its own, and one set before it is on a page, ask for nothing', async () => {
    const element = put('augury-day', { sign: 'leo', date: '2026-03-21' })
    await loaded(element)
    assert.equal(sent.length, 1)
    element.setAttribute('style', 'width: 300px')
    await settled()
    assert.equal(sent.length, 1)
    ;new (defined.get('augury-day')!)().setAttribute('sign', 'leo')
    await settled()
    assert.equal(sent.length, 1)
  })

  test('an empty attribute is none', async () => {
    await loaded(put('augury-day', { sign: 'leo', date: '', reading: '' }))
    assert.equal((sent[0]!.body as { date: string }).date, 'today')
  })

  test('an answer that was overtaken by a later request is not shown', async () => {
    const answers: ((body: Response) => void)[] = []
    answerBy(() => new Promise((resolve) => answers.push(resolve)))
    const element = put('augury-day', { sign: 'leo' })
    await settled()
    element.setAttribute('sign', 'cat')
    await settled()
    assert.equal(sent[0]!.options.signal!.aborted, true)
    assert.equal(sent[1]!.options.signal!.aborted, false)
    answers[1]!(Response.json({ error: { message: 'the later one' } }, { status: 400 }))
    await until('it is shown', () => boxOf(element).textContent.includes('the later one'))
    answers[0]!(Response.json({ error: { message: 'the earlier one' } }, { status: 400 }))
    await settled()
    assert.equal(boxOf(element).textContent, 'This cannot be shown: the later one')
  })

  test('taken from the page it stops loading, and follows nothing any more', async () => {
    answerBy(() => new Promise(() => {}))
    const element = put('augury-wheel')
    await settled()
    take(element)
    assert.equal(sent[0]!.options.signal!.aborted, true)
    darkScheme.change(true)
    await settled()
    assert.equal(sent.length, 1)
  })

  test('what is taken from the page is held by nothing: as many listeners go as came', (t) => {
    const { mock: came } = t.mock.method(darkScheme, 'addEventListener')
    const { mock: gone } = t.mock.method(darkScheme, 'removeEventListener')
    take(put('augury-wheel'))
    assert.equal(came.callCount(), 1)
    assert.deepEqual(
      gone.calls.map((call) => call.arguments),
      came.calls.map((call) => call.arguments),
    )
  })

  test('taken from the page at once it does not ask', async () => {
    take(put('augury-wheel'))
    await settled()
    assert.equal(sent.length, 0)
  })

  test('the wheel is drawn anew when the system turns dark; a card is not', async () => {
    const [wheel, card] = [put('augury-wheel'), put('augury-card', { seed: 'mira' })]
    await Promise.all([loaded(wheel), loaded(card)])
    sent.length = 0
    darkScheme.change(true)
    await settled()
    assert.deepEqual(
      sent.map(({ path }) => path),
      ['v1/astrology/chart.svg?theme=dark&scale=full'],
    )
    take(wheel)
    take(card)
  })
})

describe('what cannot be shown', () => {
  beforeEach(visit)

  const shownFor = async (response: () => Response | Promise<Response>) => {
    answerBy(async () => response())
    return loaded(put('augury-day', { sign: 'leo' }))
  }

  test('leaves the sentence of the service: astrology’s is in an object, tarot’s is a text', async () => {
    const ofAstrology = await shownFor(() =>
      Response.json({ error: { code: 'X', message: 'no such sign' } }, { status: 400 }),
    )
    assert.equal(ofAstrology.textContent, 'This cannot be shown: no such sign')
    const ofTarot = await shownFor(() => Response.json({ error: 'no such theme' }, { status: 400 }))
    assert.equal(ofTarot.textContent, 'This cannot be shown: no such theme')
  })

  test('what the page has written between the tags stands there instead', async () => {
    const box = await shownFor(() => Response.json({ error: 'no' }, { status: 400 }))
    assert.deepEqual(
      box.descendants.map(({ tag, attributes }) => [tag, Object.fromEntries(attributes)]),
      [
        ['p', { role: 'status', part: 'message' }],
        ['slot', {}],
      ],
    )
  })

  test('the faults of a server, of a network and of a proxy have no reason for the reader', async () => {
    const faults: (() => Response | Promise<Response>)[] = [
      () => Response.json({ error: { message: 'stack' } }, { status: 500 }),
      () => Promise.reject(new TypeError('Failed to fetch')),
      () => new Response('<html>', { status: 404 }),
    ]
    for (const fault of faults)
      assert.equal((await shownFor(fault)).textContent, 'This cannot be shown at the moment.')
  })
})

describe('the server of a script', () => {
  beforeEach(visit)

  const page = (currentScript: string | undefined, found: string | undefined) => ({
    currentScript: currentScript === undefined ? null : ({ src: currentScript } as HTMLScriptElement),
    querySelector: (selector: string) =>
      selector === 'script[src*="embed.js"]' && found !== undefined ? ({ src: found } as never) : null,
    baseURI: 'https://blog.example/posts/1',
  })

  test('is where the script came from; else where one of its name came from; else the page’s own', () => {
    assert.equal(
      serverFor(page('https://a.example/x/embed.js', 'https://b.example/embed.js')),
      'https://a.example/x/',
    )
    assert.equal(serverFor(page(undefined, 'https://b.example/embed.js')), 'https://b.example/')
    assert.equal(serverFor(page(undefined, undefined)), 'https://blog.example/posts/')
    assert.equal(serverFor(page('', undefined)), 'https://blog.example/posts/')
  })

  test('no cookie and no address of the page goes with a request', async () => {
    await get('/astrology/moon', {}, NEVER)
    await post('/tarot/daily-card', { seed: 'mira' }, NEVER)
    for (const { options } of sent) {
      assert.equal(options.credentials, 'omit')
      assert.equal(options.referrerPolicy, 'no-referrer')
      assert.equal(options.signal, NEVER)
    }
    assert.equal(sent[0]!.options.body, undefined)
    const { method, headers } = sent[1]!.options
    assert.deepEqual([method, headers], ['POST', { 'content-type': 'application/json' }])
  })

  test('a query has what is given, escaped, and nothing that is absent or empty', async () => {
    await get(
      '/astrology/moon',
      { at: '2026-04-02T01:00Z', place: null, latitude: '', timezone: undefined },
      NEVER,
    )
    assert.equal(sent[0]!.path, 'v1/astrology/moon?at=2026-04-02T01%3A00Z')
  })
})

describe('what an element is made of', () => {
  beforeEach(visit)

  test('words are text and never markup; what is absent is left out', () => {
    const made = make(
      'p',
      { class: 'dim', part: 'text' },
      '<b>',
      false,
      undefined,
      make('b', {}, 'x'),
    ) as unknown
    assert.ok(made instanceof SmallElement)
    assert.deepEqual(Object.fromEntries(made.attributes), { class: 'dim', part: 'text' })
    assert.deepEqual(
      made.children.map((child) => (typeof child === 'string' ? child : child.tag)),
      ['<b>', 'b'],
    )
  })

  test('the visitor’s zone is UTC where the system names none, or an offset', () => {
    const zones = ['Asia/Kathmandu', 'Etc/GMT+5', 'Etc/Unknown', '+05:45', undefined]
    const read = zones.map((zone) => {
      mockZone(zone)
      const own = zoneOfVisitor()
      visit()
      return own
    })
    assert.deepEqual(read, ['Asia/Kathmandu', 'Etc/GMT+5', 'UTC', 'UTC', 'UTC'])
  })

  test('the date is the one of that zone', () => {
    mockZone('Pacific/Auckland')
    assert.equal(ownDate(), '2026-03-22')
    visit()
    mockZone('Pacific/Midway')
    assert.equal(ownDate(), '2026-03-21')
  })
})
