/** Stands in for a program that builds files: it builds those that it is given, in no time. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Recipe } from '../src/built/built-files.ts'

const BUILD_INTO = new URL('../src/built/folder.ts', import.meta.url).href

/** In a folder of its own; `builds` says how often it has made the files. */
export function quickBuilder(folder: string, files: Readonly<Record<string, string>>) {
  const [program, count] = [join(folder, 'builder.mjs'), join(folder, 'count')]
  writeFileSync(count, '')
  writeFileSync(
    program,
    `import { appendFileSync } from 'node:fs'
    import { buildInto } from ${JSON.stringify(BUILD_INTO)}
    const files = Object.entries(${JSON.stringify(files)})
    console.log(await buildInto(process.argv[2], async () => {
      appendFileSync(${JSON.stringify(count)}, 'x')
      return new Map(files.map(([path, text]) => [path, Buffer.from(text)]))
    }))`,
  )
  const recipe: Recipe = {
    what: 'it',
    folder: join(folder, 'built'),
    sources: ['package.json'],
    program,
    needs: [],
    longestBuildMs: 60_000,
  }
  return { recipe, builds: () => readFileSync(count, 'utf8').length }
}
