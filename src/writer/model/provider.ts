/** The four kinds of provider, each opened from its settings. Only the package that is needed is loaded. */
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

/** A model and what it is told beside the prompt. */
export interface OpenedModel {
  readonly model: LanguageModel
  /** Thinking before writing takes longer than a reader waits: switched off where the provider has a switch. */
  readonly reasoning?: 'none'
  readonly providerOptions?: NonNullable<Parameters<typeof generateText>[0]['providerOptions']>
}

type Open = (settings: ModelSettings) => Promise<OpenedModel>

const OPEN: Record<ProviderName, Open> = {
  async openai(settings) {
    const { createOpenAI } = await import('@ai-sdk/openai')
    const model = createOpenAI(common(settings))(settings.model)
    // The Responses API keeps every exchange for a month unless it is told not to, and gives summaries of thoughts to
    // verified organisations only.
    return { model, reasoning: 'none', providerOptions: { openai: { store: false, reasoningSummary: null } } }
  },
  async anthropic(settings) {
    const { createAnthropic } = await import('@ai-sdk/anthropic')
    return { model: createAnthropic(common(settings))(settings.model), reasoning: 'none' }
  },
  async google(settings) {
    const { createGoogle } = await import('@ai-sdk/google')
    return { model: createGoogle(common(settings))(settings.model), reasoning: 'none' }
  },
  /** Servers differ in what they accept: nothing is sent that not all of them know. */
  async 'openai-compatible'(settings) {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
    const provider = createOpenAICompatible({
      ...common(settings),
      baseURL: settings.baseUrl!,
      name: 'local',
      supportsStructuredOutputs: true,
    })
    return { model: provider(settings.model) }
  },
}

const common = ({ baseUrl, apiKey }: ModelSettings) => ({
  fetch: boundedFetch,
  ...(baseUrl !== undefined && { baseURL: baseUrl }),
  ...(apiKey !== undefined && { apiKey }),
})

export const openModel = (settings: ModelSettings): Promise<OpenedModel> => OPEN[settings.provider](settings)
