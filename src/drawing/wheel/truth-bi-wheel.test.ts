/** Two charts in one wheel. */
import fc from 'fast-check'
import { adversarial, biWheel, randomBirth } from '../../../test/wheel/charts.ts'
import { checkWheels } from '../../../test/wheel/check-wheels.ts'

checkWheels({
  what: 'bi-wheel',
  options: { size: 800 },
  birth: (chance) => {
    const { wheel, houses } = randomBirth(chance)
    return { wheel: biWheel(wheel, randomBirth(chance).wheel), houses }
  },
  adversarial: fc.tuple(adversarial(10), adversarial(10)).map(([inner, outer]) => biWheel(inner, outer)),
})
