import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CATEGORY_NAMES } from '../../judgement/day/categories.ts'
import { SIGNS } from '../../sky/zodiac.ts'
import { DAY_MS } from '../../time/time-scales.ts'
import { ENGLISH } from '../../words/en/english.ts'
import { type DailyText, isDetailed, STYLES } from '../daily-text.ts'
import { dailyText } from '../phrasebook/daily.ts'
import { dayOf } from '../plan/daily-plan.ts'
import { dailyTask } from './daily-task.ts'
import { review } from './review.ts'

const { plan } = dayOf('2028-04-17', 'leo')
const brief = dailyTask(ENGLISH, { plan, style: 'brief' })
const detailed = dailyTask(ENGLISH, { plan, style: 'detailed' })

/** Facts of that day: the Moon in Aquarius, at ease with Neptune by sextile. */
const SUMMARY =
  'Someone across the table waits for a plain answer. Give it before the kettle boils, and mean it.'
const ADVICE = 'Write one line to the person you have put off.'

const said = (text: string, transits: unknown = ['moon-in-aquarius']) =>
  JSON.stringify({ summary: [{ text, transits }], advice: { text: ADVICE, transits: ['moon-in-aquarius'] } })

const complaints = (answer: string) => review(answer, brief).faults.map(({ complaint }) => complaint)

/** A text of the phrasebook, converted to the form of a model's answer. */
function asAnswer(text: DailyText): string {
  if (!isDetailed(text)) return JSON.stringify(text)
  const categories = CATEGORY_NAMES.map((name) => {
    const { interpretation, advice } = text.categories[name]
    const { transits } = advice
    return [name, { interpretation: interpretation[0]!.text, advice: advice.text, transits }]
  })
  return JSON.stringify({ ...text, categories: Object.fromEntries(categories) })
}

/** A poetic text has the Moon as a source twice on a day that tells of her alone. */
const withSourcesOnce = (text: DailyText): DailyText =>
  JSON.parse(JSON.stringify(text, (name, value) => (name === 'transits' ? [...new Set(value)] : value)))

test('every text of the phrasebook would be accepted from a model, unchanged', () => {
  for (let day = 0; day < 30; day++) {
    const date = new Date(Date.UTC(2026, 0, 1) + day * 37 * DAY_MS).toISOString().slice(0, 10)
    for (const sign of SIGNS)
      for (const style of STYLES) {
        const own = dayOf(date, sign).plan
        const text = dailyText(ENGLISH, own, style)
        const modelTask = dailyTask(ENGLISH, { plan: own, style })
        const { answer, faults } = review(asAnswer(text), modelTask)
        assert.deepEqual(faults, [], `${date} ${sign} ${style}`)
        // In daily.test.ts this text is held to the rules for all writers.
        assert.deepEqual(modelTask.textOf(answer!), withSourcesOnce(text))
      }
  }
})

test('on the day of an eclipse the text of every sign whose facts have it may speak of it', () => {
  for (const date of ['2026-03-03', '2026-08-12'])
    for (const sign of SIGNS) {
      const own = dayOf(date, sign).plan
      if (own.lead?.eclipse === undefined) continue
      const modelTask = dailyTask(ENGLISH, { plan: own, style: 'brief' })
      const text = 'An eclipse dims the usual light for an hour. Leave the hard letter until the ink is dry.'
      const transits = [own.lead.id]
      const answer = JSON.stringify({ summary: [{ text, transits }], advice: { text: ADVICE, transits } })
      assert.deepEqual(review(answer, modelTask).faults, [], `${date} ${sign}`)
      assert.deepEqual(
        review(asAnswer(dailyText(ENGLISH, own, 'brief')), modelTask).faults,
        [],
        `${date} ${sign}`,
      )
    }
})

test('an answer in a code fence, after reasoning, or between other text is accepted', () => {
  const bare = said(SUMMARY)
  const wrapped = [
    bare,
    `\`\`\`json\n${bare}\n\`\`\``,
    `\`\`\`\n${bare}\`\`\``,
    `<think>The {user} wants JSON</think>\n\`\`\`json\n${bare}\n\`\`\``,
    `Here is your horoscope:\n${bare}\nLet me know if you need more.`,
    `  \n${bare}\n`,
  ]
  for (const answer of wrapped) assert.deepEqual(complaints(answer), [], answer)
})

test('unknown members are removed at any depth', () => {
  const asked = JSON.parse(said(SUMMARY))
  const more = { ...asked, summary: [{ ...asked.summary[0], length: 96 }], mood: 'fine' }
  const { answer, faults } = review(JSON.stringify(more), brief)
  assert.deepEqual(faults, [])
  assert.deepEqual(answer, asked)
})

