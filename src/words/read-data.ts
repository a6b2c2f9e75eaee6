/** Reads the texts of a language, each file once, when its module is loaded. */
import { readFileSync } from 'node:fs'

/** `path` is that of a JSON file in the language's folder of `data/`, without its ending. */
export const readData = <Data>(
  language: string,
  path: string,
  reviver?: (key: string, value: unknown) => unknown,
): Data =>
  JSON.parse(readFileSync(new URL(`../../data/${language}/${path}.json`, import.meta.url), 'utf8'), reviver)
