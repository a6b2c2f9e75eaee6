/**
 * Places by name: what the index costs, and how long answers take. Node is started with --expose-gc, so that only what stays is counted.
 *
 *     npm run measure -- places-speed
 */
import { findPlaces } from '../src/places/places.ts'
import { median } from './figures.ts'

const MB = 1e6
const memory = () => {
  globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

const before = memory()
const start = performance.now()
findPlaces({ text: 'Paris', limit: 1 })
const loadMs = performance.now() - start
console.log(`first answer     ${loadMs.toFixed(0)} ms`)
console.log(`memory           ${((memory() - before) / MB).toFixed(1)} MB (at most 25)`)

/** Whole, begun, narrowed, mistaken; short ones and common words, which have most to go through. */
const QUESTIONS = [
  ...['Marburg', 'Tübingen', '東京', 'Москва', 'القاهرة', 'Paris, Texas', 'st petersburg', 'Leningrad'],
  ...['sa', 'la s', 'san a', 'st m', 'new', 'lisb', 'portland oregon', 'petersburg st', 'saint germain, fr'],
  ...['Lodnon', 'San Fransisco', 'Мосвка', 'zzqqxxjj', 'East Rencho Dominguez', 'a b c d e f g h'],
]
const RUNS = 200

function millisecondsOf(text: string): number {
  const answer = () => {
    const from = performance.now()
    findPlaces({ text, limit: 10 })
    return performance.now() - from
  }
  for (let i = 0; i < RUNS; i++) answer()
  return median(Array.from({ length: RUNS }, answer))
}

const times = QUESTIONS.map((text) => ({ text, ms: millisecondsOf(text) })).sort((a, b) => b.ms - a.ms)
for (const { text, ms } of times) console.log(`${ms.toFixed(3)} ms  ${text}`)
