/** A wheel of 640 pixels with sixteen bodies. */
import { adversarial, randomBirth } from '../../../test/wheel/charts.ts'
import { checkWheels } from '../../../test/wheel/check-wheels.ts'

checkWheels({
  what: 'sixteen bodies',
  options: { size: 640 },
  birth: (chance) => randomBirth(chance, 6),
  adversarial: adversarial(16),
})
