import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setGlobals } from '../../../test/browser-globals.ts'
import { renderHook } from '../../../test/hook.ts'

const READING = { spread: { name: 'One card', description: '' }, cards: [], seed_used: 'mira' }

interface Circumstances {
  readonly prefersStillness?: boolean
  /** Where the cloth begins in a window of 900 pixels. */
  readonly top?: number
  readonly answer?: unknown
}

/** The room of the cards at an address, in a browser that keeps what it is given, with a service that answers at once. */
async function drawAt(
  t: TestContext,
  fragment: string,
  { prefersStillness = false, top = 0, answer = READING }: Circumstances = {},
) {
  const location = { href: `https://example.org/draw${fragment}` }
  const follow = (_state: unknown, _title: string, href: string) => {
    location.href = href
  }
  const sent: { path: string; body: Record<string, unknown> }[] = []
  const stored = new Map<string, string>()
  setGlobals(t, {
    location,
    document: { baseURI: 'https://example.org/', querySelector: () => null },
    fetch: (url: string, { body }: { body: string }) => {
      sent.push({ path: new URL(url).pathname, body: JSON.parse(body) })
      return Promise.resolve(Response.json(answer))
    },
    history: { pushState: follow, replaceState: follow },
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => void stored.set(key, text),
    },
    matchMedia: () => ({ matches: prefersStillness, addEventListener: () => undefined }),
    innerHeight: 900,
  })
  const { useDraw } = await import('./use-draw.ts')
  const { goTo } = await import('../state/address.ts')
  const scrolls: unknown[] = []
  const focused: unknown[] = []
  const cloth = {
    getBoundingClientRect: () => ({ top }),
    scrollIntoView: (how: unknown) => scrolls.push(how),
    focus: (how: unknown) => focused.push(how),
  }
  const table = { current: cloth as unknown as HTMLElement }
  const hook = await renderHook(t, () => useDraw(table), {})
  /** The request is sent by the new address, when this is through. */
  const settle = () => hook.during(() => undefined)
  return { ...hook, goTo, location, sent, stored, scrolls, focused, settle }
}

test('places in the fan are chosen, and cards are dealt when all are', async (t) => {
  const { current, during } = await drawAt(t, '')
  await during(() => current().drawMine())
  await during(() => current().take(7))
  assert.deepEqual([current().chosen, current().dealt], [[7], undefined])
  await during(() => current().takeRest())
  // The request is sent by the new address, when this is through.
  await during(() => undefined)
  assert.deepEqual([current().chosen, current().dealt?.title], [undefined, 'One card'])
})

test('what the address lays goes with the address', async (t) => {
  const { current, during, goTo } = await drawAt(t, '#spread=single&seed=mira')
  const laid = () => current().laid && [current().laid!.kind, current().laid!.seed]
  assert.deepEqual(laid(), ['single', 'mira'])
  await during(() => goTo('spread', new URLSearchParams({ spread: 'celtic_cross', seed: 'quiet river' })))
  assert.deepEqual(laid(), ['celtic_cross', 'quiet river'])
  await during(() => goTo('spread'))
  assert.equal(laid(), undefined)
})

test('what an address leaves open is laid as the form has it', async (t) => {
  const { current, during } = await drawAt(t, '#seed=mira')
  await during(() => current().changeWish({ kind: 'celtic_cross' }))
  assert.deepEqual([current().laid!.kind, current().laid!.seed], ['celtic_cross', 'mira'])
})

const DANGER = 'I want to kill myself'

test('who writes of danger is answered with text: nothing is sent, and nothing of it is left', async (t) => {
  const { loadReader } = await import('../question/danger.ts')
  await loadReader()
  const { current, during, sent, stored, location } = await drawAt(t, '#spread=single&seed=mira')
  const before = sent.length
  await during(() => current().setQuestion(DANGER))
  await during(() => current().dealAsFilled(current().wish))
  assert.ok(current().danger!.length > 0)
  assert.deepEqual([current().question, current().dealt, current().wish.seed], ['', undefined, ''])
  assert.equal(location.href, 'https://example.org/draw')
  assert.equal(sent.length, before)
  assert.ok(![...stored.values()].join().includes('kill'))
  await during(() => current().leaveDanger())
  assert.equal(current().danger, undefined)
})

