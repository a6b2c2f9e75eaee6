/** How large a picture of a spread is that people share themselves, and what stands where in it. */
import type { CanvasSize } from './canvas.ts'

/** From the left and from above. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface StoryFormat extends CanvasSize {
  /** The middles of the lines of the title and of the address. */
  readonly title: number
  readonly foot: number
  readonly cards: Box
  /** Where a Celtic cross lies, where the names of its cards stand, and the sentence below them. */
  readonly cross: Box
  readonly names: Box
  readonly crossSentence: Box
  readonly sentence: Box
}

export const STORY_FORMATS = {
  story: {
    width: 1080,
    height: 1920,
    title: 190,
    foot: 1770,
    cards: { x: 80, y: 280, width: 920, height: 1020 },
    cross: { x: 130, y: 255, width: 820, height: 910 },
    names: { x: 90, y: 1190, width: 900, height: 330 },
    crossSentence: { x: 110, y: 1540, width: 860, height: 180 },
    sentence: { x: 110, y: 1400, width: 860, height: 300 },
  },
  square: {
    width: 1080,
    height: 1080,
    title: 98,
    foot: 1012,
    cards: { x: 70, y: 150, width: 940, height: 600 },
    cross: { x: 60, y: 150, width: 590, height: 610 },
    names: { x: 670, y: 170, width: 350, height: 570 },
    crossSentence: { x: 90, y: 775, width: 900, height: 190 },
    sentence: { x: 90, y: 775, width: 900, height: 190 },
  },
} as const satisfies Record<string, StoryFormat>

export type StoryFormatName = keyof typeof STORY_FORMATS
