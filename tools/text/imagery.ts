/** Families of things that texts like to show. A family that is seen too often makes every day look the same. */
import { wordsOf } from '../../src/words/text-measure.ts'

const words = (list: string) => new Set(list.split(/\s+/))

export const FAMILIES: Readonly<Record<string, ReadonlySet<string>>> = {
  'kitchen and food': words(
    `kettle tea teapot coffee soup bread loaf loaves crumb crumbs butter toast cake biscuit biscuits plate plates bowl bowls
    spoon spoons fork pan pans pot pots oven stove fridge freezer cupboard larder pantry kitchen cook cooks cooking cooked
    meal meals breakfast lunch supper dinner eat eats eating bite bites apple apples pear plum lemon fruit vegetable
    vegetables porridge rice salt sugar honey jam cheese egg eggs recipe sandwich sandwiches cup cups mug jug jar jars dough
    bake baking baked dish dishes napkin tablecloth pudding wine beer`,
  ),
  'stairs, doors, rooms and furniture': words(
    `stair stairs staircase ladder door doors doorstep doorway doorbell gate gates room rooms chair chairs armchair sofa
    table tables shelf shelves drawer drawers wardrobe bed beds bedroom bathroom hallway corridor attic cellar basement
    floor floors carpet rug curtain curtains window windows windowsill wall walls roof ceiling lamp lamps mirror furniture
    cushion pillow blanket hinge hinges knob fireplace hearth stool mattress`,
  ),
  'paper, letters and desk': words(
    `paper papers letter letters envelope envelopes stamp stamps postcard postcards desk pen pens pencil ink notebook
    notebooks page pages diary calendar folder folders note notes ledger map maps book books margin signature blot
    typewriter bookmark newspaper filing`,
  ),
  'garden and plants': words(
    `garden gardens plant plants planted seed seeds flower flowers roses tree trees leaf weed weeds soil hedge lawn
    grass bulb bulbs orchard harvest prune pruning blossom moss vine ivy twig petal bouquet nettle nettles compost`,
  ),
  clothes: words(
    `coat coats shirt shirts shoe shoes boot boots sock socks hat hats glove gloves scarf sleeve sleeves button buttons
    pocket pockets trousers jacket jackets jumper sweater apron hem lining lapel laces wool knit knitting tailor costume
    clothes`,
  ),
  'tools and repairs': words(
    `hammer nail nails screw screws screwdriver drill spanner wrench tool tools toolbox workbench repair repairs repaired
    mend mends mended mending glue tape brush brushes bucket needle thread stitch stitches sandpaper bolt bolts fuse fuses
    pump rake spade shovel broom axe scissors`,
  ),
}

/** The families that a text shows something of. */
export const familiesIn = (text: string): string[] => {
  const said = wordsOf(text)
  return Object.keys(FAMILIES).filter((family) => said.some((word) => FAMILIES[family]!.has(word)))
}
