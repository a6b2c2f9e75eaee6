/** Every second scene, so that two processes share them. */
import { SCENES } from './scenes.ts'
import { checkScenes } from './scenes-checked.ts'

checkScenes(SCENES.filter((_, at) => at % 2 === 1))
