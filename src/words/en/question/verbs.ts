/** Verbs of everyday questions in their plain form: where the subject of “Will the landlord fix the heating” ends. */
export const VERBS: ReadonlySet<string> = new Set(
  `
    accept achieve act add adopt advance afford agree answer apologise apologize apply appreciate approve argue
    arrive ask attend avoid bail be become beat begin believe belong blame block book break bring build buy call
    cancel care carry catch cause change charge chase cheat check choose clean clear climb close come commit
    compare complain complete confess connect consider contact continue cook cope count cover create cry cure cut
    date deal decide decline defend delay deliver deny depend describe deserve detect develop die disagree
    disappear divorce do dream dress drink drive drop earn eat email emigrate end enjoy enter exist expect explain
    explode extend fail fall fancy feel fight figure file fill find finish fit fix flirt flourish fly focus follow
    forget forgive freelance gain get give go graduate grow handle happen hate have heal hear help hide hire hit
    hold hope hurt ignore improve increase invest invite join judge jump keep kick kiss know land last launch lead
    learn leave lend let lie like listen live look lose love lower maintain make manage marry match matter mean
    meet melt mend message mind miss move need notice offer open order overcome owe own pack paint pan pass pay
    pick plan plant play please plug post practise practice prefer prepare pretend prevent propose protect prove
    publish pull pursue push put quit raise recognise recognize rain reach react read realise realize rebuild receive reconcile
    recover refuse regret reject relax release remember remove renew rent repair replace reply reschedule resign
    resolve respect respond rest retire return reveal ride ring rise run save say see seem sell send separate
    serve settle share shine show shut sign sing sit sleep slow snow sort speak spend split stand start stay steal
    step stick stop struggle study succeed suffer suit support survive switch take talk teach tell text thank
    think thrive throw tidy train transfer travel treat trust try turn understand upgrade use visit wait wake walk
    want watch wear win wish wonder work worry write
  `
    .trim()
    .split(/\s+/),
)

/** Pasts that no rule makes. */
// mutate-block order: a map has no order here
export const PAST: ReadonlyMap<string, string> = new Map([
  ['be', 'was'],
  ['become', 'became'],
  ['begin', 'began'],
  ['break', 'broke'],
  ['bring', 'brought'],
  ['build', 'built'],
  ['buy', 'bought'],
  ['catch', 'caught'],
  ['choose', 'chose'],
  ['come', 'came'],
  ['cut', 'cut'],
  ['deal', 'dealt'],
  ['do', 'did'],
  ['dream', 'dreamt'],
  ['drink', 'drank'],
  ['drive', 'drove'],
  ['drop', 'dropped'],
  ['eat', 'ate'],
  ['fall', 'fell'],
  ['feel', 'felt'],
  ['fight', 'fought'],
  ['find', 'found'],
  ['fit', 'fit'],
  ['fly', 'flew'],
  ['forget', 'forgot'],
  ['forgive', 'forgave'],
  ['get', 'got'],
  ['give', 'gave'],
  ['go', 'went'],
  ['grow', 'grew'],
  ['have', 'had'],
  ['hear', 'heard'],
  ['hide', 'hid'],
  ['hit', 'hit'],
  ['hold', 'held'],
  ['hurt', 'hurt'],
  ['keep', 'kept'],
  ['know', 'knew'],
  ['lead', 'led'],
  ['lend', 'lent'],
  ['let', 'let'],
  ['lie', 'lied'],
  ['lose', 'lost'],
  ['make', 'made'],
  ['mean', 'meant'],
  ['meet', 'met'],
  ['pay', 'paid'],
  ['put', 'put'],
  ['quit', 'quit'],
  ['read', 'read'],
  ['ride', 'rode'],
  ['ring', 'rang'],
  ['rise', 'rose'],
  ['run', 'ran'],
  ['say', 'said'],
  ['see', 'saw'],
  ['sell', 'sold'],
  ['send', 'sent'],
  ['shut', 'shut'],
  ['sing', 'sang'],
  ['sit', 'sat'],
  ['sleep', 'slept'],
  ['speak', 'spoke'],
  ['spend', 'spent'],
  ['split', 'split'],
  ['stand', 'stood'],
  ['steal', 'stole'],
  ['stick', 'stuck'],
  ['stop', 'stopped'],
  ['take', 'took'],
  ['teach', 'taught'],
  ['tell', 'told'],
  ['think', 'thought'],
  ['throw', 'threw'],
  ['understand', 'understood'],
  ['wake', 'woke'],
  ['wear', 'wore'],
  ['win', 'won'],
  ['write', 'wrote'],
  ['plan', 'planned'],
  ['plug', 'plugged'],
  ['refer', 'referred'],
  ['prefer', 'preferred'],
  ['regret', 'regretted'],
  ['travel', 'travelled'],
  ['cancel', 'cancelled'],
  ['step', 'stepped'],
  ['chat', 'chatted'],
  ['pan', 'panned'],
  ['leave', 'left'],
  ['commit', 'committed'],
])
