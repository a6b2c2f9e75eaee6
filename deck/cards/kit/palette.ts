/** The colours of the deck: one paper, one gold, one ink, and a family of tones for each group of cards. */
export const PAPER = '#F5ECD9'
export const IVORY = '#F8F0DE'
export const GOLD = '#DDB866'
export const LIGHT_GOLD = '#F4D58A'
export const BRASS = '#A67C33'
export const INK = '#20233F'

export const ROSE = '#C9604A'
export const FLAME = '#E58B4A'
export const LEAF = '#7F9C62'
export const WOOD = '#7A5230'
export const WATER = '#2B4C86'
export const WINE = '#6B2B45'
export const FUR = '#D9A552'
export const STRAW = '#F3DDA2'
export const LAKE = '#1B4F66'
export const GLASS = '#4F7FA8'
export const LIPS = '#B5604A'

export const SKIN = { fair: '#F4DFC3', tan: '#E2BC94', brown: '#B98259', dark: '#8A5A40' } as const
export const HAIR = {
  black: '#2A2433',
  brown: '#5E3B2A',
  auburn: '#8E4F2E',
  blond: '#D2A255',
  grey: '#BDB7B2',
  white: '#EFE9DC',
} as const
export type SkinName = keyof typeof SKIN
export type HairName = keyof typeof HAIR

export const TONES = {
  major: { deep: '#1D2247', mid: '#343C72', soft: '#5A639C', accent: '#C9D0F2' },
  wands: { deep: '#511D1B', mid: '#7E3327', soft: '#A8503A', accent: '#F0B48A' },
  cups: { deep: '#103C48', mid: '#1F5E69', soft: '#3D8488', accent: '#A9DAD3' },
  swords: { deep: '#2B3246', mid: '#48536E', soft: '#6C7997', accent: '#C7D3EA' },
  pentacles: { deep: '#213A2C', mid: '#3B5D42', soft: '#5F8259', accent: '#C6D79A' },
} as const
export type Tone = { readonly [shade in keyof typeof TONES.major]: string }

function brightness(colour: string): number {
  const part = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16)
  return (part(1) * 0.3 + part(3) * 0.59 + part(5) * 0.11) / 255
}

/** Light cloth is outlined dark, dark cloth light: figures stand out on every ground. */
export const edgeOf = (fill: string) => (brightness(fill) > 0.46 ? INK : IVORY)

const INK_PARTS = [0x20, 0x23, 0x3f]

/** A colour in shade: nearer to the ink, by more for light cloth than for dark. */
export function shadeOf(fill: string, depth = brightness(fill) > 0.46 ? 0.17 : 0.3): string {
  const part = (at: number) => {
    const light = Number.parseInt(fill.slice(1 + at * 2, 3 + at * 2), 16)
    return Math.round(light + (INK_PARTS[at]! - light) * depth)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${part(0)}${part(1)}${part(2)}`.toUpperCase()
}
