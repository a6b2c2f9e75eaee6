/**
 * The other forms of verbs in a table: where `keep/keeps` is written, `keeping` and `kept` are meant as well. A word of which only one form is
 * written stays as it is, for `hearing` is not `hear`.
 */
const IRREGULAR = `
  beat beats beaten beating
  become becomes became becoming
  begin begins began begun beginning
  bite bites bit bitten biting
  break breaks broke broken breaking
  bring brings brought bringing
  buy buys bought buying
  catch catches caught catching
  choose chooses chose chosen choosing
  come comes came coming
  cut cuts cutting
  do does did done doing
  draw draws drew drawn drawing
  drink drinks drank drunk drinking
  drive drives drove driven driving
  eat eats ate eaten eating
  fall falls fell fallen falling
  feel feels felt feeling
  fight fights fought fighting
  find finds found finding
  forget forgets forgot forgotten forgetting
  get gets got getting
  give gives gave given giving
  go goes went gone going
  grow grows grew grown growing
  hear hears heard hearing
  hide hides hid hidden hiding
  hit hits hitting
  hold holds held holding
  hurt hurts hurting
  keep keeps kept keeping
  know knows knew known knowing
  leave leaves left leaving
  lend lends lent lending
  lie lies lied lying
  lose loses lost losing
  make makes made making
  meet meets met meeting
  pay pays paid paying
  put puts putting
  ring rings rang rung ringing
  run runs ran running
  say says said saying
  see sees saw seen seeing
  sell sells sold selling
  send sends sent sending
  shake shakes shook shaken shaking
  shut shuts shutting
  sit sits sat sitting
  sleep sleeps slept sleeping
  speak speaks spoke spoken speaking
  spend spends spent spending
  stand stands stood standing
  steal steals stole stolen stealing
  stick sticks stuck sticking
  swear swears swore sworn swearing
  sweep sweeps swept sweeping
  take takes took taken taking
  tear tears tore torn tearing
  tell tells told telling
  think thinks thought thinking
  throw throws threw thrown throwing
  wake wakes woke woken waking
  wear wears wore worn wearing
  win wins won winning
  write writes wrote written writing
`
const irregularForms: ReadonlyMap<string, readonly string[]> = new Map(
  IRREGULAR.trim()
    .split('\n')
    .map((line) => line.trim().split(' '))
    .flatMap((forms) => forms.map((form) => [form, forms] as const)),
)

/** Of each line of more than one place, every list of words with the forms that are missing. */
export const withInflections = (table: string): string =>
  table
    .split('\n')
    .map((line) => (line.trim().includes(' ') ? line.replace(/[^\s[\]]+/g, withForms) : line))
    .join('\n')

function withForms(token: string): string {
  if (!token.includes('/')) return token
  const written = new Set(token.split('/'))
  const all = new Set(written)
  for (const word of written) {
    if (!/^[a-z]{3,}$/.test(word)) continue
    const forms = irregularForms.get(word) ?? regularForms(word)
    if (forms.filter((form) => written.has(form)).length > 1) for (const form of forms) all.add(form)
  }
  return [...all].join('/')
}

function regularForms(base: string): string[] {
  if (base.endsWith('e')) return [base, `${base}s`, `${base}d`, `${base.slice(0, -1)}ing`]
  if (/[^aeiou]y$/.test(base))
    return [base, `${base.slice(0, -1)}ies`, `${base.slice(0, -1)}ied`, `${base}ing`]
  const s = /(?:s|x|z|ch|sh)$/.test(base) ? `${base}es` : `${base}s`
  const doubled = /^[^aeiou]*[aeiou][bdgklmnprt]$/.test(base) ? base + base.at(-1) : base
  return [base, s, `${doubled}ed`, `${doubled}ing`]
}
