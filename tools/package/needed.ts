/** Which packages of the lock file are needed, and for what. */
import { readFileSync } from 'node:fs'

interface Package {
  readonly version: string
  /** `sha512-` and Base64. */
  readonly integrity?: string
  readonly license?: string
  /** It may be missing, for example because it fits another platform. */
  readonly optional?: boolean
  readonly engines?: { readonly node?: string }
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
}

export type Packages = Readonly<Record<string, Package>>

/** By the folder in which npm puts them; the project itself is ''. */
export const lockedPackages = (): Packages =>
  JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')).packages

/** What `npm install augury-api` installs. */
export const installedNames = ({ '': project }: Packages) =>
  Object.keys({ ...project!.dependencies, ...project!.optionalDependencies })

/** What an operator may install besides: the image has it. */
export const optionalNames = ({ '': project }: Packages) => Object.keys(project!.peerDependencies!)

/** The folders of these packages and of all that they need in turn. */
export function neededFolders(packages: Packages, names: readonly string[]): ReadonlySet<string> {
  const needed = new Set<string>()
  const add = (name: string, dependant: string): void => {
    const folder = folderOf(packages, name, dependant)
    if (folder === undefined || needed.has(folder)) return
    needed.add(folder)
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = packages[folder]!
    const peers = Object.keys(peerDependencies ?? {}).filter(
      (peer) => peerDependenciesMeta?.[peer]?.optional !== true,
    )
    for (const next of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers])
      add(next, folder)
  }
  for (const name of names) add(name, '')
  return needed
}

/** As Node looks for it: from the dependant's own folder upwards. */
function folderOf(packages: Packages, name: string, dependant: string): string | undefined {
  for (let at = dependant; ; at = at.slice(0, Math.max(at.lastIndexOf('node_modules/') - 1, 0))) {
    const folder = `${at === '' ? '' : `${at}/`}node_modules/${name}`
    if (packages[folder] !== undefined) return folder
    if (at === '') return undefined
  }
}
