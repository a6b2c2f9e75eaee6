/** Signs that a child asks or is asked about, and signs of harm that count for a child. */
import type { SignalField } from '../../../../tarot/question/score.ts'

const self = { graves: ['minor'], voice: 'self' } as const
const other = { graves: ['minor'], voice: 'other' } as const
const ofChild = { ...other, needs: ['a child is spoken of'] } as const

export const MINOR_SIGNALS: readonly SignalField[] = [
  {
    ...self,
    name: 'the asker is a child',
    weight: 1,
    phrases: `
      i am/turn/turned/was_just/just_turned [only/just/a/nearly/almost/about/still/not_even/barely/like] {age}
      ? am/im/only/nearly/almost/just/aged {age}
      i am/turn ~ {age} years/in/and/now/next/this
      {age} f/m/girl/boy/years_old_and_my/years_old_and_i
      i am in/at/only/still/just_started/going_into [in] years/grade/middle_school/high_school/primary/secondary/school/care/foster_care
      in/a years 5/6/7/8/9/10/11/12/five/six/seven/eight/nine/ten/eleven
      ? {age}/4/5/6 th/nd/rd grade/grader
      seventh/eighth/ninth/tenth/sixth/fifth/eleventh grade/grader
      when i turn {age}/18/eighteen
      ? my foster/mothers_boyfriend/mothers_new/social_worker/form_tutor/headteacher/form/stepfather/stepmother/homework/gcses/detention/head_of_years/school_counsellor/maths/pe
      can/do/does not go/want_to_go/going to/back_to/into school
      mothers/fathers [new] boyfriend/partner/girlfriend/man/friend/fella
      ? my teacher/coach/tutor/scout/youth/swimming/ballet/gymnastics/football ~
      sir/miss/mr keeps/says/said/texts/messages/wants/told/asked/makes/calls
      ? after/at/from/in/behind school/class/practice/training/swimming/lessons/lesson/assembly/rehearsal
      {parent}/they ~ grounded/ground/adopted/fostered me
      the/my social worker
      my {parent} ~ make/makes/locked/lock/hit/hits/beat/beats/hurt/hurts/shout/shouts/says/said/will_not/does_not/drinks/drunk/fight/scream/throw/threw ~ me/us/each_other/at_me/at_us/bottle/again/let
    `,
  },
  {
    ...self,
    name: 'harm, as a child tells it',
    weight: 1,
    needs: ['the asker is a child'],
    phrases: `
      ? hide/hides/hid/hiding
      ? comes/came/come/gets home/in/back ~ pub/drunk/late/angry/work/night
      ? forget/forgets/ignores/hates/blames/leaves/left me/us
      ? make/cook/feed ~ toast/dinner/tea/food/little/brother/sister
      not/never/dont ~ want/like ~ go/be/stay/come ~ home/holidays/house/weekend/there/fathers/mothers
      ? can/must/should/will not/never ~ know/tell/find_out/see
      19/2/years/much/twice/way older/my_age
      ? boyfriends/boyfriend/girlfriend/he/she ~ 18/19/20/21/22/23/24/25/26/27/28/29/30/31/32/33/34/35/40
      the little ones
      ? {parent}/{authority}/{relative}/boyfriend/he/she/they/man/everyone/boys/girls ~ hit/hits/hitting/beat/beats/touch/touches/touched/hurt/hurts/kick/kicks/kisses/kissed/punch/slap/slaps/slapped/burns/burned/locks/locked/shakes/grabs/grabbed/belts/throws/threw/choke/chokes/spank/spanks/smack/smacks/films/bully/bullies/pushes/starve me/us/my/it/mother/at
      stay/stays/stayed/keep/keeps/kept/alone ~ behind/after/back/alone ~ practice/swimming/training/class/school/lesson/with/him/her/like/me/us
      ? not/never/do_not/hate ~ like/want/tell/hate it/him/how/when/that/to/anyone
      ? hate it/when/how/him/going/being/living
      ? sit/sits/sitting/lie/cuddle/cuddles/bath/bathe/sleep/kiss ~ on/in/with/next ~ his/lap/knee/bed/my/him/me
      comes/came/come/coming/sneaks/gets/walks/stands/climbs/creeps ~ in/into/to/on/at/by my/the room/bed/bedroom/shower/bathroom/door ~
      ? secret/secrets/special/no_one_would_understand/no_one_will_understand/between_us/not_tell/do_not_tell/promise/promised/our_thing/mature/beautiful/sexy/pretty/grown_up_for
      ? text/texts/texting/message/messages/messaging/dm/dms/snap/snaps/call/calls/calling/chat/chats me ~
      ? send/sent/sending/wants/want/asks/asked/asking/take/took/has/posted/share/shared ~ pictures/pics/photos/photo/picture/nudes/video/videos/selfies/webcam/naked/camera/underwear/body/uniform
      ? met/meet/meeting/online/discord/roblox/snapchat/instagram/tiktok/app/game/internet/minecraft/stranger/omegle
      ? older/adult/grown/twenties/thirties/forty/fifty/thirty/years_older/19/20/21/22/23/24/25/26/27/28/29/30/31/32/33/34/35/36/38/40/41/42/45/50
      ? run/running/ran/leave/leaving/packed/pack/hid/hidden/go away/home/a_bag/a_rucksack/rucksack/my_bag/it/bag/from_home
      ? nowhere/where ~ sleep/go/live/stay/tonight
      locked/lock/kicked/kick/threw/throw/put/chucked ~ me/us ~ out/in/outside/room/garage/cupboard/shed/basement
      ? no/not/nothing/without/never/hungry/steal/little ~ food/eat/eaten/fridge/dinner/lunch/breakfast/hungry/feed/feeds/electricity/heating/money_for
      ? hungry/starving/starve/freezing/dirty/filthy
      eat/sleep/live/stay ~ in/outside ~ garage/shed/car/floor/garden/basement/hallway/bathroom/park/cellar
      ? {parent}/they ~ drunk/drinks/drinking/high/drugs/passed_out/not_come_home/gone/away/left/not_back/not_wake/will_not_wake/coming_back/jail/needles
      look_after/looking_after/care_for/feed/protect/raise ~ little/younger/brothers/brother/sister/sisters/mother/siblings
      {parent}/family ~ send/sends/sending/take/taking/fly/marry/married/ticket ~ back/home/abroad/married/pakistan/india/bangladesh/somalia/marry/husband/off/cut/holiday
      ? married/marry/marriage/husband/fiance/wedding/cutting_season
      ? carry/carries/deliver/hold/sell/run/take/drop ~ stuff/package/packages/drugs/bags/train/coast/knife/money/parcel/weed/for_them
      ? if i stop/tell/leave/refuse/say/do_not/say_no ~
      ? gang/olders/elders/county_lines/trap_house/plug
      ? beats/beaten/beat/jump/jumped/kick/punch/film/films/bully/bullied/bullies/bullying/pick ~ me/up/on
      gay/trans/lesbian/bi/queer ~ out/hit/hate/pray/cure/sleep/locked/kill/camp/home/disown/church/throw
      kill/hurt/hit/beat/punish ~ me/my_sister/my_brother/us ~ if/tell/told/when
      ? {afraid}/fear/panic
      better/safer ~ than_home/than_here/on_my_own/alone/anywhere/than_this/without_them
      ? go/going/get/be/at ~ home
      social worker/services/police/childline/counsellor/nspcc
      ? bruise/bruises/bleed/blood/marks/burn/burns/cuts/belt/scars/sleeves
      ? cut/cutting/die/dying/kill/disappear/suicide/pills/hurt_myself
      ? love/loves/hates/hate/blames/reason/fault ~ me/dad_left/father_left/really/mine/why/left
      ? not/never allowed/supposed/meant/let ~ tell/say/talk/speak/eat/sleep/go/out/leave/friends/school/lock
      what happens on/at/in/when/after ~
      cut/cuts/shaves/pulls/rips ~ off/my ~ hair ~
      when/if/because i am bad/naughty/wrong/late/good/quiet
      has/knows/found/wants/got my address/number/school/photos/password/pictures/name
      cousin/family/uncle/relative ~ fine/normal/family/love/secret
      bath/bathroom/wardrobe/cupboard/attic ~ locked/sleep/sleeps/hide/inside/lock
      ? game/games ~ not/like/secret/play/plays
      ? my eye/lip/arm/face/ribs/back/legs
      say/says/said/tell/told ~ i_fell/fell/accident/lie/clumsy
      ? parents/mother/father/they ~ fighting/fight/screaming/shouting/broke/smashed/hitting/arguing
      ? in/under/behind my/the/our bed/wardrobe/sofa/stairs/cupboard ~
      ? pastor/priest/imam/vicar/coach/teacher/tutor/uncle/stepfather/youth_leader/instructor/boyfriend
      god/jesus/devil/sin ~ brought/wants/punish/punishes/says/together/in_us/in_me
      ? mature/special/beautiful/pretty/together_when/old_enough/our_little
      ? pick/picks/picking/drive/meet/wait ~ me ~ up/school/alone/after/park/car
      ? is that/this/it allowed/normal/okay/weird/wrong/my_fault
      ? weird/wrong/creepy/uncomfortable/dirty/strange/scary/gross/ashamed/disgusting
      ? pregnant/sex/virgin/boyfriend_is/condom/naked/porn/period_is_late
      ? at night/in_the_night/when_everyone_is_asleep/when_mother_is
      ? alone with/in/at/all/again/for
      ? crime/illegal/trouble/tell_someone/tell_anyone/should_i_tell/should_i_say/believe_me/who_do_i_tell
    `,
  },
  {
    ...self,
    name: 'a grown-up oversteps with the asker',
    weight: 3,
    phrases: `
      coach/teacher/tutor/priest/uncle/stepfather/sir/scout_leader/youth_leader/pastor/imam/mothers_boyfriend/grandfather/stepbrother/foster_father/instructor ~ makes/make/wants/want/asks/asked/keeps/kept/tells/told/lets/says/said ~ me ~ stay/behind/alone/sit/lap/undress/massage/secret/special/shower/pictures/change/bed/touch/hug/kiss/beautiful/pretty/home/car/meet/back/mature
      coach/teacher/tutor/priest/uncle/stepfather/sir/mothers_boyfriend/mr/pastor/youth_leader/grandfather/instructor/trainer ~ texting/texts/messages/messaging/text/messaged/texted/snapchats/dms/hugs/strokes/rubs/touches/kisses/kissed/watches/stares me/my/at_me ~
      {parent}/they ~ not/never ~ let ~ me/us ~ eat/sleep/inside/in/out/food/drink/school/heating
      eat/sleep/live ~ in the garage/shed/cellar/basement/cupboard/bathroom
      threw/throws/throwing/smashed/broke ~ bottle/bottles/plate/plates/glass/chair/knife/things/phone ~ at ~ me/us/my/mother/brother/sister/her/him
      mother/father/stepfather/stepmother/parents/she/he ~ always/is/gets/drinks/comes_home/passed ~ drunk/high/wasted/stoned/out_of_it ~ me/us/my/brothers/sister/look/feed/hit/hits/again/threw/throws/scared/shout
      look_after/looking_after/feed/feeding/hide/protect/hiding/raising ~ my ~ brothers/brother/sister/sisters/siblings ~ drunk/mother/father/because/gone/left/alone/hits/food/when
      no/not_any/never/without/hardly/nothing ~ food/eat/electricity/heating/dinner ~ house/home/fridge/days/again/mother/father/weekend
      when is/will/does mother/father [ever] coming/come/coming_back/be ~ back/home
      {parent}/family ~ send/sends/sending/take/taking/fly/flying/put ~ me/us/my_sister/her ~ back/home/abroad/away/off/pakistan/somalia/india ~ married/marry/husband/cut/wedding/cousin
      beats/beat/punch/punches/kick/kicks/jump/jumped/hit/hits ~ me ~ up/behind/school/film/films/class/bus/every/gym/toilets
    `,
  },
  {
    ...other,
    name: 'a child is spoken of',
    weight: 0,
    phrases: `
      my/our/her/his/their/the/a/this/that/some/these/neighbours/sisters/mates/friends/brothers/own/little/your/two/three [own/little/new/young/small/only/oldest/youngest/best] {child}
      {child} {small_age}
      {small_age} years [old]
      {small_age} years old/olds
      {small_age} or/and {small_age}
      is/was/she_is/he_is/aged/only/just/turned/about/be {small_age}
      {small_age} when/and_he/and_she
      kids i/next/upstairs/at/in/across/from/on/who/are/have
      nine/ten/eight/seven/six/five or/to ten/eleven/nine/eight/seven/six
      pupil/pupils/my_class/my_student/in_my_class/nursery/preschool/playground/babysitter/nanny/childminder/foster
      toddler/baby/infant/newborn/cot/pram/nappy/pushchair
      mates/friends/sisters/brothers/neighbours/cousins/his/her kid/kids/boy/girl/lad/child/toddler/daughter/son/baby
      my teenage/teenager/daughter/son/boy/girl/granddaughter/grandson/niece/nephew/godson/goddaughter/stepson/stepdaughter
    `,
  },
  {
    ...ofChild,
    name: 'marks on a child',
    weight: 2,
    phrases: `
      ? bruise/bruises/bruised/bruising/black_eye/split_lip/lip_split/burn_marks/belt_marks/cigarette_burns/handprint/handprints/welts/bite_marks/limping/marks_on/burn_mark
      ? lip/eye/nose/arm/face/cheek ~ split/black/bleeding/swollen/broken/cut/puffy
      cuts/scars/scratches/burns on/up/all/down ~ his/her/their/arm/arms/legs/back
      says/said/claims/insists/told ~ she_is_clumsy/he_is_clumsy/is_clumsy/fell/falls/accident/tripped/bumped/walked_into/stairs ~
      blood ~ pants/underwear/knickers/sheets/nappy/pyjamas
    `,
  },
  {
    ...ofChild,
    name: 'blows and rage against a child',
    weight: 2,
    phrases: `
      ? hits/hitting/smacks/smacked/slaps/slapped/beats/beating/beaten/shakes/shook/shaken/kicks/kicked/grabs/grabbed/hurts/hurting/punishes/belts/threatens/pinches/burnt/burned/drags/abuse/abused/abuses/abusing/molested/harms/harm/whips/spanks/chokes/starves/violent/cruel/rough ~ him/her/them/my/the/their/his/with/it/by/to/at/us
      hit/hurt/beat/smack/slap/threw ~ him/her/them/my/the/their ~ {child}/him/her/them/belt/wall/hard/again
      screams/yells/shouts/rages/roars/swears/lose_it/loses_it/lost_it/loses_his_temper/loses_her_temper/snaps/explodes/flies_off ~ at/with/him/her/them/{child}/my/the/their/over
      ? scared/afraid/frightened/terrified/petrified ~ of/to/when/around/at ~ father/him/her/home/stepfather/uncle/boyfriend/mother/grandfather/coach/teacher/his/go/men/me/dad
      hear/heard/hears ~ {child}/him/her/crying/screaming/scream/screams ~ through/wall/next_door/night/upstairs/hit/stop/begging/again
    `,
  },
  {
    ...ofChild,
    name: 'touch and secrets',
    weight: 2,
    phrases: `
      ? touch/touches/touched/touching/tickles/undress/undresses/undressed/bathes/baths/kisses/kissed/fondled/rubs/strokes ~ him/her/them/my/his/there/down_there/me/{child}/private/himself/herself
      ? secret/secrets/private_parts/privates/down_there/special_game/sleepy_game/the_game/on_his_lap/tickle_game/sexual/sexually/sex/naked/nudes/underwear/porn
      ? play/plays/played/do/does/called/a ~ game/games ~ not/secret/uncle/daddy/bed/strange/like/together/father/sleepy/adults/night
      ? know/knows/knew/says/said/asks/asked/draws/drawing/drew/words/acts/plays ~ should_not/shouldnt/strange/odd/sexual/too_much/adult/things_no/private/body/bodies/grown_up/naked/about_sex/weird/do_it/scary
      ? alone/stay/stays/private/sleepover/lift/lifts/special/favourite/close/gifts/presents/photos/massage ~ with/after/from/by/to/at/of ~ him/priest/coach/uncle/teacher/tutor/stepfather/youth_leader/grandfather/practice/training/neighbour/lodger/man/pastor
      priest/coach/uncle/teacher/tutor/stepfather/youth_leader/neighbour/lodger/pastor/imam/boyfriend/instructor/babysitter/trainer/man/cousin ~ alone/stay/special/gifts/presents/messages/texts/photos/photographs/lift/lifts/private/bath/bed/close/lap/touchy/overnight/weird/creepy ~
      ? friend/boyfriend/man/guy/someone/person ~ online/from_the_internet/on_discord/on_snapchat/on_roblox/turns_out_to_be/is_forty/is_30/is_40/is_25/in_his_thirties/in_his_forties/in_his_twenties/older/twice_her_age/much_older/years_older
      ? hides/hiding/hid/hidden/secret/second/new ~ phone/phones/messages/chats/laptop/screen
      not/never/refuses/wont ~ let ~ anyone/us/me/him/her ~ touch/hug/near/wash/bathe/see
      since/from/after/at/back_from ~ camp/sleepover/church/his_house/her_house/the_weekend/trip/training/uncles/visit/scouts ~ not/never/different/touch/quiet/cries/changed/wont/will
      search history/photos/pictures/files/laptop/computer ~ kids/children/girls/boys/little/young
      lock/locks/bolt ~ bedroom/bathroom/door/room
      ? grown man/up/ups/woman
      ? adult/older/strange/old man/men/guy/boyfriend/woman
      we are/it_is/because family/love/special/normal/fine_because
      groom/grooming/groomed/groomer/predator/paedophile/pedophile/besotted
      when it/he began/started/did_it ~
    `,
  },
  {
    ...ofChild,
    name: 'a child without care',
    weight: 2,
    phrases: `
      ? kept/keeps/keep/live/lives/locked/hidden/chained ~ in/inside ~ cellar/basement/cage/cupboard/attic/shed/room/wardrobe ~
      never/not/hardly ~ at/in school/nursery ~~ at/from [the] window
      ? never/not/hardly/rarely/always ~ at/in/from/to/on the/school/class/nursery/window/home/lessons
      ? forget/forgets/forgot/ignores/leaves us/them/him/her/me ~
      make/cook/feed/bath/dress/raise ~ toast/dinner/tea/breakfast/food/for ~ little/ones/brothers/sisters/siblings/kids/them
      ? lift/lifts/ride/rides/money/sweets/gifts/phone/trainers ~ from/school/man/he/she/stranger/friend/by
      story/essay/drawing/picture/poem/diary ~ about/of ~ girl/boy/child/cellar/locked/monster/dead/night/hurt/secret
      ? left/leaves/leave/leaving/locked/locks/lock/shut/shuts/unattended ~ alone/cot/all_day/hours/outside/car/room/nights/own/cupboard/shed/cold/dark/overnight/in_when/us_in
      ? alone in/all/at ~ cot/day/night/house/flat/weekend/car/room
      ? hungry/starving/starved/skinny/bread/leftovers/scraps/steals_food/stealing_food/hoards/hoarding/same_clothes/filthy/unwashed/smells/lice/no_coat/barefoot/no_shoes/bins/lunch_money/no_lunch/rotten_teeth
      ? not/never/no/nothing/without/hardly ~ fed/feed/feeds/eaten/food/washed/coat/shoes/dinner/breakfast/lunch
      always/still/out/outside ~ outside/street/pyjamas/window/doorstep/alone ~ night/ten/midnight/late/dark/pyjamas/cold/rain/winter
      ? drunk/drinks/drinking/drugs/high/passed_out/needles/dealer/heroin/crack/using ~ while/when/with/and/in/all/again/around/kids/children/baby/mother/she/he
      sleep/sleeps/sleeping/live/lives ~ in/on ~ car/park/floor/shed/that_house/garage/bath/street/streets
      ? can/could/may/asked/asks/wants/want ~ live/stay/sleep/move ~ with_me/with_us/wardrobe/here/my_house/school/my/our/mine
      ? never/not gets/get/goes/go/comes/picked/wants off/home/up/inside/in
      ? night/midnight/eleven/ten/late/dark ~ alone/outside/street/bus/no_one/own/window/park
      ? maybe/about/only/looks/barely {small_age} ~
      rather sleep/be/stay/live ~ than/park/anywhere/outside
      ? run_away/ran_away/runaway/missing/not_come_home/disappeared/goes_missing/carries_a_knife/county_lines/gang/deliveries/two_phones
    `,
  },
  {
    ...ofChild,
    name: 'a child does not want to go there',
    weight: 2,
    phrases: `
      ? not/never/refuses/hates/dreads/begs/begged/cries/cry/crying/screams/screamed/hides/hid/panics/sick/wets/clings ~ want/wants/to/when/before/if/at/not ~ go/home/fathers/mothers/uncles/visit/there/near/his_house/her_house/grandfathers/coach/lesson/back/leave/with_him/his_turn/time/stepfather/bath/bath_time/weekends
      beg/begs/begged/begging/plead/pleads/pleaded ~ me/us/not/to
      ? will/does/did/would/can not/never tell/say/talk/explain ~ me/us/why/what/anyone/who/where/how
      not/never/stopped ~ change/undress/shower/swim/bathe/hugged ~ front/others/any_more/him/her
      flinch/flinches/flinched/cowers/ducks/freezes/trembles/jumps_when
      hits/hit/hurts/hurt/bites/scratches/cuts/starves/bangs/hates ~ himself/herself/his_head/her_head
    `,
  },
  {
    ...ofChild,
    name: 'a child has changed',
    weight: 1,
    phrases: `
      stopped/stops/no_more/quit singing/talking/eating/speaking/playing/smiling/laughing/sleeping/drawing
      ? too/very/so/gone/become/suddenly/strangely/always quiet/silent/withdrawn/thin/grown_up/clingy/jumpy/obedient/still/hungry/dirty/serious
      wet/wets/wetting the bed
      ? nightmares/night_terrors/screams/screaming/cries/crying
      ? {afraid}
      ? bad/dark/strange/odd ~ drawings/drawing/things/pictures/games
      ? any more ~ why/and/tell
      ? happening/happened/going_on ~ there/to_her/to_him/house/home
    `,
  },
  {
    ...ofChild,
    name: 'the asker fears for a child',
    weight: 2,
    phrases: `
      is it my/none_of_my business
      should/do/must/can/shall i ~ report/speak/say_something/intervene/worry/call_someone/call_the/tell_someone/be_afraid/be_worried/do_something/act/get_involved/step_in
      ? social_services/social_worker/childline/nspcc/safeguarding/child_protection/police/cps/report
      ? what is/do/does ~ my_role/happening_there/i_do/he_need/she_need/what_now
      when i am on/at/out ~ shift/work/nights
      ? {afraid}/worried_sick/bad_feeling/uneasy/something_is_wrong/gut/not_right/off_about
      ? safe/unsafe/danger
    `,
  },
]
