import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import {
  answer,
  answerBy,
  darkScheme,
  linesOf,
  loaded,
  put,
  SERVER,
  sent,
  visit,
} from '../../test/embedding-page.ts'
import { mockZone } from '../../test/small-dom.ts'
import { SIGN_GLYPHS } from '../drawing/glyphs.ts'
import { litSide } from '../drawing/moon.ts'

await import('./embed.ts')

const BIRTH = { birth: '1990-05-15 14:30', timezone: 'Europe/Berlin', latitude: '52.52', longitude: '13.405' }

const show = async (name: string, attributes: Readonly<Record<string, string>> = {}, width = 800) =>
  loaded(put(name, attributes, width))

/** What the service answers to a request that an element has sent. */
async function answerTo(index: number) {
  const { path, options } = sent[index]!
  return (await fetch(SERVER + path, options)).json()
}

function attributesOf(element: { attributes: ReadonlyMap<string, string> } | null, ...names: string[]) {
  return names.map((name) => element!.attributes.get(name))
}

describe('the card', () => {
  beforeEach(visit)

  test('a seed has its card: name, keywords, meaning, its picture, and a link that draws it again', async () => {
    const box = await show('augury-card', { seed: 'mira' })
    assert.deepEqual(
      sent.map(({ path, body }) => [path.replace(/\?.*/, ''), body]),
      [
        ['v1/tarot/daily-card', { seed: 'mira' }],
        ['cards/waac.svg', undefined],
      ],
    )
    const { card, meaning } = await answerTo(0)
    assert.deepEqual(linesOf(box), [
      'p: Ace of Wands',
      `p: ${card.keywords.join(', ')}`,
      `p: ${meaning}`,
      'p: Open this card',
    ])
    assert.deepEqual(attributesOf(box.querySelector('a'), 'href', 'target', 'rel'), [
      `${SERVER}r/daily_card/mira`,
      '_blank',
      'noopener',
    ])
  })

  test('its picture is named by the card and what it shows, once', async () => {
    const svg = (await show('augury-card', { seed: 'mira' })).querySelector('svg')!
    assert.deepEqual(attributesOf(svg, 'class', 'part', 'aria-labelledby'), [
      'card upright',
      'picture',
      undefined,
    ])
    assert.match(svg.attributes.get('aria-label')!, /^Ace of Wands\. A hand comes out of a cloud .+ river\.$/)
    assert.equal(svg.querySelector('title'), null)
    assert.notEqual(svg.querySelector('desc'), null)
  })

  test('a card that lies on its head says so, and is drawn so', async () => {
    const box = await show('augury-card', { seed: 'b' })
    assert.equal(linesOf(box)[0], 'p: Four of Swords, reversed')
    const [looks, label] = attributesOf(box.querySelector('svg'), 'class', 'aria-label')
    assert.equal(looks, 'card reversed')
    assert.match(label!, /^Four of Swords, reversed\. A knight/)
  })

  test('without a seed it is the date of the visitor, which is named below the card', async () => {
    mockZone('Pacific/Auckland')
    const box = await show('augury-card', { theme: 'love' })
    assert.deepEqual(sent[0]!.body, { seed: 'anonymous_2026-03-22', theme: 'love' })
    assert.equal(linesOf(box)[1], 'p: Sunday 22 March 2026')
    assert.equal(box.querySelector('a')!.attributes.get('href'), `${SERVER}r/daily_card/anonymous_2026-03-22`)
  })

  test('a seed that no address can carry has no link', async () => {
    const box = await show('augury-card', { seed: '..' })
    assert.equal(sent[0]!.path, 'v1/tarot/daily-card')
    assert.equal(box.querySelector('a'), null)
  })
})

describe('two signs', () => {
  beforeEach(visit)

  test('they have their summary, what to do, and a link to all of it', async () => {
    const box = await show('augury-pair', { signs: 'leo, virgo', kind: 'work' })
    assert.deepEqual(
      sent.map(({ path }) => path),
      ['v1/astrology/compatibility/leo/virgo?kind=work'],
    )
    const { summary, advice } = (await answerTo(0)).data
    assert.deepEqual(linesOf(box), [
      'p: Leo and Virgo',
      'p: At work',
      `p: ${summary}`,
      `p: ${advice}`,
      'p: Read all of these two',
    ])
    assert.equal(box.querySelector('a')!.attributes.get('href'), `${SERVER}compatibility/leo/virgo`)
  })

  test('without two signs the service says what is wrong', async () => {
    const box = await show('augury-pair', { signs: 'leo' })
    assert.match(box.textContent, /^This cannot be shown/)
  })
})

