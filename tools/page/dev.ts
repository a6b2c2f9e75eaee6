/** `npm run dev:page`: the page from its sources, changing as they change, asking the service that `npm start` runs. */
import { createServer, type Plugin } from 'vite'
import { PAGE_CONFIG } from '../../src/page/page-config.ts'

const service = `http://127.0.0.1:${process.env.PORT || 8080}`

/** The document names the page's own folder, as the service's does; here it is the root, however deep the address is. */
const atRoot: Plugin = {
  name: 'base-at-root',
  transformIndexHtml: (html) => html.replace('<base href="./" />', '<base href="/" />'),
}

const server = await createServer({
  ...PAGE_CONFIG,
  plugins: [...PAGE_CONFIG.plugins, atRoot],
  logLevel: 'info',
  server: { host: '127.0.0.1', proxy: { '/v1': service, '/cards': service, '/docs': service } },
})
await server.listen()
server.printUrls()
