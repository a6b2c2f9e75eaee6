/** Lists of words that the tables of grave matters name in braces, beside those in `../lists/`. */
import type { WordLists } from '../../../../tarot/question/pattern.ts'

export const GRAVE_LISTS = {
  pet: 'dog cat puppy kitten horse pony mare gelding rabbit bunny hamster guinea_pig budgie parrot ferret tortoise gerbil rat bird cockatiel lizard gecko snake goat sheep donkey pup doggo kitty hound spaniel labrador retriever terrier collie whippet greyhound lurcher poodle dachshund beagle husky lab mutt moggy tabby staffie jack_russell alsatian german_shepherd shih_tzu pug tomcat budgies hen',
  own: 'my our his her their the',
  /** People one may lose or worry about. */
  dear: 'aname mother father parents parent brother sister son daughter child kid kids children baby boy girl husband wife partner boyfriend girlfriend fiance friend friends best_friend mate grandmother grandfather grandparents grandparent aunt auntie uncle cousin niece nephew twin granddaughter grandson grandchild mother_in_law father_in_law brother_in_law sister_in_law stepfather stepmother stepson stepdaughter godmother godfather godson goddaughter boss colleague neighbour teacher ex lover soulmate family nanny babysitter little_one lad other_half better_half',
  dears:
    'mothers fathers parents brothers sisters sons daughters husbands wifes wives partners boyfriends girlfriends friends mates grandmothers grandfathers aunts uncles cousins babys nieces nephews twins exs',
  anyone_dear: '{dear} {pet} he she they',
  any_dear: '{dear} {pet} him her them',
  died: 'died die dies dead passed passed_away passed_on passed_over passed_in passed_from deceased perished drowned killed_in murdered stillborn gone_forever no_more_with_us',
  body: 'head heart chest lung lungs liver kidney kidneys bowel stomach tummy belly gut brain skin breast breasts prostate womb uterus ovary ovaries cervix thyroid pancreas throat neck back spine hip knee leg legs arm arms foot feet hand hands shoulder eye eyes ear ears jaw tooth teeth bone bones joint joints muscle muscles blood nerve nerves vein veins rib ribs ankle wrist bladder groin spleen gallbladder appendix colon oesophagus tongue gums scalp nail face pelvis hips wrists fingers toes toe finger',
  hurts:
    'hurts hurt hurting aches ache aching sore swollen numb tingling burning bleeding stiff throbbing painful itching itchy lump lumps pain pains weak shaking trembling failing inflamed infected',
  drink:
    'drink drinks drinking drank drunk booze boozing alcohol vodka whisky whiskey wine gin rum beer beers cider tequila spirits bottle bottles lager pints',
  substance:
    'cocaine coke heroin meth crystal crack ketamine ket mdma ecstasy speed amphetamine amphetamines opioids opiates oxy oxycontin oxycodone fentanyl tramadol codeine morphine weed cannabis marijuana skunk hash spice ghb xanax benzos valium diazepam pregabalin adderall ritalin lsd acid mushrooms methadone subutex suboxone nitrous balloons glue poppers pills drugs drug gear smack painkillers sleeping_pills kratom steroids',
  gamble:
    'gambling gamble gambles gambled betting bets bet bookies bookie casino casinos slots slot_machines fruit_machines roulette blackjack poker online_poker scratchcards scratch_cards bingo horses_again spread_betting day_trading crypto_trading bet365 fanduel draftkings parlays',
} as const satisfies WordLists
