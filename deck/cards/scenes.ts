/** Which scene belongs to which card. */
import type { CardId } from './catalogue.ts'
import { kingOfCups } from './courts/king-of-cups.ts'
import { kingOfPentacles } from './courts/king-of-pentacles.ts'
import { kingOfSwords } from './courts/king-of-swords.ts'
import { kingOfWands } from './courts/king-of-wands.ts'
import { knightOfCups } from './courts/knight-of-cups.ts'
import { knightOfPentacles } from './courts/knight-of-pentacles.ts'
import { knightOfSwords } from './courts/knight-of-swords.ts'
import { knightOfWands } from './courts/knight-of-wands.ts'
import { pageOfCups } from './courts/page-of-cups.ts'
import { pageOfPentacles } from './courts/page-of-pentacles.ts'
import { pageOfSwords } from './courts/page-of-swords.ts'
import { pageOfWands } from './courts/page-of-wands.ts'
import { queenOfCups } from './courts/queen-of-cups.ts'
import { queenOfPentacles } from './courts/queen-of-pentacles.ts'
import { queenOfSwords } from './courts/queen-of-swords.ts'
import { queenOfWands } from './courts/queen-of-wands.ts'
import { death } from './majors/death.ts'
import { judgement } from './majors/judgement.ts'
import { justice } from './majors/justice.ts'
import { strength } from './majors/strength.ts'
import { temperance } from './majors/temperance.ts'
import { theChariot } from './majors/the-chariot.ts'
import { theDevil } from './majors/the-devil.ts'
import { theEmperor } from './majors/the-emperor.ts'
import { theEmpress } from './majors/the-empress.ts'
import { theFool } from './majors/the-fool.ts'
import { theHangedMan } from './majors/the-hanged-man.ts'
import { theHermit } from './majors/the-hermit.ts'
import { theHierophant } from './majors/the-hierophant.ts'
import { theHighPriestess } from './majors/the-high-priestess.ts'
import { theLovers } from './majors/the-lovers.ts'
import { theMagician } from './majors/the-magician.ts'
import { theMoon } from './majors/the-moon.ts'
import { theStar } from './majors/the-star.ts'
import { theSun } from './majors/the-sun.ts'
import { theTower } from './majors/the-tower.ts'
import { theWorld } from './majors/the-world.ts'
import { wheelOfFortune } from './majors/wheel-of-fortune.ts'
import { aceOfCups } from './pips/ace-of-cups.ts'
import { aceOfPentacles } from './pips/ace-of-pentacles.ts'
import { aceOfSwords } from './pips/ace-of-swords.ts'
import { aceOfWands } from './pips/ace-of-wands.ts'
import { eightOfCups } from './pips/eight-of-cups.ts'
import { eightOfPentacles } from './pips/eight-of-pentacles.ts'
import { eightOfSwords } from './pips/eight-of-swords.ts'
import { eightOfWands } from './pips/eight-of-wands.ts'
import { fiveOfCups } from './pips/five-of-cups.ts'
import { fiveOfPentacles } from './pips/five-of-pentacles.ts'
import { fiveOfSwords } from './pips/five-of-swords.ts'
import { fiveOfWands } from './pips/five-of-wands.ts'
import { fourOfCups } from './pips/four-of-cups.ts'
import { fourOfPentacles } from './pips/four-of-pentacles.ts'
import { fourOfSwords } from './pips/four-of-swords.ts'
import { fourOfWands } from './pips/four-of-wands.ts'
import { nineOfCups } from './pips/nine-of-cups.ts'
import { nineOfPentacles } from './pips/nine-of-pentacles.ts'
import { nineOfSwords } from './pips/nine-of-swords.ts'
import { nineOfWands } from './pips/nine-of-wands.ts'
import { sevenOfCups } from './pips/seven-of-cups.ts'
import { sevenOfPentacles } from './pips/seven-of-pentacles.ts'
import { sevenOfSwords } from './pips/seven-of-swords.ts'
import { sevenOfWands } from './pips/seven-of-wands.ts'
import { sixOfCups } from './pips/six-of-cups.ts'
import { sixOfPentacles } from './pips/six-of-pentacles.ts'
import { sixOfSwords } from './pips/six-of-swords.ts'
import { sixOfWands } from './pips/six-of-wands.ts'
import { tenOfCups } from './pips/ten-of-cups.ts'
import { tenOfPentacles } from './pips/ten-of-pentacles.ts'
import { tenOfSwords } from './pips/ten-of-swords.ts'
import { tenOfWands } from './pips/ten-of-wands.ts'
import { threeOfCups } from './pips/three-of-cups.ts'
import { threeOfPentacles } from './pips/three-of-pentacles.ts'
import { threeOfSwords } from './pips/three-of-swords.ts'
import { threeOfWands } from './pips/three-of-wands.ts'
import { twoOfCups } from './pips/two-of-cups.ts'
import { twoOfPentacles } from './pips/two-of-pentacles.ts'
import { twoOfSwords } from './pips/two-of-swords.ts'
import { twoOfWands } from './pips/two-of-wands.ts'
import type { Scene } from './scene.ts'

