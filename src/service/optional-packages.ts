/** Packages that only some settings need. npm does not install them with the package: most services would never load these 29 MB. Reports have theirs (src/report/report-packages.ts). */
import { installSentence, isInstalled } from '../built/sources.ts'
import { type Config, ConfigError } from '../config.ts'

/** With the major version that package.json allows. */
export const OPTIONAL_PACKAGES = {
  REDIS_URL: ['redis@6'],
  'LLM_PROVIDER=openai': ['ai@7', '@ai-sdk/openai@4'],
  'LLM_PROVIDER=anthropic': ['ai@7', '@ai-sdk/anthropic@4'],
  'LLM_PROVIDER=google': ['ai@7', '@ai-sdk/google@4'],
  'LLM_PROVIDER=openai-compatible': ['ai@7', '@ai-sdk/openai-compatible@3'],
} as const satisfies Record<string, readonly string[]>

type Setting = keyof typeof OPTIONAL_PACKAGES

/** Throws a ConfigError if a package is missing that a setting needs. */
export function checkOptionalPackages(config: Config, hasPackage = isInstalled): void {
  for (const setting of settingsOf(config)) {
    const sentence = installSentence(setting, OPTIONAL_PACKAGES[setting], hasPackage)
    if (sentence !== undefined) throw new ConfigError(sentence)
  }
}

const settingsOf = ({ redisUrl, llmProvider }: Config): Setting[] => [
  ...(redisUrl === undefined ? [] : (['REDIS_URL'] as const)),
  ...(llmProvider === 'none' ? [] : [`LLM_PROVIDER=${llmProvider}` as const]),
]
