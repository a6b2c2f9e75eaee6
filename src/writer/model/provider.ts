/** The four kinds of provider, created from the settings. Only the package that is needed is loaded. */
import assert from 'node:assert/strict'
import type { generateText, LanguageModel } from 'ai'
import { boundedFetch } from './bounded-fetch.ts'

export const PROVIDERS = ['openai', 'anthropic', 'google', 'openai-compatible'] as const
export type ProviderName = (typeof PROVIDERS)[number]

export interface ModelSettings {
  readonly provider: ProviderName
  readonly model: string
  /** Absent: the provider's own address. */
  readonly baseUrl?: string | undefined
  readonly apiKey?: string | undefined
}

/** A model and the options that are sent with every prompt. */
export interface OpenedModel {
  readonly model: LanguageModel
  /** Reasoning takes longer than a reader waits, so it is switched off if the provider allows it. */
  readonly reasoning?: 'none'
  readonly providerOptions?: NonNullable<Parameters<typeof generateText>[0]['providerOptions']>
  /** The provider's server knows them, so its answers and errors are searched for them before they are used. */
  readonly secrets: readonly string[]
}

type Open = (settings: ModelSettings) => Promise<Omit<OpenedModel, 'secrets'>>

/** Given explicitly, because the packages would otherwise read environment variables of their own. */
export const ADDRESSES = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
} as const

const OPEN: Record<ProviderName, Open> = {
  async openai(settings) {
    const { createOpenAI } = await import('@ai-sdk/openai')
    const model = createOpenAI(connection(settings, ADDRESSES.openai))(settings.model)
    // The Responses API stores every exchange for a month unless asked not to, and gives reasoning summaries to
    // verified organisations only.
    return { model, reasoning: 'none', providerOptions: { openai: { store: false, reasoningSummary: null } } }
  },
  async anthropic(settings) {
    const { createAnthropic } = await import('@ai-sdk/anthropic')
    return {
      model: createAnthropic(connection(settings, ADDRESSES.anthropic))(settings.model),
      reasoning: 'none',
    }
  },
  async google(settings) {
    const { createGoogle } = await import('@ai-sdk/google')
    return { model: createGoogle(connection(settings, ADDRESSES.google))(settings.model), reasoning: 'none' }
  },
  /** Servers differ in what they accept, so only options that all of them know are sent. */
  async 'openai-compatible'(settings) {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
    const provider = createOpenAICompatible({
      ...connection(settings),
      name: 'local',
      supportsStructuredOutputs: true,
    })
    return { model: provider(settings.model) }
  },
}

function connection({ baseUrl, apiKey }: ModelSettings, address?: string) {
  const baseURL = baseUrl ?? address
  assert.ok(baseURL !== undefined, 'a compatible server has no address of its own')
  return { fetch: boundedFetch, baseURL, ...(apiKey !== undefined && { apiKey }) }
}

export async function openModel(settings: ModelSettings): Promise<OpenedModel> {
  const { provider, apiKey } = settings
  return { ...(await OPEN[provider](settings)), secrets: apiKey === undefined ? [] : [apiKey] }
}
