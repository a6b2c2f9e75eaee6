/** The symbols in the pictures of the pentacles: what each is called, and what it stands for. */
import type { Symbols } from './symbols.ts'

export const ENGLISH_PENTACLES_SYMBOLS = {
  peac: {
    pentacle: ['The pentacle', 'A seed, a coin, a meal: something real that one can touch.'],
    hand: ['The open hand', 'Laid there, not thrown: a chance that wants to be looked after.'],
    gate: ['The gate in the hedge', 'The garden has a way out: what you have may lead further.'],
    lilies: ['The lilies', 'Plain intentions, which do their growing near the ground.'],
    roses: ['The roses', 'What is looked after flowers, and guards itself with thorns.'],
  },
  pe02: {
    coin: ['The pentacle that flies', 'One duty is always in the air, and the trick is to let it be.'],
    loop: ['The endless loop', 'Give and take, up and down: the balance is in the moving.'],
    ships: ['The ships', 'Fortunes rise and sink behind him, and he has seen that before.'],
    hat: ['The tall hat', 'It may look silly: whoever juggles can’t be too solemn.'],
    feet: ['The dancing feet', 'Standing still is what would make it difficult.'],
  },
  pe03: {
    arch: ['The arch', 'Three pentacles hold it together, as three skills hold up one work.'],
    mason: ['The mason', 'The one with the tool knows things that no plan contains.'],
    plan: ['The plan', 'Held so that all can see it: good work begins with showing.'],
    others: ['The two who look on', 'To be asked for advice, and to listen, is work as well.'],
    bench: ['The bench', 'A small step up is enough to reach what was too high alone.'],
  },
  pe04: {
    crown: ['The pentacle on the crown', 'What one owns can get on top of one’s thoughts.'],
    arms: ['The pentacle in the arms', 'Held so tightly that no hand is left to be shaken.'],
    feet: ['The pentacles underfoot', 'He stands on what is his, and so he cannot walk.'],
    city: ['The city', 'Life goes on behind his back, and it would have a seat for him.'],
  },
  pe05: {
    window: [
      'The bright window',
      'Warmth is near, nearer than they think, and the door must be round the corner.',
    ],
    shawl: ['The one in the shawl', 'To walk on with so little is a strength that nobody counts.'],
    crutches: ['The crutches', 'Help can be made of simple wood, and it carries.'],
    snow: ['The snow', 'A hard season, and a season.'],
  },
  pe06: {
    scales: ['The scales', 'To give well is to measure: enough to help, and not so much that it shames.'],
    coins: ['The falling coins', 'What is passed on goes round, and rarely ends where it was dropped.'],
    kneeling: ['The open hands', 'Asking is an art too, and everybody needs it at some time.'],
    pentacles: ['The six pentacles', 'There is more than is given away: the question is who decides.'],
  },
  pe07: {
    vine: ['The vine', 'Months of work, green and slow and now heavy with fruit.'],
    hoe: ['The hoe', 'The tool is at rest: looking at what has become of it is part of the work.'],
    apart: ['The one on the ground', 'The first fruit, picked already: what will you do with it?'],
    pause: ['The pause', 'He asks himself whether to go on like this, and that’s a good moment to ask.'],
    sun: ['The sun', 'Some of it was never in his hands, and went well.'],
  },
  pe08: {
    hammer: ['The hammer', 'Small blows, and many: that’s how a hand learns.'],
    work: ['The one in the making', 'All attention is on this one, although seven others are done.'],
    post: [
      'The finished row',
      'Each is a little better than the one before, and they hang there to prove it.',
    ],
    waiting: ['The one at his feet', 'There’s always a next one, which is a burden or a comfort.'],
  },
  pe09: {
    falcon: ['The hooded falcon', 'Wild thoughts, trained with patience: they come back to her hand.'],
    snail: ['The snail', 'It carries its house and is in no hurry: so came all this.'],
    grapes: ['The grapes', 'Sweetness one has tended oneself tastes of the whole summer.'],
    pentacles: ['The pentacles in the vines', 'What she owns has grown round her, like leaves.'],
    house: ['The house', 'It’s hers, and she doesn’t have to be in it to feel at home.'],
    gown: ['The flowered gown', 'She has dressed well for an audience of none.'],
  },
  pe10: {
    tree: [
      'The tree of ten',
      'Hung as in the old diagram of the tree of life: wealth is many things joined.',
    ],
    elder: ['The old man', 'He sits at the edge of his own feast, and the dogs know him best.'],
    dogs: ['The dogs', 'Loyalty doesn’t ask who has inherited what.'],
    couple: ['The couple', 'Those in the middle of life hold the middle of the picture together.'],
    gate: ['The gate', 'Through the arch one sees the town: a family is a way into the world.'],
    child: ['The child', 'The youngest peeps out at the oldest: a beginning has a look at where it leads.'],
  },
  pepa: {
    pentacle: ['The pentacle', 'One thing, held up and looked at as if there were no other.'],
    gaze: ['The steady look', 'Whoever studies something long enough begins to love it.'],
    field: ['The green field', 'The ground is good, and most of the year is still to come.'],
    flowers: ['The small flowers', 'Little things come up early, for those who look down.'],
  },
  pekn: {
    horse: ['The heavy horse', 'Made for the plough: it stands, and when it goes it goes all day.'],
    pentacle: ['The pentacle', 'He looks past it to the field: what is it for, and when?'],
    field: ['The ploughed field', 'The dull half of every harvest, done properly.'],
    oak: ['The oak above', 'Acorns know how long good things take.'],
    sprig: ['The sprig on the helmet', 'Even armour may carry something green.'],
  },
  pequ: {
    pentacle: ['The pentacle in her lap', 'She holds what is hers like something that is alive.'],
    rabbit: ['The rabbit', 'Plenty comes softly, and near people who sit still.'],
    goats: ['The goats on the throne', 'Sure-footed animals: her comfort has been climbed for.'],
    roses: ['The rose bower', 'Beauty and use grow over her from the same root.'],
    gaze: ['The lowered eyes', 'Care begins with looking closely at one thing.'],
  },
  peki: {
    bulls: ['The bull’s head', 'Taurus: patient, strong, and hard to hurry.'],
    robe: ['The robe of grapes', 'One can hardly tell where the vineyard ends and he begins.'],
    pentacle: ['The pentacle on his knee', 'Wealth that rests: it doesn’t have to be shown to be there.'],
    castle: ['The castle', 'What he built stands behind him and has room for others.'],
    sceptre: ['The sceptre', 'It’s held low and lightly: what is well run needs little ruling.'],
  },
} satisfies Symbols
