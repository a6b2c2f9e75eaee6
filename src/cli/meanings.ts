/** `augury meanings`. */
import { FACT_KINDS } from '../judgement/chart/fact.ts'
import { meaningsOf as allMeanings } from '../readings/meanings.ts'
import { words as wordsIn } from '../words/language.ts'
import type { Meaning } from '../words/meanings.ts'
import type { Words } from '../words/words.ts'
import { type Command, JSON_OPTION, oneOf, text, UsageError } from './command.ts'
import { paragraph } from './layout.ts'

export const meaningsCommand: Command = {
  summary: 'Show what a single fact of a birth chart means',
  usage: '[ID] [--kind KIND] [--json]',
  notes: `Without an id, the ids are listed. Kinds are ${FACT_KINDS.join(', ')}.`,
  options: { kind: { type: 'string', help: 'list only the ids of this kind' }, json: JSON_OPTION },
  mostWords: 1,
  examples: ['augury meanings mars-in-leo', 'augury meanings --kind aspect'],
  async run(input) {
    const { terminal, values, words } = input
    const [id] = words
    const kind = oneOf(FACT_KINDS, text(input, 'kind'), '--kind')
    const texts = wordsIn(terminal.language)
    const data = id === undefined ? listOf(allMeanings(texts, kind)) : meaningNamed(texts, id)
    if (values.json) terminal.print(JSON.stringify(data))
    else if ('text' in data) terminal.print(paragraph(data.text))
    else for (const meaning of data.meanings) terminal.print(meaning.id)
    return undefined
  },
}

const listOf = (meanings: readonly Meaning[]) => ({ total: meanings.length, meanings })

function meaningNamed(texts: Words, id: string): Meaning {
  const meaning = allMeanings(texts).find((one) => one.id === id)
  if (meaning) return meaning
  throw new UsageError(`There is no fact "${id}". Run "augury meanings" for a list of ids.`)
}