describe('the day of a sign', () => {
  beforeEach(visit)

  test('a brief day has its summary and its advice', async () => {
    const box = await show('augury-day', { sign: 'leo', date: '2026-03-21' })
    assert.deepEqual(
      sent.map(({ path, body }) => [path, body]),
      [['v1/astrology/daily-horoscope', { sign: 'leo', style: 'brief', date: '2026-03-21' }]],
    )
    const { interpretation } = (await answerTo(0)).data
    assert.deepEqual(linesOf(box), [
      'p: Leo',
      'p: Saturday 21 March 2026',
      `p: ${interpretation.summary}`,
      'dt: Advice',
      `dd: ${interpretation.advice}`,
      'p: Read the whole day',
    ])
    assert.equal(box.querySelector('a')!.attributes.get('href'), `${SERVER}day/leo/2026-03-21`)
  })

  test('a longer one has love, career and wellbeing, each under its title', async () => {
    const box = await show('augury-day', { sign: 'virgo', date: '2026-05-01', reading: 'poetic' })
    assert.deepEqual(sent[0]!.body, { sign: 'virgo', style: 'poetic', date: '2026-05-01' })
    const { interpretation } = (await answerTo(0)).data
    assert.deepEqual(linesOf(box).slice(3, -1), [
      'dt: Love',
      `dd: ${interpretation.love}`,
      'dt: Career',
      `dd: ${interpretation.career}`,
      'dt: Wellbeing',
      `dd: ${interpretation.wellbeing}`,
    ])
  })

  test('its picture is the sign, which readers of screens do not hear twice', async () => {
    const svg = (await show('augury-day', { sign: 'leo' })).querySelector('svg')!
    assert.deepEqual(attributesOf(svg, 'class', 'viewBox', 'aria-hidden'), ['sign', '-13 -13 26 26', 'true'])
    assert.equal(svg.querySelector('path')!.attributes.get('d'), SIGN_GLYPHS.leo)
  })

  test('without a date it is today where the visitor is', async () => {
    mockZone('Asia/Tokyo')
    await show('augury-day', { sign: 'leo' })
    assert.deepEqual(sent[0]!.body, { sign: 'leo', style: 'brief', date: 'today', timezone: 'Asia/Tokyo' })
  })

  test('the style may stand in `style`, where `reading` has precedence and CSS is no style', async () => {
    await show('augury-day', { sign: 'leo', style: 'detailed' })
    await show('augury-day', { sign: 'leo', style: 'detailed', reading: 'poetic' })
    await show('augury-day', { sign: 'leo', style: 'width: 300px' })
    assert.deepEqual(
      sent.map(({ body }) => (body as { style: string }).style),
      ['detailed', 'poetic', 'brief'],
    )
  })

  test('without a sign the service says what is wrong', async () => {
    const box = await show('augury-day')
    assert.match(box.textContent, /^This cannot be shown: sign must be one of aries, /)
  })
})

describe('the Moon', () => {
  beforeEach(visit)

  test('between two phases she has the name of the time between, her sign and her degree', async () => {
    mockZone('Europe/Vienna')
    const box = await show('augury-moon')
    assert.equal(sent[0]!.path, 'v1/astrology/moon?timezone=Europe%2FVienna')
    assert.equal(sent[0]!.options.method, undefined)
    const { text } = (await answerTo(0)).data
    assert.deepEqual(linesOf(box), [
      'p: Waxing crescent in Taurus, 3°',
      'p: 8% lit',
      `p: ${text}`,
      'dt: Full Moon',
      'dd: Thursday 2 April 2026',
      'dt: New Moon',
      'dd: Friday 17 April 2026',
      'p: See the month',
    ])
    assert.equal(box.querySelector('a')!.attributes.get('href'), `${SERVER}#month`)
  })

  test('on the date of a phase she has its name, and the sign of its moment', async () => {
    const box = await show('augury-moon', { at: '2026-04-02T20:00:00Z', timezone: 'UTC' })
    // Eighteen hours after the full Moon, nine degrees from opposite the Sun.
    assert.deepEqual(linesOf(box).slice(0, 2), ['p: Full Moon in Libra', 'p: 99% lit'])
  })

  test('while she is void of course it says until when', async () => {
    const idle = { now: true, next_sign: 'Aries' }
    answerBy(async (path, options) => {
      const body = await (await answer(path, options)).json()
      return Response.json({ data: { ...body.data, void_of_course: idle } })
    })
    const box = await show('augury-moon')
    assert.equal(linesOf(box)[3], 'p: She is void of course until she enters Aries.')
  })

  test('she is lit as a place sees her, and without one with celestial north above', async () => {
    const pathOf = async (attributes: Record<string, string>) => {
      visit()
      const svg = (await show('augury-moon', attributes)).querySelector('svg')!
      assert.deepEqual(attributesOf(svg, 'class', 'viewBox'), ['moon', '-11 -11 22 22'])
      assert.equal(svg.querySelector('circle')!.attributes.get('r'), '10')
      return svg.querySelector('path')!.attributes.get('d')
    }
    const { data: everywhere } = await (async () => {
      await pathOf({})
      return answerTo(0)
    })()
    const { illuminated } = everywhere.phase
    assert.equal(await pathOf({}), litSide({ illuminated, tilt: everywhere.bright_limb }, 10))
    const seen = await pathOf({ latitude: '52.5', longitude: '13.4' })
    assert.equal(sent[0]!.path, 'v1/astrology/moon?timezone=UTC&latitude=52.5&longitude=13.4')
    const { data: berlin } = await answerTo(0)
    assert.notEqual(berlin.sky.tilt, everywhere.bright_limb)
    assert.equal(seen, litSide({ illuminated, tilt: berlin.sky.tilt }, 10))
  })

  test('a place has its own zone: the one of the visitor is not sent with it', async () => {
    await show('augury-moon', { place: '2950159', timezone: 'Asia/Tokyo' })
    assert.equal(sent[0]!.path, 'v1/astrology/moon?place=2950159')
  })
})

