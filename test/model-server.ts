/** A language model's server for tests, on loopback. It speaks the wire formats of all providers, and behaves as it is told. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { answerTo, type Change } from './model-answers.ts'

export interface SeenCall {
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: Record<string, unknown>
  /** All that the model was told, as one text. */
  readonly prompt: string
}

interface Exchange {
  readonly call: SeenCall
  readonly response: ServerResponse
  /** How often it was called since it was told to behave so. */
  readonly turn: number
}

type Plain = keyof typeof PLAIN_BEHAVIOURS
type Changing = keyof typeof CHANGING_BEHAVIOURS
export type Behaviour = Plain | Changing
/** What a model says that does whatever it reads. */
export type Obeying = (prompt: string) => string

/** Answers in the form of the provider whose path was called. */
function say({ call, response }: Exchange, text: string): void {
  const inForm = call.path.includes('/responses')
    ? openAiResponse(text)
    : call.path.includes('/messages')
      ? anthropicMessage(text)
      : call.path.includes(':generateContent')
        ? googleContent(text)
        : chatCompletion(text)
  response.setHeader('content-type', 'application/json').end(JSON.stringify(inForm))
}

const answer =
  (change: Change = (right) => right) =>
  (exchange: Exchange) =>
    say(exchange, JSON.stringify(answerTo(exchange.call.prompt, change)))

const fail =
  (status: number, headers: Record<string, string> = {}) =>
  ({ response }: Exchange) =>
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end('{"error":{"message":"no","type":"test"}}')

const SLOW_MS = 120

/** Answers that wait for `letGo`. */
const waiting: (() => void)[] = []

const PLAIN_BEHAVIOURS = {
  right: answer(),
  slow: (exchange: Exchange) => setTimeout(() => answer()(exchange), SLOW_MS),
  waiting: (exchange: Exchange) => waiting.push(() => answer()(exchange)),
  hanging: () => {},
  dripping: ({ response }: Exchange) => {
    response.setHeader('content-type', 'application/json').write('{')
    const drop = setInterval(() => response.write(' '), 10)
    response.on('close', () => clearInterval(drop))
  },
  flooding: ({ response }: Exchange) => {
    response.setHeader('content-type', 'application/json')
    const pour = () => {
      while (!response.destroyed && response.write(' '.repeat(65_536)));
    }
    response.on('drain', pour)
    pour()
  },
  unauthorized: fail(401),
  'rate limited': fail(429, { 'retry-after': '7' }),
  'rate limited until a date': ({ response }: Exchange) =>
    fail(429, { 'retry-after': new Date(Date.now() + 20_000).toUTCString() })({ response } as Exchange),
  'echoing the key': ({ call, response }: Exchange) =>
    response
      .writeHead(401, { 'content-type': 'application/json', 'x-echo': keyIn(call) })
      .end(JSON.stringify({ type: 'error', error: complaint(call) })),
  'echoing the key in its text': (exchange: Exchange) =>
    answer((right) => changed(right, (text) => text.replace(/\w+\.$/, `${keyIn(exchange.call)}.`)))(exchange),
  broken: fail(500),
  overloaded: fail(503),
  redirecting: fail(307, { location: '/elsewhere' }),
  HTML: ({ response }: Exchange) =>
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<html><body>Sign in to the portal</body></html>'),
  reset: ({ response }: Exchange) => response.socket?.destroy(),
  'invalid JSON': (exchange: Exchange) => say(exchange, '{"summary": [{"text": "A calm'),
  'wrong schema': (exchange: Exchange) => say(exchange, '{"summary":"A calm day.","mood":7}'),
  'too long': answer((right) => ({
    ...right,
    summary: [...right.summary, ...right.summary, ...right.summary],
  })),
  'too short': answer((right) => ({ ...right, summary: [{ ...right.summary[0]!, text: 'A calm day.' }] })),
  empty: (exchange: Exchange) => say(exchange, ''),
  markup: answer((right) => changed(right, (text) => text.replace(/(\w+)\.$/, '**$1**.'))),
  link: answer((right) => changed(right, (text) => text.replace(/\.$/, ' at www.example.com.'))),
  'control characters': answer((right) => changed(right, (text) => text.replace(' ', ' \u0007'))),
  'wrong planet': (exchange: Exchange) => {
    const [, facts = ''] = exchange.call.prompt.split('Facts:')
    const absent = ['Saturn', 'Pluto', 'Mars', 'Venus'].find((planet) => !facts.includes(planet))!
    answer((right) => changed(right, (text) => text.replace(/^\w+/, absent)))(exchange)
  },
  'unknown fact': answer((right) => ({
    ...right,
    summary: right.summary.map(({ text }) => ({ text, transits: ['mars-square-chiron'], cards: ['ar99'] })),
  })),
  'prompt echo': answer((right) =>
    changed(right, () => 'Ask of every sentence what the reader is told, and do one small thing.'),
  ),
  'another language': answer((right) => changed(right, () => 'La Luna pide calma y una respuesta clara.')),
  'unsafe claim': answer((right) => changed(right, (text) => text.replace(/\.$/, ', and you will win.'))),
  fenced: (exchange: Exchange) =>
    say(
      exchange,
      `<think>Hm, {facts}.</think>\nHere it is:\n\`\`\`json\n${JSON.stringify(answerTo(exchange.call.prompt), null, 2)}\n\`\`\``,
    ),
  refusing: fail(400),
} satisfies Record<string, (exchange: Exchange) => unknown>

