/** `augury build-page`: builds the page ahead of the first start, for a container image or a read-only folder. */
import { BuiltPage } from '../page/built-page.ts'
import type { Command } from './command.ts'
import { columns } from './layout.ts'

export const buildPageCommand: Command = {
  summary: 'Build the page before the first start, for a container image',
  usage: '',
  options: {},
  examples: ['augury build-page'],
  async run({ terminal }) {
    const files = await new BuiltPage().files()
    const rows = [...files].map(
      ([path, { plain, gzip, brotli }]) =>
        [path, ...[plain, gzip, brotli].map((form) => String(form?.length ?? ''))] as const,
    )
    terminal.print(columns([['File', 'Bytes', 'gzip', 'Brotli'], ...rows]))
    return undefined
  },
}
