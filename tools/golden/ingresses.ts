/** When bodies enter signs, by the slow scan; Julian days of TT. */
import { longitudes, passes, STEP_MINUTES } from './slow-scan.ts'
import { julianDayOf } from './swetest.ts'

const SIGNS = 12
const SPAN = 30

/** A step in which the planets move almost evenly: with a quarter of it Mercury's instants are the same within 0.1 s. */
const PLANETS_STEP_MINUTES = 120
/** The program's digits. */
const PLANETS = {
  sun: '0',
  mercury: '2',
  venus: '3',
  mars: '4',
  jupiter: '5',
  saturn: '6',
  uranus: '7',
  neptune: '8',
  pluto: '9',
}

interface Ingress {
  readonly day: number
  /** 0 is Aries. Backwards a body enters the sign before the border. */
  readonly sign: number
}

function ingressesOf(body: string, from: string, to: string, stepMinutes: number): Ingress[] {
  const first = julianDayOf(from)
  const last = julianDayOf(to)
  const places = longitudes(body, first, last - first, stepMinutes)
  return Array.from({ length: SIGNS }, (_, border) =>
    passes((i) => places[i]!, places.length, border * SPAN, first, stepMinutes).map(({ day, isUpward }) => ({
      day,
      sign: isUpward ? border : (border + SIGNS - 1) % SIGNS,
    })),
  )
    .flat()
    .filter(({ day }) => day < last)
    .sort((a, b) => a.day - b.day)
}

const line = ({ day, sign }: Ingress) => `${sign}\t${day.toFixed(6)}`

export function planetIngresses(from: string, to: string): string {
  const rows = Object.entries(PLANETS).flatMap(([name, body]) =>
    ingressesOf(body, from, to, PLANETS_STEP_MINUTES).map((ingress) => `${name}\t${line(ingress)}`),
  )
  return `${['planet\tsign\tjd_tt', ...rows].join('\n')}\n`
}

const MOON = '1'

export const moonIngresses = (from: string, to: string): string =>
  `${['sign\tjd_tt', ...ingressesOf(MOON, from, to, STEP_MINUTES).map(line)].join('\n')}\n`
