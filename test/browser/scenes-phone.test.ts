import { checkScenes } from './scenes-checked.ts'

checkScenes('phone')
