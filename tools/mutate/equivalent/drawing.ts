import type { Equivalent } from './equivalent.ts'

export const DRAWING: readonly Equivalent[] = [
  {
    file: 'src/drawing/card/kit/limbs.ts',
    code: /let farthest = 0|for \(let i = 1; i < list\.length - 1; i\+\+\)/,
    change: /^1 → 0$|^0 → 1$|^< → <=$/,
    reason:
      'the first point and the last lie on the line itself: neither is the farthest, whoever is asked first',
  },
  {
    file: 'src/drawing/card/kit/limbs.ts',
    code: 'const goesOn =',
    change: '> → >=',
    reason: 'a point twice is left out afterwards, and no step is exactly across',
  },
  {
    file: 'src/drawing/card/kit/limbs.ts',
    code: '(2 * upper * reach || 1)',
    change: '1 → 2',
    reason: 'a limb that ends where it begins has no direction: any will do',
  },
  {
    file: 'src/drawing/card/kit/limbs.ts',
    code: 'if (offLine(list[i]!) > offLine(list[farthest]!))',
    change: '>=',
    reason:
      'which of two points that are equally far is kept first: what is seen differs by less than the slack',
  },
  {
    file: 'src/drawing/card/kit/curves.ts',
    code: 'cap ?? 0',
    change: '→ (knots[j]!.cap)',
    reason: 'no cap and a cap of 0 are drawn alike',
  },
  {
    file: 'src/drawing/card/lettering.ts',
    code: '< 0.05)',
    change: /^< → <=$|^0\.05 →/,
    reason: 'places are rounded to tenths: none lies at half of one',
  },
  {
    file: 'src/drawing/card/kit/curves.ts',
    code: 'isAlike(',
    change: /^(side, neighbour|length, distance)/,
    reason: 'whether two sides are alike is the same either way round',
  },
  {
    file: 'src/drawing/card/kit/curves.ts',
    code: '|| 1',
    change: '1 → 2',
    reason: 'no way has no direction, however it is divided',
  },
  {
    file: 'src/drawing/card/kit/curves.ts',
    code: 'flattened(knots, false, 12)',
    change: '12 →',
    reason: 'in how many pieces a curve is followed: none is seen',
  },
  {
    file: 'src/drawing/card/kit/texture.ts',
    code: 'flattened(curveOf(area), true, 5)',
    change: '5 →',
    reason: 'in how many pieces an edge is followed: none is seen',
  },
  {
    file: 'src/drawing/card/kit/texture.ts',
    code: 'y < Math.max(...heights)',
    change: '<=',
    reason: 'a line at the lower edge itself enters nothing',
  },
  {
    file: 'src/drawing/card/kit/texture.ts',
    code: 'gap = 3.5, line, width = 0.7, opacity = 0.5',
    change: /^(3\.5|0\.7|0\.5) →/,
    reason: 'how dense and dark shading is, unless a picture says so: taste',
  },
  {
    file: 'src/drawing/card/kit/svg.ts',
    code: 'widths[0]! / 2 + 0.9',
    change: '0.9 →',
    reason:
      'how far a cover reaches beyond what it covers: taste, within the width of the pen (a test says so)',
  },
  {
    file: 'src/drawing/share/canvas.ts',
    code: 'border(18, 2.5, 10)',
    change: /^[\d.]+ → [\d.]+$/,
    reason: 'sizes: taste, as long as the frames are seen and do not touch (a test says so)',
  },
  {
    file: 'src/drawing/moon.ts',
    code: 'width > 0',
    change: '>=',
    reason: 'of a half Moon the terminator is a straight line, whichever way it bends',
  },
  {
    file: 'src/drawing/wheel/draw-zodiac.ts',
    code: 'BRACKET =',
    reason: 'a size: taste, as long as nothing lies on anything else (a test says so)',
  },
  {
    file: 'src/drawing/wheel/draw-aspects.ts',
    code: 'ASPECT_ROOM =',
    reason: 'a size: taste, as long as nothing lies on anything else (a test says so)',
  },
  {
    file: 'src/drawing/share/day-picture.ts',
    code: /circle\(radius, 2\.5, NIGHT\)|^const glyph =/,
    reason: 'a size: taste, as long as nothing lies on anything else (a test says so)',
  },
  {
    file: 'src/drawing/share/day-picture.ts',
    code: /^const (SEAL|COLUMN|LEADING) =|top \+ \d|\(170 \+ height\)|radius - 22|each === sign/,
    change: /^[\d.]+ → [\d.]+$/,
    reason: 'a size: taste, as long as nothing lies on anything else (a test says so)',
  },
  {
    file: 'src/drawing/share/day-picture.ts',
    code: 'x.toFixed(1)',
    change: '1 → 2',
    reason: 'finer than anybody sees',
  },
  {
    file: 'src/drawing/share/day-picture.ts',
    code: 'seal(sign),',
    change: 'seal(sign), line',
    reason: 'the order of drawing parts that do not touch',
  },
  {
    file: 'src/drawing/share/day-picture.ts',
    code: /^const STEP =|narrower > 0;/,
    change: /^0(\.5)? →|^> → >=$/,
    reason: 'how finely narrower lines are tried, and where to stop: there each word has its own line',
  },
  {
    file: 'src/drawing/share/day-picture.ts',
    code: 'if (end <= room)',
    change: '→ <',
    reason: 'no words are exactly as wide as their room',
  },
  {
    file: 'src/drawing/wheel/columns.ts',
    code: 'LEADER_STEP =',
    reason: 'in how many pieces a bow is drawn: none is seen',
  },
  {
    file: 'src/drawing/share/spread-picture.ts',
    code: /: Setting =|above \* 0\.55|below \* 0\.58/,
    reason: 'sizes: taste, as long as nothing lies on anything else (a test says so)',
  },
  {
    file: 'src/drawing/share/spread-picture.ts',
    code: 'MOST_IN_ROW =',
    reason: 'a size: taste, as long as nothing lies on anything else (a test says so)',
  },
  {
    file: 'src/drawing/share/spread-picture.ts',
    code: /^const (SIDE|TITLE) =|\[790, HEIGHT|laid\(card, 270|, middle [-+] \d|gap \/ 2|places \* 1\.5/,
    change: /^[\d.]+ → [\d.]+$/,
    reason: 'sizes: taste, as long as nothing lies on anything else (a test says so)',
  },
  {
    file: 'src/drawing/share/spread-picture.ts',
    code: /canvas\(heading,|laid\(card, 270|line\(title, x/,
    change: /^(heading,|laid\(card|line\(title).* → /,
    reason: 'the order of drawing parts that do not touch',
  },
  { file: 'src/drawing/card/kit/svg.ts', code: 'STEADINESS', reason: 'the width of lines: taste' },
  {
    file: 'src/drawing/wheel/bodies.ts',
    code: '.sort((a, b) => a.cell.width / a.bodies.length',
    reason: 'which crowd is placed first: nothing lies on anything else either way (a test says so)',
  },
  {
    file: 'src/drawing/wheel/bodies.ts',
    code: '{ factor: ',
    reason: 'sizes: taste, as long as nothing lies on anything else (a test says so)',
  },
  {
    file: 'src/drawing/share/spread-picture.ts',
    code: /<path d="M\$\{x - 70\}/,
    reason: 'sizes: taste, as long as nothing lies on anything else (a test says so)',
  },
  {
    file: 'src/drawing/wheel/bodies.ts',
    code: 'NARROW =',
    reason: 'a size: taste, as long as nothing lies on anything else (a test says so)',
  },
  {
    file: 'src/drawing/wheel/houses.ts',
    code: /^const NUMBER_(SIZES|SHIFTS) =/,
    reason: 'a size: taste, as long as nothing lies on anything else (a test says so)',
  },
]
