/** Names of places as they are compared: lower case, without marks, whatever the script. */

/** Letters that are not a plain letter with a mark to Unicode, but are to people. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
}

/**
 * Words with a space between them. Marks are left out, so that `sao` finds São Paulo, but not those that make another kana: が is not か.
 */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\P{Diacritic}\u3099\u309a]/gu, '')
    .normalize('NFC')
    .replace(/[ßæœøđðłþıħ]/g, (letter) => LETTERS[letter]!)
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()
