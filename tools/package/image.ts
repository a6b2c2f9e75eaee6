/** What of node_modules is in the image. */
import { installedNames, neededFolders, optionalNames, type Packages } from './needed.ts'

/** The image has Node 26 already. */
const isRuntime = (name: string) => /^node-(?:bin-)?(?:linux|darwin|win)-/.test(name)

export const imageFolders = (packages: Packages): ReadonlySet<string> =>
  neededFolders(
    packages,
    [...installedNames(packages), ...optionalNames(packages)].filter((name) => !isRuntime(name)),
  )