export const SCENES: Record<CardId, Scene> = {
  ar00: theFool,
  ar01: theMagician,
  ar02: theHighPriestess,
  ar03: theEmpress,
  ar04: theEmperor,
  ar05: theHierophant,
  ar06: theLovers,
  ar07: theChariot,
  ar08: strength,
  ar09: theHermit,
  ar10: wheelOfFortune,
  ar11: justice,
  ar12: theHangedMan,
  ar13: death,
  ar14: temperance,
  ar15: theDevil,
  ar16: theTower,
  ar17: theStar,
  ar18: theMoon,
  ar19: theSun,
  ar20: judgement,
  ar21: theWorld,
  waac: aceOfWands,
  wa02: twoOfWands,
  wa03: threeOfWands,
  wa04: fourOfWands,
  wa05: fiveOfWands,
  wa06: sixOfWands,
  wa07: sevenOfWands,
  wa08: eightOfWands,
  wa09: nineOfWands,
  wa10: tenOfWands,
  wapa: pageOfWands,
  wakn: knightOfWands,
  waqu: queenOfWands,
  waki: kingOfWands,
  cuac: aceOfCups,
  cu02: twoOfCups,
  cu03: threeOfCups,
  cu04: fourOfCups,
  cu05: fiveOfCups,
  cu06: sixOfCups,
  cu07: sevenOfCups,
  cu08: eightOfCups,
  cu09: nineOfCups,
  cu10: tenOfCups,
  cupa: pageOfCups,
  cukn: knightOfCups,
  cuqu: queenOfCups,
  cuki: kingOfCups,
  swac: aceOfSwords,
  sw02: twoOfSwords,
  sw03: threeOfSwords,
  sw04: fourOfSwords,
  sw05: fiveOfSwords,
  sw06: sixOfSwords,
  sw07: sevenOfSwords,
  sw08: eightOfSwords,
  sw09: nineOfSwords,
  sw10: tenOfSwords,
  swpa: pageOfSwords,
  swkn: knightOfSwords,
  swqu: queenOfSwords,
  swki: kingOfSwords,
  peac: aceOfPentacles,
  pe02: twoOfPentacles,
  pe03: threeOfPentacles,
  pe04: fourOfPentacles,
  pe05: fiveOfPentacles,
  pe06: sixOfPentacles,
  pe07: sevenOfPentacles,
  pe08: eightOfPentacles,
  pe09: nineOfPentacles,
  pe10: tenOfPentacles,
  pepa: pageOfPentacles,
  pekn: knightOfPentacles,
  pequ: queenOfPentacles,
  peki: kingOfPentacles,
}
