/**
 * Which test files share a process. To start one and to load the sources takes longer than most files take to run, so the files
 * of a folder run one after another in one process. What a file changes for its whole process it undoes, or it is named here.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** All of a room: what one file has loaded and computed, the next has already, and a question's tables alone take a second. */
const MAX_TOGETHER = 90
/** Their files take long: few enough that neither the end nor a core waits for one process. */
const MAX_LONG = 28
const LONG = ['test', 'test/browser', 'src/drawing', 'src/store', 'src/writer']
const ALONE = [
  // They start whole programs: most take seconds, and some change the folder in which they run.
  /^test\/(deployment|docs-commands|endurance|launcher|model-processes|operation|package|privacy|sealed-readings|secrets)\.test\.ts$/,
  // Counts which files are read when the sources are loaded.
  /^src\/sky\/tracks\.test\.ts$/,
  // Sets what threads inherit.
  /^src\/service\/threads\.test\.ts$/,
  // They put something in the place of a browser's window, or of parts of it.
  /^src\/web\/(?:api\/api|spread\/question|service-worker|state\/state)\.test\.ts$/,
  /^test\/pseudo-page\.test\.ts$/,
]

/** Programs to run, each of which imports some of the files; the order is that of the first file of each. */
export function programsOf(files: readonly string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'augury-tests-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const rooms = Map.groupBy(files, (file) => (ALONE.some((alone) => alone.test(file)) ? file : roomOf(file)))
  return [...rooms].flatMap(([room, members]) =>
    inPartsOf(LONG.includes(room) ? MAX_LONG : MAX_TOGETHER, members).map((part, at) => {
      if (part.length === 1) return part[0]!
      const program = join(folder, `${room.replaceAll('/', '-')}-${at + 1}.mjs`)
      writeFileSync(program, programFor(part))
      return program
    }),
  )
}

/**
 * Node takes a moment in which no test is left for the end, and loses those to come. So the first test lasts until all files are
 * loaded; they are loaded outside of it, or their tests would be parts of it.
 */
const programFor = (files: readonly string[]): string => `import { test } from 'node:test'
const files = ${JSON.stringify(files.map((file) => pathToFileURL(resolve(file))))}
async function load() {
  for (const file of files) await import(file)
}
const loading = load()
test('the files of a process are loaded: ${files.length} of ${roomOf(files[0]!)}', () => loading)
`

/** The first two folders: `src/chart/houses/limits.test.ts` belongs to `src/chart`. Outside of src/ and test/ the folders are small, and the first one says it. */
function roomOf(file: string): string {
  const [first, ...inside] = dirname(file).split('/')
  return ['src', 'test'].includes(first!) ? [first, ...inside.slice(0, 1)].join('/') : first!
}

function inPartsOf<T>(max: number, all: readonly T[]): T[][] {
  const count = Math.ceil(all.length / max)
  // Dealt out like cards: neighbours in a folder often take equally long.
  return Array.from({ length: count }, (_, part) => all.filter((_, at) => at % count === part))
}
