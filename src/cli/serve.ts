/** `augury serve`. */
import type { Command } from './command.ts'

export const serve: Command = {
  summary: 'Serve the API and the page, configured by environment variables',
  usage: '',
  options: {},
  examples: ['augury serve', 'PORT=9000 WORKERS=2 augury serve'],
  async run() {
    await (await import('../service/main.ts')).serve()
    return undefined
  },
}
