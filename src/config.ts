/** Reads the configuration from the environment. The type, the checks and docs/configuration.md are derived from one table of settings. */
import { BlockList, isIP } from 'node:net'

/** A wrong setting: the service does not start. The message names the variable and its allowed values, never a secret. */
export class ConfigError extends Error {}

type Setting<T> = {
  /** Environment variable. */
  name: string
  /** The default; with `undefined` the setting is absent. */
  fallback: string | undefined
  /** Completes "NAME takes …". */
  takes: string
  /** The description in docs/configuration.md. */
  purpose: string
  secret?: true
  /** The value, or `undefined` if the text is not valid. */
  read: (text: string) => T | undefined
}

const setting = <T>(it: Setting<T>) => it

function words<const W extends string>(...list: W[]) {
  return { takes: list.join(', '), read: (text: string) => list.find((word) => word === text) }
}

function wholeNumber(min: number, max: number) {
  const read = (text: string) => {
    const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN
    return value >= min && value <= max ? value : undefined
  }
  return { takes: `a whole number from ${min} to ${max}`, read }
}

function url(protocols: readonly string[], example: string) {
  const read = (text: string) => {
    if (!URL.canParse(text)) return undefined
    const { protocol, hash, search, username } = new URL(text)
    if (!protocols.includes(protocol) || hash !== '') return undefined
    // Links made from the URL would contain these. A Redis URL is exempt because it has its password there.
    if (protocol.startsWith('http') && (search !== '' || username !== '')) return undefined
    return text.replace(/\/+$/, '')
  }
  return { takes: `a URL such as ${example}`, read }
}

const text = (takes: string, pattern: RegExp) => ({
  takes,
  read: (given: string) => (pattern.test(given) ? given : undefined),
})

const HOST_NAME = /^[A-Za-z0-9.:_-]{1,255}$/

/** Parses a list such as `10.0.0.0/8, ::1`. */
function networks(list: string): BlockList | undefined {
  const inside = new BlockList()
  for (const entry of list.split(',').map((part) => part.trim())) {
    const [address = '', bits, ...rest] = entry.split('/')
    const family = isIP(address)
    const max = family === 4 ? 32 : 128
    const prefix = bits === undefined ? max : wholeNumber(0, max).read(bits)
    if (family === 0 || prefix === undefined || rest.length > 0) return undefined
    inside.addSubnet(address, prefix, family === 4 ? 'ipv4' : 'ipv6')
  }
  return inside
}

/** `*`, or the origins whose pages may call the API. */
export type Origins = '*' | ReadonlySet<string>

