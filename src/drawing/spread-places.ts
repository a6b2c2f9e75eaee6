/** The positions of cards on the cloth. The Celtic Cross has a fixed layout; any other spread is laid in rows. */
export interface ClothPlace {
  /** Centre of the card, in hundredths of the cloth's width and height. */
  readonly x: number
  readonly y: number
  readonly isCrossing?: true
}

/** By the API's `position.number`: 3 Foundation is below, 4 Recent Past left, 5 Crown above, 7 to 10 form the column at the right, from the bottom up. */
const CELTIC_CROSS: Readonly<Record<number, ClothPlace>> = {
  1: { x: 36, y: 50 },
  2: { x: 36, y: 50, isCrossing: true },
  3: { x: 36, y: 75.4 },
  4: { x: 11.3, y: 50 },
  5: { x: 36, y: 24.6 },
  6: { x: 60.7, y: 50 },
  7: { x: 88.2, y: 86.6 },
  8: { x: 88.2, y: 62.2 },
  9: { x: 88.2, y: 37.8 },
  10: { x: 88.2, y: 13.4 },
}

export const celticPlace = (positionNumber: number): ClothPlace => CELTIC_CROSS[positionNumber]!
