/** A wheel of 358 pixels on a phone, with figures that can be read there. */
import { adversarial, randomBirth } from '../../../test/wheel/charts.ts'
import { checkWheels } from '../../../test/wheel/check-wheels.ts'

checkWheels({
  what: 'legible',
  options: { size: 358, scale: 'compact', shownWidth: 358 },
  birth: randomBirth,
  adversarial: adversarial(10),
})
