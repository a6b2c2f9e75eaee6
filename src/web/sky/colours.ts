/** Lucky colours as they are painted. CSS has other names for some of them, none for others, and its `brown` is a red. */
const SHADES: Readonly<Record<string, string>> = {
  black: '#000000',
  'sea green': '#2e8b57',
  red: '#e0201b',
  gold: '#d4a017',
  white: '#ffffff',
  'dove grey': '#9b9a94',
  silver: '#c0c0c0',
  rose: '#e8a3ad',
  lemon: '#f7e463',
  coral: '#ff7f50',
  green: '#228b22',
  scarlet: '#ff2400',
  'midnight blue': '#191970',
  crimson: '#dc143c',
  brown: '#6f4421',
  yellow: '#ffe600',
  russet: '#8b4513',
  'sky blue': '#87ceeb',
  pearl: '#eae6da',
}

/** Undefined for a colour that the page does not know: it has no dot then. */
export const shadeOf = (name: string): string | undefined => SHADES[name]