test('an answer of another form is rejected as a whole', () => {
  const misshapen: [string, RegExp][] = [
    ['', /is empty/],
    ['  \n ', /is empty/],
    ['A calm day lies ahead.', /no JSON/],
    ['{"summary": [', /no JSON/],
    ['[1, 2]', /asked for: it must be an object\./],
    ['{"summary":"text"}', /asked for: advice is required\./],
    [said(SUMMARY, 'moon-in-aquarius'), /asked for: summary\[0\]\.transits must be a list\./],
    [
      JSON.stringify({ summary: [{ text: 5, transits: [] }], advice: { text: '', transits: [] } }),
      /asked for: summary\[0\]\.text must be a string\./,
    ],
    [`{"summary":"${'x'.repeat(20_001)}"}`, /far too long/],
  ]
  for (const [answer, complaint] of misshapen) {
    const seen = review(answer, brief)
    assert.equal(seen.answer, undefined)
    assert.match(seen.faults[0]!.complaint, complaint)
  }
})

test('small slips are corrected silently', () => {
  const slips =
    'Someone across the table — a neighbor — waits for “plain” colors!  Don’t hurry… it isn`t late.\n'
  const { answer, faults } = review(said(slips), brief)
  assert.deepEqual(faults, [])
  assert.deepEqual(
    (answer as { summary: { text: string }[] }).summary[0]!.text,
    'Someone across the table, a neighbour, waits for plain colours. Don’t hurry, it isn’t late.',
  )
})

test('every rule that a text breaks is named', () => {
  const broken: Record<string, [string, RegExp]> = {
    'too short': ['A calm day. You like it.', /summary has 24 characters, not 80 to 150/],
    'too long': [`${SUMMARY} ${SUMMARY}`, /summary has \d+ characters/],
    'a heading': [`# ${SUMMARY}`, /not plain text/],
    'bold type': [SUMMARY.replace('plain', '**plain**'), /not plain text/],
    HTML: [SUMMARY.replace('plain', '<b>plain</b>'), /not plain text/],
    'a link': [SUMMARY.replace('Give it', 'See https://example.com and give it'), /not plain text/],
    'a bare link': [SUMMARY.replace('Give it', 'See example.com and give it'), /like a link/],
    emoji: [SUMMARY.replace('plain', '🌙'), /not plain text/],
    'a control character': [SUMMARY.replace('plain', 'pl\u0007ain'), /not plain text/],
    'a hidden character': [SUMMARY.replace('plain', 'pl\u200bain'), /not plain text/],
    'another script': [SUMMARY.replace('plain', 'прямой'), /not plain text/],
    'a banned word': [SUMMARY.replace('table', 'universe'), /says “universe”/],
    'a game of chance': [SUMMARY.replace('a plain answer', 'a lottery ticket'), /says “lottery”/],
    'advice about money': [
      SUMMARY.replace('Give it', 'Buy some shares and give it'),
      /not safe to say: “Buy some shares”/,
    ],
    'advice about the body': [
      SUMMARY.replace('Give it', 'Stop taking the pills and give it'),
      /not safe to say/,
    ],
    'advice about love': [SUMMARY.replace('Give it', 'Leave your partner and give it'), /not safe to say/],
    'what others feel': [SUMMARY.replace('Someone', 'She loves you and'), /not safe to say/],
    'a promise': [SUMMARY.replace('Give it', 'You will win. Give it'), /not safe to say/],
    'an id in the prose': [SUMMARY.replace('table', 'moon-in-aquarius table'), /id of a fact/],
    'talk of the task': [SUMMARY.replace('Someone', 'As an AI I know that someone'), /speaks of its task/],
    'the instructions': [
      'The sky leans; it does not decide. Name the sky, say what it feels like, and put the kettle on.',
      /repeats the instructions/,
    ],
    'no last stop': [SUMMARY.slice(0, -1), /does not end/],
  }
  for (const [name, [text, complaint]] of Object.entries(broken))
    assert.match(complaints(said(text)).join(' '), complaint, name)
})

test('only the summary has a lower bound, which is the contract’s', () => {
  const short = 'Call back before six.'
  const whole = JSON.parse(asAnswer(dailyText(ENGLISH, plan, 'detailed')))
  for (const part of [whole.love, whole.career, whole.wellbeing])
    part.splice(0, Infinity, { text: short, transits: [plan.story.id] })
  for (const name of CATEGORY_NAMES)
    Object.assign(whole.categories[name], { interpretation: short, advice: short })
  assert.deepEqual(review(JSON.stringify(whole), detailed).faults, [])
  whole.love[0].text = `${short} `.repeat(14).trim()
  const [fault] = review(JSON.stringify(whole), detailed).faults
  assert.equal(fault!.complaint, 'love has 307 characters, not at most 280.')
})

