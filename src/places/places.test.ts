import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { anyCharacter } from '../../test/any-character.ts'
import { ZONE_NAMES } from '../time/zones.ts'
import { folded } from './folded.ts'
import { findPlaces, placeWithId } from './places.ts'
import { readPlacesFile } from './places-file.ts'
import { PLACE_SHIFT, positionOf, WORD } from './postings.ts'
import { type Range, type SortedTexts, textsFrom, textsNamed } from './sorted-texts.ts'

const file = readPlacesFile()
const best = (text: string) => {
  const [place] = findPlaces({ text, limit: 5 })
  return place && `${place.name}, ${place.country}`
}

test('there are more than a hundred thousand places, each with coordinates, a country and a zone that the service knows', () => {
  assert.ok(file.ids.length >= 100_000)
  assert.equal(new Set(file.ids).size, file.ids.length)
  for (const zone of file.zoneNames) assert.ok(ZONE_NAMES.includes(zone), zone)
  for (const code of file.countryCodes) assert.match(code, /^[A-Z]{2}$/)
  assert.ok(file.latitudes.every((latitude) => Math.abs(latitude) <= 90e5))
  assert.ok(file.longitudes.every((longitude) => Math.abs(longitude) <= 180e5))
  assert.ok(file.zones.every((zone) => zone < file.zoneNames.length))
  assert.ok(file.countries.every((country) => country < file.countryCodes.length))
  assert.ok(file.regions.every((region) => region <= file.regionNames.length))
  assert.ok(file.populations.every((people, i) => i === 0 || people <= file.populations[i - 1]!))
})

test('words are in the order of their bytes, each once', () => {
  let before = Buffer.alloc(0)
  for (const word of textsOf(file.words)) {
    if (before.compare(word) >= 0) assert.fail(word.toString())
    before = word
  }
})

/** As bytes. */
function* textsOf({ count, shared, ownLengths, own }: SortedTexts): Generator<Buffer<ArrayBuffer>> {
  let text = Buffer.alloc(0)
  for (let i = 0, at = 0; i < count; at += ownLengths[i++]!) {
    text = Buffer.concat([text.subarray(0, shared[i]), own.subarray(at, at + ownLengths[i]!)])
    yield text
  }
}

test('the texts that begin alike, or are the same, are what a walk through all of them finds', () => {
  const names = [...textsOf(file.areaNames)].map(String)
  const letters = fc.constantFrom(...'abcdeilmnorst'.split(''))
  const start = fc.oneof(fc.constantFrom(...names), fc.string({ unit: letters, maxLength: 4 }))
  const cut = fc.tuple(start, fc.nat(30)).map(([text, length]) => [...text].slice(0, length).join(''))
  const rangeOf = (is: (name: string) => boolean) => {
    const from = names.findIndex(is)
    return from < 0 ? [] : [from, names.findLastIndex(is) + 1]
  }
  const ends = ({ from, to }: Range) => (from === to ? [] : [from, to])
  fc.assert(
    fc.property(cut, (text) => {
      const begun = textsFrom(file.areaNames, text)
      assert.deepEqual(
        ends(begun),
        text === '' ? [0, names.length] : rangeOf((name) => name.startsWith(text)),
      )
      assert.deepEqual(
        ends(textsNamed(file.areaNames, text, begun)),
        rangeOf((name) => name === text),
      )
    }),
    { numRuns: 200 },
  )
})

test('a place stands in the postings of each word of its names, with its position and marks', () => {
  const { postings, postingsFrom, searched, searchedFrom } = file
  const seen = new Uint8Array(searched.length)
  for (let word = 0; word + 1 < postingsFrom.length; word++)
    for (let i = postingsFrom[word]!, before = -1; i < postingsFrom[word + 1]!; i++) {
      const at = searchedFrom[postings[i]! >>> PLACE_SHIFT]! + positionOf(postings[i]!)
      if ((searched[at]! & WORD) !== word || at <= before) assert.fail(`word ${word}, posting ${i}`)
      seen[at]!++
      before = at
    }
  assert.ok(seen.every((times) => times === 1))
})

const FOUND: [text: string, place: string][] = [
  ['Marburg', 'Marburg an der Lahn, DE'],
  ['Tübingen', 'Tübingen, DE'],
  ['tubingen', 'Tübingen, DE'],
  ['Tuebingen', 'Tübingen, DE'],
  ['Assisi', 'Assisi, IT'],
  ['Sedona', 'Sedona, US'],
  ['東京', 'Tokyo, JP'],
  ['きょうと', 'Kyoto, JP'],
  ['サンクトペテルブルク', 'Saint Petersburg, RU'],
  ['Москва', 'Moscow, RU'],
  ['القاهرة', 'Cairo, EG'],
  ['Αθήνα', 'Athens, GR'],
  ['תל אביב', 'Tel Aviv, IL'],
  ['서울', 'Seoul, KR'],
  ['Paris, Texas', 'Paris, US'],
  ['São Paulo', 'São Paulo, BR'],
  ['Sao Paulo', 'São Paulo, BR'],
  ['st petersburg', 'Saint Petersburg, RU'],
  ['lodz', 'Łódź, PL'],
  ['aquila', "L'Aquila, IT"],
  ['xian', 'Xi’an, CN'],
]
test('a place is found in any script, with and without marks', () => {
  for (const [text, place] of FOUND) assert.equal(best(text), place, text)
})

