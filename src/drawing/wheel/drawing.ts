import type { WheelLayout } from './layout.ts'
import type { Scale } from './scales.ts'
import type { WheelTheme } from './themes.ts'
import type { WheelChart } from './wheel-chart.ts'

/** What every part of the wheel is drawn from. */
export interface Drawing {
  readonly chart: WheelChart
  readonly layout: WheelLayout
  readonly scale: Scale
  readonly theme: WheelTheme
}

/** From a label to the end of an interrupted line. */
export const GAP = 1.8
