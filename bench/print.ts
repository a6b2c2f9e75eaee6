/** One line of a table. */
export const print = (what: string, seen: string): void => console.log(`${what.padEnd(46)} ${seen}`)
