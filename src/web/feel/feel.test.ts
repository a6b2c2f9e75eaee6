/** Sound and touch, with a loudspeaker and a motor that record their calls. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setGlobals } from '../../../test/browser-globals.ts'
import { mounted, rendered, setMedia, storage } from '../../../test/small-page.ts'
import { feel, switchFeel, useFeel } from './feel.ts'
import { RUSTLES } from './rustle.ts'

const RATE = 8000
const STILLNESS = '(prefers-reduced-motion: reduce)'
const played: number[] = []
const trembled: number[] = []
let contexts = 0

class Loudspeaker {
  sampleRate = RATE
  state = 'running'
  destination = {}
  constructor() {
    contexts++
  }
  createBuffer = (_channels: number, length: number) => ({ length, copyToChannel: () => undefined })
  createBufferSource = () => {
    const source = {
      buffer: { length: 0 },
      connect: () => undefined,
      start: () => played.push(source.buffer.length),
    }
    return source
  }
}
const lengthOf = (moment: 'deal' | 'turn') => RUSTLES[moment].seconds * RATE
/** What is loaded has been, and has played. */
const untilPlayed = async (count: number) => {
  while (played.length < count) await rendered()
}

test('cards move in silence until sound and touch are switched on, and it is remembered', async (t) => {
  setGlobals(t, { AudioContext: Loudspeaker, navigator: { vibrate: (ms: number) => trembled.push(ms) } })
  feel('deal')
  await rendered()
  assert.deepEqual([played, contexts], [[], 0])
  const hook = mounted(useFeel)
  assert.equal(hook.value, false)

  // The switch says what it does.
  switchFeel(true)
  await untilPlayed(1)
  await rendered()
  assert.equal(hook.value, true)
  assert.deepEqual(JSON.parse(storage.get('augury.feel')!), { isOn: true })
  feel('turn')
  await untilPlayed(2)
  assert.deepEqual(played, [lengthOf('deal'), lengthOf('turn')])
  assert.equal(contexts, 1)
  assert.deepEqual(trembled, [10, 16])

  setMedia(STILLNESS, true)
  feel('turn')
  await untilPlayed(3)
  assert.equal(trembled.length, 2, 'nothing trembles for whoever wants nothing to move')

  switchFeel(false)
  feel('deal')
  await rendered()
  await rendered()
  assert.equal(hook.value, false)
  assert.equal(played.length, 3)
  hook.unmount()
})
