/** A wheel of 340 pixels, on a phone. */
import { adversarial, randomBirth } from '../../../test/wheel/charts.ts'
import { checkWheels } from '../../../test/wheel/check-wheels.ts'

checkWheels({
  what: 'compact',
  options: { size: 340, scale: 'compact' },
  birth: randomBirth,
  adversarial: adversarial(10),
})
