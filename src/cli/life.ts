/** `augury life`: the chapters of a life. */
import type { Operations } from '../../client/operations.ts'
import { words } from '../words/language.ts'
import type { TerminalWords } from '../words/terminal.ts'
import type { Command } from './command.ts'
import { columns, INDENT, paragraph } from './layout.ts'
import { askAboutPerson, BIRTH_USAGE, birthBody, ONE_PERSON_OPTIONS } from './one-person.ts'

type LifeData = Operations['life']['response']['data']
type Chapter = LifeData['chapters'][number]

export const lifeCommand: Command = {
  summary: 'List the chapters of a life, and read those of now',
  usage: `${BIRTH_USAGE} [--texts] [--json] [OPTIONS]`,
  notes: 'A birth may be a date alone if nobody knows its time.',
  options: {
    ...ONE_PERSON_OPTIONS,
    texts: { type: 'boolean', help: 'tell all chapters, not only those of now and the next' },
  },
  mostWords: 1,
  examples: ['augury life "1985-11-02 06:40" --place lima', 'augury life 1985-11-02 --place lima --texts'],
  async run(input) {
    const { terminal, values } = input
    const data = await askAboutPerson<LifeData>(input, '/astrology/life', birthBody(input))
    const texts = words(terminal.language).terminal
    terminal.print(values.json ? JSON.stringify(data) : lifeText(texts, data, values.texts === true))
    return undefined
  },
}

function lifeText(terminal: TerminalWords, { chapters, now }: LifeData, hasAllTexts: boolean): string {
  const { time } = terminal
  const row = (chapter: Chapter) => [
    now.current.includes(chapter.id) ? '→' : ' ',
    time.age(chapter.age.toFixed(1)),
    chapter.passes[0]!.local.slice(0, 10),
    time.chapter(chapter),
  ]
  const isShown = ({ id }: Chapter) => hasAllTexts || now.current.includes(id) || now.next === id
  return [
    columns(chapters.map(row)),
    ...chapters
      .filter(isShown)
      .map((chapter) => chapterText(terminal, chapter, now.current.includes(chapter.id))),
  ].join('\n\n')
}

function chapterText({ time }: TerminalWords, chapter: Chapter, isNow: boolean): string {
  const mark = isNow ? ` (${time.isNow})` : ''
  const title = `${time.chapter(chapter)}${mark}, ${time.age(chapter.age.toFixed(1))}`
  return `${title}\n${paragraph(chapter.text, INDENT)}`
}
