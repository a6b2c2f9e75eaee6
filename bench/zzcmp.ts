import { neighbours } from './endure/neighbours.ts'
const home = process.argv[2]
for (const { what, seen, wanted, isMet } of await neighbours(process.argv[3] === 'quick', home ? { home } : undefined)) console.log(`${isMet ? ' ' : '✗'} ${what.padEnd(58)} ${seen.padEnd(34)} ${wanted}`)
