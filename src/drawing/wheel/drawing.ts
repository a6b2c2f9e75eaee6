import type { WheelLayout } from './layout.ts'
import type { Scale } from './scales.ts'
import type { WheelTheme } from './themes.ts'
import type { WheelChart } from './wheel-chart.ts'

/** What every part of the wheel is drawn from. */
export interface WheelContext {
  readonly chart: WheelChart
  readonly layout: WheelLayout
  readonly scale: Scale
  readonly theme: WheelTheme
}

/** From a label to the end of an interrupted line. */
// mutate constant: a size: taste, as long as no line runs through a label (a test says so)
export const GAP = 1.8