describe('the wheel', () => {
  beforeEach(visit)

  test('without a birth it is the sky of the visitor’s day, which has no houses', async () => {
    mockZone('Pacific/Auckland')
    const box = await show('augury-wheel')
    assert.deepEqual(sent[0]!.body, {
      birthDateTime: '2026-03-22',
      timezone: 'Pacific/Auckland',
      latitude: 0,
      longitude: 0,
      options: { time_known: false },
    })
    assert.deepEqual(linesOf(box), [
      'figcaption: The sky of Sunday 22 March 2026: Sun in Aries, Moon in Taurus.',
    ])
  })

  test('a birth is sent in the body, and its wheel is named by who stands where', async () => {
    const box = await show('augury-wheel', { ...BIRTH, houses: 'koch' })
    assert.deepEqual(
      sent.map(({ path, body }) => [path, body]),
      [
        [
          'v1/astrology/chart.svg?theme=light&scale=full',
          {
            birthDateTime: '1990-05-15 14:30',
            timezone: 'Europe/Berlin',
            latitude: 52.52,
            longitude: 13.405,
            options: { time_known: true, house_system: 'koch' },
          },
        ],
      ],
    )
    const words = 'Birth chart: Sun in Taurus, Moon in Capricorn, Virgo rising'
    assert.deepEqual(linesOf(box), [`figcaption: ${words}.`])
    assert.deepEqual(attributesOf(box.querySelector('svg'), 'class', 'part', 'aria-label'), [
      'wheel',
      'picture',
      words,
    ])
  })

  test('a birth without an hour is a date, and says that its time is unknown', async () => {
    const box = await show('augury-wheel', { birth: '1990-05-15', place: '2950159', timezone: 'Asia/Tokyo' })
    assert.deepEqual(sent[0]!.body, {
      birthDateTime: '1990-05-15',
      place: '2950159',
      options: { time_known: false },
    })
    assert.match(linesOf(box)[0]!, /^figcaption: Birth chart: Sun in Taurus, .*, birth time unknown\.$/)
  })

  test('`T` between date and time is read, too', async () => {
    await show('augury-wheel', { ...BIRTH, birth: '1990-05-15T14:30' })
    assert.deepEqual((sent[0]!.body as { options: object }).options, { time_known: true })
  })

  test('the lines below the wheel, which name birth and place, are cut off', async () => {
    const svg = (await show('augury-wheel', BIRTH)).querySelector('svg')!
    assert.deepEqual(attributesOf(svg, 'viewBox', 'width', 'height'), ['-336 -336 672 672', '640', '640'])
    assert.deepEqual(svg.querySelectorAll(':scope > title, :scope > desc'), [])
  })

  test('below 440 pixels it is drawn with larger labels', async () => {
    for (const width of [439, 440]) await show('augury-wheel', {}, width)
    assert.deepEqual(
      sent.map(({ path }) => path.replace(/^.*&/, '')),
      ['scale=compact', 'scale=full'],
    )
  })

  test('the wheel is dark if the visitor’s system is, unless `scheme` says otherwise', async () => {
    const themeWith = async (attributes: Record<string, string>, isSystemDark: boolean) => {
      visit()
      darkScheme.matches = isSystemDark
      await show('augury-wheel', attributes)
      return /theme=(\w+)/.exec(sent[0]!.path)![1]
    }
    assert.equal(await themeWith({}, false), 'light')
    assert.equal(await themeWith({}, true), 'dark')
    assert.equal(await themeWith({ scheme: 'dark' }, false), 'dark')
    assert.equal(await themeWith({ scheme: 'light' }, true), 'light')
  })
})
