/** Puts text on the clipboard. Over plain HTTP, which is common for a self-hosted service, browsers support only the old method. */
export async function copy(text: string): Promise<boolean> {
  if (navigator.clipboard !== undefined) {
    try {
      await navigator.clipboard.writeText(text)
      return true
    } catch {
      return copyBySelection(text)
    }
  }
  return copyBySelection(text)
}

function copyBySelection(text: string): boolean {
  const before = document.activeElement as HTMLElement | null
  const box = document.createElement('textarea')
  box.value = text
  box.className = 'off-screen'
  // While a dialog is open, nothing outside it can be selected.
  ;(document.querySelector('dialog[open]') ?? document.body).append(box)
  box.select()
  const isCopied = document.execCommand('copy')
  box.remove()
  before?.focus()
  return isCopied
}
