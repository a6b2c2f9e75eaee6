/** Verbs of everyday questions in their plain form: where the subject of “Will the landlord fix the heating” ends. */
export const VERBS: ReadonlySet<string> = new Set(
  `
    accept achieve act adapt add adjust admit adopt adore advance advise afford agree aim allow announce annoy
    answer apologise apologize appear apply appoint appreciate approach approve argue arrange arrive ask assume
    attack attend attract audition avoid bail ban be bear beat become begin behave believe belong bet bite blame
    block blossom blow book borrow bother bounce break breathe brighten bring build bully burn buy call calm camp
    cancel care carry catch cause celebrate change charge chase chat cheat check chip choose clash clean clear click
    climb close collapse collect come comfort commit commute compare complain complete concentrate confess confide
    confirm confront congratulate connect consider consume contact continue convert convince cook cope count cover
    crack crash crave crawl create creep criticise criticize cross crumble cry cuddle cure cut cycle damage dance
    dare date daydream deal decide decline deepen defeat defend delay delete deliver demand deny depend describe
    deserve design despise destroy detect develop devote die diet dig dip disagree disappear disappoint discover
    discuss distract distrust divorce do donate doubt downsize drag draw dread dream dress drift drink drive drop
    dump earn ease eat elect email embarrass emerge emigrate enable encourage end enjoy enrol enroll enter entertain
    envy escape evolve exaggerate exercise exhibit exist expect explain explode extend face fade fail faint fall
    fancy fare feed feel fetch fight figure file fill find finish fire fit fix flip flirt float flood flourish fly
    focus follow forget forgive foster freelance fret fuel fund fuss gain gamble garden gather get ghost give glow
    go gossip grab graduate greet grieve grill grow guess guide handle hang happen harm harvest hate haunt have heal
    hear heat help hesitate hide hike hire hit hold hope host hug hunt hurry hurt ignore imagine impress improve
    include increase inherit insist inspire insult interview introduce invent invest investigate invite iron
    irritate join judge juggle jump keep kick kiss knit knock know lack land last laugh launch lay lead leak lean
    learn leave lend let lie lift light like linger listen live loathe lock look loosen lose love lower maintain
    make manage manifest mark marry master match matter mature mean measure meditate meet melt mend message mind
    mislead misread miss misunderstand mop mourn move nag name need nick neglect notice nurse object oblige observe occur
    offer open operate oppose order organise organize outgrow overcome overreact overthink owe own pack paint pan
    park participate pass pay peak perform persuade phone photograph pick pitch plan plant play please plug post
    pour practice practise praise pray predict prefer prepare present press pretend prevent promise promote propose
    prosper protect prove provide publish pull punish pursue push put puzzle qualify quarrel quit race rain raise
    rate reach react read realise realize reapply rebound rebuild recall receive reckon recognise recognize
    recommend reconcile reconnect reconsider record recover redo reduce refer refund refuse register regret rehearse
    reject relax release relocate rely remain remarry remember remind remove renew rent repair repeat replace reply
    report represent reschedule rescue resent resign resit resolve respect respond rest resume retire return reunite
    reveal reverse review revise reward ride ring rip rise risk rock roll ruin rule run rush sack sacrifice satisfy
    save say scare schedule score scream search seduce see seek seem seize sell send separate serve settle shake
    shape share shift shine ship shop shorten shout show shrink shut sign sing sink sit skip slam sleep slip slow
    smell smile smoke snap sneak snow solve sort sound spare sparkle speak spend spill split spoil spring sprout
    stand stare start stay steal steer step stick stir stop store strengthen stress stretch strike struggle study
    succeed suffer suggest suit sulk support survive suspect swap swear sweat swim swing switch tackle tag take talk
    tame taste teach tease tell tempt tend terminate text thank thaw think thrill thrive throw tidy tie tighten
    tolerate top touch track trade train transfer transform translate travel treat trip trouble trust try turn twist
    understand undo unite unpack unwind update upgrade use vanish visit volunteer vote vow wait wake walk want
    warm warn wash waste watch water wear weigh widen win wish withdraw wonder work worry worsen wrap wreck write
    yell yield
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
  ['bear', 'bore'],
  ['bet', 'bet'],
  ['bite', 'bit'],
  ['blow', 'blew'],
  ['creep', 'crept'],
  ['dig', 'dug'],
  ['draw', 'drew'],
  ['dip', 'dipped'],
  ['drag', 'dragged'],
  ['feed', 'fed'],
  ['hang', 'hung'],
  ['hug', 'hugged'],
  ['knit', 'knitted'],
  ['lay', 'laid'],
  ['light', 'lit'],
  ['mislead', 'misled'],
  ['misread', 'misread'],
  ['misunderstand', 'misunderstood'],
  ['nag', 'nagged'],
  ['outgrow', 'outgrew'],
  ['overthink', 'overthought'],
  ['redo', 'redid'],
  ['rip', 'ripped'],
  ['seek', 'sought'],
  ['shake', 'shook'],
  ['shrink', 'shrank'],
  ['sink', 'sank'],
  ['skip', 'skipped'],
  ['slam', 'slammed'],
  ['slip', 'slipped'],
  ['snap', 'snapped'],
  ['spring', 'sprang'],
  ['strike', 'struck'],
  ['swap', 'swapped'],
  ['swear', 'swore'],
  ['swim', 'swam'],
  ['swing', 'swung'],
  ['tag', 'tagged'],
  ['trip', 'tripped'],
  ['undo', 'undid'],
  ['unwind', 'unwound'],
  ['withdraw', 'withdrew'],
  ['wrap', 'wrapped'],
  ['grab', 'grabbed'],
  ['ban', 'banned'],
  ['chip', 'chipped'],
  ['dump', 'dumped'],
  ['stir', 'stirred'],
  ['top', 'topped'],
  ['shop', 'shopped'],
  ['ship', 'shipped'],
  ['occur', 'occurred'],
  ['admit', 'admitted'],
  ['rebuild', 'rebuilt'],
  ['shine', 'shone'],
  ['overcome', 'overcame'],
  ['rely', 'relied'],
  ['mop', 'mopped'],
  ['tie', 'tied'],
  ['die', 'died'],
  ['flip', 'flipped'],
  ['enrol', 'enrolled'],
  ['resit', 'resat'],
  ['recall', 'recalled'],
  ['beat', 'beat'],
])
