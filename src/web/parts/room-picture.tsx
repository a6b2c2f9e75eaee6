/** The pictures with which empty rooms invite: lines of brass on the night, made of the shapes that the rooms are about. */
import { SIGNS } from '../../sky/zodiac.ts'
import { GLYPHS, type GlyphName } from './glyphs.ts'

export type PictureName = keyof typeof PICTURES

const SIZE = 200
const MIDDLE = SIZE / 2

/** Degrees go round against the clock, from the right. */
function at(degrees: number, radius: number, x = MIDDLE, y = MIDDLE): readonly [x: number, y: number] {
  const angle = (degrees * Math.PI) / 180
  return [
    Math.round(10 * (x + radius * Math.cos(angle))) / 10,
    Math.round(10 * (y - radius * Math.sin(angle))) / 10,
  ]
}

const Sign = ({ name, spot, scale }: { name: GlyphName; spot: readonly [number, number]; scale: number }) => (
  <path
    d={GLYPHS[name]}
    transform={`translate(${spot.join(' ')}) scale(${scale})`}
    stroke-width={1.5 / scale}
  />
)

const circle = (radius: number, x = MIDDLE, y = MIDDLE) => <circle cx={x} cy={y} r={radius} />

const lineOf = (...points: readonly (readonly [number, number])[]): string => `M${points.join('L')}`

/** The zodiac as a ring, with its signs. */
const Ring = ({ outer, inner }: { outer: number; inner: number }) => (
  <>
    {circle(outer)}
    {circle(inner)}
    {SIGNS.map((sign, index) => (
      <g key={sign}>
        <path d={lineOf(at(30 * index, outer), at(30 * index, inner))} />
        <Sign name={sign} spot={at(30 * index + 15, (outer + inner) / 2)} scale={(outer - inner) / 34} />
      </g>
    ))}
  </>
)

/** Where planets might stand, in degrees. */
const STOOD = [24, 52, 104, 163, 214, 246, 301] as const
const ASPECTS = [
  [24, 163],
  [52, 246],
  [104, 214],
  [104, 301],
  [163, 301],
] as const

const Chart = () => (
  <>
    <Ring outer={94} inner={72} />
    {circle(46)}
    <path class="faint" d={ASPECTS.map(([from, to]) => lineOf(at(from, 46), at(to, 46))).join('')} />
    {STOOD.map((degrees, index) => (
      <Sign
        key={degrees}
        name={(['sun', 'mercury', 'venus', 'moon', 'mars', 'jupiter', 'saturn'] as const)[index]!}
        spot={at(degrees, 59)}
        scale={0.5}
      />
    ))}
  </>
)

/** A chart within, and over it the Sun and the Moon of a day. */
const Day = () => (
  <>
    <Ring outer={62} inner={46} />
    {circle(28)}
    <path class="faint" d="M30 172A100 100 0 0 1 30 28M170 28A100 100 0 0 1 170 172" />
    <path
      class="faint"
      d={lineOf(at(58, 78), at(232, 28)) + lineOf(at(58, 78), at(160, 28)) + lineOf(at(208, 80), at(20, 28))}
    />
    <circle class="filled" cx={at(58, 86)[0]} cy={at(58, 86)[1]} r={9} />
    <path
      d={Array.from({ length: 12 }, (_, ray) =>
        lineOf(at(30 * ray, 12, ...at(58, 86)), at(30 * ray, 16, ...at(58, 86))),
      ).join('')}
    />
    <path class="filled" d="M24 139a13 13 0 1 0 13 17a11 11 0 0 1-13-17Z" />
    {[24, 104, 214].map((degrees) => (
      <circle key={degrees} class="filled" cx={at(degrees, 28)[0]} cy={at(degrees, 28)[1]} r={2.5} />
    ))}
  </>
)

