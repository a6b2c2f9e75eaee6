/** The symbols in the pictures of the cups: what each is called, and what it stands for. */
import type { Symbols } from './symbols.ts'

export const ENGLISH_CUPS_SYMBOLS = {
  cuac: {
    dove: ['The dove', 'Peace comes down by itself and wants a place to land.'],
    cup: ['The cup', 'A heart that is full to the rim.'],
    streams: ['The five streams', 'All five senses run over: feeling that wants to be shared.'],
    hand: ['The open palm', 'It holds the cup without closing: love is carried best like that.'],
    lilies: [
      'The water lilies',
      'Out of the mud, through the water, into the light: feelings open from below.',
    ],
  },
  cu02: {
    lion: ['The winged lion’s head', 'Desire that has been given wings, and has become tender.'],
    snakes: ['The two snakes', 'Two that wind round one staff: what is opposite can heal together.'],
    cups: ['The two cups', 'Each offers its own, and neither has to empty it.'],
    wreath: ['The wreaths', 'Both have put on something green for the other: respect comes first.'],
    hands: ['The hands between', 'They meet in the middle, each having gone half of the way.'],
  },
  cu03: {
    cups: ['The lifted cups', 'Three toasts at one height: none of them is for one alone.'],
    dance: ['The ring of three', 'Each keeps an arm for herself and gives one to the others.'],
    harvest: ['The fruit on the ground', 'There’s enough, and it was gathered together.'],
    grapes: ['The hanging grapes', 'Friendship, like wine, is better for having been given time.'],
  },
  cu04: {
    offered: ['The fourth cup', 'Something is held out, and nobody has to look up.'],
    cups: ['The three cups', 'What is there already has been looked at for too long.'],
    arms: ['The folded arms', 'No is a whole answer, and here it is also a way to rest.'],
    tree: ['The tree', 'Shade, a trunk for the back, and time: not everything is boredom.'],
    cloud: ['The cloud', 'Offers come from where one isn’t looking.'],
  },
  cu05: {
    spilled: ['The spilled cups', 'What is lost lies in plain sight, and it’s right to look at it.'],
    standing: ['The cups still standing', 'Two are full, and they wait until somebody turns round.'],
    bridge: ['The bridge', 'There’s a way across, for the time when walking is possible again.'],
    castle: ['The castle', 'Home is on the other bank, and its lights have not gone out.'],
    cloak: ['The black cloak', 'Grief draws a curtain, so that it can be alone.'],
  },
  cu06: {
    gift: ['The cup of flowers', 'A present with no purpose, as children give them.'],
    house: ['The old house', 'Where you once were small, and know each stone.'],
    girl: ['The smaller child', 'Whoever is given something grows a little.'],
    flowers: [
      'The flowers in the cups',
      'Memories, planted and watered, and perhaps prettier than they were.',
    ],
    tower: ['The tower', 'The past is well guarded: one can visit it, and not move in.'],
  },
  cu07: {
    veiled: ['The veiled one', 'Yourself as you might be, not yet unwrapped.'],
    head: ['The face', 'Somebody to be loved by, or somebody to be admired as.'],
    snake: ['The snake', 'Wisdom or jealousy: wishes do not say beforehand which.'],
    castle: ['The castle', 'A place that is safe, and grand, and needs a lot of dusting.'],
    jewels: ['The jewels', 'Plenty, heaped up and shining, without the years it takes.'],
    wreath: ['The wreath', 'Glory, and if you look closely, what it leaves out.'],
    dragon: ['The dragon', 'A fear that has dressed up as a wish, or the other way round.'],
    dreamer: ['The one who looks', 'All of it is seen from behind and in shadow: none has been touched yet.'],
  },
  cu08: {
    moon: [
      'The moon before the sun',
      'For now feeling covers the plain daylight, and it’s right to follow it.',
    ],
    walker: ['The one who leaves', 'No door is slammed: the decision was made long before.'],
    gap: ['The gap', 'In the row above one cup is missing, and that’s the one you think of.'],
    cups: ['The eight cups', 'They stand well stacked: leaving does not mean that it was bad.'],
    mountains: ['The mountains', 'It gets steeper from here, and clearer.'],
  },
  cu09: {
    cups: ['The nine cups', 'Wishes that were granted, set up where one can count them.'],
    arms: ['The folded arms', 'Content, and a little closed: there’s no place left for a tenth.'],
    cloth: ['The draped shelf', 'What it cost is behind the cloth and nobody’s business.'],
    hat: ['The red hat', 'Dressed for a feast, even if no guest has come yet.'],
    bench: ['The plain bench', 'Under all that plenty he sits on simple wood, and sits well.'],
  },
  cu10: {
    rainbow: ['The rainbow of cups', 'Ten joys in an arch: it did rain, or they would not shine.'],
    couple: ['The open arms', 'One arm for the sky and one round each other: gladness has two directions.'],
    children: ['The dancing children', 'They don’t look up at all: to them it’s simply how the day is.'],
    house: ['The house', 'Small, with a red roof: happiness needs an address.'],
  },
  cupa: {
    fish: ['The fish in the cup', 'A feeling or a fancy that pops up where nobody expected it.'],
    cup: ['The cup at arm’s length', 'Near enough to listen, far enough to laugh.'],
    flowers: ['The flowers on the tunic', 'Whoever plays with feelings kindly may wear them openly.'],
    sea: ['The sea', 'Much more of this is waiting, and it’s in a friendly mood.'],
  },
  cukn: {
    cup: ['The cup held out', 'An offer that rides ahead of the one who makes it.'],
    helmet: ['The winged helmet', 'Thoughts that fly: he has rehearsed what he’s going to say.'],
    horse: ['The quiet horse', 'No charge, no dust: tenderness arrives at a walk.'],
    river: ['The river', 'Here dreams turn into water and have to be crossed.'],
  },
  cuqu: {
    cup: ['The closed cup', 'It has a lid and handles: some feelings are precious and not for show.'],
    shell: ['The shell', 'Her throne was once somebody’s house: soft lives need a firm edge.'],
    sea: ['The sea', 'She sits where it begins and does not mind wet feet.'],
    shore: ['The bright pebbles', 'What the water has brought, she has looked at, one by one.'],
    gaze: ['The lowered eyes', 'She listens inward first, and so she hears you well.'],
  },
  cuki: {
    base: ['The floating throne', 'He cannot calm the sea, and has learned to sit on it.'],
    cup: ['The cup', 'Feeling is kept at hand, and not gulped down.'],
    fish: ['The leaping fish', 'Imagination jumps beside him, out of his hands and welcome.'],
    ship: ['The ship', 'Others too are on the move, and he keeps an eye on them.'],
    amulet: ['The fish at his neck', 'What lives in the deep he wears close to the heart.'],
    sceptre: ['The short sceptre', 'Authority that is held loosely, on the lap.'],
  },
} satisfies Symbols