test('danger is also found in a seed of one’s own and in places of one’s own, and only there', async (t) => {
  const { loadReader } = await import('../question/danger.ts')
  await loadReader()
  const { current, during, settle, sent } = await drawAt(t, '')
  await during(() => current().dealAsFilled({ ...current().wish, seed: DANGER }))
  assert.ok(current().danger)
  for (const place of [
    { name: DANGER, question: '' },
    { name: 'Now', question: DANGER },
  ]) {
    await during(() => current().leaveDanger())
    await during(() => current().changeWish({ kind: 'custom_spread', places: [place] }))
    await during(() => current().dealAsFilled(current().wish))
    assert.ok(current().danger, JSON.stringify(place))
    assert.ok(!current().wish.places.includes(place))
  }
  assert.deepEqual(sent, [])
  await during(() => current().leaveDanger())
  // Places that are not laid are not read.
  const places = [{ name: DANGER, question: '' }]
  await during(() => current().dealAsFilled({ ...current().wish, kind: 'single', places }))
  await settle()
  assert.deepEqual([current().danger, sent.length], [undefined, 1])
})

test('what the service finds of danger is shown instead of cards, and its address goes', async (t) => {
  const answer = {
    ...READING,
    question: { show_cards: false },
    reading: { answer: 'You matter.\n\nCall somebody.' },
  }
  const { current, settle, location } = await drawAt(t, '#spread=single&seed=mira', { answer })
  await settle()
  assert.deepEqual(current().danger, ['You matter.', 'Call somebody.'])
  assert.deepEqual([current().dealt, current().laid], [undefined, undefined])
  assert.equal(location.href, 'https://example.org/draw')
})

test('the question goes with the draw and never into its address; the same draw is sent again', async (t) => {
  const { current, during, settle, sent, location } = await drawAt(t, '')
  await during(() => current().setQuestion('  Will  it last? '))
  const deal = async () => {
    await during(() => current().dealAsFilled({ ...current().wish, kind: 'single', seed: 'quiet river' }))
    await settle()
  }
  await deal()
  assert.equal(location.href, 'https://example.org/draw#spread=single&seed=quiet+river')
  const asked = { spread_type: 'single', seed: 'quiet river', question: 'Will it last?' }
  assert.deepEqual(sent, [{ path: '/v1/tarot/spread', body: asked }])
  await deal()
  assert.deepEqual(sent[1], sent[0])
  await during(() => current().setQuestion(''))
  await deal()
  assert.deepEqual(sent[2]!.body, { spread_type: 'single', seed: 'quiet river', theme: 'general' })
})

test('going back to a draw of this visit asks its question again', async (t) => {
  const { current, during, settle, goTo, sent } = await drawAt(t, '')
  await during(() => current().setQuestion('Will it last?'))
  await during(() => current().dealAsFilled({ ...current().wish, kind: 'single', seed: 'quiet river' }))
  await settle()
  await during(() => goTo('spread'))
  assert.equal(current().dealt, undefined)
  await during(() => goTo('spread', new URLSearchParams({ spread: 'single', seed: 'quiet river' })))
  await settle()
  assert.equal(sent.at(-1)!.body.question, 'Will it last?')
  await during(() => goTo('spread', new URLSearchParams({ spread: 'single', seed: 'another' })))
  await settle()
  assert.deepEqual(sent.at(-1)!.body, { spread_type: 'single', seed: 'another', theme: 'general' })
})

test('the view goes to the cloth only where its beginning is not in the upper third of the window', async (t) => {
  for (const [top, isInSight] of [
    [0, true],
    [299, true],
    [300, false],
    [-1, false],
  ] as const) {
    const { scrolls } = await drawAt(t, '#spread=single&seed=mira', { top })
    assert.equal(scrolls.length === 0, isInSight, `${top}`)
    for (const scroll of scrolls) assert.deepEqual(scroll, { behavior: 'smooth', block: 'start' })
  }
})

test('who wants nothing to move gets the cards at once, without a fan and without a glide', async (t) => {
  const still = { prefersStillness: true, top: 800 }
  const { current, during, settle, scrolls } = await drawAt(t, '', still)
  await during(() => current().drawMine())
  await settle()
  assert.deepEqual([current().chosen, current().dealt?.title], [undefined, 'One card'])
  assert.deepEqual(scrolls[0], { behavior: 'instant', block: 'start' })
  assert.equal(current().isOneByOne, false)
})

