/** What only sounds grave: idioms, cards, signs of the zodiac, work and studies. It is taken out before grave matters are looked for. */
export const GRAVE_LIGHT = `
  lock/locks/locked myself/me/us out [again]
  lock/locks/locked herself/himself/themselves in his/her/their room
  wall/walls is/are [too/so/very] thin
  behind with everything/my/the/this/school/work ./reading/work/homework/emails
  sleep/sleeps/sleeping/slept on the sofa/couch
  take/takes/took/takes_always his/her/my/their side
  lied/lie/lies to my/him/her/them/me
  throw/throws/threw away my/his/her letters/things/photos/books
  not eat ~ vegetables/greens/meat/fish/broccoli
  will/do/am/would/shall/going/to i/to ~ die alone
  die alone ./or/in_my
  boss/employer/client/clients/company/agency/agent/customer has/have/did/is/are not/never paid/pay/paying me
  boss/employer/client/clients/company/agency/agent/customer never paid/pays me
  to stop raining/snowing/talking
  like/likes/love/loves/drinks beer/wine/coffee
  one/a/another/two glass/glasses of wine/beer/prosecco ./tonight/with/or
  parents/teacher/school/mother/father took/take/takes my phone
  hold/holds/holding/held/holded/take/takes/took/kiss/kissed my/his/her hand/hands
  have/has/stole/stolen/won/got my heart ./please/for
  forgot/forget/forgets/forgotten me/us
  sold my/his/her/the car/bike/house/piano/boat/motorbike/records
  borrow/borrows/borrowed/took/takes my/the/our car/bike/dress/charger/book/tent/clothes/jacket/shoes
  late/quiet/off/away/sick again
  baby sleeps/smiles/laughs/walks/has_your/has_my/has_his/has_her
  friends/everyone/they/sisters/colleagues [are] [all] have/having/had kids/babies/children/families
  stole the show/limelight
  friend/sister/flatmate/brother drinks/drank my ~
  won/win/lost/lose the/my/our bet
  bet on it/that
  off the list
  scared/afraid/frightened of losing him/her/you/it
  does/do/did not want sex
  never/not ~ answer/answers/answering/pick_up/picks_up my/the/his/her phone/calls/mail/mails/emails/messages/letters
  hangover cure/food/breakfast/tips
  cure for/the hangover/hangovers/boredom/hiccups
  make/makes/made/get it to/until/till/by/before/in friday/monday/tuesday/wednesday/thursday/saturday/sunday/weekend/payday/lunch/holidays/train/bus/airport/party/meeting/gig/work/class/station/time
  make/makes/made it to/until/till/in the weekend/holidays/train/bus/airport/party/meeting/gig/concert/station/match/final
  make/makes/made it through this/the/next/my/another ~ week/day/shift/term/semester/month/meeting/interview/speech/presentation/class ~ at/of/in/with work/school/uni/university/job/office/boss
  got/have/has/found/lost/gave/give/given/delete/deleted/saved/ask/asked/get/want [me/for] his/her/their number
  his/her/their jumper/hoodie/shirt/sweater/jacket/scarf/book/books/toothbrush/things/stuff/cardigan/coat ~ give/send/bring/drop/hand/post it/them back/off
  feel/feels/felt/feeling [so/really/very/bit/bad/terribly/little/always/still] guilty
  first/second/another christmas/birthday/summer/easter/valentines ~ without anyone/anybody/boyfriend/girlfriend/partner/a_tree/my_ex/alcohol/meat/snow
  parents/mother/father will/would/do/does/did not let me/us ~
  one more try/go/chance/date/shot ./or/with
  haunted ~ lights/light/noise/noises ~
  end of my/our/his/her rope/tether/patience
  boat/plane/ship is/was not/never finished/sold/ready/painted/cheap/mine/big_enough/worth_it
  do/does/did i/he/she/we/they [really/ever/even/also] want/wants children/kids/babies
  want/wants/wanted kids/children ~ i/he/she do/does not
  not want kids/children
  not/never/hardly/barely/stopped touch/touches/touched/touching/kiss/kisses/hug/hugs/hold me/us
  compete/live_up/measure_up/compared/compares/compare/jealous/shadow/replace ~~ late/first/dead wife/husband/partner
  better/best off without me in/on/as
  baby/girl/boy/daughter/son/bump/twins/due ~~ aname/rose or aname/rose
  name/names/naming ~ baby/bump/daughter/son/twins/girl/boy ~
  day/days/week/weeks/afternoon/monday/friday/month off [work/.]
  # whoever works there, and those who play there
  i_am/am/as/being/become/becoming/be/training_as/trained_as/he_is/she_is a/an [retired/student/junior/trainee/vet/dental/former/paediatric/school/night] nurse/doctor/midwife/vet/paramedic/surgeon/lawyer/solicitor/barrister/judge/police_officer/social_worker/pharmacist/dentist/therapist/carer/physio/radiographer/psychologist/undertaker/gravedigger/counsellor/paralegal/bookkeeper/accountant/banker
  work/works/working/worked/job/jobs/shift/shifts/placement/volunteer/volunteering/role/post/position/receptionist/interview/porter ~ hospital/ward/clinic/hospice/surgery/pharmacy/court/courts/prison/law_firm/care_home/bank/police/maternity/labour_ward/vets
  hospital/clinic/ward/courts/law_firm/pharmacy/hospice/care_home job/reception/desk/receptionist/radio/canteen/shop/choir/rota
  labour wards reception/desk
  tennis/squash/badminton/basketball/netball/volleyball/food/on_the/off_the court/courts
  show_jumping/jumping/sheepdog/free/day/month/week/team/football/trial trial/trials/shift/run/period
  lose/lost/start/started/finish/finished/one/first/last/opening/every/same/whole/next/half ~ sentence/sentences
  start/finish/finished/write/wrote my/his/her/the/each_others/our/this sentence/sentences
  vape/wine/gin/beer/betting/cider/whisky shop/bar/tasting/list/festival/business/merchant/club/glasses/rack
  someone/people/friends/mates/him/her to drink ~ with
  drink/drank/drinks/drinking/drunk ~ sauce/water/tea/coffee/juice/milk/smoothie/cocoa/cider_with/hot_chocolate/kombucha
  drank/drunk/drink/bottle/bottles ~~ sauce/ketchup/water/shampoo/perfume/ink/squash/milk/juice
  on/lost/win/won a bet
  sick/queasy/ill every/each morning/night ~ of/before/during my/the/our/these gcses/exams/finals/a_levels/mocks/tests/interview
  visa/visas ~ come/comes/come_out/out/arrive/stamped/ready
  laughs/chat/gossip/girls/team on the ward
  parcel/package/train/bus/rent/order/homework/essay/delivery/post/payment/invoice/library/letter/assignment ~ days/week/weeks late
  sourdough/starter/yeast/plant/plants/fern/cactus/basil/lawn/kombucha/battery ~ alive/dead/dying/die/died
  the dead parrot/horse/duck/fish/rabbit/crow/dog in/on/at/pub/.
  killed/kill/killing/slayed/died/dying/bombed at the/my/college/open_mic/karaoke/gig ~ fest/gig/show/party/open_mic/wedding/club/college
  death of me/us/him/her
  literally/actually die/died/dying/dead
  on death row [after/at/since/with/for/in]
  graveyard/killer/death shift/shifts
  could/i_will/will/would [just/literally/honestly] die [laughing/of/if/.]
  so nervous/embarrassed/happy/bored/hungry/excited/cute/tired/shy i could die
  passed/pass over [again/for/.] [promotion/a_promotion]
  scan/scans/scanned/scanning everything/bags/luggage/code/qr/documents/barcode/photos/ticket/passport/my_photos
  home/away ~ weeks gone/away/home ~
  law school/degree/student
  marks/grades/it/i/he/she/they/everything/all/we is/are/am/will_be/be fine
  lost/lose everything in a/the/my computer/laptop/hard_drive ~
  be/being/is/was the death of ~
  startup/business/company/marriage/relationship/career/project/phone/friendship ~ life_support
  dying/died/die/dead at/in/on ~ level/boss/game/stage/gig/round
  driving/drives/drive me/us to drink
  home run
  jury/judges ~ like/film/show/contest/prize/competition
  found a/an/the/this/some ~ wallet/purse/ring/phone/watch/necklace/bracelet/money/note/coin/umbrella ~~ keep ~
  dreamt/dream/dreamed/dreams ~ teeth ~
  goodbye to the/my/our team/job/colleagues/office/school/house/car/city/class/summer
  crime/murder/thriller/horror writer/novelist/author/fan/fiction/novel
  # idioms
  dying/die/died/dead/death to/for/of/from know/see/meet/try/hear/boredom/laughter/curiosity/embarrassment/shame/laughing/ask/go/find/get/a ~
  to die for
  die hard
  do or die
  dead phone/battery/end/line/lines/heat/weight/serious/set/easy/good/tired/lift/lifts/keen/funny/sure/right/simple/ringer/on_time/cert/pan/inside/leg/wood/bedroom
  is he/she/it dead or ~
  phone/battery/laptop/car/engine/chat/relationship/marriage/conversation/party/plant/plants/orchid/tomatoes/wifi/internet/industry/channel/romance/spark/magic/love/dream ~ dead/dying/died/die/dies
  in/to a/this dead/dying bedroom/town/marriage/relationship/industry/job/friendship
  drop/knock/knockdown dead
  over my dead body
  bored/scared/worried/love/loved/tickled/frozen/talked to death
  life/matter and/or/of death
  death by ~ powerpoint
  death metal/valley/star/eater/card
  card/cards/drew/got/pulled/pull/draw/drawn/drawing/keep_getting/tower/upright/reversed ~ death/judgement/justice/devil/tower/hanged_man ~
  the death/judgement/justice/hanged_man/tower card/reversed/upright
  take/takes/took/taking/carry/go it/this/that/them/his/her_secret/a_secret/the_secret/to to/with the/his/her/my/their grave
  took/take/take_it/took_it to her/his/my/the grave
  dig/digging/dug my/his/your own grave
  turn/turning/rolling in ~ grave
  over the moon
  killing/kills/kill/killed/kill_it me/it/us/him ~ with/at/pitch/time/overtime/softly/lol/haha
  kill/killed/killing it/time/two
  heart_attack/heart_attacks ~ nearly/almost/gave_me/give_me/lol/haha
  nearly/almost/gave_me/giving_me/give_me/having/had a heart_attack/stroke/breakdown/fit ~ lol/haha/when/when_i_saw/laughing
  have/having/had/throw/throwing/threw a fit/cow/meltdown/tantrum
  heart/hearts ~ broken/breaks/aches/ache/hurts/hurting/bleeding/heavy/set_on/racing_when/skipped/skips/in_it/is_not_in/melts/flutters/of_gold/on_my_sleeve/to_heart
  broken/aching/heavy/sore heart/hearts
  break/breaks/breaking/broke/wear/follow/following/open/opening/guard/guarding/listen_to/from/by/lose/lost my/his/her/your/their/our/the/me heart/hearts
  heartbroken/heartbreak ~ hurting/hurts/hurt/pain/heal/healing
  how/when ~ heartbreak/breakup/break_up ~ hurting/hurts/hurt/pain/heal/healing/stop
  pain/hurt/hurts/hurting/heal/healing/recover/get_over/survive ~ breakup/break_up/heartbreak/him/her/ex/betrayal/affair/divorce/relationship/connection/separation/rejection/cheating/past/childhood/connection
  breakup/break_up/heartbreak/connection/separation/affair/betrayal ~ pain/hurt/hurts/hurting/heal/healing/recover/survive
  heal/healing ~ relationship/things_with/rift/bond/marriage/friendship/inner_child/past/chakra/chakras/karma/ancestral/energy/crystals/connection/family_rift/between/our
  reiki/energy/crystal/sound/spiritual/inner healing/healer/healers
  healer/healing ~ gift/gifts/path/course/practice/crystals/reiki/business
  pain in/up the/my neck/arse/ass/bum/backside/butt
  pain point/points
  growing/labour pain/pains
  sick/tired/sick_and_tired/fed_up/exhausted of/with/by ~
  love/home/sea/travel/car/air/lovesick/homesick sick
  sick/ill [at] ease/burn/beat/tune/beats/moves/feeling_about/day/note/joke/pay
  worried/nervous/excited sick
  sick as/to a/my parrot/stomach_about
  ill/sick at ease
  ill will/advised/fated/timed/gotten/equipped/mannered/omen
  blood/bad_blood ~ sugar_cravings/moon/relative/relatives/brothers/type/pact/thicker/sweat/boil/boils/cold/ties/line/orange/test_for_school/stone
  bad/cold/young/new/fresh/blue/in_cold/in_my/own_flesh_and blood
  head/heart/gut over/or/and/versus/vs/says/tells/is_telling/feeling/feelings/instinct/instincts/reaction ~
  trust/trusting/listen_to/listening_to/follow/following/go_with my gut/head/heart/instinct
  off/out_of/over/lose/lost/losing/turn/turned/turning my/his/her/your/their head/mind/tongue/voice/feet/nerve/touch/temper
  change/changed/changing/make_up/made_up/speak/cross/crossed/blow/blew/slip/slipped/read/on/in my/his/her/your/their mind/minds
  cold/two_left/back_on_my/at_her/at_his/put_my feet/foot
  put/putting/foot my/your foot down
  foot/feet in the door/both_camps/my_mouth
  arm/arms/leg/legs/cost and/an/a/of/open/in arm/leg/the_law ~
  behind my/his/her/our/their back
  back/get/got/turn/turned/stab/stabbed/on/off my/his/her/the/in back
  shoulder/shoulders to cry/lean ~
  cold/give/gave/giving_me_the/chip_on_my shoulder/shoulders
  hand/hands in/my/notice/marriage/down/off/up/over/on/me_my/first/second/of_friendship/my_notice_in/my_notice
  hand my/in/his/her notice/resignation ~
  eye/eyes on/for/up/catching/contact/opener/rolls/to_eye/set_on/of_the/peeled/open ~
  evil eye
  third eye
  caught/roll/rolls/blue/brown/green/beautiful/keep_an/in_the_public eye/eyes
  face/facing/in/lose/save/on/to/your/miss/her/his/up/the it/face/up/my/him/her/them/this/facts/music/truth/to/time/of ~
  skin in the game
  thick/thin/own/under_my skin/skinned
  by the skin
  tongue/cat/slip/tip/mother of/got/in/tied/cheek/tongue ~
  gut/gutted/guts feeling/instinct/says/wrenching/to
  no/have/has/the/have_the/had_the stomach/guts/balls/nerve/backbone/spine for/to ~
  butterflies/knot/knots in ~ stomach/tummy
  skeletons/skeleton ~
  addicted/addict/addiction/hooked/obsessed/drunk/high/overdose/od to/on/with him/her/them/chocolate/coffee/caffeine/tarot/netflix/you/tiktok/instagram/love/this/that/shopping/running/the_gym/gaming/my_phone/his/my_ex/life/power/a_show/sugar/drama/my/plants/crystals/books/candy_crush
  am i addicted to him/her/them
  pregnant pause/silence/with/moment
  brain/mind/inner/soul/spirit/spiritual/inner_child/book/business/dream my/child/children/baby
  brain child
  my/the/this/our/new business/app/book/project/novel/album/startup baby ~
  baby/babe/bub/bby i/it/please/yourself/steps/blues/boomer/boomers/face/shower_gift/driver/grand/spice/names_book
  hey/hi/hello/love_you/miss_you baby/babe
  sugar/cry/big/his/her/your/my baby baby/daddy/mama
  baby brother/sister/photos/shower/sitter/sitting/names/name/steps
  trial/trial_run/free_trial/trial_shift/trial_period/trials/trial_lesson/trial_separation/trial_day shift/period/and_error/run/separation/day/lesson/week/at_work/subscription
  free/work/job/football/academy/sports trial/trials
  jury is/still/out/still_out ~ out/on/about
  jury duty/service
  court/tennis/basketball/badminton/squash/netball/volleyball/food/padel/pickleball court/courts/card/cards
  court/courting/courted card/cards/me/her/him/favour/shoes
  judge/judges/judging/judged/judgemental me/us/him/her/them/people/myself/too/a_book/by/for/others/everyone
  judge/judges/judging ~ competition/show/contest/talent/bake/dog_show/panel/masterchef
  poetic/social/instant/card justice/karma
  case in/by/of/study/studies/load/point/you_had/the_blues/for_it
  in case/any_case/that_case/his_case
  suitcase
  sentence/sentences ~ finish/finishes/opening/first/write/word/complete/in_my_book/in_a
  first/opening/last/one/next/single sentence
  bail/bailed/bails/bailing/bail_out on/out me/us/him/her/of/plans ~
  sue/sued ellen/perkins
  will/strong/free/iron/good power/will/willed
  charge/charged/charger/charging/in_charge ~ phone/battery/extra/me_extra/double/laptop/of/full/electric/more/crystals
  in/take/taking charge of
  arrested/arresting development/eyes/smile
  police/detective/crime/legal/court/prison/hospital/medical novel/drama/show/series/film/story/podcast/thriller/fiction/career/job/officer_exam/academy/officer_job/documentary/romance
  novel/book/film/story/play/script/poem/song/show/podcast/game ~ about ~ murder/death/prison/court/police/crime/addiction/cancer/grief/dying/suicide/war/hospital/killer
  partner/partners in crime
  crime/crimes of/against fashion/passion
  lawyer/doctor/nurse/vet/surgeon/dentist/paramedic/midwife/police_officer/therapist/solicitor/barrister/judge/psychiatrist/counsellor/physio ~ school/degree/course/training/career/exam/exams/job/interview/crush/boyfriend/girlfriend/husband/fancy/asked_me_out/date/dating/flirt/flirting/cute/hot/likes_me/love/in_love/marry/married
  become/becoming/be/being/train/training/retrain/qualify/work/working/career/study/studying/job/jobs/qualified/apply/applying/date/dating/marry/marrying/crush/crush_on/seeing/fancy/love/love_with/met/engaged/married/boyfriend_is/husband_is/wife_is/girlfriend_is/he_is/she_is/proposal ~ a/an/as/to/the/my/in/with/on doctor/nurse/lawyer/solicitor/vet/surgeon/dentist/midwife/paramedic/therapist/judge/barrister/physiotherapist/pharmacist/police_officer/medicine/nursing/law/psychology/psychologist/psychiatrist/hospital/counsellor/detective/social_worker/prison/clinic/police
  crush/crush_on/fancy/date/dating/love/in_love_with my doctor/dentist/lawyer/therapist/vet/nurse/physio/boss
  doctor in/at/from/by chennai/mumbai/delhi/profession/london/america/boston/canada/dubai
  change/changing/register/new/open/opening surgery/surgeries/practice ~ ask/love/crush
  law/medical/nursing/med/vet/veterinary/dental/pharmacy/medicine/dentistry school/student/students/degree/boards/exam/exams/entrance/college/career/internship/firm/course/residency/placement/finals/secretary/sales/rep/research
  nursing boards/exam/exams/school/degree/course/job/career/student
  law of attraction/averages/assumption
  laws of ~
  hospital/clinic/surgery/prison/police/court/law_firm ~ job/offer/shift/rota/interview/team/commute/promotion/position/manager/ward_manager/salary/vacancy/role/contract/or_the
  two/job/second/three/new offer/offers . ~ hospital/clinic/surgery
  the hospital ~ or the private clinic ~
  job/work/works/working/interview/offer/shift/role/position/vacancy/promotion/colleague/colleagues ~ at/in/for/from ~ hospital/clinic/surgery/prison/law_firm/hospice/care_home/police/nursing_home/court
  business/sting/smooth/military/special/covert/cooperation operation/operations
  operations manager/team/director/role/job
  exam/exams/test/school/a_level/gcse/driving/mock/semester/university/board/final/bar/neet/sat/finals results/result
  results ~ exam/exams/school/university/a_level/gcse/college/election/driving
  driving/theory/personality/aptitude/maths/english/spelling/language/citizenship/screen/fitness test/tests
  road_test/dna_test/acid_test
  passed/pass/passing ~ exam/test/driving/course/interview/probation/bar/me_over/him_on/the_time/time/out_at/by/on_the_offer/up/the_butter/round/through_town
  passed over for ~
  time/years/weeks/months/days/chance/moment/opportunity ~ passed
  lost/lose/losing/loose/loss my/his/her/our/the/a/touch/interest/in/job/of/their/weight/faith/friendship ~ keys/phone/wallet/purse/ring/job/way/temper/patience/touch/interest/bag/passport/match/game/bet/hope/virginity/mojo/spark/motivation/confidence/faith/direction/identity/watch/earring/glasses/suitcase/luggage/airpods/necklace/photos/files/data/friendship/voice/marbles/money/deposit/contract/client/teddy/laptop
  lost my/the/our grandfathers/grandmothers/fathers/mothers ~ watch/ring/necklace/locket/brooch/camera/medal/bracelet/pen/letter/letters/scarf
  lost/losing interest/touch/weight/contact/track/faith/hope_in/my_way/direction/count/sleep/out
  at a loss
  for/no/great/profit loss
  lost and found
  lost in translation/the_post/thought/space/town/love/music
  losing/lose/lost him/her/them to/as her/another/someone/a_friend/my_friend/work/best_friend
  gone/went/goes off/quiet/cold/wrong/well/viral/through/back/home/out/on/to/abroad/ahead/missing_from/from_my_bank ~
  miss/misses/missed/missing out/the/my_period_drama/chance/opportunity/bus/train/boat/flight/deadline/you/call/calls/a_trick/the_mark/universe
  does/do/will/is/did he/she/they/my/ex ~ miss/misses/missing me
  i/still/so_much miss my ex/boyfriend/girlfriend/old_job/home/him_so/friends/crush/best_friend
  will he/she/they/my_ex miss ~
  ghost/ghosts/ghosted/ghosting ~ me/us/him/her/town/writer/writing/stories/them/after
  spirit/spirits guide/guides/animal/animals/team/level/week/of_adventure
  lifted/high/team/community/christmas/free/kindred/fighting spirit/spirits
  heaven/match/seventh/made sent/in_heaven/heaven/made
  grave mistake/error/danger/concern
  cancer/cancers man/men/woman/women/guy/girl/boy/season/sun/moon/rising/ascendant/stellium/venus/mars/mercury/and/or/male/female/zodiac/sign/horoscope/compatibility/personality/energy/lady/boyfriend/girlfriend/husband/wife/placements
  i am/he_is/she_is/am/being/as/dating/with/love/and/or/virgo/leo/scorpio/pisces/aries/taurus/gemini/libra/sagittarius/capricorn/aquarius a/an/my/and/or/another cancer
  i am/he_is/she_is/am cancer ~ sun/moon/rising/he/she/leo/virgo/pisces/scorpio/aries/taurus/gemini/libra
  aries/taurus/gemini/leo/virgo/libra/scorpio/sagittarius/capricorn/aquarius/pisces and/or/with/vs/x/sun/moon/man/woman/rising cancer
  cancer and/or/with/x/vs aries/taurus/gemini/leo/virgo/libra/scorpio/sagittarius/capricorn/aquarius/pisces
  tropic of cancer
  moon/sun/venus/mars/mercury/jupiter/saturn/rising in cancer
  # drink and bets that are company
  go/going/ask/asked/invite/invited/meet/meeting/grab/buy/bought/out/join/get/offered/for for/a/the/a_quick/out/some/to/me/him/her ~ drink/drinks/coffee/beer/wine/pint
  drink/drinks/pub/beer/wine with/after/on/tonight ~ work/colleagues/friends/him/her/girls/boss/friday/saturday/date/coworkers/tonight
  wine/beer/whisky/gin/drink/cocktail bar/shop/tasting/business/label/club/merchant/festival/course/company/list
  bet/bets/betting you/on_it/he/she/the_farm/is_off/your
  all/my/your/safe/best/good bets/bet is/are/on/off/to
  want/wanna/you bet
  smoking hot/gun
  clean slate/house/break/up/the/my/flat/kitchen/without/air/room/bathroom/eating/energy
  without a war
  using/uses/use/used me/him/her/us/my/his/the/it/this/a/tarot for/as/to/app/money/sex/car ~
  high/higher school/hopes/time/road/ground/street/self/education/power/heels/standards/vibration/vibe/rent/end/expectations/priestess/note/five/interest/risk/pressure
  on a high
  speed/ecstasy/crack/ice/acid/spice dating/up/of/girls/on/rain/cream/skating/the_code/rack
  crystal/crystals ball/healing/clear/shop/grid/shelf/for
  drug/chemist store/test_for_work/company
  # owing that is none of money, and other lighter words of money
  owe/owes/owed/owing me/him/her/them/it/you/myself ~ apology/explanation/favour/reply/text/truth/thank/closure/drink/answer/to_myself/to_him/to_her/to_them/dinner/call/that_much/visit
  owe/owes it to ~
  debt of gratitude
  karmic/karma/sleep/technical debt/debts
  student loan/loans forgiveness_program
  broke/break/breaking/broken up/down/the/my/his/her/no_contact/it/with/even/into/ground/bread/a/his_promise/off/contact/through
  go/going/went for broke
  credit/give/gave/take/taking/due/deserve/full credit/for/where/me/him/her
  bill/gates/fit the/to bill/gates/murray
  work/works/worked/working out
  breakthrough/breakdown ~ car/van/boiler/communication
  car/van/communication/boiler/machine/bus breakdown
  burn/burned/burnt/burning out
  depression glass/era/of_winter
  great depression
  depressing
  bipolar weather
  psychotic ex/boss
  ocd about
  virus computer/scan/software/on_my
  computer/laptop/phone virus/scan/screen
  scan/scanner ~ document/documents/photos/passport/qr
  viral/virus video/post
  growth mindset/hacking/spurt/area/opportunity
  spiritual/personal/career/business/soul/inner/professional/self growth
  terminal 1/2/3/4/5/building/velocity/bus/ferry
  airport/bus/ferry/train terminal
  stroke/strokes of/genius luck/genius/inspiration/midnight
  brush/back/breast/swim/key/different stroke/strokes
  period drama/of/piece/property/house/features
  trial/grace/probation/cooling/difficult/dry/dark/that/this/notice/rest period
  probation ~ job/work/pass/boss/extended/period/review
  delivery/delivered/deliver ~ parcel/package/pizza/order/food/driver
  labour party/market/of_love/costs/day
  late for/to/at/in/night/fee/again/reply/bloomer/husband_is_always ~ work/meeting/school/exam/class/party
  i am late
  wake up/up_call to/call/early/next
  wake up/me ~ early/five/alarm/september/next_to/beside/happy/smiling/every_morning
  fire/fired/burned/burnt/lit ash/ashes_of
  phoenix ~ ashes
  ashes ~ phoenix/series/cricket
  survive/surviving/survived ~ christmas/dinner/in_laws/layoffs/cuts/monday/meeting/exam/exams/term/probation/the_week/january
  last/final days/weeks/hours/summer/week of/at/in ~ school/university/job/term/holiday/college/work
  save/saved/saving my/our/this/the/a/up/for/him_a/me_a marriage/relationship/friendship/money/seat/day/deposit
  accident/crash ~ prone/course/diet/stock/market/sofa/waiting_to_happen/happy
  happy/by/no accident/accidents
  market/stock/crypto/server/computer/housing crash/crashed/crashing
  physio/physiotherapy/occupational_therapy/pharmacology/radiology/optometry ~ degree/course/job/school/placement
  crime/criminology/forensic ~ degree/course/psychology
  seen/saw/see/seeing/looks/look like/as/a a/the ghost
  bully/bullied/bullying at the ~
  not/never/no/last/first ~ spoken/speak/talked/seen/met/heard/spoke/word ~ since/at the/his/her/my/their/grandmothers/fathers/mothers funeral/wake/will
  carer/care/careful/carefree about/for/less/of_myself/if ~ me/him/her/what/career
  retail/couples/family/art/speech/occupational/marriage therapy/therapist/counselling/counsellor
  heart attack/failure of/at/when ~ price/prices/cost/bill/quote/seeing/saw
  gave/give/gives/giving/nearly/almost ~ heart_attack/stroke/coronary
  sick to/of death/it/him/her/this/them
  sick and tired
  bored/scared/worked/starved/frozen/tickled/loved/thrilled to/half_to death/bits
  to/half_to death
  pain in the neck/arse/ass/backside/bum/proverbial
  bottle/bottles/bottled/bottling it
  bottle it ~
  broken heart/hearts/record/english
  heart broken
  second wind
  in/of/from the trenches/doghouse/bad_books
  life sentence ~ marriage/mortgage/job
  death by powerpoint/chocolate/spreadsheet/meetings/committee
  fate/kiss/smell/taste of death
  matter/question/case of/not life and/or ~ death
  dead/drop/deadly good/gorgeous/serious/keen/easy/cert/ringer/heat/simple/end/line/lift/lifts/sea/weight/proud/chuffed/jealous/set/excited/nervous
  deadline/deadlines/deadlift
  crime/crimes of/against fashion/passion/humanity
  daylight robbery
  guilty/guiltiest pleasure/pleasures
  jury/verdict is/still out/in
  court/courting/courtship ~ tennis/badminton/squash/basketball/padel/food/disaster/her/him
  tennis/badminton/squash/basketball/padel/food court
  judge a/me/not/her/him/them/people ~
  drunk on/with love/power/applause/happiness/success/sunshine
  high on/as_a/spirits life/kite/love/sugar/caffeine
  addicted/hooked/addict ~ coffee/tea/chocolate/show/series/drama/app/game/wordle/podcast/podcasts/book/books/gym/running/cheese/sourdough/love_island/tiktok/instagram/netflix/him/her/sudoku/puzzles/crosswords/knitting/k_drama/crisps/sugar
  labour/labor/birth of love/an_idea
  pregnant pause/with_meaning
  baby/babies ~ sourdough/plant/plants/project/business/startup/shower_gift/grand/steps/spinach/carrots/potatoes/grey/hairs
  brain baby/fart/fog_today/wave/teaser/freeze
  debt of gratitude/thanks
  owe/owes him/her/them/you/me/my ~ apology/one/drink/coffee/favour/explanation/thanks/dinner/lot/everything/pint/big_time
  morning/evening after/person/people
  kill/kills/killed/killing/murder/murdering/slay/slaying/smash/smashed/nail ~ it/performance/audition/interview/set/gig/presentation/pitch/speech/pint/curry/burger/vibe/mood/time/dancefloor/karaoke
  would/could/will/going_to kill/murder for ~
  my boss/wife/husband/mother/mate/girlfriend/sister will/is_going_to/would kill/murder me ~
  suicide/suicidal ~ timetable/schedule/squad/burger/wings/mission/pact_with_carbs/workout/hill/diet/rota/shift/deadline
  torture/agony/hell/nightmare ~ snoring/aunt/waiting/traffic/diet/gym/revision/timetable/wifi/queue/heels/shoes
`
