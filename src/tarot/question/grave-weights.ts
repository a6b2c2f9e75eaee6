/**
 * How much each sign speaks for a grave matter. Fitted to labelled questions by `tools/questions/fit.ts` (`npm run measure -- grave-weights`), which
 * prints this table. The sum of all that apply to a kind must be above 0.
 */
export const GRAVE_WEIGHTS = {
  none: -3.9,
  named: 4.9,
  'named twice': 0.9,
  told: 5.4,
  'told twice': 2.5,
  'told three times': 0.2,
  common: 3.3,
  'common twice': 0.4,
  'common three times': 0,
  'weak field': 1.8,
  'two weak fields': 0.4,
  'three weak fields': 1.5,
  'somebody dear': 0.4,
  sorrow: 0.7,
  distress: 0.3,
  'everyday field': -0.4,
  'two everyday fields': -1.2,
  'three everyday fields': -0.7,
  'four everyday fields': 0,
  'everyday word': -0.9,
  trade: -1.1,
  fiction: -2,
  joke: -0.1,
} as const

export type GraveWeight = keyof typeof GRAVE_WEIGHTS
