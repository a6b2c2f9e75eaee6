/** Things and places that can hurt, and the body. Notation and rules: word-lists.ts. */
import type { WordLists } from '../../../../tarot/question/pattern.ts'

export const THINGS = {
  pills:
    'pill pills tablet tablets meds medication medicine paracetamol tylenol ibuprofen aspirin xanax valium painkillers antidepressants insulin morphine codeine sleeping_pills sleeping_tablets prescription prescriptions sleepers capsules benzos oxy pain_killers fentanyl drugs',
  weapon:
    'gun shotgun pistol rifle revolver knife knives blade blades machete hammer axe baseball_bat crowbar bullet bullets bat weapon taser',
  drop: 'bridge cliff cliffs roof rooftop ledge edge balcony railing railings viaduct car_park multistorey tower_block tenth_floor top_floor window overpass',
  tracks:
    'tracks train trains platform railway rails level_crossing motorway traffic oncoming lorry lorries truck underground tube',
  water: 'water river sea lake canal ocean waves tide weir reservoir harbour pier',
  limb: 'arm arms wrist wrists leg legs thigh thighs skin stomach hand hands hip hips body',
} as const satisfies WordLists
