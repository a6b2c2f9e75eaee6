/** A dialog over the page. It is an entry in the browser's history, so that the back button closes it. */
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

interface Props {
  readonly labelledBy: string
  /** The address names what is in it already: then it is no entry of its own. */
  readonly hasAddress?: boolean
  /** It fills the window of a phone, and has room for a large picture elsewhere. */
  readonly isLarge?: boolean
  readonly onClose: () => void
  readonly onKeyDown?: (event: KeyboardEvent) => void
  readonly children: (close: () => void) => ComponentChildren
}

/** What the entry has in the history. */
const ENTRY = { isDialog: true }
const isAtEntry = () => (history.state as typeof ENTRY | null)?.isDialog === true

export function Dialog({
  labelledBy,
  hasAddress = false,
  isLarge = false,
  onClose,
  onKeyDown,
  children,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    if (hasAddress) return
    history.pushState(ENTRY, '')
    const goBack = () => dialog.current?.close()
    addEventListener('popstate', goBack)
    return () => removeEventListener('popstate', goBack)
  }, [])
  const close = () => dialog.current?.close()
  return (
    <dialog
      ref={dialog}
      class={isLarge ? 'card-dialog large' : 'card-dialog'}
      aria-labelledby={labelledBy}
      onClose={() => {
        if (isAtEntry()) history.back()
        onClose()
      }}
      onKeyDown={onKeyDown}
      // A click beside the dialog is a click on the dialog itself: its content covers the rest.
      onClick={(event) => event.target === dialog.current && close()}
    >
      {children(close)}
    </dialog>
  )
}
