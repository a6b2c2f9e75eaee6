/** A part that is folded away until it is asked for. */
import type { ComponentChildren } from 'preact'

interface Props {
  readonly title: string
  readonly onOpen?: () => void
  readonly children: ComponentChildren
}

export function Disclosure({ title, onOpen, children }: Props) {
  return (
    <details class="disclosure" onToggle={(event) => event.currentTarget.open && onOpen?.()}>
      <summary>{title}</summary>
      <div>{children}</div>
    </details>
  )
}
