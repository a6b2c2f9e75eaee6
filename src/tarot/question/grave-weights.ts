/**
 * How much each sign speaks for a grave matter. Fitted to labelled questions by `tools/questions/fit.ts` (`npm run measure -- grave-weights`), which
 * prints this table. The sum of all that apply to a kind must be above 0.
 */
export const GRAVE_WEIGHTS = {
  none: -3.9,
  named: 4.8,
  'named twice': 0.9,
  told: 5.8,
  'told twice': 2.4,
  'told three times': 0.1,
  common: 3.2,
  'common twice': 0.3,
  'common three times': 0,
  'weak field': 1.8,
  'two weak fields': 0.8,
  'three weak fields': 0.8,
  'somebody dear': 0.4,
  sorrow: 0.8,
  distress: 0.4,
  'everyday field': -0.4,
  'two everyday fields': -1.1,
  'three everyday fields': -0.6,
  'four everyday fields': 0,
  'everyday word': -1,
  trade: -5.1,
  fiction: -2.3,
  joke: -0.3,
} as const

export type GraveWeight = keyof typeof GRAVE_WEIGHTS