test('only English is accepted', () => {
  const others = [
    'La Luna pide calma y una respuesta clara. Habla despacio, escucha mucho y deja que el agua hierva sola.',
    'Der Mond sitzt dir gegenüber und wartet auf eine klare Antwort. Gib sie, bevor der Kessel kocht.',
    'La Lune demande une réponse claire, et tu la donnes avant que la bouilloire chante dans la cuisine.',
    'La Luna chiede una risposta chiara. Parla piano, ascolta molto e lascia che il caffè si raffreddi.',
    'A Lua pede uma resposta clara. Fale devagar, escute muito e deixe a água ferver sozinha no fogão.',
    'De Maan zit tegenover je en wacht op een duidelijk antwoord. Geef het voor de ketel kookt vandaag.',
    'Månen sitter mitt emot dig och väntar på ett klart svar. Ge det innan kitteln kokar och mena det.',
    'Kuu istuu vastapäätä ja odottaa selvää vastausta. Anna se ennen kuin kattila kiehuu ja tarkoita sitä.',
  ]
  for (const text of others) assert.match(complaints(said(text)).join(' '), /is not English/, text)
})

test('whatever the text names in the sky must be in the facts', () => {
  const wrong: Record<string, [string, RegExp]> = {
    'a planet of another day': [SUMMARY.replace('Someone', 'Saturn'), /names Saturn, which is not/],
    'a sign of another day': [SUMMARY.replace('table', 'Gemini table'), /names Gemini, which is not/],
    'another aspect': [
      'Neptune makes a trine to the Moon and softens every edge. Leave the hard letter until it dries.',
      /the aspect trine of Neptune and Moon, which is not/,
    ],
    'a square of no planet in it': [
      'The Moon is square to Neptune, and every edge is soft. Leave the hard letter until the ink is dry.',
      /the aspect square of Moon and Neptune, which is not/,
    ],
    'two planets that do not meet': [
      'Venus joins Neptune, and every edge is soft. Leave the hard letter until the ink is dry.',
      /brings Venus and Neptune together/,
    ],
    'another house': [
      'The Moon is in your tenth house, and every edge is soft. Leave the hard letter until it is dry.',
      /names the house 10/,
    ],
    'another place': [
      'The Moon moves into Leo, and every edge is soft. Leave the hard letter until the ink is dry.',
      /places Moon in Leo/,
    ],
    'a full Moon': [
      'A full Moon leans over the wall, and every edge is soft. Leave the letter until the ink is dry.',
      /speaks of full Moon/,
    ],
    'a planet turned back': [
      'Neptune is retrograde and softens every edge. Leave the hard letter until the ink is dry.',
      /speaks of retrograde/,
    ],
    'an eclipse': [
      'An eclipse leans over the wall, and every edge is soft. Leave the letter until the ink is dry.',
      /speaks of eclipse/,
    ],
  }
  for (const [name, [text, complaint]] of Object.entries(wrong))
    assert.match(complaints(said(text)).join(' '), complaint, name)
  const right = [
    'The Moon in Aquarius is at ease with Neptune, a sextile. Leave the hard letter until the ink is dry.',
    'The Moon is in your house of partnership. Leave the hard letter until the ink has had time to dry.',
    'Leo, you stand in the square and wait. The market is closed, and that is an answer. Walk home slowly.',
  ]
  for (const text of right) assert.deepEqual(complaints(said(text)), [], text)
})

test('every sentence needs sources, and only those that are listed', () => {
  assert.match(complaints(said(SUMMARY, [])).join(), /names no fact/)
  assert.match(complaints(said(SUMMARY, ['mars-square'])).join(), /mars-square, which is not listed/)
})

test('a planet that is named without its source gets the source', () => {
  const { answer } = review(
    said('Neptune softens every edge. Leave the hard letter until the ink is dry, then read it twice.'),
    brief,
  )
  const { summary } = answer as { summary: { transits: string[] }[] }
  assert.deepEqual(summary[0]!.transits, ['moon-in-aquarius', 'moon-sextile-neptune'])
})

test('a second answer needs to contain only the faulty parts of the first', () => {
  const whole = JSON.parse(asAnswer(dailyText(ENGLISH, plan, 'detailed')))
  const first = structuredClone(whole)
  first.love[0].text = 'The universe winks at you.'
  first.categories.travel.advice = 'Book a seat in the realm of dreams, and be there before the others are.'
  const seen = review(JSON.stringify(first), detailed)
  assert.deepEqual([...new Set(seen.faults.map(({ member }) => member))], ['love', 'categories.travel'])
  const again = { love: whole.love, categories: { travel: whole.categories.travel } }
  const mended = review(JSON.stringify(again), detailed, seen.answer)
  assert.deepEqual(mended.faults, [])
  assert.deepEqual(detailed.textOf(mended.answer!), dailyText(ENGLISH, plan, 'detailed'))
})
