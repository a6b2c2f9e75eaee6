/** `augury build-cards`: builds the pictures of the deck ahead of the first start, for a container image or a read-only folder. */
import { BuiltFiles } from '../built/built-files.ts'
import { DECK_PICTURES } from '../pictures/pictures.ts'
import type { Command } from './command.ts'

export const buildCardsCommand: Command = {
  summary: 'Build the pictures of the cards before the first start, for a container image',
  usage: '',
  options: {},
  examples: ['augury build-cards'],
  async run({ terminal }) {
    const built = new BuiltFiles(DECK_PICTURES)
    if (!built.isWritable) {
      terminal.note(`The pictures cannot be saved: ${DECK_PICTURES.folder} is not writable.`)
      return 1
    }
    terminal.print(`The pictures are in ${built.folder}: ${await built.build()}.`)
    return undefined
  },
}
