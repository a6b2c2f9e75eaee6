/** Which texts the phrasebook has: the version of the program, and a hash of its files. */
import { createHash } from 'node:crypto'
import { closeSync, fstatSync, openSync, readdirSync, readSync } from 'node:fs'
import { LANGUAGES } from '../words/languages.ts'

const DATA = new URL('../../data/', import.meta.url)
/** Enough to tell editions apart; it stands in every key. */
const HASH_LENGTH = 12
/** All files are read into one buffer: 10 MB of whole files would stay with the service. */
const CHUNK_BYTES = 65_536

/** Of contents and names, not of times: an installed package has those of its installation. */
export function hashTexts(languages: readonly string[] = LANGUAGES, data: URL = DATA): string {
  const hash = createHash('sha1')
  const chunk = Buffer.alloc(CHUNK_BYTES)
  for (const language of languages) {
    const folder = new URL(`${language}/`, data)
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json'))
      .map((name) => name.replaceAll('\\', '/'))
    for (const name of names.sort()) {
      const file = openSync(new URL(name, folder), 'r')
      hash.update(`${language}/${name} ${fstatSync(file).size}\n`)
      for (let count = readSync(file, chunk); count > 0; count = readSync(file, chunk))
        hash.update(chunk.subarray(0, count))
      closeSync(file)
    }
  }
  return hash.digest('hex').slice(0, HASH_LENGTH)
}
