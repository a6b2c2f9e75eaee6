/** Dogs and a wolf. All look to the right and stand on y = 0. */
import { edgeOf, GOLD, INK, IVORY, shadeOf } from '../kit/palette.ts'
import { circle, grownLimb, ribbon, scene, shape, shapes, stroke, strokes } from '../kit/svg.ts'

/** A small dog on its hind legs, barking; about 60 high. */
export const leapingDog = (coat = IVORY, collar = GOLD) => {
  const pen = { fill: coat, line: edgeOf(coat), width: 1 }
  return scene(
    ribbon('-18,-18 -30,-26 -30,-40 -24,-46', [6, 5, 3], pen),
    ribbon('-14,-14 -10,-8 -15,-2 -8,-2', [12, 8, 6, 5], pen),
    ribbon('10,-36 20,-32 24,-24 30,-24', [9, 6, 5], pen),
    shape('-20,-20 -12,-32 4,-44 14,-52 22,-46 20,-36 10,-26 0,-16 -8,-8 -18,-10', pen),
    grownLimb('5,-30 16,-22 18,-14 24,-13', [10, 7, 5], pen),
    grownLimb('-10,-16 -2,-9 -5,-2 3,-2', [15, 9, 6, 5], pen),
    shape('10,-50 12,-60 22,-64 32,-62 42,-58 43,-54^ 34,-52^ 40,-48 36,-45 26,-46 18,-44', pen),
    shape('16,-62 8,-60 5,-50 10,-46 15,-54', { ...pen, fill: coat === IVORY ? '#D8CDB4' : coat }),
    circle([27, -57], 1.3, { fill: INK }),
    circle([42, -57.5], 1.8, { fill: INK }),
    stroke('12,-47 17,-42 22,-42', { line: collar, width: 2.6 }),
  )
}

/** A dog or wolf that sits and howls, nose to the sky; about 96 high. */
export const howlingHound = (coat: string, wild = false) => {
  const pen = { fill: coat, line: edgeOf(coat), width: 1.1 }
  const shade = { fill: shadeOf(coat) }
  const hair = { line: edgeOf(coat), width: 0.7 }
  const tail = wild
    ? '-24,-8^ -34,-1 -44,-7 -48,-22 -42,-38^ -38,-27 -33,-21 -26,-20'
    : '-24,-6^ -36,-4 -46,-12 -47,-26 -42,-36^ -39,-24 -34,-17 -26,-16'
  return scene(
    shape(tail, pen),
    ribbon('8,-40 13,-20 12,-4', [12, 9, 7], pen),
    shape('-26,0^ -32,-16 -23,-36 -8,-48 -1,-60 9,-66 20,-58 19,-42 13,-20 6,-4^', pen),
    shapes(['-14,-2^ -8,-18 2,-30 9,-24 4,-5^', '12,-62 19,-57 18,-42 14,-30 12,-44'], shade),
    grownLimb('2,-40 4,-22 2,-4', [15, 10, 8], pen),
    shapes(['-3,-6^ 5,-7 11,-1 10,1^ -3,1^', '-26,-6^ -16,-9 -6,-4 -5,1^ -26,1^'], pen),
    strokes(
      ['4,0 4,-3', '7.5,0 7.5,-2.6', '-9,0 -9,-3', '-13,0 -13,-3.4', '-23,-28 -11,-27 -8,-15 -13,-8'],
      hair,
    ),
    shape(
      '-1,-56 -3,-68 3,-78 13,-86 23,-96 28,-96^ 25.6,-88^ 20,-81^ 27,-86 31,-84^ 27,-72 20,-62 16,-53',
      pen,
    ),
    shape('20,-81^ 25.6,-88^ 29,-90^ 30,-85 27,-86', { fill: '#8E3F3A', line: edgeOf(coat), width: 0.7 }),
    shape('8,-56 18,-64 25,-74 20,-63 16,-54', shade),
    shape(
      wild ? '3,-73^ -6,-82 -15,-85^ -10,-74 -1,-66^' : '7,-80^ -2,-82 -12,-73 -14,-61 -7,-58 0,-66 4,-73',
      { ...pen, fill: wild ? coat : shadeOf(coat) },
    ),
    stroke('12,-81 15,-80 17.6,-82.4', { line: INK, width: 1.3 }),
    circle([27, -95.4], 2.2, { fill: INK }),
    strokes(
      wild
        ? ['-3,-52 -4,-44', '4,-52 4,-41', '10,-52 9,-44', '-19,-24 -16,-19']
        : ['-20,-22 -16,-18', '-1,-46 1,-38'],
      hair,
    ),
    wild
      ? ''
      : stroke('-1,-57 7,-51 16,-54', { line: GOLD, width: 3 }) +
          circle([9, -49.6], 2, { fill: GOLD, line: INK, width: 0.7 }),
  )
}

/** A greyhound standing; about 50 high. */
export const greyhound = (coat: string) => {
  const pen = { fill: coat, line: edgeOf(coat), width: 1 }
  return scene(
    ribbon('-34,-34 -46,-24 -46,-10', [4, 3, 0], pen),
    ribbon('-28,-30 -34,-16 -28,-8 -30,-1', [10, 5, 4, 4], pen),
    ribbon('18,-30 22,-16 21,-1', [8, 5, 4], pen),
    shape('-36,-32 -28,-40 -8,-38 12,-42 22,-46 28,-38 24,-26 10,-20 -10,-28 -26,-24', pen),
    grownLimb('-25,-31 -28,-16 -21,-8 -23,-1', [13, 6, 4, 4], pen),
    grownLimb('15,-32 14,-16 13,-1', [10, 5, 4], pen),
    shape('16,-42 22,-54 30,-60 40,-56 52,-50 51,-47^ 38,-46 30,-40 26,-34', pen),
    shape('28,-58^ 20,-60 18,-52 25,-52', pen),
    circle([37, -53.5], 1.2, { fill: INK }),
    stroke('20,-46 25,-41 29,-39', { line: GOLD, width: 2.4 }),
  )
}

/** A greyhound that lies with its head up; about 42 high. */
export const lyingGreyhound = (coat: string) => {
  const pen = { fill: coat, line: edgeOf(coat), width: 1 }
  return scene(
    ribbon('-29,-4 -39,-5 -40,-16', [4, 3, 0], pen),
    ribbon('12,-8 24,-3 38,-3', [8, 5, 5], pen),
    shape('-30,-1 -34,-12 -27,-20 -10,-20 4,-22 13,-28 22,-26 24,-16 21,-6 12,-1 -10,0', pen),
    grownLimb('14,-14 16,-5 27,-2', [11, 6, 5], pen),
    shape('-30,0^ -34,-11 -27,-19 -15,-17 -8,-8 -9,-4 2,-4 5,-1 3,0^', pen),
    shape('10,-24 15,-36 23,-42 33,-38 45,-32 44,-29^ 31,-28 24,-22 21,-17', pen),
    shape('21,-40^ 13,-42 11,-34 18,-34', { ...pen, fill: shadeOf(coat) }),
    circle([30, -35.5], 1.2, { fill: INK }),
    stroke('13,-28 18,-23 23,-21', { line: GOLD, width: 2.4 }),
  )
}
