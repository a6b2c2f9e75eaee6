/** Renders drawings as PNG in a thread of its own: a picture of 2,000 pixels takes a fifth of a second, in which nothing else could be answered. */
import { parentPort } from 'node:worker_threads'
import { Resvg } from '@resvg/resvg-js'

/** Lettering is drawn as outlines: no font is looked for. */
const OPTIONS = { font: { loadSystemFonts: false } } as const

parentPort!.on('message', (svg: string) => parentPort!.postMessage(new Resvg(svg, OPTIONS).render().asPng()))
