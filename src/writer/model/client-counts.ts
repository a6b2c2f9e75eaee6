/** How many calls each client has caused on this day. In this process only, in memory: it is never stored, logged or sent. */

/** With more clients, the one that was counted first is forgotten. The limits of each kind of text still hold. */
const MAX_CLIENTS = 10_000

export class ClientCounts {
  readonly #counts = new Map<string, number>()

  /** Returns the new count. */
  add(client: string): number {
    const count = (this.#counts.get(client) ?? 0) + 1
    if (count === 1 && this.#counts.size >= MAX_CLIENTS)
      this.#counts.delete(this.#counts.keys().next().value!)
    this.#counts.set(client, count)
    return count
  }

  remove(client: string): void {
    const count = this.#counts.get(client) ?? 0
    if (count > 1) this.#counts.set(client, count - 1)
    else this.#counts.delete(client)
  }

  clear(): void {
    this.#counts.clear()
  }
}
