import type { Equivalent } from './equivalent.ts'

export const DRAWING: readonly Equivalent[] = [
  {
    file: 'src/drawing/card/kit/limbs.ts',
    code: 'for (let i = 1; i < list.length - 1; i++)',
    change: '1 → 0',
    reason: 'the first point lies on the line itself: it is never the farthest',
  },
  {
    file: 'src/drawing/card/kit/curves.ts',
    code: 'cap ?? 0',
    change: '→ (knots[j]!.cap)',
    reason: 'no cap and a cap of 0 are drawn alike',
  },
  {
    file: 'src/drawing/card/kit/path-data.ts',
    code: "[lastCommand, lastNumber] = ['', '']",
    change: "'', → (nothing)",
    reason: 'the number before is read only after the first command',
  },
  {
    file: 'src/drawing/card/lettering.ts',
    code: ') < 0.05) return `',
    change: '<=',
    reason: 'places are rounded to tenths: none lies at half of one',
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
    code: 'canvas(heading,',
    change: 'heading, ',
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
