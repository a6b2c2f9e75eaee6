/** The symbols in the pictures of the wands: what each is called, and what it stands for. */
import type { Symbols } from './symbols.ts'

export const ENGLISH_WANDS_SYMBOLS = {
  waac: {
    leaves: ['The green leaves', 'The staff was cut and still lives: an idea that wants to grow.'],
    hand: ['The offered hand', 'It holds on firmly and holds out: somebody only has to take it.'],
    cloud: ['The cloud', 'Where sparks come from, nobody has seen.'],
    castle: ['The far castle', 'What may be built from this, one day and stone by stone.'],
    river: ['The river', 'It shows the way from a spark to the world: downhill, with bends.'],
  },
  wa02: {
    globe: ['The globe', 'The wide world, small enough to be turned in one hand and thought about.'],
    fixed: ['The fixed staff', 'What has been reached and stands by itself.'],
    held: ['The staff in the hand', 'What isn’t decided yet: it could be carried further.'],
    sea: ['The ship on the sea', 'The way out is open, and somebody else has already taken it.'],
    wall: ['The battlements', 'Safety is a good place to look out from, and a hard one to leave.'],
  },
  wa03: {
    figure: ['The turned back', 'Eyes on what is coming: what is behind has been done.'],
    ships: ['The ships', 'Something was sent out, and it’s still on its way.'],
    sun: ['The low sun', 'The light of a long day, in which work begins to shine back.'],
    staffs: ['The three staffs', 'They stand firmly in the ground: a plan one can hold on to while waiting.'],
    cliff: ['The high ground', 'Whoever has climbed a little sees further, and waits more easily.'],
  },
  wa04: {
    garland: ['The garland', 'Fruit and flowers of a shared effort, hung where all can see them.'],
    gate: ['The four staffs', 'Four posts and no door: a house that lets everyone in.'],
    bouquet: ['The lifted flowers', 'Come and join us, they say, without a word.'],
    castle: ['The castle', 'Home is near, and today its people have come outside.'],
  },
  wa05: {
    staffs: ['The crossing staffs', 'Five ideas at once, and none of them has learned to listen yet.'],
    clothes: ['The different colours', 'Each has come from somewhere else and has something else in mind.'],
    middle: ['The one in the middle', 'In the thick of it you feel alive, and see least of all.'],
    hill: ['The uneven ground', 'Nobody here stands level with another, which explains half of the quarrel.'],
  },
  wa06: {
    wreath: [
      'The wreath on the staff',
      'Praise, carried where all can see it, and a little heavy to hold up.',
    ],
    laurel: ['The laurel', 'It was won, and evergreen as it looks, it will be hung up at home.'],
    horse: ['The white horse', 'The strength that did the carrying and gets none of the cheers.'],
    crowd: ['The people at the side', 'Nobody comes home in triumph who was not helped on the way.'],
    staffs: ['The other staffs', 'For this moment all of them point the same way.'],
  },
  wa07: {
    staff: ['The staff held across', 'A no that is meant to protect, and not to hurt.'],
    stance: ['The wide stance', 'He has looked for firm footing first, and only then for arguments.'],
    hill: ['The high ground', 'The place was earned by climbing, and from up here one pushes downhill.'],
    staffs: ['The six from below', 'Objections come all together, and each can be met only one by one.'],
  },
  wa08: {
    staffs: [
      'The eight staffs',
      'Things that hung in the air are moving, all in one direction and soon to land.',
    ],
    river: ['The river', 'Below, life goes on at its old pace: haste is for the sky.'],
    castle: ['The castle', 'Somewhere a door stands open for news.'],
    trees: ['The trees', 'What is fast here began long ago as something that grew slowly.'],
  },
  wa09: {
    bandage: ['The bandage', 'He has been hurt here before, and has had it looked after.'],
    staff: ['The staff he leans on', 'The last reserve is also a rest.'],
    fence: ['The fence of staffs', 'A line that says: up to here, and no further.'],
    feet: ['The planted feet', 'Tired is not the same as done: he still stands.'],
  },
  wa10: {
    staffs: ['The ten staffs', 'Each of them was a good idea once, and now they all have to be carried.'],
    back: ['The bent back', 'The body says first that it’s too much.'],
    face: ['The hidden view', 'Whoever carries everything in front of the face no longer sees the way.'],
    town: ['The town', 'It isn’t far now, and there may be people there with free hands.'],
  },
  wapa: {
    salamanders: ['The salamanders', 'Animals of the fire: curiosity that comes through the flames unhurt.'],
    leaves: ['The budding tip', 'He looks where it’s green, as one looks at good news.'],
    feather: ['The red feather', 'A small flame worn on the hat: enthusiasm needs no reason.'],
    pyramids: ['The pyramids', 'Great things stand far off in the dry air, for later and for dreaming.'],
  },
  wakn: {
    horse: ['The rearing horse', 'More strength than patience: it’s gone before the sentence ends.'],
    plume: ['The plume of flame', 'Zeal, which everybody sees from a long way off.'],
    staff: ['The lifted staff', 'No weapon: a living branch, held up like a torch.'],
    desert: ['The desert', 'Heat and distance, and nothing that would slow you down.'],
  },
  waqu: {
    sunflower: ['The sunflower', 'Warmth that turns to others, and makes them turn as well.'],
    cat: ['The black cat', 'The part of her that is nobody’s servant and sees in the dark.'],
    lions: ['The lion on the throne', 'Courage holds up her seat, and her voice can stay low.'],
    staff: ['The staff in leaf', 'Her will is alive, and it stays upright by itself.'],
  },
  waki: {
    crown: ['The crown of flame', 'A head full of fire, kept in a shape that gives light.'],
    lions: ['The lion on the throne', 'An old strength, carved in wood and still awake.'],
    staff: ['The planted staff', 'What he has begun, he stands by, also in the dull middle of it.'],
    robe: ['The salamander on the robe', 'What drives him he wears openly, where he can keep an eye on it.'],
    salamander: [
      'The salamander at his feet',
      'A living spark beside the throne, so that the office won’t grow cold.',
    ],
  },
} satisfies Symbols
