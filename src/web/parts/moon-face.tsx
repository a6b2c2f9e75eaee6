/** The Moon as one sees her now: lit as far as she is, turned as she hangs, with her seas where they are. Her phase is beside her in words. */
import { useId } from 'preact/hooks'
import { litSide, type MoonView } from '../../drawing/moon.ts'
import '../styles/moon.css'

/** The larger seas: selenographic longitude and latitude of the middle, and half their extent in degrees, east–west and north–south. */
const SEAS: readonly (readonly [number, number, number, number])[] = [
  [-16, 33, 19, 17], // Imbrium
  [17, 28, 11, 11], // Serenitatis
  [31, 8, 14, 11], // Tranquillitatis
  [59, 17, 9, 7], // Crisium
  [51, -6, 11, 14], // Fecunditatis
  [35, -15, 5.5, 6], // Nectaris
  [-57, 20, 16, 25], // Oceanus Procellarum
  [-31, 7, 12, 9], // Insularum
  [-39, -24, 6.5, 7], // Humorum
  [-17, -20, 11, 10], // Nubium
  [-2, 56, 26, 4], // Frigoris
]

const RADIUS = 100
const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180)
const cosine = (degrees: number) => Math.cos((degrees * Math.PI) / 180)

/** Seen from far away: what lies near the edge is foreshortened. */
const ELLIPSES = SEAS.map(([longitude, latitude, width, height]) => ({
  cx: Math.round(RADIUS * cosine(latitude) * sine(longitude)),
  cy: Math.round(-RADIUS * sine(latitude)),
  rx: Math.round(RADIUS * sine(width) * cosine(longitude) * (latitude > 45 ? cosine(latitude) : 1)),
  ry: Math.round(RADIUS * sine(height) * cosine(latitude)),
}))

interface Props extends MoonView {
  /** By how much her north is turned from straight up, degrees counter-clockwise. */
  readonly turn: number
}

export function MoonFace({ turn, ...view }: Props) {
  const id = useId()
  const seas = (
    <g class="seas" transform={`rotate(${Math.round(-turn)})`}>
      {ELLIPSES.map((sea) => (
        <ellipse key={`${sea.cx} ${sea.cy}`} {...sea} />
      ))}
    </g>
  )
  return (
    <svg class="moon-face" viewBox="-104 -104 208 208" aria-hidden="true">
      <clipPath id={id}>
        <path d={litSide(view, RADIUS)} />
      </clipPath>
      <clipPath id={`${id}-edge`}>
        <circle r={RADIUS} />
      </clipPath>
      <g class="unlit">
        <circle r={RADIUS} />
        <g clip-path={`url(#${id}-edge)`}>{seas}</g>
      </g>
      <g class="lit-part" clip-path={`url(#${id})`}>
        <circle r={RADIUS} />
        {seas}
      </g>
    </svg>
  )
}