test('cards of one’s own draw are turned one by one, those of a link and of a grave question all at once', async (t) => {
  const own = await drawAt(t, '')
  await own.during(() => own.current().drawMine())
  await own.during(() => own.current().takeRest())
  await own.settle()
  assert.equal(own.current().isOneByOne, true)
  assert.deepEqual(own.focused, [{ preventScroll: true }])
  const linked = await drawAt(t, '#spread=single&seed=mira')
  assert.equal(linked.current().isOneByOne, false)
  const answer = { ...READING, question: { show_cards: true, grave: 'death' } }
  const grave = await drawAt(t, '', { answer })
  await grave.during(() => grave.current().drawMine())
  await grave.during(() => grave.current().takeRest())
  await grave.settle()
  assert.deepEqual([grave.current().dealt?.title, grave.current().isOneByOne], ['One card', false])
})

test('as many cards are taken from the fan as the spread has places', async (t) => {
  const { current, during, settle, sent, scrolls } = await drawAt(t, '', { top: 800 })
  await during(() => current().changeWish({ kind: 'past_present_future' }))
  await during(() => current().drawMine())
  assert.equal(scrolls.length, 1)
  for (const at of [4, 30]) await during(() => current().take(at))
  assert.deepEqual([current().chosen, sent.length], [[4, 30], 0])
  await during(() => current().take(61))
  await settle()
  assert.deepEqual([current().chosen, sent.length], [undefined, 1])
})

test('another spread for the same question takes the theme of the form and the question that was answered', async (t) => {
  const { current, during, settle, sent, focused } = await drawAt(t, '')
  await during(() => current().setQuestion('Should I stay or go?'))
  await during(() =>
    current().dealAsFilled({ ...current().wish, kind: 'single', theme: 'love', seed: 'mira' }),
  )
  await settle()
  await during(() => current().setQuestion('Something else'))
  await during(() => current().laySuggested('decision'))
  await settle()
  const { spread_type: kind, question, theme, seed } = sent.at(-1)!.body
  assert.deepEqual([kind, question, theme], ['decision', 'Should I stay or go?', 'love'])
  assert.notEqual(seed, 'mira')
  assert.equal(focused.length, 1)
})

test('another kind, or cards by hand, take away what was laid; another theme does not', async (t) => {
  const { current, during } = await drawAt(t, '#spread=single&seed=mira')
  await during(() => current().changeWish({ theme: 'love' }))
  assert.ok(current().dealt)
  await during(() => current().changeWish({ isByHand: true }))
  assert.equal(current().dealt, undefined)
  await during(() => current().repeat())
  const other = await drawAt(t, '#spread=single&seed=mira')
  await other.during(() => other.current().changeWish({ kind: 'cross' }))
  assert.equal(other.current().dealt, undefined)
})

test('the form over laid cards is unfolded by hand, and folded by the next cards', async (t) => {
  const { current, during, settle, goTo } = await drawAt(t, '#spread=single&seed=mira')
  await settle()
  assert.equal(current().isChanging, false)
  await during(() => current().unfold())
  assert.equal(current().isChanging, true)
  await during(() => goTo('spread', new URLSearchParams({ spread: 'single', seed: 'other' })))
  await settle()
  assert.equal(current().isChanging, false)
  // The same draw once more, from the same address.
  await during(() => current().unfold())
  await during(() => current().repeat())
  await settle()
  assert.equal(current().isChanging, false)
})

test('a fan goes where another address is followed, or what was laid is gone back to', async (t) => {
  const { current, during, goTo } = await drawAt(t, '')
  await during(() => current().drawMine())
  await during(() => current().take(3))
  await during(() => goTo('spread', new URLSearchParams({ spread: 'single', seed: 'mira' })))
  assert.equal(current().chosen, undefined)
})

test('a card that is drawn off the deck before there is a fan is the first of it', async (t) => {
  const { current, during, sent } = await drawAt(t, '')
  await during(() => current().take(5))
  assert.deepEqual([current().chosen, sent.length], [[5], 0])
})

test('all cards may be taken at once before there is a fan', async (t) => {
  const { current, during, settle } = await drawAt(t, '')
  await during(() => current().takeRest())
  await settle()
  assert.equal(current().dealt?.title, 'One card')
})
