/** A part that is folded away until it is asked for. */
import type { ComponentChildren } from 'preact'

interface Props {
  readonly title: string
  /** Whether it is open at first. */
  readonly isOpen?: boolean
  readonly onOpen?: () => void
  readonly children: ComponentChildren
}

export function Disclosure({ title, isOpen, onOpen, children }: Props) {
  return (
    <details class="disclosure" open={isOpen} onToggle={(event) => event.currentTarget.open && onOpen?.()}>
      <summary>{title}</summary>
      <div>{children}</div>
    </details>
  )
}
