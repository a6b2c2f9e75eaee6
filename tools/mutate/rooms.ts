import { globSync } from 'node:fs'
import { matchesGlob } from 'node:path'

/** What is tried where: the sources of each room, and the tests that may speak for them. Tests that start a browser are too slow. */
export interface Room {
  readonly sources: readonly string[]
  /** Left out of `sources`, with the reason. */
  readonly except?: Readonly<Record<string, string>>
  readonly tests: readonly string[]
}

export const ROOMS: Readonly<Record<string, Room>> = {
  judgement: {
    sources: ['src/judgement/**/*.ts'],
    tests: ['src/judgement/**/*.test.ts', 'test/*-recomputed.test.ts', 'test/openapi-properties.test.ts'],
  },
  tarot: {
    sources: ['src/tarot/**/*.ts'],
    tests: [
      'src/tarot/**/*.test.ts',
      'src/words/en/{card-names,deck,pairs,patterns}.test.ts',
      'src/words/en/{answer,question}/*.test.ts',
      'test/{answer,spreads}-recomputed.test.ts',
      'test/conformance/tarot*.test.ts',
      'test/openapi-properties.test.ts',
    ],
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
      // What the page and the elements for other sites make of their words.
      'src/{embed,web}/**/*.test.ts',
      'src/page/document-words.test.ts',
      'src/cli/reading-text.test.ts',
    ],
  },
  writer: {
    sources: ['src/writer/**/*.ts'],
    tests: ['src/writer/**/*.test.ts', 'test/{language-model,model-providers}.test.ts'],
  },
  report: { sources: ['src/report/**/*.ts'], tests: ['src/report/**/*.test.ts', 'test/reports.test.ts'] },
  drawing: {
    sources: ['src/drawing/**/*.ts'],
    except: {
      'src/drawing/wheel/scales.ts':
        'sizes: taste, as long as nothing lies on anything else (a test says so)',
    },
    tests: ['src/drawing/**/*.test.ts', 'test/conformance/natal-chart-svg.test.ts'],
  },
  deck: {
    sources: ['deck/cards/**/*.ts'],
    except: {
      'deck/cards/{majors,pips,courts,creatures,figure}/**': 'pictures: where a line lies is taste',
      'deck/cards/kit/{buildings,crescent-face,landscape,ornaments,palette,plants}.ts': 'the same',
      'deck/cards/{draw-back,emblems,frame}.ts': 'the same',
    },
    // Not deck/build.test.ts: any change of a picture fails it, right or wrong.
    tests: ['deck/cards/**/*.test.ts'],
  },
  chart: {
    sources: ['src/chart/**/*.ts'],
    tests: [
      'src/chart/**/*.test.ts',
      'src/judgement/person/*.test.ts',
      'test/natal-chart-properties.test.ts',
      'test/golden/{natal-charts,progressions,sky}/*.test.ts',
      'test/wider-chart-properties.test.ts',
      'test/conformance/{birth-time,chart,natal-chart}.test.ts',
    ],
  },
  almanac: {
    sources: ['src/almanac/**/*.ts'],
    tests: [
      'src/almanac/**/*.test.ts',
      'test/*-recomputed.test.ts',
      'test/golden/sky/{eclipses,events,moon}.test.ts',
      'test/golden/{returns,progressions}/*.test.ts',
      'src/readings/life.test.ts',
    ],
  },
  store: { sources: ['src/store/**/*.ts'], tests: ['src/store/**/*.test.ts'] },
  readings: {
    sources: ['src/readings/**/*.ts'],
    tests: [
      'src/readings/**/*.test.ts',
      'test/*-recomputed.test.ts',
      'test/conformance/{birth,chart,compatibility,daily,feeds,natal,one-person,period,personalized,places,requests,sky,synastry,tarot,time-texts,transit}*.test.ts',
      'src/api/{endpoints/daily-feed,site}/{daily,shared}-*.test.ts',
      'test/sealed-readings.test.ts',
    ],
  },
  sky: {
    sources: ['src/sky/**/*.ts'],
    tests: ['src/sky/**/*.test.ts', 'src/chart/*.test.ts', 'test/golden/sky/*.test.ts'],
  },
  time: {
    sources: ['src/time/**/*.ts'],
    tests: [
      'src/time/**/*.test.ts',
      'test/golden/{sky/times,zones/*}.test.ts',
      'test/conformance/{natal-chart,requests}.test.ts',
    ],
  },
  places: {
    sources: ['src/places/**/*.ts'],
    tests: ['src/places/**/*.test.ts', 'test/conformance/places.test.ts', 'src/cli/place.test.ts'],
  },
  http: {
    sources: ['src/http/**/*.ts'],
    tests: [
      'src/http/**/*.test.ts',
      'src/api/app.test.ts',
      'src/api/site/page.test.ts',
      'test/conformance/{api-keys,compression,cors,errors,limits,markdown,requests,system}.test.ts',
      'test/{hostile-clients,path-prefix,public-answers,raw-sockets}.test.ts',
    ],
  },
  api: {
    sources: ['src/api/**/*.ts'],
    tests: [
      'src/api/**/*.test.ts',
      'test/conformance/*.test.ts',
      'test/{openapi*,public-answers,reports}.test.ts',
    ],
  },
  mcp: { sources: ['src/mcp/**/*.ts'], tests: ['src/mcp/**/*.test.ts', 'src/api/site/mcp*.test.ts'] },
  cli: {
    sources: ['src/cli.ts', 'src/cli/**/*.ts'],
    tests: ['src/cli/**/*.test.ts', 'test/docs-commands.test.ts'],
  },
  service: {
    sources: ['src/service/**/*.ts'],
    tests: ['src/service/**/*.test.ts', 'test/{language-model,operation,wrong-clock}.test.ts'],
  },
  web: {
    sources: ['src/web/**/*.ts'],
    except: {
      'src/web/**/*.tsx': 'Node does not read them: what they compute stands in files beside them',
      'src/web/deck/symbol-places.ts':
        'regions of pictures, seen by eye: that they lie in the picture, are large enough and apart a test says',
    },
    tests: ['src/web/**/*.test.ts'],
  },
  embed: { sources: ['src/embed/**/*.ts'], tests: ['src/embed/**/*.test.ts'] },
  foundations: {
    sources: [
      'src/{art-version,config,day-seed,errors,markdown,moon-title,shared-address,text,version}.ts',
      'src/{schedule,schema}/**/*.ts',
    ],
    tests: ['src/*.test.ts', 'src/{schedule,schema}/**/*.test.ts', 'test/conformance/markdown.test.ts'],
  },
  building: {
    sources: ['src/{built,page,pictures}/**/*.ts'],
    tests: ['src/{built,page,pictures}/**/*.test.ts', 'src/api/site/*.test.ts', 'test/imports.test.ts'],
  },
}

const isIn = (globs: readonly string[], file: string) => globs.some((glob) => matchesGlob(file, glob))

export function sourcesOf({ sources, except = {} }: Room): string[] {
  const files = sources.flatMap((glob) => globSync(glob))
  return files.filter((file) => !file.endsWith('.test.ts') && !isIn(Object.keys(except), file)).sort()
}

export const roomsOf = (file: string): string[] =>
  Object.keys(ROOMS).filter((name) => isIn(ROOMS[name]!.sources, file))

export function roomOf(file: string): string {
  const [room] = roomsOf(file)
  if (room === undefined) throw new Error(`${file} is in none of ${Object.keys(ROOMS).join(', ')}`)
  return room
}
