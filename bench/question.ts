/**
 * `npm run measure -- question-speed`: processor time for a Celtic Cross with a question, against the same without one. Both by turns in one
 * process, and the best turn of each, so that it can be compared on a busy machine too.
 */
import { askEndpoint } from '../src/api/ask.ts'
import { allEndpoints } from '../src/api/endpoints.ts'
import { readConfig } from '../src/config.ts'
import { makeParts } from '../src/service/service.ts'
import { print } from './figures.ts'

const TURNS = 25
const ANSWERS = 500
/** The project's own limit. */
const GOAL = 1.15

const parts = await makeParts(readConfig({ LOG_LEVEL: 'silent', DATA_DIR: ':memory:' }))
const endpoints = allEndpoints(parts)

const QUESTIONS = [
  'Will I get the job I applied for?',
  'Should I move to the city this year or stay where I am?',
  'Why do my brother and I always argue about money?',
  'Will my mum come through the operation ok?',
  'When will the house finally sell?',
  'my ex has a new girlfriend already',
]

/** Microseconds for one answer with its JSON. */
async function turn(start: number, bodyOf: (n: number) => object): Promise<number> {
  const before = process.threadCpuUsage()
  for (let n = start; n < start + ANSWERS; n++)
    JSON.stringify(await askEndpoint(endpoints, '/tarot/celtic-cross', bodyOf(n), parts))
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / ANSWERS
}

const plain = (n: number) => ({ seed: `seed ${n}` })
const asked = (n: number) => ({ ...plain(n), question: QUESTIONS[n % QUESTIONS.length]! })

const least = { plain: Number.POSITIVE_INFINITY, asked: Number.POSITIVE_INFINITY }
for (let at = 0; at <= TURNS; at++) {
  const times = { plain: await turn(at * ANSWERS, plain), asked: await turn(at * ANSWERS, asked) }
  // The first turns warm up.
  if (at < 3) continue
  least.plain = Math.min(least.plain, times.plain)
  least.asked = Math.min(least.asked, times.asked)
}
const ratio = least.asked / least.plain
print('Celtic Cross', `${least.plain.toFixed(0)} µs`)
print('with a question', `${least.asked.toFixed(0)} µs`)
print('ratio', `${ratio.toFixed(2)}, goal at most ${GOAL}${ratio > GOAL ? ': missed' : ''}`)
process.exit()
