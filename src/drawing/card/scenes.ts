/** Which scene belongs to which card. */
import type { CardId } from './catalogue.ts'
import { kingOfCups, kingOfPentacles, kingOfSwords, kingOfWands } from './courts/kings.ts'
import { knightOfCups, knightOfPentacles, knightOfSwords, knightOfWands } from './courts/knights.ts'
import { pageOfCups, pageOfPentacles, pageOfSwords, pageOfWands } from './courts/pages.ts'
import { queenOfCups, queenOfPentacles, queenOfSwords, queenOfWands } from './courts/queens.ts'
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
import { aceOfCups, threeOfCups, twoOfCups } from './pips/cups-ace-to-three.ts'
import { fiveOfCups, fourOfCups, sixOfCups } from './pips/cups-four-to-six.ts'
import { eightOfCups, nineOfCups, sevenOfCups, tenOfCups } from './pips/cups-seven-to-ten.ts'
import { aceOfPentacles, threeOfPentacles, twoOfPentacles } from './pips/pentacles-ace-to-three.ts'
import { fiveOfPentacles, fourOfPentacles, sixOfPentacles } from './pips/pentacles-four-to-six.ts'
import {
  eightOfPentacles,
  nineOfPentacles,
  sevenOfPentacles,
  tenOfPentacles,
} from './pips/pentacles-seven-to-ten.ts'
import { aceOfSwords, threeOfSwords, twoOfSwords } from './pips/swords-ace-to-three.ts'
import { fiveOfSwords, fourOfSwords, sixOfSwords } from './pips/swords-four-to-six.ts'
import { eightOfSwords, nineOfSwords, sevenOfSwords, tenOfSwords } from './pips/swords-seven-to-ten.ts'
import { aceOfWands, threeOfWands, twoOfWands } from './pips/wands-ace-to-three.ts'
import { fiveOfWands, fourOfWands, sixOfWands } from './pips/wands-four-to-six.ts'
import { eightOfWands, nineOfWands, sevenOfWands, tenOfWands } from './pips/wands-seven-to-ten.ts'
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
