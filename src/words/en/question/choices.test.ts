/** Which options are read from a choice, in the words in which they were written. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { questionIn } from './reader.ts'

function options(cases: Readonly<Record<string, readonly string[]>>): void {
  for (const [question, expected] of Object.entries(cases))
    assert.deepEqual(questionIn(question).options, expected, question)
}

test('the options are of the same kind: two deeds, two things, two places', () => {
  options({
    'walk 10k steps or dance the same number': ['walk 10k steps', 'dance the same number'],
    'Should I join the choir or the ukulele group?': ['the choir', 'the ukulele group'],
    'Will my sister choose the Bangalore boy or the Dubai boy': ['the Bangalore boy', 'the Dubai boy'],
    'split the rent by room size or by income?': ['by room size', 'by income'],
    'Paint the rondavel with lime or with proper Dulux?': ['with lime', 'with proper Dulux'],
    'Do I cosplay as the Grim Reaper or as a sad banana?': ['as the Grim Reaper', 'as a sad banana'],
    'does my dad actually like my boyfriend or the free tyres': ['my boyfriend', 'the free tyres'],
    'Name the baby Kevin or Guadalupe?': ['Kevin', 'Guadalupe'],
    'Is what he feels for me love or habit?': ['love', 'habit'],
    'he says i’m his drug. is that cute or cringe': ['cute', 'cringe'],
    'Is it going to be mine or Fiona’s': ['mine', 'Fiona’s'],
    'Gas hob or induction?': ['Gas hob', 'induction'],
    'bike shed or greenhouse': ['bike shed', 'greenhouse'],
    'should we get a second dog or is one spaniel plenty': ['a second dog', 'is one spaniel plenty'],
    'should the band be called Wet Biscuit or The Mondays': ['Wet Biscuit', 'The Mondays'],
  })
})

test('a time and laughter after the options belong to neither', () => {
  options({
    'pizza or curry tonight': ['pizza', 'curry'],
    'pizza or curry lol': ['pizza', 'curry'],
    'Kill Bill or Dhoom tonight': ['Kill Bill', 'Dhoom'],
    'Fly or drive to Omaha for christmas': ['Fly', 'drive to Omaha'],
    'Fly or drive to Omaha': ['Fly', 'drive to Omaha'],
  })
})

test('a clause about an option is left out', () => {
  options({
    'Finish the novel or start the better one that arrived in the shower': [
      'Finish the novel',
      'start the better one',
    ],
    'who should be my best man, my brother Kofi or my mate Lee who actually turns up on time': [
      'my brother Kofi',
      'my mate Lee',
    ],
    'bigger room but next to parents, or box room with a door that locks': [
      'bigger room but next to parents',
      'box room with a door',
    ],
  })
})

test('of two questions in one, what each asks for is the option', () => {
  options({
    'does Jan owe me or do I owe Jan': ['owe me', 'owe Jan'],
    'Do my colleagues really like my lumpia or do they only pity me': ['like my lumpia', 'only pity me'],
    'is yoga for me or shud i go back to boxing class': ['yoga', 'go back to boxing class'],
    'Is it worth paying it off or shall I wait': ['paying it off', 'wait'],
  })
})

test('what stands before a colon, a comma or the question itself is no option', () => {
  options({
    'quilt: stars or geese': ['stars', 'geese'],
    'New gate: sliding or swing': ['sliding', 'swing'],
    'warehouse ghost: real, or Barry?': ['real', 'Barry'],
    'nails: keep biting or gel': ['biting', 'gel'],
    'Soup for a week, madness or wisdom': ['madness', 'wisdom'],
    'this cold wont shift, hot whiskey or early bed': ['hot whiskey', 'early bed'],
    'which phone, infinix or tecno': ['infinix', 'tecno'],
    'Which is better in December, Baku or Tbilisi?': ['Baku', 'Tbilisi'],
    'Which of the two, dentistry at Manila or nursing at Cebu?': ['dentistry at Manila', 'nursing at Cebu'],
    'Which room should be my office, the loft or the cupboard under the stairs?': [
      'the loft',
      'the cupboard under the stairs',
    ],
  })
})

test('of three or more, all are read, without what is told before them', () => {
  options({
    'Christmas. Mine, his, or hide?': ['Mine', 'his', 'hide'],
    'name for the new kitten: Biscuit, Kevin or Mrs Doyle': ['Biscuit', 'Kevin', 'Mrs Doyle'],
    'got a 2k bonus. paint the flat, greece, or be sensible': ['paint the flat', 'greece', 'be sensible'],
    'Exeter, Bristol or Cardiff for law?': ['Exeter', 'Bristol', 'Cardiff'],
    'Cello, chemistry or Cardiff': ['Cello', 'chemistry', 'Cardiff'],
    'Dublin job, Leeds job or stay put': ['Dublin job', 'Leeds job', 'stay put'],
    'Which one do I revise first, Tudors or Weimar': ['Tudors', 'Weimar'],
    'who does Callum really want, me or bex': ['me', 'bex'],
  })
})

test('who decides is left out of both', () => {
  options({
    'Do I wait for her or just move on?': ['wait for her', 'just move on'],
    'nailed my appraisal, do i ask for more money now or wait till april': [
      'ask for more money now',
      'wait till april',
    ],
    'is she texting me back because she’s bored or because she likes me': [
      'texting me back',
      'because she likes me',
    ],
    'Is it worth paying off the car early or shall I put it to the holiday': [
      'paying off the car early',
      'put it to the holiday',
    ],
  })
})

test('a choice stands at the end of a story, between two names, or before “which one”', () => {
  options({
    'he said sorry again. the arm is in plaster. stay or go': ['stay', 'go'],
    'single again at 52. good or bad': ['good', 'bad'],
    'nosy neighbour counts my bins. fence or hedge?': ['fence', 'hedge'],
    'stuck on integration, is it me or the book': ['me', 'the book'],
    'who’s better 4 me the Virgo or the Leo': ['the Virgo', 'the Leo'],
    'speeding ticket in georgia, 12 over. pay it or drive back to fight it': [
      'pay it',
      'drive back to fight it',
    ],
    'It is between a French romance and a comedy. Which one?': ['a French romance', 'a comedy'],
    'I am torn between a French romance and a comedy tonight, and I like both. Which one?': [
      'a French romance',
      'a comedy',
    ],
    'tea or coffee. then work': ['tea', 'coffee'],
    'When should I go, May or June?': ['May', 'June'],
    'What should I wear, red or blue?': ['red', 'blue'],
  })
})

test('a reason, a way and what was asked without a pause are no choice, nor is an “or” in a long story', () => {
  options({
    'why is he cold or distant': [],
    'how do I cook rice or pasta': [],
    'When should I go or stay?': [],
    'What should I wear red or blue?': [],
    'Canada or Australia, is it luckier to move?': [],
    'tea or coffee. then work. then bed': [],
    'He wrote a list, with stars. Sweet or should I run?': [],
    'what job would suit me, just left school and good with cars': [],
    'Where should I go in the fall? I want leaves, soup and no wifi.': [],
  })
})

test('whoever decides, and whatever softens it, is in neither option', () => {
  options({
    'should we not buy or rent': ['not buy', 'rent'],
    'should my sister buy or rent': ['buy', 'rent'],
    'Shall I just leave or stay': ['leave', 'stay'],
    'Is it better to leave or stay': ['leave', 'stay'],
  })
})

test('“which” may stand before the options, after them, or alone beside them', () => {
  options({
    'Which one, tea or coffee?': ['tea', 'coffee'],
    'Which one? Tea or coffee': ['Tea', 'coffee'],
    'Tea or coffee. Which one?': ['Tea', 'coffee'],
    'Paris or Rome? Which?': ['Paris', 'Rome'],
    'Paris or Rome which': ['Paris', 'Rome'],
    'Rome. which': [],
    which: [],
    'It rains. Paris or Rome. It snows. Which?': [],
    'When should I go, do you think, May or June?': ['May', 'June'],
    'Will he call, dinner or drinks?': ['dinner', 'drinks'],
  })
})
