/** `npm run dev:page`: the page from its sources, changing as they change, asking the service that `npm start` runs. */
import { createServer } from 'vite'
import { PAGE_CONFIG } from '../../src/page/page-config.ts'

const service = `http://127.0.0.1:${process.env.PORT || 8080}`
const server = await createServer({
  ...PAGE_CONFIG,
  logLevel: 'info',
  server: { host: '127.0.0.1', proxy: { '/v1': service, '/cards': service, '/docs': service } },
})
await server.listen()
server.printUrls()
