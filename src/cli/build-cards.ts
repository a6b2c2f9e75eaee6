/** `augury build-cards`: the pictures of the deck ahead of the first start, for an image or a folder the service may not write to. */
import { FILE_NAMES } from '../pictures/picture.ts'
import { PictureShelf } from '../pictures/picture-shelf.ts'
import { Pictures } from '../pictures/pictures.ts'
import type { Command } from './command.ts'

export const buildCards: Command = {
  summary: 'Make the pictures of the cards ahead of the first start, for an image',
  usage: '',
  options: {},
  examples: ['augury build-cards'],
  async run({ terminal }) {
    const shelf = new PictureShelf()
    await new Pictures(shelf).prepare()
    if (shelf.missing().length > 0) {
      terminal.note(`The pictures could not be kept: ${shelf.folder} cannot be written to.`)
      return 1
    }
    terminal.print(`${FILE_NAMES.length} pictures are kept in ${shelf.folder}`)
    return undefined
  },
}
