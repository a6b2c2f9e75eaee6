/** What `npm run build -- NAME` and `npm run measure -- NAME` start: the words for Node, each beginning with flags if there are any. */
export const PROGRAMS = {
  build: {
    cards: ['bin/augury.js', 'build-cards'],
    client: ['tools/client/build.ts'],
    'client-package': ['tools/client/build-package.ts'],
    collection: ['tools/collection/build.ts'],
    'contact-sheet': ['deck/contact-sheet.ts'],
    deck: ['deck/build.ts'],
    docs: ['tools/docs/build.ts'],
    'earth-rotation': ['tools/earth-rotation/build.ts'],
    ephemeris: ['tools/ephemeris/build.ts'],
    golden: ['tools/golden/build.ts'],
    lettering: ['tools/lettering/build.ts'],
    notices: ['tools/notices/build.ts'],
    nutation: ['tools/nutation/build.ts'],
    page: ['bin/augury.js', 'build-page'],
    'pairs-baseline': ['tools/pairs-baseline/build.ts'],
    pictures: ['tools/page/pictures.ts'],
    places: ['tools/places/build.ts'],
    'print-deck': ['deck/print/build.ts'],
    'question-words': ['tools/questions/weigh-words.ts'],
    reference: ['tools/reference/build.ts'],
    sbom: ['tools/sbom/print.ts'],
    'symbol-sheet': ['tools/page/symbol-sheet.ts'],
    'text-face': ['tools/text-face/build.ts'],
    zones: ['tools/zones/build.ts'],
  },
  measure: {
    accuracy: ['tools/accuracy/measure.ts'],
    answers: ['bench/answers.ts'],
    'daily-speed': ['bench/daily.ts'],
    ephemeris: ['tools/ephemeris/compare.ts'],
    footprint: ['bench/footprint.ts'],
    idle: ['bench/idle.ts'],
    install: ['tools/package/measure.ts'],
    'mars-fit': ['tools/ephemeris/fit-mars.ts'],
    'minor-bodies': ['tools/ephemeris/compare-minor-bodies.ts'],
    page: ['tools/page/measure.ts'],
    'one-person-speed': ['bench/one-person.ts'],
    'pairs-speed': ['bench/pairs.ts'],
    path: ['tools/path/measure.ts'],
    'personal-speed': ['bench/personal.ts'],
    'question-speed': ['bench/question.ts'],
    'places-speed': ['--expose-gc', 'bench/places.ts'],
    questions: ['tools/questions/measure.ts'],
    'reports-speed': ['bench/reports.ts'],
    sizes: ['bench/sizes.ts'],
    'sky-speed': ['bench/sky.ts'],
    'synastry-speed': ['bench/synastry.ts'],
    text: ['tools/text/measure.ts'],
    'timeline-accuracy': ['tools/accuracy/timeline.ts'],
    'timeline-speed': ['bench/timeline.ts'],
    zones: ['tools/zones/measure.ts'],
    'zones-speed': ['bench/zones.ts'],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

export type ProgramKind = keyof typeof PROGRAMS

/** The arguments for Node; `undefined` for an unknown name. */
export function programWords(kind: ProgramKind, name: string | undefined): readonly string[] | undefined {
  const programs: Readonly<Record<string, readonly string[]>> = PROGRAMS[kind]
  return name !== undefined && Object.hasOwn(programs, name) ? programs[name] : undefined
}

export const usage = (kind: ProgramKind): string =>
  `usage: npm run ${kind} -- NAME, where NAME is one of ${Object.keys(PROGRAMS[kind]).join(', ')}`
