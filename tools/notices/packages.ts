/** The packages that the image or the npm package brings, direct and indirect, for every platform, with their licences and holders. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { installedNames, lockedPackages, neededFolders, optionalNames } from '../package/needed.ts'

const HOME = fileURLToPath(new URL('../../', import.meta.url))

/** Parts of the built page. */
const IN_THE_PAGE = ['preact', '@fontsource/cinzel']

/** Licences that a package names in its LICENSE file alone. */
const IN_A_FILE: Readonly<Record<string, string>> = { 'node_modules/png-js': 'MIT' }

export interface ShippedPackage {
  readonly name: string
  readonly version: string
  readonly licence: string
  /** Brought only where it fits the platform. */
  readonly isOptional: boolean
  /** Where it lies once it is installed. */
  readonly folder: string
  readonly integrity: string | undefined
}

export function shippedPackages(): ShippedPackage[] {
  const packages = lockedPackages()
  const names = [...installedNames(packages), ...optionalNames(packages), ...IN_THE_PAGE]
  const shipped = neededFolders(packages, names)
  return Object.entries(packages)
    .filter(([folder]) => shipped.has(folder))
    .map(([folder, { version, license, optional, integrity }]) => ({
      name: folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license ?? IN_A_FILE[folder] ?? 'none',
      isOptional: optional === true,
      folder,
      integrity,
    }))
}

export function packageTable(): string {
  const rows = new Map<string, string>()
  for (const shipped of shippedPackages().toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const { version, licence } = shipped
    const name = shownName(shipped)
    rows.set(`${name} ${version}`, `| \`${name}\` | ${version} | ${licence} | ${holderOf(shipped)} |`)
  }
  return ['| Package | Version | Licence | Copyright |', '|---|---|---|---|', ...rows.values()].join('\n')
}

/** One row for the builds of a package for all platforms. */
const shownName = ({ name, isOptional }: ShippedPackage) =>
  isOptional
    ? name.replace(/-(?:android|darwin|freebsd|linux|openharmony|wasm32|win32|win)-[\w-]+$/, '-*')
    : name

/** What comes only to some platforms is not here to be read on all of them, and has the holder of the package beside it. */
function holderOf({ folder, isOptional }: ShippedPackage): string {
  if (isOptional || !existsSync(HOME + folder)) return '–'
  const licence = readdirSync(HOME + folder).find((file) => /^(licen[cs]e|copying)/i.test(file))
  const text = licence === undefined ? '' : readFileSync(`${HOME}${folder}/${licence}`, 'utf8')
  return copyrightIn(text) ?? authorOf(HOME + folder)
}

/** `Copyright (c)`, `©`, or the word and a year: the licences' own text also speaks of copyright, but not so. */
const NOTICE = /^\W*(?:copyright\s*(?:\(c\)|©)|copyright\s*(?=\d{4})|(?:\(c\)|©)\s*(?=\d{4}))\s*(.*)/i

export function copyrightIn(text: string): string | undefined {
  const holders = text.split('\n').flatMap((line) => {
    const named = NOTICE.exec(line)?.[1] ?? ''
    return /[A-Za-z]{2}/.test(named) ? [tidied(named)] : []
  })
  return holders.length === 0 ? undefined : [...new Set(holders)].join('; ')
}

/** Without addresses and formulas. */
const tidied = (notice: string) =>
  notice
    .replace(/[<(]?(?:https?:\/\/|[\w.+]+@)[^>)\s]*[>)]?/g, '')
    .replace(/,?\s*all rights reserved\.?.*/i, '')
    .replaceAll('|', '/')
    .replace(/\s+/g, ' ')
    .replace(/[*\s.,;]+$/, '')

function authorOf(folder: string): string {
  const { author } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as {
    author?: string | { name?: string }
  }
  const name = typeof author === 'string' ? author : author?.name
  return name?.replace(/\s*[<(].*$/, '') ?? '–'
}