/** Bars on a line of time, under the Moon as she waxes. */
const Ahead = () => (
  <>
    <path class="faint" d="M16 66V178M72 66V178M128 66V178M184 66V178" />
    {(
      [
        [16, 60, 82],
        [44, 96, 104],
        [88, 52, 126],
        [64, 84, 148],
        [132, 52, 170],
      ] as const
    ).map(([x, width, y]) => (
      <g key={y}>
        <rect class="bar" x={x} y={y - 6} width={width} height={12} rx={6} />
        <circle class="filled" cx={x + width / 2} cy={y} r={3} />
      </g>
    ))}
    <path d="M16 52V184" />
    {[0, 0.5, 1].map((lit, index) => (
      <g key={lit} transform={`translate(${44 + 56 * index} 34)`}>
        <circle r={14} />
        {lit > 0 && (
          <path
            class="filled"
            d={lit === 1 ? 'M0-14a14 14 0 1 1 0 28a14 14 0 1 1 0-28' : 'M0-14a14 14 0 0 1 0 28Z'}
          />
        )}
      </g>
    ))}
  </>
)

/** Two circles that share a part, and what passes between them. */
const Together = () => (
  <>
    {[68, 132].map((x) => (
      <g key={x}>
        {circle(58, x)}
        {circle(46, x)}
        <path d={SIGNS.map((_, index) => lineOf(at(30 * index, 58, x), at(30 * index, 46, x))).join('')} />
      </g>
    ))}
    <path
      class="faint"
      d={[
        [at(130, 46, 68), at(40, 46, 132)],
        [at(205, 46, 68), at(330, 46, 132)],
        [at(250, 46, 68), at(65, 46, 132)],
      ]
        .map(([one, other]) => lineOf(one!, other!))
        .join('')}
    />
    {[130, 205, 250].map((degrees) => (
      <circle key={degrees} class="filled" cx={at(degrees, 46, 68)[0]} cy={at(degrees, 46, 68)[1]} r={3} />
    ))}
    {[40, 330, 65].map((degrees) => (
      <circle key={degrees} class="filled" cx={at(degrees, 46, 132)[0]} cy={at(degrees, 46, 132)[1]} r={3} />
    ))}
  </>
)

/** An open book with a card between its pages, and a star above. */
const Journal = () => (
  <>
    <path d="M100 74C84 60 52 56 22 62V158C52 152 84 156 100 170C116 156 148 152 178 158V62C148 56 116 60 100 74ZM100 74V170" />
    <path
      class="faint"
      d="M36 82C56 79 74 81 88 88M36 98C56 95 74 97 88 104M36 114C56 111 74 113 88 120M36 130C50 128 62 129 72 132"
    />
    <g transform="translate(-12 0) rotate(9 142 106)">
      <rect class="backed" x={122} y={72} width={40} height={69} rx={4} />
      <rect x={126} y={76} width={32} height={61} rx={2} />
      <circle cx={142} cy={106} r={9} />
      <path
        class="filled"
        d="M142 100L143.6 104.4L148 106L143.6 107.6L142 112L140.4 107.6L136 106L140.4 104.4Z"
      />
    </g>
    <path class="filled" d="M70 18L73 29L84 32L73 35L70 46L67 35L56 32L67 29Z" />
    <path class="faint" d="M108 20v8M104 24h8M132 38v6M129 41h6" />
  </>
)

/** Each with the part of the square that it fills. */
const PICTURES = {
  chart: { Picture: Chart, box: '0 0 200 200' },
  day: { Picture: Day, box: '0 10 200 180' },
  ahead: { Picture: Ahead, box: '6 14 188 176' },
  together: { Picture: Together, box: '6 38 188 124' },
  journal: { Picture: Journal, box: '16 10 168 166' },
}

export function RoomPicture({ name }: { readonly name: PictureName }) {
  const { Picture, box } = PICTURES[name]
  return (
    <svg class="room-picture" viewBox={box} aria-hidden="true">
      <Picture />
    </svg>
  )
}
