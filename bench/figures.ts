/** The middle of several runs: the machine may have been busy in some of them. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

/** One line of a table. */
export const print = (what: string, seen: string): void => console.log(`${what.padEnd(46)} ${seen}`)
