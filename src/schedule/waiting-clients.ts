/** How many pieces of work wait, in all and of each client. */
export class WaitingClients {
  readonly #ofClient = new Map<string, number>()
  readonly #maxOfClient: number
  readonly #maxOfAll: number
  #all = 0

  constructor(maxOfClient: number, maxOfAll: number) {
    this.#maxOfClient = maxOfClient
    this.#maxOfAll = maxOfAll
  }

  /** False if too many wait already. */
  enter(client: string): boolean {
    const own = this.#ofClient.get(client) ?? 0
    if (own >= this.#maxOfClient || this.#all >= this.#maxOfAll) return false
    this.#ofClient.set(client, own + 1)
    this.#all += 1
    return true
  }

  leave(client: string): void {
    const left = this.#ofClient.get(client)! - 1
    if (left > 0) this.#ofClient.set(client, left)
    else this.#ofClient.delete(client)
    this.#all -= 1
  }

  get isEmpty(): boolean {
    return this.#all === 0
  }
}
