/** What a browser has and Node has not, for the length of one test. */
import type { TestContext } from 'node:test'

const ends = new WeakMap<TestContext, (() => void)[]>()

/** At the end of the test, what was set up last is undone first; Node's own hooks go the other way. */
export function atEnd(t: TestContext, undo: () => void): void {
  const undos = ends.get(t)
  if (undos !== undefined) return void undos.unshift(undo)
  const undoing = [undo]
  ends.set(t, undoing)
  t.after(() => {
    for (const each of undoing) each()
  })
}

export function setGlobals(t: TestContext, values: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(values)) {
    const before = Object.getOwnPropertyDescriptor(globalThis, name)
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
    atEnd(t, () => {
      if (before === undefined) Reflect.deleteProperty(globalThis, name)
      else Object.defineProperty(globalThis, name, before)
    })
  }
}
