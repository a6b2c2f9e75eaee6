/** A hook of the page in Node: it lives in a component that shows nothing, so that no document is needed. */
import type { TestContext } from 'node:test'
import { type ComponentType, h, render } from 'preact'
import { act } from 'preact/test-utils'
import { atEnd } from './browser-globals.ts'

export interface HookResult<Props, Value> {
  /** What the hook gave when it was called last. */
  readonly current: () => Value
  /** Calls it with other arguments. */
  readonly update: (props: Props) => Promise<void>
  /** Does something, and waits until its effects and promises are through. */
  readonly during: (work: () => unknown) => Promise<void>
  readonly unmount: () => void
}

export async function renderHook<Props extends object, Value>(
  t: TestContext,
  use: (props: Props) => Value,
  props: Props,
): Promise<HookResult<Props, Value>> {
  let latest!: Value
  const Probe: ComponentType<Props> = (given) => {
    latest = use(given)
    return null
  }
  // The members of an empty element that Preact uses.
  const parent = { childNodes: [], firstChild: null, nodeType: 1 } as unknown as Element
  const during = (work: () => unknown) =>
    act(async () => {
      await work()
      await settled()
    }) as Promise<void>
  const update = (given: Props) => during(() => render(h(Probe, given), parent))
  const unmount = () => act(() => render(null, parent))
  atEnd(t, unmount)
  await update(props)
  return { current: () => latest, update, during, unmount }
}

/** Promises that are settled already have called whoever waits for them. */
const settled = () => new Promise((resolve) => setImmediate(resolve))
