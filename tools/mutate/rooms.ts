import { globSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { ALMANAC } from './equivalent/almanac.ts'
import { CHART } from './equivalent/chart.ts'
import { DRAWING } from './equivalent/drawing.ts'
import type { Equivalent } from './equivalent/equivalent.ts'
import { JUDGEMENT } from './equivalent/judgement.ts'
import { READINGS } from './equivalent/readings.ts'
import { STORE } from './equivalent/store.ts'
import { TAROT } from './equivalent/tarot.ts'
import { WORDS } from './equivalent/words.ts'
import { WRITER } from './equivalent/writer.ts'
import { lineOf, type Mutant } from './mutants.ts'

/** What is tried where: the sources of each room, and the tests that may speak for them. Tests that start a browser or a service of their own are too slow. */
export interface Room {
  readonly sources: readonly string[]
  /** Left out of `sources`, with the reason. */
  readonly except?: Readonly<Record<string, string>>
  readonly tests: readonly string[]
  /** Bugs of it that are none. */
  readonly equivalent: readonly Equivalent[]
}

export const ROOMS: Readonly<Record<string, Room>> = {
  judgement: {
    sources: ['src/judgement/**/*.ts'],
    tests: ['src/judgement/**/*.test.ts', 'test/*-recomputed.test.ts', 'test/openapi-properties.test.ts'],
    equivalent: JUDGEMENT,
  },
  tarot: {
    sources: ['src/tarot/**/*.ts'],
    tests: [
      'src/tarot/**/*.test.ts',
      'src/words/en/{card-names,deck,pairs,patterns}.test.ts',
      'test/spreads-recomputed.test.ts',
      'test/conformance/tarot*.test.ts',
      'test/openapi-properties.test.ts',
    ],
    equivalent: TAROT,
  },
  words: {
    sources: ['src/words/**/*.ts'],
    tests: [
      'src/words/**/*.test.ts',
      'src/writer/**/*.test.ts',
      'test/*-recomputed.test.ts',
      'src/api/{endpoints/daily-feed,site}/{daily,shared}-*.test.ts',
      'test/words.test.ts',
      'test/conformance/tarot.test.ts',
    ],
    equivalent: WORDS,
  },
  writer: {
    sources: ['src/writer/**/*.ts'],
    tests: [
      'src/writer/**/*.test.ts',
      'test/{judgement,period,personal-day}-recomputed.test.ts',
      'test/{language-model,model-providers}.test.ts',
    ],
    equivalent: WRITER,
  },
  drawing: {
    sources: ['src/drawing/**/*.ts'],
    except: {
      'src/drawing/card/{majors,pips,courts,creatures,figure}/**': 'pictures: where a line lies is taste',
      'src/drawing/card/kit/{buildings,crescent-face,landscape,ornaments,palette,plants}.ts': 'the same',
      'src/drawing/card/{draw-back,emblems,frame}.ts': 'the same',
      'src/drawing/wheel/scales.ts':
        'sizes: taste, as long as nothing lies on anything else (a test says so)',
    },
    tests: ['src/drawing/**/*.test.ts', 'test/conformance/natal-chart-svg.test.ts'],
    equivalent: DRAWING,
  },
  chart: {
    sources: ['src/chart/**/*.ts'],
    tests: [
      'src/chart/**/*.test.ts',
      'src/judgement/person/*.test.ts',
      'test/natal-chart-properties.test.ts',
      'test/golden/{natal-charts,sky}/*.test.ts',
      'test/wider-chart-properties.test.ts',
      'test/conformance/{birth-time,chart,natal-chart}.test.ts',
    ],
    equivalent: CHART,
  },
  almanac: {
    sources: ['src/almanac/**/*.ts'],
    tests: [
      'src/almanac/**/*.test.ts',
      'test/*-recomputed.test.ts',
      'test/golden/sky/{eclipses,events,moon}.test.ts',
    ],
    equivalent: ALMANAC,
  },
  store: { sources: ['src/store/**/*.ts'], tests: ['src/store/**/*.test.ts'], equivalent: STORE },
  readings: {
    sources: ['src/readings/**/*.ts'],
    tests: [
      'src/readings/**/*.test.ts',
      'test/*-recomputed.test.ts',
      'test/conformance/{birth,chart,daily,natal,period,personalized,places,requests,sky,tarot}*.test.ts',
      'src/api/{endpoints/daily-feed,site}/{daily,shared}-*.test.ts',
      'test/sealed-readings.test.ts',
    ],
    equivalent: READINGS,
  },
}

const isIn = (globs: readonly string[], file: string) => globs.some((glob) => matchesGlob(file, glob))

export function sourcesOf({ sources, except = {} }: Room): string[] {
  const files = sources.flatMap((glob) => globSync(glob))
  return files.filter((file) => !file.endsWith('.test.ts') && !isIn(Object.keys(except), file)).sort()
}

export function roomOf(file: string): string {
  const room = Object.keys(ROOMS).find((name) => isIn(ROOMS[name]!.sources, file))
  if (room === undefined) throw new Error(`${file} is in none of ${Object.keys(ROOMS).join(', ')}`)
  return room
}

/** False for a bug that is none. */
export function isTried(mutant: Mutant): boolean {
  const line = lineOf(mutant)
  return !ROOMS[roomOf(mutant.file)]!.equivalent.some(
    ({ file, code, change = '' }) =>
      file === mutant.file && holds(line, code) && holds(mutant.change, change),
  )
}

const holds = (text: string, piece: string | RegExp): boolean =>
  typeof piece === 'string' ? text.includes(piece) : piece.test(text)
