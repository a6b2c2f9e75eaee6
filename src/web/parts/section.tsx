/** A part of the page with its heading. Nothing in it can break another. */
import { Component, type ComponentChildren } from 'preact'
import type { Section as Name } from '../state/address.ts'

interface Props {
  readonly id: Name
  readonly title: string
  readonly intro: ComponentChildren
  readonly children: ComponentChildren
}

export function Section({ id, title, intro, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <h2 id={`${id}-title`}>{title}</h2>
      <p class="intro">{intro}</p>
      <Fence>{children}</Fence>
    </section>
  )
}

/** An answer of an unexpected shape ends here, and is told; the other sections go on. */
class Fence extends Component<{ children: ComponentChildren }, { failed: boolean }> {
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
        <p>This part of the page met an answer it could not show.</p>
        <button type="button" onClick={() => this.setState({ failed: false })}>
          Show it again
        </button>
      </div>
    )
  }
}