/** As each provider is sent it. */
const keyIn = ({ headers }: SeenCall): string =>
  String(
    headers['x-api-key'] ?? headers['x-goog-api-key'] ?? headers.authorization?.replace('Bearer ', '') ?? '',
  )

/** One that says all it knows, at length, with the members that the providers' errors have. */
function complaint(call: SeenCall) {
  const key = keyIn(call)
  const spelled = [key, encodeURIComponent(key), Buffer.from(key).toString('base64'), key.slice(0, -3)]
  const message = `Incorrect key provided: ${spelled.join(', ')}. ${'Please check your key. '.repeat(2_000)}`
  return { message, type: key, status: key, code: 401 }
}

/** Behaviours that change with the call. */
const CHANGING_BEHAVIOURS = {
  'wrong at first': ({ turn }) => (turn === 1 ? 'too short' : 'right'),
  'shapeless at first': ({ turn }) => (turn === 1 ? 'invalid JSON' : 'right'),
  /** As servers do that do not know `json_schema`. */
  'without schemas': ({ call }) => ('response_format' in call.body ? 'refusing' : 'right'),
} satisfies Record<string, (exchange: Exchange) => Plain>

function changed<A extends { summary: { text: string }[] }>(right: A, change: (text: string) => string): A {
  return {
    ...right,
    summary: right.summary.map((sentence) => ({ ...sentence, text: change(sentence.text) })),
  }
}

export interface ModelServer {
  /** Where it listens, without a path. */
  readonly origin: string
  readonly calls: SeenCall[]
  /** How many calls were open at once since it was told how to behave. */
  readonly maxOpen: number
  behave(behaviour: Behaviour | Obeying): void
  /** Gives the answers that it has held back. */
  letGo(): void
  stop(): Promise<void>
}

/** On any free port, unless a test has one in mind. */
export async function startModelServer(behaviour: Behaviour = 'right', atPort = 0): Promise<ModelServer> {
  let behaves: Behaviour | Obeying = behaviour
  let turn = 0
  let [open, maxOpen] = [0, 0]
  const calls: SeenCall[] = []
  const server = createServer(async (request, response) => {
    maxOpen = Math.max(maxOpen, ++open)
    response.on('close', () => open--)
    const call = await seen(request)
    calls.push(call)
    const exchange = { call, response, turn: ++turn }
    if (typeof behaves === 'function') return say(exchange, behaves(call.prompt))
    const plain =
      behaves in CHANGING_BEHAVIOURS ? CHANGING_BEHAVIOURS[behaves as Changing](exchange) : behaves
    const behave: (exchange: Exchange) => unknown = PLAIN_BEHAVIOURS[plain as Plain]
    behave(exchange)
  })
  server.listen(atPort, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return {
    origin: `http://127.0.0.1:${port}`,
    calls,
    get maxOpen() {
      return maxOpen
    },
    behave(next) {
      behaves = next
      maxOpen = open
      turn = 0
    },
    letGo() {
      for (const give of waiting.splice(0)) give()
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function seen(request: IncomingMessage): Promise<SeenCall> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const body = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>
  return { path: request.url!, headers: request.headers, body, prompt: textsIn(body).join('\n') }
}

/** Every text that is not a name of ours: members called `text` or `content`, and Anthropic's `system`. */
function textsIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return ['text', 'content', 'system'].includes(name) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, name))
  return Object.entries(value).flatMap(([member, part]) => textsIn(part, member))
}

/** https://platform.openai.com/docs/api-reference/chat/object */
const chatCompletion = (content: string) => ({
  id: 'chatcmpl-test',
  object: 'chat.completion',
  created: 1_774_094_400,
  model: 'test-model',
  choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 1200, completion_tokens: 150, total_tokens: 1350 },
})

/** https://platform.openai.com/docs/api-reference/responses/object */
const openAiResponse = (text: string) => ({
  id: 'resp_test',
  object: 'response',
  created_at: 1_774_094_400,
  status: 'completed',
  model: 'test-model',
  output: [
    {
      type: 'message',
      id: 'msg_test',
      status: 'completed',
      role: 'assistant',
      content: [{ type: 'output_text', text, annotations: [] }],
    },
  ],
  usage: {
    input_tokens: 1200,
    input_tokens_details: { cached_tokens: 0 },
    output_tokens: 150,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: 1350,
  },
})

/** https://platform.claude.com/docs/en/api/messages */
const anthropicMessage = (text: string) => ({
  id: 'msg_test',
  type: 'message',
  role: 'assistant',
  model: 'test-model',
  content: [{ type: 'text', text }],
  stop_reason: 'end_turn',
  stop_sequence: null,
  usage: { input_tokens: 1200, output_tokens: 150 },
})

/** https://ai.google.dev/api/generate-content#v1beta.GenerateContentResponse */
const googleContent = (text: string) => ({
  candidates: [{ content: { role: 'model', parts: [{ text }] }, finishReason: 'STOP', index: 0 }],
  usageMetadata: { promptTokenCount: 1200, candidatesTokenCount: 150, totalTokenCount: 1350 },
  modelVersion: 'test-model',
})
