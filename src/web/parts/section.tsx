/** A room with its heading. An error in it leaves the way to the others. */
import { Component, type ComponentChildren } from 'preact'
import type { Room } from '../state/rooms.ts'
import { FRAME } from './words.ts'

interface Props {
  readonly id: Room
  readonly title: string
  readonly intro?: ComponentChildren
  readonly children: ComponentChildren
}

export function Section({ id, title, intro, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <h2 id={`${id}-title`}>{title}</h2>
      {intro && <p class="intro">{intro}</p>}
      <Fence>{children}</Fence>
    </section>
  )
}

/** Catches the error caused by an answer of an unexpected shape and shows a message; the other sections keep working. */
export class Fence extends Component<{ children: ComponentChildren }, { failed: boolean }> {
  override state = { failed: false }

  static override getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    console.error(error)
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <div class="notice problem" role="alert">
        <p>{FRAME.failed.text}</p>
        <button type="button" onClick={() => this.setState({ failed: false })}>
          {FRAME.failed.again}
        </button>
      </div>
    )
  }
}
