/** The page with the head of a shared address: what search engines, networks and messengers read of it without running its script. */
import assert from 'node:assert/strict'
import { escaped } from '../../drawing/wheel/svg.ts'
import { TO_THE_PAGE } from '../../shared-address.ts'

export interface SharedHead {
  readonly title: string
  readonly description: string
  /** Absolute: networks take no other. */
  readonly address: string
  readonly picture: string
  /** What the picture shows, in words. */
  readonly pictureInWords: string
  readonly robots?: string
}

export const PREVIEW = { width: 1200, height: 630 } as const

/** `html` is the built page. */
export function withSharedHead(html: string, head: SharedHead): string {
  const { title, description, address, picture, pictureInWords, robots } = head
  const named = [
    ['description', description],
    ['twitter:card', 'summary_large_image'],
    ...(robots === undefined ? [] : [['robots', robots] as const]),
  ] as const
  const properties = [
    ['og:type', 'article'],
    ['og:site_name', 'Augury'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', address],
    ['og:image', picture],
    ['og:image:type', 'image/png'],
    ['og:image:width', String(PREVIEW.width)],
    ['og:image:height', String(PREVIEW.height)],
    ['og:image:alt', pictureInWords],
  ] as const
  const tags = [
    `<title>${escaped(`${title} · Augury`)}</title>`,
    `<link rel="canonical" href="${escaped(address)}" />`,
    ...named.map(([name, content]) => `<meta name="${name}" content="${escaped(content)}" />`),
    ...properties.map(([name, content]) => `<meta property="${name}" content="${escaped(content)}" />`),
  ]
  const bare = without(without(html, /<title>[^<]*<\/title>/), /<meta\s+name="description"[^>]*>/)
  // The page's own addresses are relative, and this document is two steps below it.
  const base = '<base href="./" />'
  assert.ok(bare.includes(base))
  return bare.replace(base, () => [`<base href="${TO_THE_PAGE}" />`, ...tags].join('\n    '))
}

function without(html: string, tag: RegExp): string {
  assert.match(html, tag)
  return html.replace(tag, '')
}
