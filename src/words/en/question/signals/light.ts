/** What only sounds like danger. */

/** Taken out before anything is looked for. */
export const LIGHT_SIGNALS = `
  # people who go, slowly
  fade/fading/faded/slip/slipping/drift/drifting/drifted [away/out] from/of me/him/her/us/them/each_other/his_life/her_life/their_life/sight
  friend/friends/love/he/she/they/it/we/us/feelings/relationship/marriage/friendship/spark/interest/boyfriend/girlfriend/husband/wife/partner/attraction fading/drifting/slipping/fade/drift/slip/slips/drifts/fades/drifted/slipped away/apart/out
  drifting/drift/get/getting/go/going/went/walk/walking/journey/path/partner/move/moving/breeze through [my/your] life
  # whoever does not answer
  not/never he/she/they/{loved} answer/reply/respond/call/write to/back/my [my/me] [messages/message/texts/text/calls/emails/mails/letters]
  not/never/stopped/stop/stops answer/answers/answered/answering/reply/replies/replied/replying/respond/responds/responding [to] my messages/message/texts/text/calls/call/emails/email/mails/mail/letters/phone
  why does/has/did/do/is/will not ~ reply/replied/replying/answer/answered/answering [to] my messages/message/texts/text/calls/call/emails/email/mails/mail/letters
  # what is said in a quarrel, and after it
  had/have/having/after a/another/our [big/huge/silly/stupid/bad/little/small/first] fight/argument/row/quarrel [last_night/yesterday/today]
  should/can/do/must/how/late/did/shall/will/when/need ~ say/saying/said sorry/i_am_sorry to him/her/them/my/the ~
  should/can/do/must/how/late/did/shall/will/when/need ~ apologise/apologize to him/her/them/my/the ~
  sorry for what i said/wrote/texted
  will/can/could/would/does/did he/she/they/{loved} [ever] forgive me ./for
  what happens after this/the/our life ./and
  # animals, help and work
  miss/misses me at work/the_office/the_club
  volunteer/volunteering/volunteered/adopt/adopting/adopted/donate/donating/donated/work/working/worked/job ~ at/from/to/for/in a/the/our/my/this ~ shelter/refuge
  shelter dog/dogs/cat/cats/puppy/kitten
  boss/company/team/colleagues/colleague/they/landlord/work/manager/board/employer/he/she want/wants/trying/try/tries ~ get rid of me/us
  what ~ should/can/do/must i leave behind
  reason/reasons to stay/keep/hold/wait with/together/friends/married/for_him/for_her
  suitcase/suitcases/bag/bags/rucksack is/are packed ~~ trip/flight/taxi/holiday/train/plane/airport/weekend
  head/mind/brain says ~~ heart/gut/belly
  heart/gut/belly ~~ head/mind/brain says ~
  without me [when/while/if] i am on/away ~ holiday/vacation/honeymoon/business/parental_leave/maternity_leave/weeks/weekend
  last minute
  stay/keep/remain calm
  going_to/gonna/will explode if
  said/texted/wrote/posted something ~ when/while i was drunk
  miss/misses/notice/notices/need/needs me [even] when/if i am not around/there/in/here in/at/on the/my ~ office/shop/team/club/gym/band/class/group/meeting
  gave/given/give away ~~ and/but now i regret/miss/want
  letter/letters/note/message/email to [my/the/an/a] ex/crush/boss/landlord/teacher/editor/council/company/publisher/bank/school
  loves/love/loved me the_way he/she/you/they ~
  not let me/us [go] [to] [a/the/my] ~ party/parties/concert/festival/prom/sleepover/school_trip/cinema/disco/match
  help me/us move/decide/choose/pack/carry/paint/find/see/understand_what/with_the/with_my
  in my/his/her/their debt for
  make/makes/made it to/through/until ~ train/bus/airport/party/meeting/gig/work/interview/lesson/class/station/payday/friday/monday/weekend/finish_line ~
  at/near the end of my/our/his/her rope/tether/patience with
  {afraid}/fear of hurting/disappointing ~ feelings
  enough of his/her/their/these/this_job/dating/waiting/work/winter/my_{partner}/my_boss/my_job ~
  hope for us/him_and_me/our_relationship/our_marriage/the_two_of_us/the_team/our_team
  hope of finding/meeting/getting/winning/seeing/becoming/having
  find/finds/found me ~ attractive/pretty/interesting/boring/sexy/annoying/funny/hot/likeable/weird/cute/dull/clever/ugly/needy/intimidating/charming
  {afraid}/fear of him/her/them leaving/cheating/moving_on/meeting/saying/forgetting/changing/rejecting/losing_interest/falling_out
  no/a/any/have/there/our/the future with/together/for_us/as_a_couple ~
  see/picture/imagine myself with/as/working/marrying/married/retiring/teaching/in_that_job/in_this_job/in_ten_years/in_five_years
  baby/newborn is/keeps/was crying ~
  mother/father/parents/teacher took/takes/taken/confiscated [away] my phone/ipad/tablet/xbox/laptop/switch/console
  will/when/shall/do/would/might i/we [ever] see/meet him/her/them/each_other again
  i/have/keep/kept/keep_on/been check/checked/checking/refresh/refreshing/watching my phone/messages/inbox/email/emails/texts
  only/just/just_only after his/her/their/my/our/the/one ~ money/cash/house/flat/inheritance/savings/visa/passport/thing
  lift/lifts/lifting/lifted a finger in/to/around/round/at/with/for/when/.
  squeezed/squeezes/squeeze/squeezing my hand/hands/shoulder/arm
  friendship/friendships/romance/relationship/crush/feelings/contact/it/things ~ fade/fades/fading/fizzle/drift/slip [out/away/apart] [quietly/slowly/gently]
  literally/actually die/died/dying/dead
  so nervous/embarrassed/happy/bored/hungry/excited/cute/shy i could die
  drive/drives/driving/cook/cooks/play/plays/dance like ~ kill
  so dark in/outside/at/by/early/here/when/and_cold/and_wet/this
  jump/jumping/jumped/jumps out of a/the plane/cake/helicopter/aeroplane
  bungee/skydive/parachute/high/long/triple/star jump/jumps/jumping
  will/would murder me
  tennis/squash/badminton/basketball/netball/food/on_the/off_the/the_tennis court/courts
  rang/rings/called/calls me at night all
  catching/caught/catch myself looking/thinking/smiling/singing/dreaming/humming
  let/lets/letting auntie/aunt/uncle/mother/father/him/her/them/someone/my ~ do it
  # the German article
  ich/du/er/sie/wir/und/werde/wird/werden/ist/nicht/wenn/fur/uber/auf/kann/mir/mich/habe/hat/mit ~ die
  die ~ ich/und/nicht/ist/mein/meine/mich/mir/richtige/stelle/prufung/liebe/arbeit
  quiet/calm/slow/wide/pretty river/street/town/village/evening/weekend/place/neighbourhood
  take/took/taking/takes/carry it/this/that/his_secret/her_secret/the_secret/a_secret/my_secret/them to the/his/her/my/their grave
  dead or ~ rude/busy/ignoring/ghosting/asleep
  only/about/just {small_age} of us/them/you/people
  what am i [so] afraid/scared/frightened of
  no_one speaks/knows a/any/the/english ~ word/language
  in {small_age} years
  feel/feeling/felt at home
  keep/keeps/kept going/coming over/back/round_in_circles
  small/inner voice
  trust/trusting/forgive/forgiving ~ [again] after/for what he/she/they did/said
  seem/look/sound/appear/come_across ~ desperate/needy
  let/letting it go
  2026/2027/2028/next_years/this_years/next_month/next_week ~ be ~ better/good/easier/kinder [for] [me]
  find/get/give me a/an/another/some
  would/will/does/might/could meditation/therapy/yoga/it/moving/this/a_break ~ help me
  help me with this/my/the/a
  help me heal/find_love/find_a/decide/choose/understand/pass/sleep/grow/improve/learn/get_over/move_forward/move_on/make_a/make_the
  how am/will/would/do i/we [going_to] die
  how am i going to die
  is/are he/she/it/they/my ~ still alive
  hopeless/useless/terrible/rubbish/bad at this/it/love/dating/maths/men/relationships/people/names/money
  hide/hiding/hid ~ letters/bills/statements/post from
  can not stop checking/scrolling/refreshing/smiling
  last seen
  why does it/this/success/work/my_job ~ feel [so] empty
  love/crush/friend/friends/boyfriend/girlfriend/mate/mates from school/college/university
  i am {age}/5/6 weeks/months
  app/device that/which ~ dings/beeps/pings/reminds/counts
  holds/holding/hold/held me/you/us back
  death/endings and rebirth/transformation/new_beginnings/renewal/beginnings
  must/needs_to/has_to/should/wants_to die in/so/for_the/to_make ~
  past/past_lives/this/previous/former life . this/next/past life
  . next life
  past life/lives
  bury/buried/burying the hatchet/lead
  pain/ache/aches in my ~ knee/back/neck/shoulder/hip/foot/feet/tooth/joints/ankle/leg
  let/lets me go to/on ~ festival/party/concert/trip/prom/sleepover/camp/gig/uni/university
  late fathers/mothers/husbands/wifes/grandmothers/grandfathers/aunts/uncles
  parking/parks/parked in my/our/the space/spot/drive/bay
  dumped/broke_up ~ crying/cry
  can not stop crying/thinking/smiling/eating/laughing/singing about/over/. ~
  ready to date/love/settle/commit/move/marry/start/be_a/have
  dread/dreading ~ college/reunion/christmas/monday/mondays/exam/dentist/birthday/wedding/party/meeting/it
  my teacher hates/likes/loves/ignores me
  fight with my boyfriend/girlfriend/husband/wife/partner/sister/brother/friend ~
  fight/fights/fought/argue ~ about money/the_dishes/chores/kids/housework/the_house
  dead/late grandmother/grandfather/mother/father/aunt/uncle/husband/wife/brother/sister/friend/dog/cat/relatives
  relationship/marriage/friendship/love/romance/spark/conversation/chat/career/industry/town/channel ~ dead/dying/died
  disappear/vanish/run/escape ~ to bali/spain/an_island/the_country/the_coast/italy/greece/the_mountains
  empty ~ nest/kids_moved/children_moved/fridge
  feel/feeling/felt empty since the kids/children
  winter/seasonal/postnatal depression/blues
  depression of winter
  lost everything in ~ fire/flood/divorce/move/burglary
  feel/feeling/felt/so/more/come/comes/coming alive again/when_i/with
  knife/gun/sword/rifle sale/collection/shop/licence/collector
  razor sharp
  bored/scared/worried/frozen/sick/loved/tickled/laughed to death
  die/dies/died for me/him/her/love/us
  strangle/kill/murder/throttle ~ printer/computer/laptop/alarm_clock/alarm/him_lol/her_lol/cat_lol/flatmate_lol/phone/him_haha
  choke/choked/choking ~ exam/interview/stage/final/match/test/audition/monday
  living alone/together/abroad/apart/with/in/near/by/on/at/room/here_in/there/from/paycheck/payday/beyond/out_of
  gone blonde/blond/grey/ginger/red/bald/vegan/viral/wrong
  stop calling me [a] dear/love/darling/sweetheart/babe/mate/boss/sir/honey
  arranged/love [marriage] or love/arranged
  keep/put/kept [the/my/our/this] money/savings safe
  part of me wants to hide
  eat/eating/ate standing [up]
  the black death/sea/forest
  gave/give/giving/given away ~ ticket/tickets/secret/secrets/place/seat/plot/ending/prize/prizes/recipe
  moody ~ talk
  moody and will not talk ~
  guilty for not ~
  my mind trying
  make/made/makes/force/forced/forces me/us [to] watch/choose/wait/laugh/smile/cry_laughing/happy/dinner/breakfast/tea/a_cake
  hides/hiding/hide his/her/a/my phone/boyfriend/girlfriend/feelings/relationship
  cost/standard of living
  make/earn/earning/makes a living
  survive/surviving/survived ~ christmas/dinner/in_laws/layoffs/cuts/week/winter/exam/exams/monday/meeting/family_dinner/school_run/first_term
  see/meet ~ again in the next life
  does/do/not/never/no_more/want/tired/sick/fed_up/hate/love ~ live/living/be_here/staying/being with/in my_parents/parents/roommates/flatmates/london/this_town/this_city/him/her/a_city/town/roommate/people/my_mother/strangers/leeds/the_city/the_country/glasgow/here_in
  live/living/be_here in/with london/this_town/parents/my_parents/town/roommates/flatmates/roommate/this_city/the_city/a_city
  can/could not take/stand/bear/go_on ~ noise/heat/snoring/snores/holiday/commute/weather/cold/boss/job/traffic/in_my_job
  snore/snores/snoring ~~ any more
  dog/cat/pet/hamster/goldfish/rabbit/horse ~ died/passed/put_down/put_to_sleep ~
  notice ~ haircut/dress/shoes/car/outfit/hair/earrings/perfume/tattoo/new_look
  come/comes/came ~ exhibition/party/show/gig/wedding/concert/stall/opening
  scared/afraid/terrified/nervous/frightened ~ losing/lose/tell ~ him/her/job/i_love/feelings/my_job/hair
  get/got/getting over my_ex/him/her/it/the_breakup/you
  it hurts ~ so_much/much/breakup/miss
  cry/crying/cried about/over/because_of/for him/her/my_ex/the_breakup/it
  he/she left me for ~
  left me for someone/another/him/her
  done/finished with men/women/dating/love/apps/dating_apps/him/her/school/exams/winter/boys/girls/chasing
  forgive me/him/her/them for lying/cheating/forgetting/missing/leaving_early/not_calling/the_fight/what_i_said/being_late
  forgive ~ lying/cheating/for_not_calling
  hide/hiding/hid ~ puppy/present/presents/surprise/gift/money/eggs/feelings/ring/party
  i burn/burned/burnt/cut ~ my/finger/fingers/hand/thumb/tongue ~ oven/cooking/stove/baking/iron/pan/kettle/knife_while/chopping
  cut my/his/her finger/thumb/hair/hand [cooking]
  i burn/burned/burnt my hand/finger/tongue/fingers on the oven/stove/iron/pan/kettle/tea
  acne/surgery/operation/chickenpox/caesarean scars/scar
  scars from acne/surgery/my_operation/chickenpox/football
  long/short sleeves or/and/for ~
  give/giving/gave away ~ clothes/books/old/toys/puppies/kittens/baby ~ or/sell/charity/spring/declutter
  give/giving/gave away ~ or sell
  write/make/sign/update/writing my/our/a will now/before/with ~
  letters to ~ pen_friends/penfriends/santa/editor/council/bank
  farewell/goodbye letter/party/drinks/speech/card/dinner/cake to/for ~
  goodbye old ~
  so/very/feel/feeling calm/peaceful/relaxed ~ yoga/meditation/holiday/retreat/meditating
  our last/final summer/christmas/holiday/day/week in/at/before ~
  make/making peace with moving/it/him/her/my_past/the_past/my_body
  passed away ~ guilty/miss/forgive
  tired of fighting with/about/over ~
  tired of living with ~
  fighting/fight/arguing with my/his/her sister/brother/mother/father/cousins/ex/husband/wife about/over
  no future in/at/with this/the/my/him/her company/job/firm/relationship/team/band/industry
  see/picture/imagine myself ~ in/at/doing this/that/a career/job/house/city/town/teaching/country/role/company
  invisible at/in/to work/parties/school/meetings/office/class/men/boys/girls/guys/women
  walk/walking/hike/hiking/run/running/picnic/camping/wedding ~ cliff/cliffs/river/lake/sea/bridge/beach ~ next/week/weather/weekend/holiday/cornwall/wales/summer
  walking along the cliffs/beach/river/canal in ~
  leave him/her alone for/a/until ~
  leave him/her alone
  beat/beats/thrashed/hammered us/them/me dads/5/3/at/in/by/to ~
  team/side/kids/sons beat us
  my good pan/coat/jumper
  still has my key/keys/jumper/pan/hoodie/records/books/drill ~
  surprise/birthday/dinner party
  slams/slam/slamming doors/the_door ~ hates/teenager
  teenager/teenage/teen ~ slams/sulks/hates/rolls/grunts/hate ~
  my/our baby/toddler/newborn will/does/wont not sleep/nap/settle/eat/latch ~
  six/five/four/seven years old asked/asks ~ die/dead/heaven
  asked what happens when we die ~
  gun/rifle/archery/shooting club/range
  burn it all down and start
  burn it all down
  be/will_be/am/feel forced to sell/move/choose/resign/retire/work/change
  claim/insurance/case/lawsuit ~ pay_out/settle/win
  hit by a car/bike/bus last/when/in/on ~
  gave/give/gives/given me his/her/a ~ car_keys/keys/key/number/ring/jumper ~ moving/together/mean/flat
  medication/medicine/tablets/pills/prescription ~ help/work ~ migraine/migraines/allergy/allergies/back/skin/blood_pressure/hay_fever/acne/thyroid/arthritis
  die alone/single/rich/happy/a_virgin
  when will i/we die
  show/turn up at his/her house/door/work with flowers/cake/wine/a_gift
  show/turn/turning/showing up ~ with flowers/cake/wine/a_gift/chocolates
  escape/escaping the/my nine/rat_race/city/routine/comfort_zone/cold/winter/9/desk
  get/getting hit . should i swap
  sword/stage/rehearsing/rehearse ~ fight/fights/combat
  shouted/snapped/yelled at my sister/brother/mother/friend/roommate/colleague and/. ~
  do/does not speak [to/with/any_more] . ~
  my mother/father/sister/brother and i do not ~ speak/talk
  abusive job/boss/workplace/email/emails/customers/fans
  stalk/stalking/stalked ~ flats/houses/rightmove/ebay/vinted/listings/jobs/his/her/my_ex/their/instagram/zillow
  lost/lose/loses/losing her/his/my job
  quiet since ~ job/exam/move/school/interview
  aunts/uncles/grandmothers/grandfathers/fathers/mothers/neighbours/friends funeral
  will he/she/it/they be quiet
  ready for black/the/my/a/love/marriage/kids/children/dating/commitment ~
  by/until/before/for/at/over/after christmas/easter
  be/being/is/was the death of me/us/him/her/our/my
  the death of our/my ~
  end/ends of my/our/the rope/tether/month/day/week/term/road
  drop dead gorgeous
  killer smile/show/shows/heels/whale/app/instinct/body/workout/dress/outfit/abs/queen/bees
  murder a curry/pint/burger/pizza/coffee/sandwich/kebab/tea/drink
  murder mystery/mysteries/podcast/podcasts/on_the_dancefloor
  slay/slayed/slays/slaying [me]
  i am dead ~ lol/haha/she/he/actually/omg
  drowning in work/emails/paperwork/debt/admin/laundry/homework/deadlines/marking/love
  pull/pulling/pulled the trigger on the/a/it/this ~
  bite the bullet
  shoot/shooting/shot my/his/her/your shot
  a shot in the dark
  life support
  take/taking/took the plunge
  cut/cutting/cuts ties/bangs/corners/hours/costs/my_hours/carbs/sugar/down/back/my_hair/the_cake/a_fringe/it_close/it_fine/to_the_chase/out
  cut/cuts my/our/the hair/hours/budget/grass/lawn/losses/fringe/pay
  tear/tears/tore/rip/rips ~ to/into pieces/shreds
  break/breaks/broke/broken ~ heart/hearts/the_ice/even/the_bank/a_leg/the_news/record/records/up
  hit/hits/hitting/got_hit by/the frost/jackpot/books/road/gym/target/deadline/ground/sack/shops/wall/big_time/nail/slopes/high_notes/roof/spot/brakes
  driving/drive/drives/drove me/us/him/her up_the_wall/mad/crazy/nuts/insane/bananas/round_the_bend
  dying/dies/died ~ level/boss/game/elden_ring/dark_souls/battery/wifi/phone/plant/plants
  tomatoes/plants/roses/plant/lawn/houseplant/orchid/basil/sourdough/fern/phone/battery/car/laptop/engine/fire ~ dying/dead/died/die/dies
  dying/killing/saving/kill ~ plant/plants/orchid/houseplant/basil/tomatoes/weeds/slugs/lawn/garden/mood/vibe
  over the moon
  life is/too short
  run/running/ran out of steam/milk/money/time/ideas/patience/petrol
  out of my own head/way
  butterflies/knots in my stomach
  let the cat out
  straw that broke
  scared/afraid/terrified/nervous ~ flying/spiders/exam/exams/test/interview/dentist/heights/commitment/public_speaking/choke/audition/driving/presentation/clowns/needles/wasps/birth/labour/baby/babies/failing/fail/change/success/the_dark/turbulence/moths/dogs/mice/snakes/lifts/stage/singing/being_hurt_again/love/loving/being_alone/being_single/rejection/missing_out
  panic/heart/anxiety/asthma attack/attacks
  mothers day
  fathers day
  take my breath
  to die/kill for
  dead/deadly line/lines/lift/lifts/end/heat/serious/tired/keen/funny/set/ringer/good/simple
  ghost/ghosted/ghosting/ghosts ~ me/us/him/her
  left/leaves/leave me on_read/on_delivered/speechless
  block/blocked/blocks me/him/her on facebook/instagram/whatsapp/insta/everything/linkedin/tinder
  in/into/for the next life [he/she/they]
  up in the air
  crash/crashed/crashing on/the the/a/my sofa/couch/party/market
  stock/market/crypto/housing/server/computer/laptop/website crash/crashed/crashes
  grim reaper
  death card
  hanged man
  ten/nine/three/eight/five of swords
  the tower/devil/death/moon/hermit card/came/reversed/means/mean/next
  burn/burning/burned/burnt out/calories/rubber/the_toast/dinner/bridges/the_cake
  burnout
  fight/fighting/fights ~ parking/inheritance/over_the_house/bill/bills/dishes/thermostat/traffic/cold/flu/infection
  judo/boxing/karate/mma/wrestling/kickboxing/sword/snowball/food/pillow/water fight/fights/match
  first/second/third/next/my choice
  goodbye to/party/drinks/dinner/gift/present/card/speech/kiss ~ job/school/colleagues/summer/old/house/flat/boss/office/team/carbs/car/sugar/smoking/him/her/bad
  say/saying goodbye to him/her/grandfather/grandmother/my_job/my_car/our_house/the_house/my_dog/our_dog/my_cat/my_old/carbs
  gone vegan/viral/quiet/cold/well/wrong/missing_in_action/too_far/off/to_plan/south/public/solo/digital
  last/final year/years/call/minute/season/week/month/summer/night/time i/we/he/she/of/at/about/we_met/was/before/for
  time to go to a/the/my/him/her/them/bed/work/school/college/university/church/therapy/court/town/sleep
  time to go back/for/freelance/solo/public/part_time/vegan/home_for/on
  leave/leaving/left/leaves the/this world of
  # not “this world”
  time to leave my/the/this/our ~ job/town/city/country/village/house/home/flat/place/party/nest/marriage/relationship/man/company/firm/office/school/band/team/church/group/club/husband/wife/boyfriend/girlfriend/partner/friendship/role/parents
  time to leave him/her/a/london/town/teaching/work
  leave/leaving my/the/this/a/for job/company/firm/country/city/town/church/band/team/course/london/work/university/teaching/career/flat
  leave/leaving behind ~ old/past/baggage/bad_habits/career/city/legacy/job
  legacy ~ leave behind
  no use for it/them ~ sell/ebay/wardrobe/garage/bike
  on the edge of my/our seat/seats
  cutting/leading edge
  bridge the/a gap
  cross/crossing that bridge
  burn/burning/burned ~ bridges/bridge
  window shopping/seat/cleaner/box/frames
  train/training/trains for/hard/ticket/tickets/driver/station/journey/set/spotting/strike/strikes/delayed/late/to/from/as/my ~
  knife/axe/sword throwing/skills/set/block/maker/making
  kitchen/chefs/palette/butter/pocket knife/knives
  vitamin/vitamins/contact_lens/chill/water/iron/fish_oil/hay_fever pill/pills/tablet/tablets
  bitter/hard/poison/chill pill [to] [swallow]
  took/take/taking/taken two/a/some/one paracetamol/ibuprofen/aspirin/painkillers/painkiller
  tablet/ipad/drawing_tablet screen/computer/for/pen
  vanish/disappear/disappears/vanished/disappeared ~ text/texting/dates/date/instagram/weekends/weeks/app/match/calls/radar/replies/without_a_word/without_explanation/after
  the one that got away
  end/ending things/it/this with/between/on_good/kindly/amicably/nicely/before_the
  at the end of the/my
  throw/throws/throwing/threw ~ party/shade/dinner_party/baby_shower/shower/bouquet/money/towel/ball/pots/pottery/clay/shower_for/surprise/away/out
  eggs/egg/shell/shells
  locked/lock ~ contract/lease/mortgage/rate/out_of_my_account/car_keys/keys_in/myself_out/password/phone/account
  safe/safer bet/choice/option/man/investment/job/travels/side/flight/delivery/landing/to_say/to_drive/to_assume/to_invest/to_travel/car/haven/pair
  free time/will/spirit/range/lance/agent/evening/weekend/trial/ticket/lunch/gift
  set me free ~ job/career/debt
  beat/beats/beating my/the/our personal_best/record/time/traffic/odds/rival/rivals/champions/team/heat/queue/high_score
  chicken/turkey/wedding/beauty/baking/baby/football/quiz/talent contest/competition
  crush/crushes/crushed on/it/ice/garlic/in
  grab/grabs/grabbed/grabbing a/some/lunch/coffee/drinks/dinner/brunch ~
  shouts/shout/shouted out/to/for_joy
  pinch/pinches/pinching ~ myself/salt/pennies
  follow/follows/following your/my/his/her/their/the heart/dreams/dream/passion/path/gut/recipe/instructions/advice/footsteps/intuition/rules/plan/signs
  watch/watches/watching over me/us/him/her
  kick/kicked/kicks the bucket_list/habit/ball
  hit/hits/hitting it off
  stab/stabbing at/in the/it/a/learning/baking
  take/have/had a stab
  back/stabbed in the back
  stabbed/stabbing/stabs me/him/her/us in the back
  backstabbing/backstabbed/backstabber
  hang/hanging/hangs out/on/in_there/up/around/with/pictures/curtains
  hang of it/this/things
  lost/lose/loses/losing ~ cup/match/game/scarf/weight/keys/key/wallet/manager/earring/ring/luggage/bet/job/phone/parcel/faith
  given/gave/giving/give up smoking/drinking/sugar/meat/coffee/chocolate/dairy/my_seat/the_allotment/allotment/caffeine/carbs/lent/my_job/teaching/piano/dating/for_lent/vaping/gluten/alcohol/my_dream/running/football/the_piano
  quit/quitting ~ smoking/job/sugar/vaping/coffee/gym/band/course/caffeine/drinking/social_media
  lived/live/lives and breathed/breathe/breathes
  in one piece
  choke/chokes/choked/choking ~ penalties/penalty/final/match/pressure/interview/exam/stage/audition/up
  headshot/headshots/respawn/bronze/ranked
  stab/stabbing/stabbed/murder/hanging/shooting/blood ~ panto/play/scene/stage/ketchup/film/novel/game/opening_night/costume
  panto/play/scene/film/novel/game/murder_mystery ~ stab/stabbing/stabbed/murder/hanging/shooting/blood
  pure/total/absolute suicide
  on the/my/a/her/his tablet/ipad/laptop
  hear/talk/see ~ in my sleep
  makes/made/make me laugh/smile/blush/giggle/happy/tea/breakfast/a_cake/dinner
  made/make/sewed/knitted ~ curtains/dress/cake/scarf/jumper/quilt/card
  tired/sick/weary/exhausted/bored/fed_up of/with/from ~ everything/it_all/this/all_this at/about home/work/school/the_office/here/this_job/this_house/my_job
  look/looks/looking/looked/stare/stares/staring/smiles at me/him/her/us/each_other on/in the/a/my train/tube/bus/carriage/platform
  let/lets/letting [him/her/them/love/this_chance/the_chance] slip away/by
  things/stuff at my/mine ~~ razor
  {afraid} for his/her job/hours/exam/exams/future/place/career/shifts/wages/pension
  threat to our/my marriage/relationship/friendship/job/position
  threat to me that/this/his/the [new] colleague/coworker/secretary/assistant
  since his/her/their baptism/christening/wedding/birthday
  had/got/adopted/rescued him/her/it/them ~~ shelter
  do/should i/we take him/it back to the shelter
  dog/dogs/cat/cats/puppy/kitten from the/a/our/that shelter
  rescue/dog/cat/puppy/kitten/rabbit/hamster [stops/stop/is/keeps/still/started] hide/hides/hiding/hid under/behind/in/inside
  ex/in_law does/did/will/would not let me/us see/visit/have the/my/our/his/her {child}
  parents/folks/mother/father do/does/did/will/would not let me/him/her/us stay/sleep out/over/up
  sits/sat/waits by the front/back door since/and we/howls/cries/whines/barks
  air/task/armed forced/forces
  garage door ~ jammed/stuck
  hand thrown
  airtag shows my bag/luggage/suitcase
  hold/held/stand/stood my/our/her/his ground/own
  at_work/department/team/boss/manager ~ everyones/everybodys/everyone/we walking/are_walking/is_walking/are_all on eggshells
  one/chat/group/album/photos [and/but] [i_am] not in it
  not know about us yet
  many/much ~ will/can i/we [honestly/really/ever] get out of
  did/does he/she/they [just/suddenly] stop texting/calling/messaging/ringing/writing
  bed/sleep before/at/by/until/past/after ten/twenty
  keeps/keeping me/us [a] secret
  not know what i want to be/do/study/become
  feel better if someone/anyone/he/she/they knew/knows
  how could/can/did he/she/they [just] replace me so/after/with/already
  husband/wife/boyfriend/girlfriend/he/she losing interest
  losing/lost interest in me/us
  is/are everything/all/they/papers in order ./for/with/at
  gave/give/giving ~ the ring back
  they/brother/brothers/sister/sisters/cousin/couple [have/has] set the/a date for_the/.
  forgive me if i told/tell/apologise/apologised
  father/mother/parents/grandmother/grandfather/aunt/uncle can_not/can_no_longer manage/cope alone any_more/now/.
  one thing after another
  not be in one room
  hit my/our/the numbers/target/targets/quota/stride/goal/goals
  right for him/her/them/us .
`
