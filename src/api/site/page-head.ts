/** The page with the head of an address, which search engines, social networks and messengers read without running the script. */
import assert from 'node:assert/strict'
import { escaped } from '../../drawing/wheel/svg.ts'

export interface PageHead {
  readonly title: string
  readonly description: string
  /** Absolute, because social networks accept no other. */
  readonly address: string
  readonly picture: PreviewPicture
  readonly type: 'article' | 'website'
  readonly robots?: string
}

export interface PreviewPicture {
  readonly address: string
  readonly width: number
  readonly height: number
  /** Its text alternative. */
  readonly words: string
}

export const PREVIEW = { width: 1200, height: 630 } as const

/** `html` is the built page, `toThePage` the way from the address to the page's own folder. */
export function withHead(html: string, head: PageHead, toThePage: string, siteName: string): string {
  const { title, description, address, picture, type, robots } = head
  const named = [
    ['description', description],
    // A picture that is not wide is shown small, beside the text.
    ['twitter:card', picture.width > picture.height ? 'summary_large_image' : 'summary'],
    ...(robots === undefined ? [] : [['robots', robots] as const]),
  ] as const
  const properties = [
    ['og:type', type],
    ['og:site_name', siteName],
    ['og:title', title],
    ['og:description', description],
    ['og:url', address],
    ['og:image', picture.address],
    ['og:image:type', 'image/png'],
    ['og:image:width', String(picture.width)],
    ['og:image:height', String(picture.height)],
    ['og:image:alt', picture.words],
  ] as const
  const tags = [
    `<title>${escaped(`${title} · ${siteName}`)}</title>`,
    `<link rel="canonical" href="${escaped(address)}" />`,
    ...named.map(([name, content]) => `<meta name="${name}" content="${escaped(content)}" />`),
    ...properties.map(([name, content]) => `<meta property="${name}" content="${escaped(content)}" />`),
  ]
  const bare = without(without(html, /<title>[^<]*<\/title>/), /<meta\s+name="description"[^>]*>/)
  return withBase(bare, toThePage, tags)
}

/** What stands in `src/web/index.html`: the page's own addresses are relative, and a document may be some folders below it. */
const BASE = '<base href="./" />'

export function withBase(html: string, toThePage: string, tags: readonly string[] = []): string {
  assert.ok(html.includes(BASE))
  return html.replace(BASE, () => [`<base href="${toThePage}" />`, ...tags].join('\n    '))
}

/** The page at an unknown address. */
export const withMissingHead = (html: string, toThePage: string, siteName: string): string =>
  withBase(without(without(html, /<title>[^<]*<\/title>/), /<meta\s+name="description"[^>]*>/), toThePage, [
    `<title>${escaped(`Nothing here · ${siteName}`)}</title>`,
    '<meta name="robots" content="noindex" />',
  ])

function without(html: string, tag: RegExp): string {
  assert.match(html, tag)
  return html.replace(tag, '')
}
