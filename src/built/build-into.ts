/** The common part of all programs that build files: writes them to the given folder and prints how long it took. */
import { readAllFiles, writeFolder } from './folder.ts'

export async function buildInto(
  folder: string | undefined,
  make: () => Promise<ReadonlyMap<string, Uint8Array>>,
): Promise<string> {
  if (folder === undefined) throw new Error('name the folder to write')
  if (readAllFiles(folder) !== undefined) return 'nothing to build'
  const files = await make()
  writeFolder(folder, files)
  const { user, system } = process.cpuUsage()
  const [elapsed, busy] = [performance.now() / 1000, (user + system) / 1e6].map((time) => time.toFixed(1))
  return `${files.size} files in ${elapsed} s, ${busy} s of processor time`
}
