/** How a horse carries itself: see horse.ts. */
export type Attitude = {
  /** Degrees the body rises in front. */
  pitch: number
  /** Degrees the neck is raised (negative) or lowered from its easy carriage. */
  neck: number
  /** Shoulder or hip, knee or hock, fetlock, hoof. */
  legs: { nearFore: string; farFore: string; nearHind: string; farHind: string }
  tail: string
  /** How thick a fore leg is on its way down, where knee and fetlock stand out more than on one that bears weight. */
  fore?: readonly number[]
}

export const ATTITUDES = {
  standing: {
    pitch: 0,
    neck: 4,
    legs: {
      nearFore: '40,-74 42,-38 39,-14 43,-2',
      farFore: '50,-74 70,-46 60,-22 68,-12',
      nearHind: '-44,-76 -60,-42 -52,-14 -47,-2',
      farHind: '-38,-76 -42,-40 -33,-14 -28,-2',
    },
    tail: '-63,-96 -75,-84 -77,-58 -70,-28',
  },
  walking: {
    pitch: 0,
    neck: -6,
    legs: {
      nearFore: '40,-74 40,-40 32,-14 30,-2',
      farFore: '48,-74 68,-52 62,-26 70,-16',
      nearHind: '-44,-76 -48,-42 -36,-16 -32,-2',
      farHind: '-44,-76 -68,-44 -70,-16 -68,-2',
    },
    tail: '-64,-96 -80,-88 -86,-60 -82,-28',
  },
  galloping: {
    pitch: -4,
    neck: 16,
    legs: {
      nearFore: '42,-74 76,-66 98,-52 108,-42',
      farFore: '48,-76 88,-80 110,-68 121,-62',
      nearHind: '-44,-76 -80,-58 -98,-34 -112,-30',
      farHind: '-38,-76 -66,-48 -84,-18 -98,-12',
    },
    tail: '-64,-98 -88,-108 -106,-104 -121,-114',
  },
  rearing: {
    pitch: -36,
    neck: 10,
    legs: {
      nearFore: '46,-76 80,-139 84,-113 74,-103',
      farFore: '54,-80 89,-162 99,-138 91,-126',
      nearHind: '-44,-74 -66,-40 -52,-14 -46,-2',
      farHind: '-34,-74 -46,-40 -29,-14 -23,-2',
    },
    tail: '-62,-82 -84,-70 -92,-40 -86,-10',
    fore: [25, 17, 13, 15, 12, 7, 7.6, 10.4, 7.4, 7, 7],
  },
} as const satisfies Record<string, Attitude>
