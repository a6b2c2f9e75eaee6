import type { Equivalent } from './equivalent.ts'

export const DECK: readonly Equivalent[] = [
  {
    file: 'deck/cards/kit/limbs.ts',
    code: /let farthest = 0|for \(let i = 1; i < list\.length - 1; i\+\+\)/,
    change: /^1 → 0$|^0 → 1$|^< → <=$/,
    reason:
      'the first point and the last lie on the line itself: neither is the farthest, whoever is asked first',
  },
  {
    file: 'deck/cards/kit/limbs.ts',
    code: 'const goesOn =',
    change: '> → >=',
    reason: 'a point twice is left out afterwards, and no step is exactly across',
  },
  {
    file: 'deck/cards/kit/limbs.ts',
    code: '(2 * upper * reach || 1)',
    change: '1 → 2',
    reason: 'a limb that ends where it begins has no direction: any will do',
  },
  {
    file: 'deck/cards/kit/limbs.ts',
    code: 'if (offLine(list[i]!) > offLine(list[farthest]!))',
    change: '>=',
    reason:
      'which of two points that are equally far is kept first: what is seen differs by less than the slack',
  },
  {
    file: 'deck/cards/kit/curves.ts',
    code: 'cap ?? 0',
    change: '→ (knots[j]!.cap)',
    reason: 'no cap and a cap of 0 are drawn alike',
  },
  {
    file: 'deck/cards/lettering.ts',
    code: '< 0.05)',
    change: /^< → <=$|^0\.05 →/,
    reason: 'places are rounded to tenths: none lies at half of one',
  },
  {
    file: 'deck/cards/kit/curves.ts',
    code: 'isAlike(',
    change: /^(side, neighbour|length, distance)/,
    reason: 'whether two sides are alike is the same either way round',
  },
  {
    file: 'deck/cards/kit/curves.ts',
    code: '|| 1',
    change: '1 → 2',
    reason: 'no way has no direction, however it is divided',
  },
  {
    file: 'deck/cards/kit/curves.ts',
    code: 'flattened(knots, false, 12)',
    change: '12 →',
    reason: 'in how many pieces a curve is followed: none is seen',
  },
  {
    file: 'deck/cards/kit/texture.ts',
    code: 'flattened(curveOf(area), true, 5)',
    change: '5 →',
    reason: 'in how many pieces an edge is followed: none is seen',
  },
  {
    file: 'deck/cards/kit/texture.ts',
    code: 'y < Math.max(...heights)',
    change: '<=',
    reason: 'a line at the lower edge itself enters nothing',
  },
  {
    file: 'deck/cards/kit/texture.ts',
    code: 'gap = 3.5, line, width = 0.7, opacity = 0.5',
    change: /^(3\.5|0\.7|0\.5) →/,
    reason: 'how dense and dark shading is, unless a picture says so: taste',
  },
  {
    file: 'deck/cards/kit/svg.ts',
    code: 'widths[0]! / 2 + 0.9',
    change: '0.9 →',
    reason:
      'how far a cover reaches beyond what it covers: taste, within the width of the pen (a test says so)',
  },
  { file: 'deck/cards/kit/svg.ts', code: 'STEADINESS', reason: 'the width of lines: taste' },
]
