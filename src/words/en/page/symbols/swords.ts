/** The symbols in the pictures of the swords: what each is called, and what it stands for. */
import type { Symbols } from './symbols.ts'

export const ENGLISH_SWORDS_SYMBOLS = {
  swac: {
    crown: ['The crown', 'A thought that is true has a kind of dignity, whoever says it.'],
    olive: ['Olive and palm', 'Peace on one side and victory on the other: clarity may lead to either.'],
    blade: ['The blade', 'Two edges: what cuts through a lie also cuts through comfort.'],
    hand: ['The hand from the cloud', 'Insight is given all at once, and then it has to be held up.'],
    mountains: ['The bare mountains', 'Cold air and a long view: in such places one thinks well.'],
  },
  sw02: {
    blindfold: ['The blindfold', 'For a while she will not look, so that nothing sways her.'],
    blades: ['The two long blades', 'Both reasons weigh the same, and they grow heavy in the arms.'],
    hands: ['The crossed hands', 'The heart is guarded from both sides, also from help.'],
    moon: ['The thin moon', 'The answer may come by a quieter light than reason.'],
    rocks: ['The rocks in the sea', 'Behind her back lies all that she feels and does not want to hit.'],
  },
  sw03: {
    heart: ['The red heart', 'It’s hurt, and it’s whole: nothing has fallen off.'],
    swords: ['The swords', 'Words went in, and each came from its own side.'],
    clouds: ['The clouds', 'Sorrow has its weather, and weather moves.'],
    rain: ['The rain', 'What falls can flow away, and afterwards the air is clear.'],
  },
  sw04: {
    hands: ['The joined hands', 'Quiet that was chosen: nothing has to be held tonight.'],
    below: ['The sword beneath', 'One thought stays near and can be taken up again later.'],
    above: ['The three on the wall', 'The quarrels have been hung up, and they can wait.'],
    window: ['The coloured window', 'Light comes in here softened, and only as much as is good.'],
  },
  sw05: {
    smile: ['The look over the shoulder', 'He has won, and now he checks whether it feels like it.'],
    ground: ['The swords on the ground', 'Others would rather leave them than stay in the argument.'],
    leaving: ['The two who leave', 'Being right has cost company.'],
    clouds: ['The torn clouds', 'The air after hard words: nothing has settled yet.'],
    held: ['The gathered swords', 'More arguments than one person can carry home.'],
  },
  sw06: {
    swords: [
      'The six swords',
      'Old thoughts travel along, upright in the bow: pull them out now and it leaks.',
    ],
    passengers: [
      'The hooded passengers',
      'Tired, wrapped up, together: nobody has to talk on this crossing.',
    ],
    pole: ['The ferryman’s pole', 'Someone who knows the way does the pushing for a while.'],
    water: ['The water', 'Rough on the near side, smooth on the far one.'],
    shore: ['The far shore', 'Grey still and without details, and that’s enough for today.'],
  },
  sw07: {
    carried: ['The five swords', 'Held by the blades: what is carried off like this can cut.'],
    left: ['The two that stay', 'No trick takes everything along, and something always tells.'],
    camp: ['The tents', 'Everyone’s busy with their own affairs, or believes that you are in yours.'],
    look: ['The look back', 'Cleverness feels best just before one wonders who has seen it.'],
    moon: ['The moon', 'Half a light: enough to slip away by, too little to be read by.'],
  },
  sw08: {
    blindfold: ['The blindfold', 'Much of the danger is imagined: she cannot see how few swords there are.'],
    bonds: ['The loose bands', 'They’re wound about the arms, and nobody has tied a knot.'],
    swords: [
      'The fence of swords',
      'They stand beside her and behind her, like sentences one has heard too often.',
    ],
    way: ['The free way', 'Before her feet nothing stands at all.'],
    castle: ['The castle on the crag', 'Other people’s rules, far up and not looking down.'],
    water: ['The wet ground', 'Feeling has come up to the feet, and it says: you can walk here.'],
  },
  sw09: {
    swords: ['The nine swords', 'Thoughts at night hang in rows, each one below the last.'],
    hands: ['The hands before the face', 'It’s too much to look at, so for now it needn’t be looked at.'],
    quilt: ['The quilt', 'Roses and stars: something kind lies over you, also while you cannot feel it.'],
    wall: [
      'The dark wall',
      'There’s nothing on it but what one hangs there, and morning will show its colour.',
    ],
  },
  sw10: {
    swords: ['The ten swords', 'So many that it’s clear: this chapter has been told to its last page.'],
    dawn: ['The yellow sky', 'At the edge it’s already getting light.'],
    fingers: ['The folded fingers', 'Even lying down, the hand makes the old sign of blessing.'],
    clouds: ['The black clouds', 'The worst of it is up there, and it’s on its way out of the picture.'],
    water: ['The still water', 'Nothing stirs: the fight is over, and rest may begin.'],
  },
  swpa: {
    sword: ['The raised sword', 'A question, held ready with both hands.'],
    look: ['The look aside', 'Awake to all sides: thoughts here have eyes in the back of the head.'],
    birds: ['The birds', 'News flies high and quick, and some of it is only chatter.'],
    clouds: ['The piled clouds', 'The weather of the mind can change within a sentence.'],
    hill: ['The windy hill', 'Up here one sees much and stands a little unsteadily.'],
  },
  swkn: {
    sword: ['The sword in front', 'The point arrives before the rider does, as in some conversations.'],
    horse: ['The galloping horse', 'A thought at full stretch, which would now find it hard to stop.'],
    plume: ['The red plume', 'A little vanity rides along with every good cause.'],
    cloak: ['The flying cloak', 'It shows how fast he is, mostly to those whom he has passed.'],
    wind: ['The wind', 'He rides with the storm behind him and believes that it’s his own strength.'],
  },
  swqu: {
    sword: ['The upright sword', 'She says what is so, without raising it and without lowering it.'],
    hand: ['The open hand', 'Come closer and speak: she would rather hear it from you.'],
    butterflies: ['The butterflies', 'Souls that have changed their shape: she has been through it, too.'],
    crown: ['The crown', 'Sorrow, understood, has become something to wear.'],
    bird: ['The lone bird', 'A mind high above the mist, and sometimes by itself.'],
    clouds: ['The clouds below', 'Feelings gather and pass; she has put her chair above them.'],
  },
  swki: {
    sword: ['The tilted sword', 'Not quite upright: he may still lean towards mercy.'],
    butterflies: [
      'The butterflies',
      'Carved in stone above his head: even the law was once light and changed.',
    ],
    gaze: ['The straight look', 'He looks at you as at a fact, and that can be a comfort.'],
    birds: ['The birds', 'Two thoughts that fly at the same height: he hears both sides.'],
    clouds: ['The clouds', 'Far down and to the side: they are not asked in matters of judgement.'],
  },
} satisfies Symbols
