/**
 * `npm run mutate`: puts small bugs into the sources, one at a time, and sees whether the tests notice.
 *
 *     npm run mutate                                        a sample of every room
 *     npm run mutate -- --room tarot --per-room 100         more of one
 *     npm run mutate -- --file src/tarot/draw.ts --all      every mutant of one file
 *     npm run mutate -- --file src/tarot/draw.ts --file src/tarot/deck.ts          a sample of some files of a room
 *     npm run mutate -- --file src/tarot/draw.ts --all --tests 'src/tarot/*.test.ts'     judged by some tests only
 *     npm run mutate -- --file src/tarot/draw.ts --replace '& 1' --with '& 2'      a bug of your own
 */
import { readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { withoutExceptions } from './exceptions.ts'
import { type Mutant, mutant, mutantsOf, sample } from './mutants.ts'
import { ROOMS, roomOf, sourcesOf } from './rooms.ts'
import { type Possible, type Trial, table } from './table.ts'
import { testsFor } from './tests-for.ts'
import { type JudgingTest, judgingTest, scratch, tryMutant } from './trial.ts'

const { values: options } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    'per-room': { type: 'string', default: '40' },
    room: { type: 'string', multiple: true },
    file: { type: 'string', multiple: true },
    all: { type: 'boolean', default: false },
    tests: { type: 'string', multiple: true },
    replace: { type: 'string' },
    with: { type: 'string', default: '' },
    jobs: { type: 'string', default: String(availableParallelism()) },
  },
})

/** The bug of `--replace` and `--with`. */
function ownMutant(file: string, before: string, after: string): Mutant {
  const source = readFileSync(file, 'utf8')
  const start = source.indexOf(before)
  if (start === -1) throw new Error(`${file} holds no ${before}`)
  return mutant(file, source, 'own', { start, end: start + before.length, text: after })
}

/** How many mutants of the looked-at files of a room there are, and how many of them exceptions leave out. */
const possible = new Map<string, Possible>()

function mutantsToTry(room: string, file: string): Mutant[] {
  const source = readFileSync(file, 'utf8')
  const all = mutantsOf(file, source)
  const tried = withoutExceptions(file, source, all)
  const { mutants, excepted } = possible.get(room) ?? { mutants: 0, excepted: 0 }
  possible.set(room, {
    mutants: mutants + all.length,
    excepted: excepted + all.length - tried.length,
  })
  return tried
}

function mutantsOfRoom(room: string): Mutant[] {
  const { replace, all, seed } = options
  const files = options.file?.filter((file) => roomOf(file) === room) ?? sourcesOf(ROOMS[room]!)
  if (options.file !== undefined && replace !== undefined)
    return files.map((file) => ownMutant(file, replace, options.with))
  const worthTrying = files.flatMap((file) => mutantsToTry(room, file))
  return all ? worthTrying : sample(worthTrying, Number(options['per-room']), Number(seed))
}

/** Does `work` for every item, some at a time. */
async function forAll<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
  const left = items.values()
  const worker = async () => {
    for (const item of left) await work(item)
  }
  await Promise.all(Array.from({ length: Number(options.jobs) }, worker))
}

const rooms = options.file ? [...new Set(options.file.map(roomOf))] : (options.room ?? Object.keys(ROOMS))
const chosen = rooms.flatMap((room) => mutantsOfRoom(room).map((each) => ({ room, mutant: each })))
const testsOf = new Map(
  chosen.map(({ room, mutant: { file } }) => [file, testsFor(file, options.tests ?? ROOMS[room]!.tests)]),
)
const judges = new Map<string, JudgingTest>(
  [...testsOf.values()].flat().map((path) => [path, judgingTest(path)]),
)
console.error(`${chosen.length} mutants, ${judges.size} test files`)

const trials: Trial[] = []

/** Whoever has waited long enough sees what there is so far. */
function end(): never {
  console.log(table(trials, possible))
  rmSync(scratch, { recursive: true, force: true })
  process.exit()
}
process.on('SIGINT', end).on('SIGTERM', end)

await forAll(chosen, async ({ room, mutant: each }) => {
  const tests = testsOf.get(each.file)!.map((path) => judges.get(path)!)
  const { outcome, by } = await tryMutant(each, tests)
  console.error(
    `${by === undefined ? 'survives' : `${outcome} in ${by}`}: ${each.file}:${each.line} ${each.change}`,
  )
  trials.push({ room, mutant: each, outcome })
})
end()
