/** The wider chart in its members (docs/charts.md). As in the contract's chart, a flag follows from the number that is shown. */
import type { DayAspect, DaySky, RangedBody } from '../../../chart/day-sky.ts'
import { dignitiesOf, isClassical } from '../../../chart/dignities.ts'
import { type Cusps, houseOf } from '../../../chart/houses/cusps.ts'
import { declinationOfPoint } from '../../../chart/parallels.ts'
import type { Point } from '../../../chart/points.ts'
import { stationNear } from '../../../chart/stations.ts'
import type { WiderChart } from '../../../readings/chart.ts'
