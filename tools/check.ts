/**
 * `npm run check`: the types of the sources, then those of the page, whose compiler options differ. Errors of the first do not
 * hide those of the second. `npm run check -- src/web` checks one of them. What is found is kept in var/, and only what has changed
 * since is checked again.
 */
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const PROJECTS = ['.', 'src/web']
const given = process.argv.slice(2)
const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc')

for (const project of given.length > 0 ? given : PROJECTS) {
  const infoFile = `var/types/${project.replaceAll(/\W/g, '_')}.json`
  const words = ['--noEmit', '--checkers', '1', '--incremental', '--tsBuildInfoFile', infoFile, '-p', project]
  const { status } = spawnSync(process.execPath, [compiler, ...words], { stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
