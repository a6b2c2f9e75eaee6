/** The symbols in the pictures of the major arcana: what each is called, and what it stands for. */
import type { Symbols } from './symbols.ts'

export const ENGLISH_MAJOR_SYMBOLS = {
  ar00: {
    sun: ['The bright sun', 'It shines on whoever sets out, before anything has been earned.'],
    rose: ['The white rose', 'A wish that wants nothing back, held lightly between two fingers.'],
    bundle: [
      'The bundle',
      'Everything learned so far, packed so small that it doesn’t weigh on the shoulder.',
    ],
    dog: [
      'The small dog',
      'Instinct at your heels: it may be cheering, it may be warning, and it comes along.',
    ],
    cliff: ['The edge', 'The place where knowing ends and only trying tells you more.'],
  },
  ar01: {
    infinity: ['The lying eight', 'Attention that flows out and comes back, and so isn’t used up.'],
    wand: ['The lifted wand', 'An idea caught from above, at the moment it is still only an idea.'],
    finger: ['The hand that points down', 'Ideas want ground: what was thought is now to be made.'],
    tools: ['The four tools', 'Will, feeling, mind and matter lie ready: nothing that is needed is missing.'],
    garden: ['Roses and lilies', 'Desire and clear purpose grow in one bed and need each other.'],
  },
  ar02: {
    moon: [
      'The crown of moons',
      'Waxing, full and waning together: she knows that everything has its time of the month.',
    ],
    dark: ['The dark pillar', 'B for Boaz, strength: the side of things that is felt and cannot be shown.'],
    light: ['The light pillar', 'J for Jachin, foundation: the side of things that can be seen and said.'],
    veil: [
      'The curtain of pomegranates',
      'What ripens behind it is not hidden from you, only not ready yet.',
    ],
    book: ['The open book', 'Knowledge is here for the reading, for anyone who first grows quiet.'],
    crescent: [
      'The crescent at her feet',
      'Moods rise and fall like water, and she lets them pass beneath her.',
    ],
  },
  ar03: {
    stars: ['The twelve stars', 'A whole year of months, each with something to bring forth.'],
    sceptre: ['The sceptre', 'Her rule is care: what she looks after grows.'],
    shield: [
      'The heart of Venus',
      'Love is her coat of arms, and it leans at her side where she can reach it.',
    ],
    gown: ['The gown of roses', 'Beauty that is worn every day, not kept for visitors.'],
    wheat: ['The ripe wheat', 'Patience that has turned into bread.'],
    stream: ['The stream', 'Feeling that runs freely out of the wood and waters all it passes.'],
  },
  ar04: {
    ram: ['The ram’s head', 'Aries, who begins: someone once had to go first and push.'],
    ankh: ['The ankh', 'The old sign for life: power is here to keep things alive.'],
    orb: ['The orb', 'The world in one hand, to be held with care and not squeezed.'],
    beard: ['The white beard', 'The order he keeps was learned over many years and some mistakes.'],
    mountains: [
      'The bare mountains',
      'Firm ground, and a little lonely: where he sits, little grows by chance.',
    ],
  },
  ar05: {
    crown: ['The triple crown', 'Body, mind and spirit: a lesson is whole when all three have heard it.'],
    blessing: [
      'The lifted fingers',
      'Two are shown and the others folded: part of a teaching is said, part must be found.',
    ],
    cross: [
      'The triple cross',
      'Three beams, one stem: the same truth told at home, at school and in the world.',
    ],
    keys: ['The crossed keys', 'One for what is open to all, one for what opens only with practice.'],
    pupils: ['The two listeners', 'Custom lives as long as somebody asks to be taught.'],
  },
  ar06: {
    angel: ['The angel', 'A wider view of two people, which neither has alone.'],
    sun: ['The sun at its height', 'Nothing is hidden here: love that can be looked at in full light.'],
    serpent: ['The serpent in the tree', 'Curiosity, which knows that a choice tastes of something.'],
    flames: ['The tree of flames', 'Twelve small fires: desire in as many forms as there are signs.'],
    hands: ['The joined hands', 'A choice that is made by both, and made with open eyes.'],
  },
  ar07: {
    canopy: ['The canopy of stars', 'The will moves under a larger sky and takes its bearings there.'],
    star: ['The star in the crown', 'An aim that is kept in mind, not on the whip.'],
    square: ['The square on the breast', 'Feet on the ground: courage with four firm corners.'],
    wings: ['The winged disc', 'A wish that has got wings, and knows that it must also be steered.'],
    sphinxes: [
      'The two sphinxes',
      'One light, one dark, and no reins: opposites go where a clear mind wants to go.',
    ],
    city: ['The city behind', 'What is safe and known has been left on purpose.'],
  },
  ar08: {
    infinity: ['The lying eight', 'Patience without end: gentleness isn’t weaker for being used.'],
    lion: ['The lion', 'Appetite, anger and joy: too alive to be caged, and ready to be befriended.'],
    wreath: ['The flowers in her hair', 'She comes with what is living and soft, and it’s enough.'],
    garland: ['The chain of roses', 'What binds the strong here is affection, and no rope.'],
    mountain: ['The far mountain', 'The height that such calm can reach, one quiet step after another.'],
  },
  ar09: {
    lantern: [
      'The lantern',
      'A star of six points behind glass: it lights the next step and doesn’t ask for more.',
    ],
    staff: ['The staff', 'What he has lived through has turned into something to lean on.'],
    cloak: ['The grey cloak', 'Being unseen for a while, so that thoughts can finish.'],
    snow: ['The snow', 'High up and quiet: few come here, and those who do can hear themselves.'],
  },
  ar10: {
    sphinx: [
      'The sphinx',
      'The riddle that sits still on top while all else turns: who are you when luck changes?',
    ],
    wheel: [
      'The wheel',
      'Letters and signs that read in any direction: up and down are parts of one turning.',
    ],
    serpent: ['The serpent', 'Whatever goes down, and sheds its skin on the way.'],
    jackal: ['The jackal-headed one', 'Whatever climbs: Anubis, who guides people over thresholds.'],
    watchers: [
      'The four in the corners',
      'The fixed signs, each with a book to study: something in you stays as it is.',
    ],
  },
  ar11: {
    sword: ['The upright sword', 'A mind that cuts straight, and to both sides alike.'],
    scales: ['The scales', 'Everything is weighed before it’s decided, also what speaks against you.'],
    crown: ['The crown', 'To judge is an office: what one wants for oneself has no voice here.'],
    curtain: ['The purple curtain', 'There’s more behind a case than is shown, and a good judge knows it.'],
    pillar: ['The pillar', 'Rules that hold up the roof for everybody, strong or weak.'],
  },
  ar12: {
    halo: [
      'The light round the head',
      'Waiting has brought him an insight, which could not have been hurried.',
    ],
    foot: ['The tied foot', 'Held by one foot only: part of this standstill is his own choice.'],
    legs: ['The crossed legs', 'A figure four, upside down: order, looked at from the other side.'],
    tree: ['The living wood', 'The frame is in leaf: even a pause is rooted and growing.'],
    hands: ['The hands behind the back', 'For once there’s nothing to grasp, to do or to prove.'],
  },
  ar13: {
    banner: ['The white rose on black', 'Five petals of new life, sewn on the flag of an ending.'],
    horse: ['The white horse', 'Change walks at an even pace, and without malice.'],
    rider: ['The armoured rider', 'What remains when all that could pass has passed.'],
    king: ['The fallen king', 'Rank is no reason to be left out: time asks everyone.'],
    child: ['The child with flowers', 'Whoever has little to hold on to can look at change with open eyes.'],
    sun: ['The sun between towers', 'It may be setting or rising: from here both look alike.'],
  },
  ar14: {
    cups: ['The two cups', 'Two unlike things are poured together, back and forth, until they agree.'],
    triangle: ['The triangle in the square', 'A spark of spirit, well housed in an ordinary day.'],
    feet: ['One foot in the water', 'Half in feeling, half on firm ground: that’s where balance is tried.'],
    irises: ['The irises', 'The flower of the rainbow: after the rain there’s a bridge.'],
    path: ['The path to the crown of light', 'A long and pleasant way, which is walked in small measures.'],
  },
  ar15: {
    pentagram: ['The star on its head', 'Turned over, the spirit hangs below and appetite sits on top.'],
    hand: ['The raised hand', 'It looks like a blessing and says: there is nothing beyond what you see.'],
    torch: ['The lowered torch', 'A fire that warms nobody: it only keeps the longing burning.'],
    chains: [
      'The loose chains',
      'They are wide enough to be lifted over the head, if somebody thinks of it.',
    ],
    horns: ['The small horns', 'Those who stay long begin to look a little like what they serve.'],
  },
  ar16: {
    crown: [
      'The crown that flies off',
      'A belief about being on top, which did not sit as firmly as it seemed.',
    ],
    lightning: ['The lightning', 'A truth that comes all at once, and from outside.'],
    fire: ['The flames', 'They eat what was hollow and light up the rest.'],
    tower: ['The tower', 'Built high and narrow, and without a door: it had become a way to hide.'],
    people: ['The two who fall', 'It’s a fright and a way out: they are on their way back to the ground.'],
  },
  ar17: {
    star: ['The great star', 'One clear hope, bright enough to steer by.'],
    small: ['The small stars', 'Seven quieter lights: smaller hopes keep the large one company.'],
    land: [
      'The water on the land',
      'Kindness for the everyday: it seeps in, and one day something is green.',
    ],
    pool: ['The water in the pool', 'Something is given back to the source, so that it never runs dry.'],
    bird: ['The bird in the tree', 'A thought that has come to rest and may soon begin to sing.'],
  },
  ar18: {
    moon: ['The moon with a face', 'She looks inward: what you see by her light is partly your own.'],
    drops: ['The falling drops', 'Dew of the night, which feeds whatever grows unseen.'],
    dog: ['The dog', 'The tame side of you, a little afraid of the dark.'],
    wolf: ['The wolf', 'The wild side of you, which feels at home in it.'],
    crayfish: ['The crayfish', 'An early feeling that climbs out of the deep, sideways and in its own time.'],
    towers: ['The towers', 'The border of what is known: between them the path goes on.'],
  },
  ar19: {
    sun: ['The sun with a face', 'Warmth that looks at you openly and keeps nothing back.'],
    sunflowers: ['The sunflowers', 'Whoever is glad turns to the light without being told.'],
    child: ['The child', 'Joy without armour: nothing to hide, and nothing to win.'],
    banner: ['The red banner', 'Being alive, shown off for the fun of it.'],
    horse: ['The white horse', 'Strength that goes gently, because the two trust each other.'],
    wall: ['The garden wall', 'Childhood lies behind it, and today the gate was no hindrance.'],
  },
  ar20: {
    angel: ['The angel', 'A call that comes from above the daily noise and means everyone.'],
    banner: [
      'The banner with a cross',
      'Four directions meet in it: whatever was done in any of them is seen.',
    ],
    trumpet: ['The trumpet', 'A sound one cannot sleep through, nor pretend not to have heard.'],
    arms: ['The lifted arms', 'They rise by themselves: to be called by name is a relief.'],
    tombs: ['The open tombs', 'What was put away and closed may be looked at again.'],
  },
  ar21: {
    wreath: ['The laurel wreath', 'A round that is complete, and a doorway as well.'],
    bow: ['The red ribbon', 'Tied above and below: the end is fastened to the beginning.'],
    wand: ['The two wands', 'To give and to take in even measure, at the end of a long practice.'],
    scarf: ['The scarf', 'It covers nothing and holds nothing: it only shows that she moves.'],
    legs: ['The dancing step', 'The leg of the Hanged Man, the right way up: waiting has turned into dance.'],
    watchers: [
      'The four in the corners',
      'Earth, air, fire and water look on: all of them have had their part.',
    ],
  },
} satisfies Symbols