/** Name of then, name of today. */
const FORMER: [string, string][] = [
  ['Leningrad', 'Saint Petersburg, RU'],
  ['Bombay', 'Mumbai, IN'],
  ['Saigon', 'Ho Chi Minh City, VN'],
  ['Constantinople', 'Istanbul, TR'],
  ['Calcutta', 'Kolkata, IN'],
  ['Madras', 'Chennai, IN'],
  ['Peking', 'Beijing, CN'],
  ['Stalingrad', 'Volgograd, RU'],
  ['Breslau', 'Wrocław, PL'],
  ['Danzig', 'Gdańsk, PL'],
  ['Königsberg', 'Kaliningrad, RU'],
  ['Lemberg', 'Lviv, UA'],
  ['Rangoon', 'Yangon, MM'],
  ['Christiania', 'Oslo, NO'],
]
test('a place is found by a former name', () => {
  for (const [text, place] of FORMER) assert.equal(best(text), place, text)
})

/** Found before others that are larger and have the name too. */
const PROMINENT: [text: string, place: string][] = [
  // A capital before another name of Portland, of Delhi and of Hong Kong.
  ['Bridgetown', 'Bridgetown, BB'],
  ['New Delhi', 'New Delhi, IN'],
  // A republic of the name before a town three times as large.
  ['San Marino', 'San Marino, SM'],
  // A name that is shown before the former name of Kabwe, which is ten times as large.
  ['Broken Hill', 'Broken Hill, AU'],
  // The seat of a region of the name.
  ['Hovd', 'Khovd, MN'],
  ['Andorra', 'Andorra la Vella, AD'],
  // Too small for GeoNames' list, but a zone is named after it.
  ['Adak', 'Adak, US'],
  ['Washington, D.C.', 'Washington, D.C., US'],
  // Larger places of the same name, or related ones, stay first.
  ['Mérida', 'Mérida, MX'],
  ['Matamoros', 'Heroica Matamoros, MX'],
  ['Victoria', 'Victoria, CA'],
  ['Panama City', 'Panamá, PA'],
]
test('a capital, or a place in a region or country of its name, comes before another name of a larger place', () => {
  for (const [text, place] of PROMINENT) assert.equal(best(text), place, text)
  const victorias = findPlaces({ text: 'Victoria', limit: 5 }).map(({ country }) => country)
  assert.deepEqual(victorias.slice(0, 2), ['CA', 'SC'])
  assert.ok(!victorias.includes('HK'))
})

test('Nicosia has the time of the Republic, and Adak that of the Aleutians', () => {
  const zoneOf = (text: string) => findPlaces({ text, limit: 1 })[0]?.timezone
  assert.equal(zoneOf('Nicosia'), 'Asia/Nicosia')
  assert.equal(zoneOf('Famagusta'), 'Asia/Famagusta')
  assert.equal(zoneOf('Adak'), 'America/Adak')
  assert.equal(zoneOf('Adak, Alaska'), 'America/Adak')
})

test('what stands after a comma narrows: a region, a country, their codes, in other languages too', () => {
  const region = (text: string) => findPlaces({ text, limit: 1 })[0]?.region
  assert.equal(region('Paris, TX'), 'Texas')
  assert.equal(region('Paris, Kentucky, USA'), 'Kentucky')
  assert.equal(region('Paris, Canada'), 'Ontario')
  assert.equal(region('Paris, ON'), 'Ontario')
  assert.equal(region('paris, frankreich'), 'Île-de-France')
  assert.equal(region('paris, fran'), 'Île-de-France')
  assert.equal(region('Neustadt, Bayern'), 'Bavaria')
  assert.equal(region('Frankfurt, Brandenburg'), 'Brandenburg')
  assert.equal(region('Paris, Mongolia'), undefined)
})

test('the last words may be the region or the country, without a comma', () => {
  assert.equal(findPlaces({ text: 'portland oregon', limit: 1 })[0]!.region, 'Oregon')
  assert.equal(findPlaces({ text: 'portland maine', limit: 1 })[0]!.region, 'Maine')
  assert.equal(findPlaces({ text: 'paris united states', limit: 1 })[0]!.region, 'Texas')
  assert.equal(findPlaces({ text: 'toledo oh', limit: 1 })[0]!.region, 'Ohio')
})

