/**
 * Which test files share a process. To start one and to load the sources takes longer than most files take to run, so the files
 * of a folder run one after another in one process. What a file changes for its whole process it undoes, or it is named here.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Few enough that neither the end nor a core waits for one process. */
const MOST_TOGETHER = 8
const ALONE = [
  // Whole programs: most take seconds, and some change the folder in which they run.
  /^test\/[^/]+$/,
  // Counts which files are read when the sources are loaded.
  /^src\/sky\/tracks\.test\.ts$/,
  // Sets what threads inherit.
  /^src\/service\/threads\.test\.ts$/,
  // Puts something in the place of a browser's storage.
  /^src\/web\/spread\/question\.test\.ts$/,
]

/** Programs to run, each of which imports some of the files; the order is that of the first file of each. */
export function programsOf(files: readonly string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'augury-tests-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const rooms = Map.groupBy(files, (file) => (ALONE.some((alone) => alone.test(file)) ? file : roomOf(file)))
  return [...rooms].flatMap(([room, members]) =>
    inPartsOf(MOST_TOGETHER, members).map((part, at) => {
      if (part.length === 1) return part[0]!
      const program = join(folder, `${room.replaceAll('/', '-')}-${at + 1}.mjs`)
      writeFileSync(
        program,
        part.map((file) => `import ${JSON.stringify(pathToFileURL(resolve(file)))}\n`).join(''),
      )
      return program
    }),
  )
}

/** The first two folders: `src/chart/houses/limits.test.ts` belongs to `src/chart`. */
const roomOf = (file: string): string => dirname(file).split('/').slice(0, 2).join('/')

function inPartsOf<T>(most: number, all: readonly T[]): T[][] {
  const count = Math.ceil(all.length / most)
  // Dealt out like cards: neighbours in a folder often take equally long.
  return Array.from({ length: count }, (_, part) => all.filter((_, at) => at % count === part))
}
