/** Which texts the phrasebook has: the version of the program, and a hash of its files. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { LANGUAGES } from '../words/languages.ts'

const DATA = new URL('../../data/', import.meta.url)
/** Enough to tell editions apart; it stands in every key. */
const HASH_LENGTH = 12

/** Of contents and names, not of times: an installed package has those of its installation. */
export function hashTexts(languages: readonly string[] = LANGUAGES, data: URL = DATA): string {
  const hash = createHash('sha1')
  for (const language of languages) {
    const folder = new URL(`${language}/`, data)
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json'))
      .map((name) => name.replaceAll('\\', '/'))
    for (const name of names.sort()) {
      const content = readFileSync(new URL(name, folder))
      hash.update(`${language}/${name} ${content.length}\n`).update(content)
    }
  }
  return hash.digest('hex').slice(0, HASH_LENGTH)
}
