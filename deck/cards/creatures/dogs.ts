/** Dogs and a wolf. All look to the right and stand on y = 0. */
import { edgeOf, GOLD, INK, IVORY } from '../kit/palette.ts'
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

/** A dog or wolf that sits and howls, nose to the sky; about 86 high. */
export const howlingHound = (coat: string, wild = false) => {
  const pen = { fill: coat, line: edgeOf(coat), width: 1.1 }
  const shade = { line: edgeOf(coat), width: 0.8 }
  return scene(
    ribbon('-24,-8 -38,-6 -44,-16 -40,-30', [9, 9, 7, 0], pen),
    ribbon('8,-40 12,-20 11,-4', [12, 9, 7], pen),
    shape('-26,0^ -31,-16 -22,-36 -8,-48 0,-60 10,-66 20,-58 18,-40 12,-20 6,-4^', pen),
    grownLimb('3,-40 5,-22 3,-4', [15, 10, 8], pen),
    shapes(['-2,-6^ 6,-6 12,-1 11,1^ -2,1^', '-26,-6^ -16,-8 -6,-4 -5,1^ -26,1^'], pen),
    stroke('-22,-28 -11,-26 -8,-14 -13,-7', shade),
    shape('0,-56 -2,-68 4,-78 14,-86 24,-96 28,-95^ 26,-84^ 31,-82^ 26,-72 20,-62 16,-54', pen),
    shape(
      wild ? '1,-72^ -8,-80 -15,-82^ -9,-72 -2,-66^' : '6,-79^ -2,-80 -11,-72 -13,-62 -7,-60 0,-66 4,-72',
      pen,
    ),
    circle([15, -82], 1.4, { fill: INK }),
    circle([26.5, -95], 1.8, { fill: INK }),
    strokes(
      wild
        ? ['-4,-48 -6,-36', '2,-46 0,-34', '8,-50 8,-38', '14,-52 14,-42', '-18,-32 -14,-24']
        : ['12,-52 10,-40', '-18,-30 -14,-22'],
      shade,
    ),
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
