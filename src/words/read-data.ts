/** Reads the texts of a language. */
import { readFileSync } from 'node:fs'

/** `path` is that of a JSON file in the language's folder of `data/`, without its ending. */
export const readData = <Data>(
  language: string,
  path: string,
  reviver?: (key: string, value: unknown) => unknown,
): Data =>
  JSON.parse(readFileSync(new URL(`../../data/${language}/${path}.json`, import.meta.url), 'utf8'), reviver)

/** The files of a folder by name, each read when it is first needed: an idle service holds none that nobody has asked for. */
export function dataFiles<Data>(language: string, folder: string): (name: string) => Data {
  const files = new Map<string, Data>()
  return (name) => {
    const known = files.get(name)
    if (known !== undefined) return known
    const data = readData<Data>(language, `${folder}/${name}`)
    files.set(name, data)
    return data
  }
}