/** As a browser sends it: scheme and host in small letters, a port that is not the usual one, no path. Apps may have a scheme of their own. */
const ORIGIN = /^[a-z][a-z0-9+.-]*:\/\/(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/

function origins(list: string): Origins | undefined {
  if (list === '*') return list
  const found = list.split(',').map((entry) => entry.trim())
  const isUsual = (origin: string) => !/^https?:/.test(origin) || new URL(origin).origin === origin
  return found.every((origin) => ORIGIN.test(origin) && URL.canParse(origin) && isUsual(origin))
    ? new Set(found)
    : undefined
}

const ALLOWED_HOST = /^(?:\*\.)?[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$|^\[[0-9a-f:.]+\]$/

/** Names in small letters, without ports. */
function hosts(list: string): ReadonlySet<string> | undefined {
  const found = list.split(',').map((entry) => entry.trim().toLowerCase())
  return found.every((host) => ALLOWED_HOST.test(host)) ? new Set(found) : undefined
}

/** What is set for one group of the limits. Without `perDay`, the group's daily limit stays as it is. */
export interface LimitSetting {
  readonly perMinute: number
  readonly perDay?: number
}

/** `off`: requests are counted but never refused. The groups are checked by those who know them. */
export type LimitSettings = 'on' | 'off' | ReadonlyMap<string, LimitSetting>

/** The counters hold sixteen times as many, for a whole IPv6 /48. */
export const MAX_REQUESTS = 1_000_000
const requests = wholeNumber(1, MAX_REQUESTS)

/** Parses a list such as `natalChart=100/5000, tarot=200`. */
export function readLimits(list: string): LimitSettings | undefined {
  if (list === 'on' || list === 'off') return list
  const limits = new Map<string, LimitSetting>()
  for (const entry of list.split(',').map((part) => part.trim())) {
    const [, group = '', minute = '', day] = /^([A-Za-z]+)=(\d+)(?:\/(\d+))?$/.exec(entry) ?? []
    const perMinute = requests.read(minute)
    const perDay = day === undefined ? undefined : requests.read(day)
    const isDayWrong = day !== undefined && perDay === undefined
    if (perMinute === undefined || isDayWrong || limits.has(group)) return undefined
    limits.set(group, { perMinute, ...(perDay !== undefined && { perDay }) })
  }
  return limits
}

export const SETTINGS = {
  host: setting({
    name: 'HOST',
    fallback: '127.0.0.1',
    ...text('an address or host name to listen on', HOST_NAME),
    purpose: 'Address to listen on. `0.0.0.0` or `::` listens on every interface.',
  }),
  port: setting({
    name: 'PORT',
    fallback: '8080',
    ...wholeNumber(0, 65_535),
    purpose: 'Port to listen on. `0` chooses any free port.',
  }),
  dataDir: setting({
    name: 'DATA_DIR',
    fallback: './var',
    // biome-ignore lint/suspicious/noControlCharactersInRegex: a path must not hold a NUL byte
    ...text('a folder, or :memory:', /^[^\u0000]{1,4096}$/),
    purpose: 'Folder of the embedded store. With `:memory:` nothing is written to disk.',
  }),
  publicUrl: setting({
    name: 'PUBLIC_URL',
    fallback: undefined,
    ...url(['http:', 'https:'], 'https://augury.example.org'),
    purpose:
      'Public address of the service, used in links; requests for other hosts are refused, see `ALLOWED_HOSTS`. Unset: links use the scheme, host and path prefix of each request.',
  }),
  siteName: setting({
    name: 'SITE_NAME',
    fallback: 'Augury',
    ...text('1 to 40 characters in one line', /^[^\s\p{C}](?:[^\p{C}]{0,38}[^\s\p{C}])?$/u),
    purpose:
      'Name of the site: on the page, in titles and previews, on shared pictures, and as the author of feeds.',
  }),
  allowedHosts: setting({
    name: 'ALLOWED_HOSTS',
    fallback: undefined,
    takes:
      'host names and addresses without ports, separated by commas, such as augury.example.org, *.example.net, [2001:db8::1]',
    read: hosts,
    purpose:
      'Hosts that requests may name, besides that of `PUBLIC_URL` and loopback. Requests for others get 421; health checks are answered for every host. `*.example.net` is every name one step below `example.net`. Unset: the host of `PUBLIC_URL`, or all of them if that is unset, too.',
  }),
  trustProxy: setting({
    name: 'TRUST_PROXY',
    fallback: undefined,
    takes: 'addresses and CIDR ranges, separated by commas, such as 10.0.0.0/8, ::1',
    read: networks,
    purpose:
      '[Proxies](proxies.md) whose `X-Forwarded-For`, `-Proto`, `-Host` and `-Prefix` are trusted. Unset: none.',
  }),
  connectionsPerAddress: setting({
    name: 'CONNECTIONS_PER_ADDRESS',
    fallback: '256',
    ...wholeNumber(1, 10_000),
    purpose:
      'Maximum number of connections from one IPv4 address or IPv6 /64 to each worker; when it is reached, the oldest idle connection is closed. Proxies in `TRUST_PROXY` are exempt.',
  }),
  rateLimits: setting({
    name: 'RATE_LIMITS',
    fallback: 'on',
    takes: `on, off, or limits per minute and day by group, such as natalChart=100/5000,tarot=200, each from 1 to ${MAX_REQUESTS}`,
    read: readLimits,
    purpose:
      'Limits of the groups that are named, for each client; the others keep [theirs](errors.md#limits), and so does the day of a group for which only the minute is given. With `off`, requests are counted and reported but never refused: for use behind a gateway with its own limits, and for benchmarks.',
  }),
  apiKeysFile: setting({
    name: 'API_KEYS_FILE',
    fallback: undefined,
    // biome-ignore lint/suspicious/noControlCharactersInRegex: a path must not hold a NUL byte
    ...text('a JSON file with a list of keys', /^[^\u0000]{1,4096}$/),
    purpose:
      'File with [API keys](integrating.md#keys): `[{"name", "sha256", "limits"}]`. Requests with a key are counted for the key, with its own limits if it has any. The file is read again when it changes. Unset: there are no keys.',
  }),
  corsOrigins: setting({
    name: 'CORS_ORIGINS',
    fallback: '*',
    takes: '*, or origins separated by commas, such as https://app.example.org, http://localhost:5173',
    read: origins,
    purpose:
      'Sites whose pages may call the API from a browser. `*`: all of them, but none at `/mcp`, where sites must be named. It does not keep out programs other than browsers.',
  }),
  redisUrl: setting({
    name: 'REDIS_URL',
    fallback: undefined,
    ...url(['redis:', 'rediss:'], 'redis://127.0.0.1:6379'),
    secret: true,
    purpose: 'Redis or Valkey, shared by several copies of the service. Unset: the embedded store.',
  }),
  secret: setting({
    name: 'SECRET',
    fallback: undefined,
    ...text('16 to 1000 visible characters', /^[\x21-\x7e]{16,1000}$/),
    secret: true,
    purpose:
      'Key for encrypting personal readings and for turning birth data into identifiers. Must be the same for all copies that use one Redis. Unset: `SECRET_FILE` is used.',
  }),
  secretFile: setting({
    name: 'SECRET_FILE',
    fallback: undefined,
    // biome-ignore lint/suspicious/noControlCharactersInRegex: a path must not hold a NUL byte
    ...text('a file that contains such a secret, or that can be created', /^[^\u0000]{1,4096}$/),
    purpose:
      'File with the secret, created if it is missing. Unset: the file `secret` in `DATA_DIR`; with `REDIS_URL` or `:memory:`, a new secret for each process.',
  }),
  feedKey: setting({
    name: 'FEED_KEY',
    fallback: undefined,
    ...text('16 to 1000 visible characters', /^[\x21-\x7e]{16,1000}$/),
    secret: true,
    purpose:
      'Key that seals the addresses of [private feeds](timeline.md#a-private-calendar); another one makes all of them worthless. Unset: the file `feed-key` in `DATA_DIR`, created if it is missing; with `REDIS_URL` or `:memory:`, made from the secret.',
  }),
  feedKeyOld: setting({
    name: 'FEED_KEY_OLD',
    fallback: undefined,
    ...text('16 to 1000 visible characters', /^[\x21-\x7e]{16,1000}$/),
    secret: true,
    purpose:
      'The key before `FEED_KEY`: addresses sealed with it are still answered, while people move to new ones. Unset: they are not.',
  }),
  workers: setting({
    name: 'WORKERS',
    fallback: '1',
    ...wholeNumber(1, 64),
    purpose:
      'Number of threads that serve the same port. The main thread counts requests for all of them, so limits are exact.',
  }),
  adminPort: setting({
    name: 'ADMIN_PORT',
    fallback: undefined,
    ...wholeNumber(0, 65_535),
    purpose: 'Port for `/metrics`, `/healthz` and `/readyz`, on `ADMIN_HOST`. Unset: they are not served.',
  }),
  adminHost: setting({
    name: 'ADMIN_HOST',
    fallback: '127.0.0.1',
    ...text('an address or host name to listen on', HOST_NAME),
    purpose:
      'Address for `ADMIN_PORT`. With `0.0.0.0` or `::` a cluster can probe it; then keep the port out of reach of the public.',
  }),
  logLevel: setting({
    name: 'LOG_LEVEL',
    fallback: 'info',
    ...words('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'),
    purpose:
      'Lowest level that is logged. `info` logs one line for each request; `warn` logs only what needs attention.',
  }),
  logFormat: setting({
    name: 'LOG_FORMAT',
    fallback: 'auto',
    ...words('auto', 'json', 'text'),
    purpose:
      '`json`: one JSON object a line, for programs. `text`: sentences, for people. `auto`: text on a terminal, JSON everywhere else.',
  }),
  helplines: setting({
    name: 'HELPLINES',
    fallback: undefined,
    ...text(
      'a text of at most 1000 characters without line breaks, such as Call 112, or TelefonSeelsorge on 116 123 at any hour.',
      /^[^\p{Cc}\p{Cs}<>]{1,1000}$/u,
    ),
    purpose:
      'Whom to call, as whole sentences: said to somebody whose [question](questions.md) is about ending a life or being in danger. Unset: the emergency numbers of Europe, North America and Britain, and findahelpline.com. These texts need a reader from that field before a release.',
  }),
  llmProvider: setting({
    name: 'LLM_PROVIDER',
    fallback: 'none',
    ...words('none', 'openai', 'anthropic', 'google', 'openai-compatible'),
    purpose:
      'Provider of the language model that writes the texts. `none`: the built-in phrasebook writes them.',
  }),
  llmModel: setting({
    name: 'LLM_MODEL',
    fallback: undefined,
    ...text('a model name of at most 200 characters', /^[\x21-\x7e]{1,200}$/),
    purpose: 'Name of the model, as its provider spells it. Required with any provider.',
  }),
  llmBaseUrl: setting({
    name: 'LLM_BASE_URL',
    fallback: undefined,
    ...url(['http:', 'https:'], 'http://127.0.0.1:11434/v1'),
    purpose:
      "Base URL of the model's API. Required with `openai-compatible`; with the others it replaces the provider's own URL.",
  }),
  llmApiKey: setting({
    name: 'LLM_API_KEY',
    fallback: undefined,
    ...text('a key of at most 1000 visible characters', /^[\x21-\x7e]{1,1000}$/),
    secret: true,
    purpose: "The provider's API key. Required with `openai`, `anthropic` and `google`.",
  }),
  llmQuestions: setting({
    name: 'LLM_QUESTIONS',
    fallback: 'off',
    ...words('off', 'on'),
    purpose:
      'Whether a [question](questions.md#a-language-model) that is asked with a spread goes to the model, which then answers it. `on`: the page says so before anything is sent; grave and delicate questions, and those that are not understood, never go. `off`: no question leaves the service.',
  }),
  llmTimeoutMs: setting({
    name: 'LLM_TIMEOUT_MS',
    fallback: '4500',
    // A request may take five seconds (contract §8). What is left of them is for the rest of the work.
    ...wholeNumber(100, 4800),
    purpose:
      'Timeout for one text of the model in milliseconds, in total; after it the phrasebook writes the text.',
  }),
  llmDailyCalls: setting({
    name: 'LLM_DAILY_CALLS',
    fallback: '2000',
    ...wholeNumber(0, 1_000_000_000),
    purpose:
      'Maximum number of calls to the model per UTC day, for all copies that share a store; after that the phrasebook writes the texts. A tenth is kept for the horoscopes of signs.',
  }),
  llmConcurrency: setting({
    name: 'LLM_CONCURRENCY',
    fallback: '8',
    ...wholeNumber(1, 1000),
    purpose:
      'Maximum number of simultaneous calls to the model from one process. Use `1` for a model server that handles one call at a time.',
  }),
}

type SettingValue<S> = S extends Setting<infer T> ? T : never
type Optional =
  | 'publicUrl'
  | 'allowedHosts'
  | 'trustProxy'
  | 'apiKeysFile'
  | 'redisUrl'
  | 'secret'
  | 'secretFile'
  | 'feedKey'
  | 'feedKeyOld'
  | 'adminPort'
  | 'helplines'
  | 'llmModel'
  | 'llmBaseUrl'
  | 'llmApiKey'

export type Config = Readonly<
  { [K in Exclude<keyof typeof SETTINGS, Optional>]: SettingValue<(typeof SETTINGS)[K]> } & {
    [K in Optional]: SettingValue<(typeof SETTINGS)[K]> | undefined
  }
>

/** An empty variable counts as unset. Throws a ConfigError for the first invalid one. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const config: Record<string, unknown> = {}
  for (const [key, setting] of Object.entries<Setting<unknown>>(SETTINGS)) {
    const given = environment[setting.name] || setting.fallback
    const value = given === undefined ? undefined : setting.read(given)
    if (given !== undefined && value === undefined) throw new ConfigError(complaint(setting, given))
    config[key] = value
  }
  checkModel(config as Config)
  return config as Config
}

/** Shorter values are not removed from the log: they would match parts of ordinary words. */
const MIN_SECRET = 4

/** The values that must never be logged or shown. */
export function secretsOf({
  secret,
  feedKey,
  feedKeyOld,
  llmApiKey,
  redisUrl,
}: Partial<Pick<Config, 'secret' | 'feedKey' | 'feedKeyOld' | 'llmApiKey' | 'redisUrl'>>): string[] {
  const password = redisUrl && new URL(redisUrl).password
  const all = [secret, feedKey, feedKeyOld, llmApiKey, password, password && decodeURIComponent(password)]
  return all.filter((each) => each !== undefined && each.length >= MIN_SECRET) as string[]
}

function complaint(setting: Setting<unknown>, given: string): string {
  const shown = setting.secret ? 'the given value' : JSON.stringify(given.slice(0, 100))
  return `${setting.name} takes ${setting.takes}; ${shown} is not valid.`
}

/** Whether questions go to a language model: it is configured, and the operator wants that. */
export const sendsQuestions = ({
  llmProvider,
  llmQuestions,
}: Pick<Config, 'llmProvider' | 'llmQuestions'>): boolean => llmProvider !== 'none' && llmQuestions === 'on'

function checkModel({ llmProvider, llmModel, llmBaseUrl, llmApiKey }: Config): void {
  if (llmProvider === 'none') return
  const needed =
    llmProvider === 'openai-compatible' ? { LLM_BASE_URL: llmBaseUrl } : { LLM_API_KEY: llmApiKey }
  for (const [name, value] of Object.entries({ LLM_MODEL: llmModel, ...needed }))
    if (value === undefined) throw new ConfigError(`${name} must be set when LLM_PROVIDER is ${llmProvider}.`)
}
