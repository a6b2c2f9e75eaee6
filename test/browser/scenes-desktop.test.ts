import { checkScenes } from './scenes-checked.ts'

checkScenes('desktop')