test('the words of a name may come in any order, and be begun', () => {
  assert.equal(best('petersburg st'), 'Saint Petersburg, RU')
  assert.equal(best('minh ho city'), 'Ho Chi Minh City, VN')
  assert.equal(best('san fran'), 'San Francisco, US')
  assert.equal(best('lisb'), 'Lisbon, PT')
  assert.equal(best('frankf am mai'), 'Frankfurt am Main, DE')
})

test('a whole name comes before its beginning, and more people before fewer', () => {
  assert.equal(best('york'), 'York, GB')
  assert.equal(best('lon'), 'London, GB')
  const people = findPlaces({ text: 'Springfield', limit: 20 })
    .filter(({ match, name }) => match === 'whole' && name === 'Springfield')
    .map(({ population }) => population!)
  assert.ok(people.length > 5)
  assert.deepEqual(
    people,
    people.toSorted((a, b) => b - a),
  )
})

test('a country by its code leaves out the others', () => {
  const found = findPlaces({ text: 'paris', country: 'us', limit: 20 })
  assert.ok(found.length > 5 && found.every(({ country }) => country === 'US'))
  assert.deepEqual(findPlaces({ text: 'paris', country: 'zz', limit: 20 }), [])
  assert.deepEqual(findPlaces({ text: 'paris, ontario', country: 'us', limit: 20 }), [])
  assert.equal(findPlaces({ text: 'paris, ontario', country: 'ca', limit: 20 })[0]!.region, 'Ontario')
})

test('a search for a name that no place has finds nothing', () => {
  for (const text of ['zzqqxxjj', ', Texas', ' ', '–', '\u0000\u0000', '💥💥'])
    assert.deepEqual(findPlaces({ text, limit: 5 }), [], text)
})

test('an id gives its place, and only as it is written', () => {
  const paris = placeWithId('4717560')!
  assert.equal(`${paris.name}, ${paris.region}, ${paris.timezone}`, 'Paris, Texas, America/Chicago')
  for (const id of ['', '0', '1', '04717560', '4717560 ', '4.7e6', '-1', '99999999999', 'paris'])
    assert.equal(placeWithId(id), undefined, id)
})

test('any text is answered with places that are there, no more than asked for, each once', () => {
  const letters = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzäéßøж東か서ا ,-'.split(''))
  const text = fc.oneof(
    fc.string({ unit: letters, maxLength: 20 }),
    fc.string({ unit: anyCharacter, maxLength: 40 }),
    fc.constantFrom('st', 'new', 'la', 'san', 'sa', 'a b c d e f g h i j', ',,,', 'x'.repeat(100)),
  )
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 20 }), (typed, limit) => {
      const found = findPlaces({ text: typed, limit })
      assert.ok(found.length <= limit)
      assert.equal(new Set(found.map(({ id }) => id)).size, found.length)
      for (const { match, ...place } of found) assert.deepEqual(placeWithId(place.id), place)
    }),
    { numRuns: 300 },
  )
})

/** Folded names of one word of the places with most people. */
const BIG = Array.from({ length: 300 }, (_, place) => placeWithId(String(file.ids[place]))!).filter(
  ({ name }) => /^[a-z]{4,}$/.test(folded(name)),
)

test('every one of the largest cities is found by its own name', () => {
  assert.ok(BIG.length > 150)
  for (const { id, name } of BIG)
    assert.ok(
      findPlaces({ text: name, limit: 20 }).some((place) => place.id === id),
      name,
    )
})

test('a mistake in one word of three is forgiven, although its other words stand in other names, too', () => {
  assert.equal(best('San Luis Potosu'), 'San Luis Potosí, MX')
  assert.equal(best('Rio de Janeira'), 'Rio de Janeiro, BR')
})

test('a big city is found in spite of one letter too many, too few, wrong, or swapped with the next', (t) => {
  let lost = 0
  let tried = 0
  for (const { id, name } of BIG)
    for (const typed of mistakesIn(folded(name))) {
      const found = findPlaces({ text: typed, limit: 20 })
      tried++
      if (found.some((place) => place.id === id)) continue
      // Somebody who types `Lina` may mean Lina: then the mistake is another place's name.
      assert.ok(found.some(({ match }) => match === 'whole') || found.length === 20, `${typed} for ${name}`)
      lost++
    }
  t.diagnostic(`${tried} mistakes, ${lost} of them the name of another place`)
  assert.ok(lost / tried < 0.1)
})

/** One of each kind, in the middle of the word. */
function mistakesIn(word: string): string[] {
  const at = word.length >> 1
  const [before, letter, after] = [word.slice(0, at), word[at]!, word.slice(at + 1)]
  const other = letter === 'q' ? 'x' : 'q'
  const mistakes = [
    before + after,
    before + other + letter + after,
    before + other + after,
    before.slice(0, -1) + letter + before.at(-1) + after,
  ]
  return mistakes.filter((it) => it !== word && it.length >= 4)
}
