/** The first sentence of a text. A quotation after a full stop begins the next. */
export const firstSentence = (text: string): string =>
  /^.+?[.!?…]+[”’)]*(?=\s+[\p{Lu}\d“‘(]|\s*$)/su.exec(text.trim())?.[0] ?? text.trim()
