/** What a card's picture shows, in words: its drawing says so itself. */
import { pictureOf } from './dealt-card.ts'

export async function describe(id: string): Promise<string> {
  const response = await fetch(new URL(pictureOf(id), document.baseURI))
  if (!response.ok) throw new Error(`no picture of ${id}`)
  const drawing = new DOMParser().parseFromString(await response.text(), 'image/svg+xml')
  return [...drawing.querySelectorAll('svg > title, svg > desc')].map((one) => one.textContent).join('. ')
}
