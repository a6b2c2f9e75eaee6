/** Sizes of the printed deck and its booklet, in millimetres. */
export const TRIM = { width: 70, height: 120 } as const

/** How far ink goes beyond the cut, so that a card that is cut a little off has no white edge. */
export const BLEED = 3

/** Paper around a card: room for bleed, crop marks and the card's name. */
export const SHEET_MARGIN = 10

/** A page and what is left of it: `margin` is the paper around the cut. */
export interface Format {
  readonly margin: number
}
export const CARD_SHEET: Format = { margin: SHEET_MARGIN }
/** Printers that bind a booklet place its pages themselves, and have no use for marks. */
export const BOOKLET_PAGE: Format = { margin: BLEED }

export const paperOf = ({ margin }: Format) => ({
  width: TRIM.width + 2 * margin,
  height: TRIM.height + 2 * margin,
})

/** The unit of PDF. */
export const points = (millimetres: number) => (millimetres / 25.4) * 72
