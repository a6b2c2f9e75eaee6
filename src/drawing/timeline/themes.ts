/** The colours of the wheel, for bars. */
import type { AspectName } from '../../chart/aspects.ts'
import { ASPECT_TONES, WHEEL_THEMES, type WheelTheme, type WheelThemeName } from '../wheel/themes.ts'

export interface TimelineTheme {
  readonly ground: string
  readonly ink: string
  readonly dim: string
  readonly today: string
  readonly wheel: WheelTheme
}

export const timelineTheme = (name: WheelThemeName): TimelineTheme => {
  const wheel = WHEEL_THEMES[name]
  return { ground: wheel.ground, ink: wheel.ink, dim: wheel.minor, today: wheel.gold, wheel }
}

export const aspectColour = (aspect: AspectName, { wheel }: TimelineTheme): string =>
  wheel[ASPECT_TONES[aspect]]
