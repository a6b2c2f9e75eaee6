import assert from 'node:assert/strict'
import { test } from 'node:test'
import { askedInEnglish, OTHER_LANGUAGES, otherLanguageIn } from './other-languages.ts'
import { questionIn } from './reader.ts'

const QUESTIONS = {
  fr: ['est-ce que mon mari me trompe', 'Quand vais-je trouver un travail ?'],
  es: ['¿Volverá mi ex conmigo?', 'cuando voy a encontrar el amor de mi vida'],
  de: ['Liebt er mich noch?', 'soll ich meinen Job kündigen und wann'],
  it: ['lui tornerà da me?', 'Troverò un lavoro e quando?'],
  pt: ['Ele ainda gosta de mim ou não?', 'quando eu vou conseguir um emprego'],
  nl: ['Houdt hij nog van mij?', 'wanneer krijg ik een nieuwe baan'],
  pl: ['czy on mnie kocha', 'Kiedy znajdę pracę?'],
  sv: ['Älskar han mig fortfarande?', 'kommer jag att få jobbet'],
  da: ['Elsker han mig stadig, hvad tror du?', 'hvornår kommer hun tilbage til mig'],
  no: ['Hva skal jeg gjøre med jobben?', 'elsker han meg ennå'],
  tr: ['Beni seviyor mu?', 'eski sevgilim geri dönecek mi ne zaman'],
  ro: ['Mă mai iubește el?', 'când voi găsi un loc de muncă'],
  cs: ['Miluje mě ještě, nebo ne?', 'kdy dostanu novou práci, prosím'],
  ru: ['Он меня любит?'],
  uk: ['Чи він мене любить і коли повернеться?'],
  bg: ['Ще се върне ли мъжът ми?'],
  sr: ['Да ли ме још воли и хоће ли доћи?'],
  el: ['Με αγαπάει;'],
  ar: ['هل يحبني؟'],
  fa: ['آیا او مرا دوست دارد و کی برمی‌گردد؟'],
  ur: ['کیا وہ مجھ سے محبت کرتا ہے؟ میں کیا کروں'],
  he: ['האם הוא אוהב אותי?'],
  zh: ['他爱我吗？'],
  ja: ['彼は私を愛していますか？'],
  ko: ['그가 나를 사랑하나요?'],
  hi: ['क्या वह मुझसे प्यार करता है?'],
} as const

test('another language is recognised by its commonest words or by its script, and has a sentence', () => {
  assert.deepEqual(new Set(Object.keys(QUESTIONS)), new Set(OTHER_LANGUAGES))
  for (const [code, questions] of Object.entries(QUESTIONS))
    for (const question of questions) {
      assert.equal(otherLanguageIn(question), code, question)
      assert.ok(askedInEnglish(code).length > 20)
    }
})

test('a question in one of them is not understood, and the reader says in which', () => {
  for (const [code, questions] of Object.entries(QUESTIONS))
    for (const question of questions) {
      const { understood, language } = questionIn(question)
      assert.deepEqual({ understood, language }, { understood: false, language: code }, question)
    }
})

test('noise and one word are in no language', () => {
  for (const text of ['asdf jkl', 'xqzt', '???', '12345', 'qwertz uiop'])
    assert.equal(otherLanguageIn(text), null, text)
})
